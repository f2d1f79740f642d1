import SwiftSyntax
import UntangleStateSpaces

/// Conditions over old names that hold in one case of an enum, with the question for that case in their place:
///
///     guard groups == nil, !isFetching else { return }
///     guard case .idle = state else { return }
///
/// Where no case carries values, it is a comparison, and stands outside of lists of conditions, too: `state == .idle`.
final class JoinedConditions: TypeVisitor {
  private(set) var edits: [SourceEdit] = []
  private let states: StateEnum
  private let file: ParsedFile

  init(for states: StateEnum, of type: String, in file: ParsedFile) {
    (self.states, self.file) = (states, file)
    super.init(type)
    walk(file.tree)
  }

  /// Whether a node stands in a condition that is replaced.
  func replaces(_ node: some SyntaxProtocol) -> Bool {
    let start = file.start(of: node)
    return edits.contains { $0.range.contains(start) }
  }

  override func visit(_ node: ConditionElementListSyntax) -> SyntaxVisitorContinueKind {
    guard isInside else { return .visitChildren }
    var run: [(node: Syntax, tests: [Test])] = []
    for element in node {
      if let tests = element.condition.as(ExprSyntax.self).flatMap(tests) {
        run.append((Syntax(element.condition), tests))
      } else {
        join(run)
        run = []
      }
    }
    join(run)
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard isInside, !states.hasPayload, !replaces(node), let tests = tests(in: ExprSyntax(node)) else {
      return .visitChildren
    }
    join([(Syntax(node), tests)])
    return .visitChildren
  }

  /// An old name that is asked for.
  private struct Test {
    /// Empty, or `self.`.
    var receiver: String
    var variable: Int
    var isSet: Bool
  }

  /// Replaces conditions that follow each other, if they ask for several names and hold in one case.
  private func join(_ run: [(node: Syntax, tests: [Test])]) {
    let tests = run.flatMap(\.tests)
    guard let first = run.first, let last = run.last, Set(tests.map(\.variable)).count > 1 else { return }
    let holding = states.cases.indices.filter { place in
      tests.allSatisfy { (states.cases[place].values[$0.variable] > 0) == $0.isSet }
    }
    let receiver = tests.contains { !$0.receiver.isEmpty } ? "self." : ""
    let question =
      states.hasPayload
      ? states.conditionPattern(for: holding, of: receiver)
      : holding.count == 1 ? states.test(for: holding, of: receiver) : nil
    guard let question else { return }
    edits.append(
      SourceEdit(range: file.start(of: first.node)..<file.end(of: last.node), replacement: question))
  }

  /// The names that an expression asks for, if it is nothing but one such test or several of them that have to hold; else nil.
  private func tests(in expression: ExprSyntax) -> [Test]? {
    guard let sequence = expression.as(SequenceExprSyntax.self) else {
      return test(of: [expression]).map { [$0] }
    }
    var found: [Test] = []
    for part in sequence.elements.split(whereSeparator: isConjunction) {
      guard let test = test(of: Array(part)) else { return nil }
      found.append(test)
    }
    return found
  }

  /// `isOn`, `!isOn`, `value == nil` or `value != nil`.
  private func test(of parts: [ExprSyntax]) -> Test? {
    if parts.count == 1, let prefix = parts[0].as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!"
    {
      return variable(of: prefix.expression, .flag).map {
        Test(receiver: $0.receiver, variable: $0.place, isSet: false)
      }
    }
    if parts.count == 1 {
      return variable(of: parts[0], .flag).map {
        Test(receiver: $0.receiver, variable: $0.place, isSet: true)
      }
    }
    guard parts.count == 3, parts[2].is(NilLiteralExprSyntax.self),
      let sign = parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text, ["==", "!="].contains(sign)
    else { return nil }
    return variable(of: parts[0], .optional).map {
      Test(receiver: $0.receiver, variable: $0.place, isSet: sign == "!=")
    }
  }

  private enum Kind { case flag, optional }

  /// The variable that an expression names, by index.
  private func variable(of expression: ExprSyntax, _ kind: Kind) -> (receiver: String, place: Int)? {
    let access = expression.as(MemberAccessExprSyntax.self)
    if let access, access.base?.isSelf != true { return nil }
    guard let reference = access?.declName ?? expression.as(DeclReferenceExprSyntax.self) else { return nil }
    let name = reference.baseName.identifier?.name ?? reference.baseName.text
    let place = states.variables.firstIndex {
      $0.name == name && (kind == .flag ? $0.domain == .boolean : $0.domain == .optional)
    }
    guard let place, access != nil || LocalBinding(of: name, at: Syntax(expression)) == nil else {
      return nil
    }
    return (access == nil ? "" : "self.", place)
  }
}

private func isConjunction(_ element: ExprSyntax) -> Bool {
  element.as(BinaryOperatorExprSyntax.self)?.operator.text == "&&"
}
