import SwiftSyntax
import UntangleFacts
import UntangleSourceFiles

/// Finds the runs of writes in one file.
///
/// A run that would end in a combination that is not a state is moved into the branches of the next
/// statement, provided that statement does not read the written variables first: `isSaving = false` before
/// `if hasMore { … } else { … }`.
final class RunFinder: SyntaxVisitor {
  private let file: ParsedFile
  /// By offset in the file.
  private let writes: [Int: VariableWriteFact]
  private let names: Set<String>
  /// Properties of the type that may read the variables.
  private let computedNames: Set<String>
  /// Stored variables of the type without observers, which may be set between two writes.
  private let plainNames: Set<String>
  /// The reason why a run cannot be one step; nil where it can.
  private let refusal: (WriteRun) -> RunRefusal?
  private(set) var runs: [WriteRun] = []
  /// Statements whose writes were moved elsewhere.
  private(set) var emptied: [CodeBlockItemSyntax] = []
  private var understood: Set<Int> = []
  private var initializers: [InitializerDeclSyntax] = []
  private var followed: Set<SyntaxIdentifier> = []

  init(
    in file: ParsedFile, writes: [VariableWriteFact], names: Set<String>, computedNames: Set<String>,
    plainNames: Set<String>, refusal: @escaping (WriteRun) -> RunRefusal?
  ) {
    self.file = file
    self.writes = Dictionary(
      writes.map { (file.offset(of: $0.location.span), $0) }, uniquingKeysWith: { first, _ in first })
    self.names = names
    self.computedNames = computedNames
    self.plainNames = plainNames
    self.refusal = refusal
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  /// Writes that are not understood as a statement.
  var missed: [VariableWriteFact] {
    writes.filter { !understood.contains($0.key) }.map(\.value)
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    initializers.append(node)
    return .visitChildren
  }

  override func visitPost(_ node: InitializerDeclSyntax) { initializers.removeLast() }

  override func visit(_ list: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    if !followed.contains(list.id) { follow(list, carrying: nil) }
    return .visitChildren
  }

  // Sequences of statements.

  private func follow(_ list: CodeBlockItemListSyntax, carrying carried: WriteRun?) {
    followed.insert(list.id)
    var current = carried
    var isInterrupted = carried != nil
    for item in list {
      if let (receiver, step) = step(item) {
        if let run = current, isSame(run.receiver, receiver),
          isInterrupted ? step.allSatisfy(isConstant) : isQuiet(item)
        {
          current = run.with(.assign(step), item)
        } else {
          close(current)
          isInterrupted = false
          let run = WriteRun(
            steps: [.assign(step)], receiver: receiver, items: [item], owner: owner(of: list))
          // `isOn?.toggle()` only runs where there is a value; later statements always run.
          let isAlone = step.contains { $0.condition == .isSet }
          if isAlone { close(run) }
          current = isAlone ? nil : run
        }
        continue
      }
      guard let run = current else { continue }
      if isBlind(item) {
        isInterrupted = true
        continue
      }
      let isBetweenStates = refusal(run) != nil
      if isBetweenStates, let rest = carry(run, into: item) {
        current = rest.run
        isInterrupted = true
      } else if isBetweenStates, let step = decidedStep(item, run.receiver), isDecided(run.with(step, item)) {
        current = run.with(step, item)
        if let branch = branch(item, IfExprSyntax.self) { skip(branch) }
      } else {
        close(run)
        current = nil
      }
    }
    close(current)
  }

  /// Whether two receivers denote the same instance: none and `self.` do.
  private func isSame(_ left: String, _ right: String) -> Bool {
    left == right || [left, right].allSatisfy { $0.isEmpty || $0 == "self." }
  }

  /// Whether the conditions in a run depend on the state alone.
  private func isDecided(_ run: WriteRun) -> Bool {
    if case .undecided? = refusal(run) { return false }
    return true
  }

  private func close(_ run: WriteRun?) {
    if let run { runs.append(run) }
  }

  private func owner(of list: CodeBlockItemListSyntax) -> WriteRun.Owner {
    guard let initializer = initializers.last else { return .other }
    let isTopLevel = initializer.body?.statements.id == list.id
    let delegates = initializer.body?.statements.contains { item in
      item.item.as(FunctionCallExprSyntax.self)?.calledExpression.isOwnInitializer == true
    }
    return .initializer(designated: delegates != true, isTopLevel: isTopLevel)
  }

  // Moving runs into branches.

  /// The remainder of a run after it was moved into a statement; nil where nothing remains.
  private struct Rest { var run: WriteRun? }

  private func carry(_ run: WriteRun, into item: CodeBlockItemSyntax) -> Rest? {
    guard run.writes.allSatisfy(isStable) else { return nil }
    let rest: Rest?
    if let test = item.item.as(GuardStmtSyntax.self) {
      rest = carry(run, into: test, item)
    } else if let branch = branch(item, IfExprSyntax.self) {
      rest = carry(run, into: branch) ? Rest(run: nil) : nil
    } else if let selection = branch(item, SwitchExprSyntax.self) {
      rest = carry(run, into: selection) ? Rest(run: nil) : nil
    } else {
      rest = nil
    }
    if rest != nil { emptied += run.items }
    return rest
  }

  private func branch<Node: ExprSyntaxProtocol>(_ item: CodeBlockItemSyntax, _ kind: Node.Type) -> Node? {
    item.item.as(ExpressionStmtSyntax.self)?.expression.as(kind) ?? item.item.as(kind)
  }

  private func carry(_ run: WriteRun, into test: GuardStmtSyntax, _ item: CodeBlockItemSyntax) -> Rest? {
    guard doesNotRead(of: run, Syntax(test.conditions)) else { return nil }
    let range = file.start(of: test.conditions)..<file.end(of: test.conditions)
    let otherwise = test.body.statements
    follow(
      otherwise,
      carrying: run.carried(to: .startOf(otherwise), knowing: WriteRun.Guarantee(range: range, holds: false)))
    return Rest(run: run.carried(to: .after(item), knowing: WriteRun.Guarantee(range: range, holds: true)))
  }

  private func carry(_ run: WriteRun, into branch: IfExprSyntax) -> Bool {
    var tests: [IfExprSyntax] = [branch]
    while case .ifExpr(let next)? = tests[tests.count - 1].elseBody { tests.append(next) }
    guard tests.allSatisfy({ doesNotRead(of: run, Syntax($0.conditions)) }) else { return false }
    var run = run
    for test in tests {
      let range = file.start(of: test.conditions)..<file.end(of: test.conditions)
      let then = test.body.statements
      follow(
        then,
        carrying: run.carried(to: .startOf(then), knowing: WriteRun.Guarantee(range: range, holds: true)))
      run = run.carried(to: .ownItem, knowing: WriteRun.Guarantee(range: range, holds: false))
    }
    if case .codeBlock(let block)? = tests[tests.count - 1].elseBody {
      follow(block.statements, carrying: run.carried(to: .startOf(block.statements)))
    } else {
      runs.append(run.carried(to: .newElse(tests[tests.count - 1])))
    }
    return true
  }

  private func carry(_ run: WriteRun, into selection: SwitchExprSyntax) -> Bool {
    let labels = selection.cases.map { element -> SwitchCaseSyntax? in element.as(SwitchCaseSyntax.self) }
    let isPlain = labels.allSatisfy { branch in
      branch.map {
        doesNotRead(of: run, Syntax($0.label))
          && !$0.statements.contains { $0.item.is(FallThroughStmtSyntax.self) }
      }
        ?? false
    }
    guard isPlain, doesNotRead(of: run, Syntax(selection.subject)) else { return false }
    for branch in labels.compactMap(\.self) {
      follow(branch.statements, carrying: run.carried(to: .startOf(branch.statements)))
    }
    return true
  }

  /// The step for an `if` statement with nothing but constant writes in it.
  private func decidedStep(_ item: CodeBlockItemSyntax, _ receiver: String) -> WriteRun.Step? {
    branch(item, IfExprSyntax.self).flatMap { decidedStep($0, receiver) }
  }

  private func decidedStep(_ branch: IfExprSyntax, _ receiver: String) -> WriteRun.Step? {
    guard let then = decidedSteps(branch.body.statements, receiver) else { return nil }
    let otherwise: [WriteRun.Step]?
    switch branch.elseBody {
    case nil: otherwise = []
    case .codeBlock(let block)?: otherwise = decidedSteps(block.statements, receiver)
    case .ifExpr(let next)?: otherwise = decidedStep(next, receiver).map { [$0] }
    }
    let range = file.start(of: branch.conditions)..<file.end(of: branch.conditions)
    return otherwise.map { .branch(test: range, then: then, otherwise: $0) }
  }

  private func decidedSteps(_ list: CodeBlockItemListSyntax, _ receiver: String) -> [WriteRun.Step]? {
    var steps: [WriteRun.Step] = []
    for item in list {
      if let (own, step) = step(item), isSame(own, receiver), step.allSatisfy(isConstant) {
        steps.append(.assign(step))
      } else if let inner = decidedStep(item, receiver) {
        steps.append(inner)
      } else {
        return nil
      }
    }
    return steps
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
    followed.insert(list.id)
    list.compactMap { branch($0, IfExprSyntax.self) }.forEach(skip)
  }

  /// Whether code neither reads what a run writes nor calls code that may.
  private func doesNotRead(of run: WriteRun, _ node: Syntax) -> Bool {
    let written = Set(run.writes.map(\.fact.name))
    return NoReadCheck(names: written.union(computedNames), plainNames: []).isBlind(node)
  }

  // Classification of statements.

  private func step(_ item: CodeBlockItemSyntax) -> (receiver: String, step: [WriteRun.Write])? {
    guard let expression = item.item.as(ExprSyntax.self) else { return nil }
    if let sequence = expression.as(SequenceExprSyntax.self) { return assignment(sequence) }
    return toggle(expression)
  }

  private func toggle(_ expression: ExprSyntax) -> (receiver: String, step: [WriteRun.Write])? {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
      callee.declName.baseName.text == "toggle", let base = callee.base
    else { return nil }
    return write(to: base, range: nil)
  }

  private func assignment(
    _ sequence: SequenceExprSyntax
  ) -> (receiver: String, step: [WriteRun.Write])? {
    let elements = Array(sequence.elements)
    guard elements.count > 2, elements[1].is(AssignmentExprSyntax.self) else { return nil }
    guard let targets = elements[0].as(TupleExprSyntax.self) else {
      let range = file.start(of: elements[2])..<file.end(of: elements[elements.count - 1])
      return write(to: elements[0], range: range, choice: choice(elements))
    }
    guard elements.count == 3, let values = elements[2].as(TupleExprSyntax.self),
      values.elements.count == targets.elements.count
    else { return nil }
    return tuple(targets, values)
  }

  /// The branches of `x = test ? then : otherwise`.
  private func choice(_ elements: [ExprSyntax]) -> WriteRun.Write.Choice? {
    guard let place = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = elements[place].as(UnresolvedTernaryExprSyntax.self), place + 1 < elements.count,
      !elements[(place + 1)...].contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) })
    else { return nil }
    let rest = file.start(of: elements[place + 1])..<file.end(of: elements[elements.count - 1])
    return WriteRun.Write.Choice(then: file.text(of: ternary.thenExpression), otherwise: file.text(rest))
  }

  private func write(
    to target: ExprSyntax, range: Range<Int>?, choice: WriteRun.Write.Choice? = nil
  ) -> (receiver: String, step: [WriteRun.Write])? {
    let (plain, condition) = unwrapped(target)
    guard let receiver = receiver(of: plain), let fact = take(plain) else { return nil }
    let write = WriteRun.Write(
      fact: fact, text: range.map(file.text), range: range, condition: condition, choice: choice)
    return (receiver, [write])
  }

  /// `x` for `x?` and `x!`, with the condition that it is not nil.
  private func unwrapped(_ target: ExprSyntax) -> (ExprSyntax, WriteRun.Write.Condition) {
    if let chain = target.as(OptionalChainingExprSyntax.self) { return (chain.expression, .isSet) }
    if let forced = target.as(ForceUnwrapExprSyntax.self) { return (forced.expression, .isSet) }
    return (target, .none)
  }

  private func tuple(
    _ targets: TupleExprSyntax, _ values: TupleExprSyntax
  ) -> (receiver: String, step: [WriteRun.Write])? {
    let known = targets.elements.allSatisfy {
      receiver(of: $0.expression) != nil && writes[file.start(of: $0.expression)] != nil
    }
    let receivers = Set(targets.elements.compactMap { receiver(of: $0.expression) })
    guard known, receivers.count == 1, let receiver = receivers.first else { return nil }
    let step = zip(targets.elements, values.elements).compactMap { target, value in
      take(target.expression).map { fact in
        let range = file.start(of: value.expression)..<file.end(of: value.expression)
        return WriteRun.Write(fact: fact, text: file.text(range), range: range)
      }
    }
    return (receiver, step)
  }

  private func take(_ target: ExprSyntax) -> VariableWriteFact? {
    let offset = file.start(of: target)
    guard let fact = writes[offset] else { return nil }
    understood.insert(offset)
    return fact
  }

  /// The receiver with its dot, as `self?.` of `self?.isOn`. Empty for an unqualified name; nil where the
  /// target is no simple path to one of the variables.
  private func receiver(of target: ExprSyntax) -> String? {
    if let reference = target.as(DeclReferenceExprSyntax.self) {
      return names.contains(reference.baseName.identifier?.name ?? "") ? "" : nil
    }
    guard let access = target.as(MemberAccessExprSyntax.self), let base = access.base,
      names.contains(access.declName.baseName.identifier?.name ?? "")
    else { return nil }
    let plain = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    guard plain.is(DeclReferenceExprSyntax.self) else { return nil }
    return file.text(of: base) + "."
  }

  // Code between two writes.

  /// Whether the value stays the same when it is evaluated later: a constant, or a local that is not assigned
  /// in between.
  private func isStable(_ write: WriteRun.Write) -> Bool {
    if isConstant(write) { return true }
    guard let text = write.text, !text.isEmpty else { return false }
    let isName = text.drop { $0 == "!" }.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    switch write.fact.value {
    case .not(let inner): return isName && inner.localName != nil
    default: return isName && write.fact.value.localName != nil
    }
  }

  private func isConstant(_ write: WriteRun.Write) -> Bool {
    switch write.fact.value {
    case .boolean, .null: true
    case .enumCase: write.text?.contains("(") == false
    default: write.text == nil
    }
  }

  /// Whether the right side of an assignment calls no code that may read the variables.
  private func isQuiet(_ item: CodeBlockItemSyntax) -> Bool {
    guard let sequence = item.item.as(SequenceExprSyntax.self) else { return true }
    return sequence.elements.dropFirst(2).allSatisfy {
      NoReadCheck(names: [], plainNames: []).isBlind(Syntax($0))
    }
  }

  /// Whether the statement neither reads the variables nor calls code that may.
  private func isBlind(_ item: CodeBlockItemSyntax) -> Bool {
    NoReadCheck(names: names.union(computedNames), plainNames: plainNames).isBlind(item)
  }
}

extension WriteRun {
  fileprivate func with(_ step: Step, _ item: CodeBlockItemSyntax) -> WriteRun {
    var run = self
    run.steps.append(step)
    run.items.append(item)
    return run
  }
}
