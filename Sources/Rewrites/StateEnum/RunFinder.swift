import SwiftSyntax
import UntangleFacts
import UntangleSourceFiles

/// Finds the runs of writes in one file.
///
/// Inert code between two writes is crossed. A run that would end in a combination that is not a state is moved
/// into the branches of the next statement, provided that statement does not read the written variables first:
/// `isSaving = false` before `if hasMore { … } else { … }`. So is one that the branches mostly overwrite. Writes that follow an `if`, a `switch` or a `do` are moved
/// to the ends of its branches, if the branches would otherwise end between two states. So are the writes of a `defer`,
/// which stays for the other ways out.
final class RunFinder: SyntaxVisitor {
  let file: ParsedFile
  /// By offset in the file.
  let writes: [Int: VariableWriteFact]
  let names: Set<String>
  private let own: OwnCode
  private let goal: Goal
  /// What was found so far.
  struct Findings {
    var closed: [WriteRun] = []
    /// By the statements of a `defer`, and by the first of writes behind branches, the runs that make these writes before.
    var madeBefore: [SyntaxIdentifier: [WriteRun]] = [:]
    /// Statements whose writes were moved elsewhere.
    var emptied: [CodeBlockItemSyntax] = []
    var understood: Set<Int> = []
    var followed: Set<SyntaxIdentifier> = []
  }
  var findings = Findings()
  private var initializers: [InitializerDeclSyntax] = []
  private var locals: [SyntaxIdentifier: Set<String>] = [:]

  /// What becomes of the writes of a run.
  enum Goal {
    /// They become one step. `refusal` is the reason why they cannot; nil where they can. `asks` says whether the step
    /// depends on the state before.
    case oneStep(refusal: (WriteRun) -> RunRefusal?, asks: (WriteRun) -> Bool)
    /// They stay where they are, or go.
    case stay
  }

  init(
    in file: ParsedFile, writes: [VariableWriteFact], names: Set<String>, own: OwnCode, for goal: Goal
  ) {
    self.file = file
    self.writes = Dictionary(
      writes.map { (file.offset(of: $0.location.span), $0) }, uniquingKeysWith: { first, _ in first })
    self.names = names
    self.own = own
    self.goal = goal
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  /// The reason why a run cannot be what its writes are to become; nil where it can.
  func refusal(_ run: WriteRun) -> RunRefusal? {
    switch goal {
    case .oneStep(let refusal, _): refusal(run)
    case .stay: nil
    }
  }

  /// Whether a run would have to ask for the state before.
  func asks(_ run: WriteRun) -> Bool {
    switch goal {
    case .oneStep(_, let asks): asks(run)
    case .stay: false
    }
  }

  var runs: [WriteRun] {
    findings.closed.map { run in
      guard let first = run.items.first, let list = first.parent,
        let earlier = findings.madeBefore[list.id] ?? findings.madeBefore[first.id]
      else { return run }
      var deferred = run
      deferred.arrival = .inState
      deferred.madeBefore = earlier
      return deferred
    }
  }

  var emptied: [CodeBlockItemSyntax] { findings.emptied }

  /// Writes that are not understood as a statement.
  var missed: [VariableWriteFact] {
    writes.filter { !findings.understood.contains($0.key) }.map(\.value)
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    initializers.append(node)
    return .visitChildren
  }

  override func visitPost(_ node: InitializerDeclSyntax) { initializers.removeLast() }

  override func visit(_ list: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    if !findings.followed.contains(list.id) { close(follow(list, carrying: nil)) }
    return .visitChildren
  }

  // Sequences of statements.

  /// The run that is open where the list ends.
  func follow(_ list: CodeBlockItemListSyntax, carrying carried: WriteRun?) -> WriteRun? {
    findings.followed.insert(list.id)
    var current = carried
    var joined: Set<SyntaxIdentifier> = []
    for item in list where !joined.contains(item.id) {
      if let (receiver, step) = step(item) {
        if let longer = current.flatMap({ extended($0, by: step, of: receiver, item) }) {
          current = longer
        } else {
          close(current)
          current = opened(step, receiver, item, in: list)
        }
        continue
      }
      if let run = current, let crossing = crossed(run, item) {
        current = crossing
        continue
      }
      if let run = current, refusal(run) != nil {
        if let rest = carry(run, into: item) {
          current = rest.run
          if let ends = rest.ends { joined.formUnion(join(ends, after: item, in: list)) }
          continue
        }
        if let step = decidedStep(item, run.receiver), isDecided(run.with(step, item)) {
          current = run.with(step, item)
          if let branch = branch(item, IfExprSyntax.self) { skip(branch) }
          continue
        }
      }
      let rest = end(current, at: item, in: list)
      joined.formUnion(rest.moved)
      current = rest.run
    }
    return current.map { ending($0, at: list) }
  }

  /// Ends a run at a statement that it cannot cross. Returns what goes on behind it, and the statements there which were moved
  /// into its branches.
  private func end(
    _ run: WriteRun?, at item: CodeBlockItemSyntax, in list: CodeBlockItemListSyntax
  ) -> (run: WriteRun?, moved: Set<SyntaxIdentifier>) {
    if let run, case .oneStep = goal {
      if let moved = moved(run, into: item, in: list) { return (nil, moved) }
      if let rest = movedOver(run, item, in: list) { return (rest, []) }
    }
    close(run.map { leaving($0, by: item, in: list) })
    guard !joinableWrites(after: item, in: list).isEmpty, let ends = ends(of: item) else { return (nil, []) }
    return (nil, join(ends, after: item, in: list))
  }

  private func opened(
    _ step: [WriteRun.Write], _ receiver: String, _ item: CodeBlockItemSyntax,
    in list: CodeBlockItemListSyntax
  ) -> WriteRun? {
    let run = WriteRun(
      steps: [.assign(step)], receiver: receiver, items: [item], owner: owner(of: list))
    // `isOn?.toggle()` only runs where there is a value; later statements always run.
    guard step.contains(where: { $0.condition == .isSet }) else { return run }
    close(run)
    return nil
  }

  /// The run with one more step; nil where the step cannot happen together with the others.
  private func extended(
    _ run: WriteRun, by step: [WriteRun.Write], of receiver: String, _ item: CodeBlockItemSyntax
  ) -> WriteRun? {
    guard isSame(run.receiver, receiver) else { return nil }
    var longer = run.with(.assign(step), item)
    if case .stay = goal { return isInert(valueOf: item) ? longer : nil }
    switch run.gap {
    case .none where isQuiet(item, after: run): return longer
    case .open where run.place == .first && step.allSatisfy(isConstant): return longer
    case .open, .writing, .reading:
      // The earlier writes are moved down to this one.
      guard run.writes.allSatisfy(isStable), isQuiet(item, after: run) else {
        let staysFirst = run.gap == .writing && run.place == .first && step.allSatisfy(isConstant)
        return staysFirst ? longer : nil
      }
      longer.place = .last
      longer.gap = .none
      return longer
    case .none: return nil
    }
  }

  /// The run with an inert statement behind it; nil for other statements.
  private func crossed(_ run: WriteRun, _ item: CodeBlockItemSyntax) -> WriteRun? {
    if case .stay = goal { return inert(at: Syntax(item), reading: names, .free).holds(item) ? run : nil }
    let assignment: InertCode.Assignment = run.writes.allSatisfy(isConstant) ? .free : .fixed
    var longer = run
    if inert(at: Syntax(item), reading: [], assignment).holds(item) {
      if run.gap != .reading { longer.gap = item.isAssignment || run.gap == .writing ? .writing : .open }
    } else if inert(at: Syntax(item), reading: unwritten(by: run), assignment).holds(item) {
      longer.gap = .reading
    } else {
      return nil
    }
    return longer
  }

  func unwritten(by run: WriteRun) -> Set<String> { names.subtracting(run.writes.map(\.fact.name)) }

  func inert(
    at node: Syntax, reading readable: Set<String>, _ assignment: InertCode.Assignment
  ) -> InertCode {
    let code = surroundingCode(of: node)
    let bound = locals[code.id] ?? namesBound(in: code)
    locals[code.id] = bound
    return InertCode(own, readable: readable, locals: bound, assignment)
  }

  /// Whether the right side of an assignment runs nothing but itself.
  func isInert(valueOf item: CodeBlockItemSyntax) -> Bool {
    guard let sequence = item.item.as(SequenceExprSyntax.self) else { return true }
    return inert(at: Syntax(item), reading: names, .free).holds(Array(sequence.elements.dropFirst(2)))
  }

  /// Whether the right side of an assignment calls no code that may read what the run has written.
  func isQuiet(_ item: CodeBlockItemSyntax, after run: WriteRun) -> Bool {
    guard let sequence = item.item.as(SequenceExprSyntax.self) else { return true }
    let elements = Array(sequence.elements.dropFirst(2))
    // A closure that is made runs later.
    if elements.count == 1, elements[0].is(ClosureExprSyntax.self) { return true }
    return inert(at: Syntax(item), reading: unwritten(by: run), .free).holds(elements)
  }

  /// Whether two receivers denote the same instance: none and `self.` do.
  func isSame(_ left: String, _ right: String) -> Bool {
    left == right || [left, right].allSatisfy { $0.isEmpty || $0 == "self." }
  }

  /// Whether the conditions in a run depend on the state alone.
  private func isDecided(_ run: WriteRun) -> Bool {
    if case .undecided? = refusal(run) { return false }
    return true
  }

  func close(_ run: WriteRun?) {
    if let run { findings.closed.append(run) }
  }

  func owner(of list: CodeBlockItemListSyntax) -> WriteRun.Owner {
    guard let initializer = initializers.last else { return .other }
    let isTopLevel = initializer.body?.statements.id == list.id
    let delegates = initializer.body?.statements.contains { item in
      item.item.as(FunctionCallExprSyntax.self)?.calledExpression.isOwnInitializer == true
    }
    return .initializer(designated: delegates != true, isTopLevel: isTopLevel)
  }

  /// Marks the statement lists of an `if` that is part of a step as processed.
  private func skip(_ branch: IfExprSyntax) {
    skip(branch.body.statements)
    switch branch.elseBody {
    case nil: break
    case .codeBlock(let block)?: skip(block.statements)
    case .ifExpr(let next)?: skip(next)
    }
  }

  private func skip(_ list: CodeBlockItemListSyntax) {
    findings.followed.insert(list.id)
    list.compactMap { branch($0, IfExprSyntax.self) }.forEach(skip)
  }
}

extension WriteRun {
  func with(_ step: Step, _ item: CodeBlockItemSyntax) -> WriteRun {
    var run = self
    run.steps.append(step)
    run.items.append(item)
    return run
  }
}

extension CodeBlockItemSyntax {
  fileprivate var isAssignment: Bool {
    item.as(SequenceExprSyntax.self)?.elements.contains(where: \.isWritingOperator) ?? false
  }
}
