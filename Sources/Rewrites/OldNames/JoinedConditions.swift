import SwiftSyntax
import UntangleStateSpaces

/// Conditions over old names that hold in one case of an enum, with the question for that case in their place:
///
///     guard groups == nil, !isFetching else { return }
///     guard case .idle = state else { return }
///
///     guard !hasEmitted, let meta else { return nil }
///     guard case .armed(let meta) = state else { return nil }
///
/// Where no case carries values, it is a comparison, and stands outside of lists of conditions, too: `state == .idle`.
/// Conditions of which any may hold, and that leave one case, ask for the others: `isOn || isReady || other` becomes
/// `state != .idle || other`. Where cases carry values, a guard does:
///
///     guard force || isLoading || message != nil else { return }
///     if !force, case .loaded = state { return }
///
/// Among other conditions that have to hold, too, they ask for the case alone, and where none can be asked for, for what
/// the others follow from:
///
///     if items.isEmpty && !isLoading && message == nil { … }
///     if items.isEmpty, case .idle = state { … }
///
///     .disabled(isLoading && message == nil)
///     .disabled(isLoading)
///
/// A chain of such conditions becomes a `switch`: see `SwitchedChain`.
final class JoinedConditions: TypeVisitor {
  private(set) var edits: [SourceEdit] = []
  private let reader: OldNameTestReader
  private let file: ParsedFile

  init(for states: StateEnum, of type: String, in file: ParsedFile) {
    (reader, self.file) = (OldNameTestReader(states: states), file)
    super.init(type)
    walk(file.tree)
  }

  /// Whether a node stands in a condition that is replaced.
  func replaces(_ node: some SyntaxProtocol) -> Bool {
    let start = file.start(of: node)
    return edits.contains { $0.range.contains(start) }
  }

  /// One condition, or several that `&&` joins.
  private struct Part {
    var node: Syntax
    var tests: [OldNameTest]
    /// The name that `let` gives the value of the only test; nil for other conditions.
    var bound: String?
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    // A further branch of a chain, or a value.
    let isStatement =
      node.parent?.is(ExpressionStmtSyntax.self) == true || node.parent?.is(CodeBlockItemSyntax.self) == true
    if isInside, isStatement, let chain = SwitchedChain(node, reader, in: file) { edits += chain.edits }
    return .visitChildren
  }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    if isInside { turn(node) }
    return .visitChildren
  }

  override func visit(_ node: ConditionElementListSyntax) -> SyntaxVisitorContinueKind {
    guard isInside, !replaces(node) else { return .visitChildren }
    var run: [Part] = []
    for element in node {
      if let tests = element.condition.as(ExprSyntax.self).flatMap(reader.tests) {
        run.append(Part(node: Syntax(element.condition), tests: tests))
      } else if let value = element.condition.as(OptionalBindingConditionSyntax.self).flatMap(reader.binding)
      {
        run.append(Part(node: Syntax(element.condition), tests: [value.test], bound: value.name))
      } else {
        join(run)
        run = []
        if reader.states.hasPayload, let expression = element.condition.as(ExprSyntax.self) {
          joinRuns(in: expression, asConditions: true)
        }
      }
    }
    join(run)
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard isInside, !replaces(node) else { return .visitChildren }
    guard !reader.states.hasPayload else {
      if node.parent?.is(ConditionElementSyntax.self) != true {
        joinRuns(in: ExprSyntax(node), asConditions: false)
      }
      return .visitChildren
    }
    if let tests = reader.tests(in: ExprSyntax(node)) {
      join([Part(node: Syntax(node), tests: tests)])
    } else if let choices = reader.choices(in: ExprSyntax(node)), choices.tests.count > 1,
      let left = onlyCase(without: choices.tests)
    {
      let question =
        "\(receiver(of: choices.tests))\(reader.states.property) != .\(reader.states.cases[left].name)"
      edits.append(
        SourceEdit(
          range: file.start(of: node)..<file.end(of: node),
          replacement: ([question] + choices.others).joined(separator: " || ")))
    } else {
      joinRuns(in: ExprSyntax(node), asConditions: false)
    }
    return .visitChildren
  }

  /// Asks for the case, or for less, where several names follow each other among what `&&` joins. `asConditions` says that the
  /// expression stands in a list of conditions, where a pattern may stand.
  private func joinRuns(in expression: ExprSyntax, asConditions: Bool) {
    guard let conjuncts = reader.conjuncts(in: expression) else { return }
    var place = 0
    while place < conjuncts.count {
      let run = conjuncts[place...].prefix { $0.test != nil }
      let tests = run.compactMap(\.test)
      if Set(tests.map(\.variable)).count > 1 {
        let holding = reader.cases(tests, among: Array(reader.states.cases.indices))
        if let question = question(about: holding, of: receiver(of: tests), asConditions) {
          edits += edits(of: run, in: conjuncts, question)
        } else {
          edits += drops(of: run, holding)
        }
      }
      place += max(run.count, 1)
    }
  }

  private func question(about holding: [Int], of receiver: String, _ asConditions: Bool) -> String? {
    let states = reader.states
    guard states.hasPayload else { return holding.count == 1 ? states.test(for: holding, of: receiver) : nil }
    return asConditions ? states.conditionPattern(for: holding, of: receiver) : nil
  }

  /// The question in the place of a run. A pattern is a condition of its own, so that commas stand around it.
  private func edits(
    of run: ArraySlice<Conjunct>, in conjuncts: [Conjunct], _ question: String
  ) -> [SourceEdit] {
    var (start, end) = (file.start(of: run[run.startIndex].first), file.end(of: run[run.endIndex - 1].last))
    var text = question
    if reader.states.hasPayload, run.startIndex > 0 {
      start = file.end(of: conjuncts[run.startIndex - 1].last)
      text = ", " + text
    }
    if reader.states.hasPayload, run.endIndex < conjuncts.count {
      end = file.start(of: conjuncts[run.endIndex].first)
      text += ", "
    }
    return hasComment(start..<end) ? [] : [SourceEdit(range: start..<end, replacement: text)]
  }

  /// Whether there may be a comment.
  private func hasComment(_ range: Range<Int>) -> Bool { file.text(range).contains("/") }

  /// Leaves one test of a run where the others follow from it, with the operators beside it.
  private func drops(of run: ArraySlice<Conjunct>, _ holding: [Int]) -> [SourceEdit] {
    let all = Array(reader.states.cases.indices)
    let kept = run.first { conjunct in
      conjunct.test.map { reader.cases([$0], among: all) == holding } == true
    }
    guard let kept, let first = run.first, let last = run.last, !holding.isEmpty else { return [] }
    let (before, after) = (
      file.start(of: first.first)..<file.start(of: kept.first),
      file.end(of: kept.last)..<file.end(of: last.last)
    )
    return [before, after].filter { !$0.isEmpty && !hasComment($0) }.map {
      SourceEdit(range: $0, replacement: "")
    }
  }

  /// Replaces a guard over several choices of which the names leave one case. Only in a list of conditions may a pattern stand.
  private func turn(_ node: GuardStmtSyntax) {
    guard reader.states.hasPayload, let only = node.conditions.first, node.conditions.count == 1,
      let choices = only.condition.as(ExprSyntax.self).flatMap(reader.choices),
      choices.tests.count + choices.others.count > 1,
      !hasComment(file.start(of: node)..<file.start(of: node.body)),
      let left = onlyCase(without: choices.tests)
    else { return }
    let others = choices.others.map { other in
      other.hasPrefix("!") ? String(other.dropFirst()) : "!\(other)"
    }
    let pattern = reader.states.conditionPattern(for: [left], of: receiver(of: choices.tests))
    guard let pattern else { return }
    edits.append(
      SourceEdit(
        range: file.start(of: node)..<file.start(of: node.body),
        replacement: "if \((others + [pattern]).joined(separator: ", ")) "))
  }

  /// The only case in which no test holds; nil where there are several, or none.
  private func onlyCase(without tests: [OldNameTest]) -> Int? {
    let left = reader.states.cases.indices.filter { place in
      tests.allSatisfy { reader.cases([$0], among: [place]).isEmpty }
    }
    return left.count == 1 ? left[0] : nil
  }

  private func receiver(of tests: [OldNameTest]) -> String {
    tests.contains { !$0.receiver.isEmpty } ? "self." : ""
  }

  /// Replaces conditions that follow each other, if they ask for several names and hold in one case.
  private func join(_ run: [Part]) {
    let tests = run.flatMap(\.tests)
    guard let first = run.first, let last = run.last, Set(tests.map(\.variable)).count > 1 else { return }
    let states = reader.states
    let holding = reader.cases(tests, among: Array(states.cases.indices))
    let receiver = receiver(of: tests)
    let bound = run.compactMap { part in part.bound.map { (name: $0, variable: part.tests[0].variable) } }
    let question =
      if let value = bound.first {
        bound.count == 1 ? states.binding(value.variable, as: value.name, in: holding, of: receiver) : nil
      } else if states.hasPayload {
        states.conditionPattern(for: holding, of: receiver)
      } else {
        holding.count == 1 ? states.test(for: holding, of: receiver) : nil
      }
    guard let question else { return }
    edits.append(
      SourceEdit(range: file.start(of: first.node)..<file.end(of: last.node), replacement: question))
  }
}
