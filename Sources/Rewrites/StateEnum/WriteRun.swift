import SwiftSyntax
import UntangleFacts
import UntangleSourceFiles

/// Writes that nothing can get in between of: one step from state to state.
struct WriteRun {
  struct Write {
    var fact: VariableWriteFact
    /// The right side as written; nil for `toggle()`.
    var text: String?
    /// Its offsets in the file; nil for `toggle()`.
    var range: Range<Int>?
    /// `isKnown? = true` does nothing where there is no value.
    var condition = Condition.none
    /// The parts of `test ? then : otherwise` as written; nil for others.
    var choice: Choice?

    enum Condition { case none, isSet }

    struct Choice {
      var then: String
      var otherwise: String
    }
  }

  indirect enum Step {
    /// The parts of a tuple are assigned at once.
    case assign([Write])
    /// `if` with nothing but steps in it, decided by the state alone; `test` are the offsets of its conditions.
    case branch(test: Range<Int>, then: [Step], otherwise: [Step])

    var writes: [Write] {
      switch self {
      case .assign(let writes): writes
      case .branch(_, let then, let otherwise): (then + otherwise).flatMap(\.writes)
      }
    }
  }

  /// What is known to hold where a run stands that was carried into a branch.
  struct Guarantee {
    /// The offsets of the conditions.
    var range: Range<Int>
    var holds: Bool
  }

  /// Where a run stands that has no statement of its own: it was carried there from above.
  enum Entry {
    case ownItem
    case startOf(CodeBlockItemListSyntax)
    case after(CodeBlockItemSyntax)
    case newElse(IfExprSyntax)
  }

  /// In order.
  var steps: [Step]
  /// What stands before the variable's name: nothing, `self.`, `self?.`.
  var receiver: String
  /// The statements of its own, in order.
  var items: [CodeBlockItemSyntax]
  /// Whether it stands directly in an initialiser.
  var owner: Owner
  var entry = Entry.ownItem
  /// How many of the steps were carried here.
  var carriedCount = 0
  var guarantees: [Guarantee] = []

  enum Owner: Hashable {
    case initializer(designated: Bool, isTopLevel: Bool)
    case other
  }

  var writes: [Write] { steps.flatMap(\.writes) }

  /// Whether it does nothing on an instance that is gone: `self?.`.
  var isChained: Bool { receiver.hasSuffix("?.") }

  /// Whether a `case` of a `switch` has no other statements.
  var isWholeCase: Bool {
    guard let list = items.first?.parent?.as(CodeBlockItemListSyntax.self) else { return false }
    return list.parent?.is(SwitchCaseSyntax.self) == true && list.count == items.count
  }

  /// The offset of where it stands.
  var start: Int {
    if let first = items.first { return first.positionAfterSkippingLeadingTrivia.utf8Offset }
    return switch entry {
    case .ownItem: 0
    case .startOf(let list): list.position.utf8Offset
    case .after(let item): item.endPositionBeforeTrailingTrivia.utf8Offset
    case .newElse(let branch): branch.endPositionBeforeTrailingTrivia.utf8Offset
    }
  }

  /// The same steps where code goes on from another place.
  func carried(to entry: Entry, knowing guarantee: Guarantee? = nil) -> WriteRun {
    var run = self
    run.items = []
    run.entry = entry
    run.carriedCount = steps.count
    if let guarantee { run.guarantees.append(guarantee) }
    if case .initializer(let designated, _) = owner {
      run.owner = .initializer(designated: designated, isTopLevel: false)
    }
    return run
  }
}
