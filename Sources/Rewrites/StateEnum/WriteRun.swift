import SwiftSyntax
import UntangleFacts
import UntangleSourceFiles

/// Writes that no other code can observe separately: one step from state to state.
struct WriteRun {
  struct Write {
    var fact: VariableWriteFact
    /// The right side as written; nil for `toggle()`.
    var text: String?
    /// The range of the right side in the file; nil for `toggle()`.
    var range: Range<Int>?
    /// Whether the write needs a value: `isKnown? = true` has no effect on nil.
    var condition = Condition.none
    /// The branches of `test ? then : otherwise` as written; nil for other right sides.
    var choice: Choice?

    enum Condition { case none, isSet }

    struct Choice {
      var then: String
      var otherwise: String
    }
  }

  indirect enum Step {
    /// A simultaneous assignment of the parts of a tuple.
    case assign([Write])
    /// An `if` with nothing but steps in it, whose condition depends on the state alone. `test` is the range
    /// of its conditions.
    case branch(test: Range<Int>, then: [Step], otherwise: [Step])

    var writes: [Write] {
      switch self {
      case .assign(let writes): writes
      case .branch(_, let then, let otherwise): (then + otherwise).flatMap(\.writes)
      }
    }
  }

  /// A condition with a known result at the place that a run was moved to.
  struct Guarantee {
    /// The range of the conditions in the file.
    var range: Range<Int>
    var holds: Bool
  }

  /// The position of a run without statements of its own, which was moved from above.
  enum Entry {
    case ownItem
    case startOf(CodeBlockItemListSyntax)
    case endOf(CodeBlockItemListSyntax)
    case after(CodeBlockItemSyntax)
    case newElse(IfExprSyntax)
  }

  /// What stands between the last write and the end of the run so far.
  enum Gap {
    case none
    /// Inert code that neither reads nor writes the variables: later writes may move up over it.
    case open
    /// The same with writes of other variables: what shows the state comes after what is shown.
    case writing
    /// Inert code that reads variables which the run has not written.
    case reading

    /// Whether later writes may move up over it.
    var isOpen: Bool { self == .open || self == .writing }
  }

  /// Which statement of the run the new one replaces.
  enum Place { case first, last }

  /// In which combinations the run may start.
  enum Arrival {
    case anywhere
    /// In states only: the code before it writes nothing.
    case inState
  }

  /// In execution order.
  var steps: [Step]
  /// The text before the variable's name: empty, `self.` or `self?.`.
  var receiver: String
  /// The statements of the run, in order.
  var items: [CodeBlockItemSyntax]
  /// Whether it is directly in an initialiser.
  var owner: Owner
  var entry = Entry.ownItem
  var gap = Gap.none
  var place = Place.first
  var arrival = Arrival.anywhere
  /// The number of leading steps that were moved here.
  var carriedCount = 0
  var guarantees: [Guarantee] = []
  /// The ranges of conditions that do not hold right before it, and ask for nothing but the variables.
  var untrue: [Range<Int>] = []
  /// For the writes of a `defer`, the runs that made them on their way out. It changes nothing behind those.
  var madeBefore: [WriteRun] = []

  enum Owner: Hashable {
    case initializer(designated: Bool, isTopLevel: Bool)
    case other
  }

  var writes: [Write] { steps.flatMap(\.writes) }

  /// Whether it has no effect if the instance is gone: `self?.`.
  var isChained: Bool { receiver.hasSuffix("?.") }

  /// Whether it consists of all statements of a `case` in a `switch`.
  var isWholeCase: Bool {
    guard let list = items.first?.parent?.as(CodeBlockItemListSyntax.self) else { return false }
    return list.parent?.is(SwitchCaseSyntax.self) == true && list.count == items.count
  }

  /// The `defer` that has no other statements; nil for none.
  var wholeDefer: CodeBlockItemSyntax? {
    guard let list = items.first?.parent?.as(CodeBlockItemListSyntax.self), list.count == items.count,
      let statement = list.parent?.parent?.as(DeferStmtSyntax.self)
    else { return nil }
    return statement.parent?.as(CodeBlockItemSyntax.self)
  }

  /// The offset of its position in the file.
  var start: Int {
    if let first = items.first { return first.positionAfterSkippingLeadingTrivia.utf8Offset }
    return switch entry {
    case .ownItem: 0
    case .startOf(let list): list.position.utf8Offset
    case .endOf(let list): list.endPosition.utf8Offset
    case .after(let item): item.endPositionBeforeTrailingTrivia.utf8Offset
    case .newElse(let branch): branch.endPositionBeforeTrailingTrivia.utf8Offset
    }
  }

  /// Its new lines as they are shown at its place: what goes into a new branch stands within it.
  func shown(_ lines: [String], _ indent: String) -> [String] {
    guard case .newElse = entry, let first = lines.first else { return lines }
    if lines.areOneCondition { return ["else \(first)"] + lines.dropFirst() }
    return ["else {"] + lines.map { $0.isEmpty ? "" : indent + $0 } + ["}"]
  }

  /// The steps, moved to another position.
  func carried(to entry: Entry, knowing guarantee: Guarantee? = nil) -> WriteRun {
    var run = self
    run.items = []
    run.entry = entry
    run.gap = .open
    run.place = .first
    run.carriedCount = steps.count
    if let guarantee { run.guarantees.append(guarantee) }
    if case .initializer(let designated, _) = owner {
      run.owner = .initializer(designated: designated, isTopLevel: false)
    }
    return run
  }
}
