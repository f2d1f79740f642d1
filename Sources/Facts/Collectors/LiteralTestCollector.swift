import SwiftSyntax
import UntangleSourceFiles

/// Collects comparisons of a raw value, or of a description, with literals.
final class LiteralTestCollector: FactCollector {
  // The walk owns its collectors.
  unowned(unsafe) let walk: FactWalk
  private(set) var tests: [LiteralTest] = []
  /// Places that are noted: some code is walked twice.
  private var seen: Set<Span> = []

  init(_ walk: FactWalk) { self.walk = walk }
}

extension LiteralTestCollector {
  /// `x.rawValue == "a" || x.rawValue == "b"`.
  func note(_ terms: ConditionTerms, _ elements: [ExprSyntax]) {
    var places: [Range<Int>] = []
    var literals: [String] = []
    var asked: LiteralSubject?
    for range in terms.disjuncts.joined() {
      guard let (middle, _) = walk.equation(elements, range), middle == range.lowerBound + 1,
        range.upperBound == middle + 2, let subject = literalSubject(elements[middle - 1]),
        let literal = literal(elements[middle + 1]), asked == nil || asked?.text == subject.text
      else { continue }
      asked = subject
      places.append(range)
      if !literals.contains(literal) { literals.append(literal) }
    }
    guard let asked, let first = places.first, let last = places.last else { return }
    note(
      .comparisons, asked, literals,
      at: span(from: elements[first.lowerBound], to: elements[last.upperBound - 1]))
  }

  func note(_ node: SwitchExprSyntax) {
    guard let subject = literalSubject(node.subject) else { return }
    var literals: [String] = []
    for case .switchCase(let branch) in node.cases {
      guard case .case(let label) = branch.label else { continue }
      for item in label.caseItems {
        guard case .expressionPattern(let pattern) = item.pattern.as(PatternSyntaxEnum.self),
          let literal = literal(pattern.expression), !literals.contains(literal)
        else { continue }
        literals.append(literal)
      }
    }
    note(.switch, subject, literals, at: span(node.subject))
  }

  private func note(
    _ form: LiteralTest.Form, _ subject: LiteralSubject, _ literals: [String],
    at place: @autoclosure () -> Span
  ) {
    guard literals.count > 1, case let place = place(), seen.insert(place).inserted else { return }
    tests.append(
      LiteralTest(
        form: form, source: subject.source, subject: subject.shape, subjectText: subject.text,
        literals: literals, enclosingType: typeName, enclosingFunction: bodyName, span: place))
  }

  private struct LiteralSubject {
    var source: LiteralTest.Source
    /// The value whose raw value or description is compared.
    var shape: AccessPath
    var text: String
  }

  private func literalSubject(_ expression: ExprSyntax) -> LiteralSubject? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference):
      // A local of that name does not belong to an enum.
      guard text(reference.baseName) == "rawValue", walk.locals.shape(of: id(reference.baseName)) == nil
      else {
        return nil
      }
      return LiteralSubject(source: .rawValue, shape: .instance, text: "self")
    case .memberAccessExpr(let access):
      guard let base = access.base, text(access.declName.baseName) == "rawValue" else { return nil }
      let named: ExprSyntax = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
      return LiteralSubject(source: .rawValue, shape: shape(named), text: subjectText([named]))
    case .functionCallExpr(let call):
      guard let callee = call.calledExpression.as(DeclReferenceExprSyntax.self),
        text(callee.baseName) == "String", call.arguments.count == 1, let argument = call.arguments.first,
        argument.label.map(text) == "describing"
      else { return nil }
      return LiteralSubject(
        source: .description, shape: shape(argument.expression), text: subjectText([argument.expression]))
    default: return nil
    }
  }

  private func literal(_ expression: ExprSyntax) -> String? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let node): walk.literalText(node)
    case .integerLiteralExpr: codeText(expression)
    case .prefixOperatorExpr(let node):
      node.expression.kind == .integerLiteralExpr ? codeText(expression) : nil
    default: nil
    }
  }
}
