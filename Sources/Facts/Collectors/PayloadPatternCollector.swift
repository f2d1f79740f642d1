import SwiftSyntax
import UntangleSourceFiles

/// Collects how patterns bind payloads. Works with `FactDetail.payloadPatterns` only.
final class PayloadPatternCollector: FactCollector {
  // The walk owns its collectors.
  unowned(unsafe) let walk: FactWalk
  private(set) var patterns: [PayloadPattern] = []
  /// Places that are noted: some code is walked twice.
  private var seen: Set<Span> = []

  init(_ walk: FactWalk) { self.walk = walk }
}

extension PayloadPatternCollector {
  /// Notes how a pattern binds the payload of a case. Called once per whole pattern, not for its parts.
  func note(in pattern: PatternSyntax) {
    guard detail.contains(.payloadPatterns), isHandwritten else { return }
    switch pattern.as(PatternSyntaxEnum.self) {
    case .valueBindingPattern(let binding):
      guard case .expressionPattern(let inner) = binding.pattern.as(PatternSyntaxEnum.self),
        let call = casePattern(inner.expression), !call.arguments.isEmpty
      else { return }
      note(parts(of: call.arguments).contains(.name) ? .outside : .unused, call, whole: pattern.node)
    case .expressionPattern(let inner): note(in: inner.expression)
    case .identifierPattern, .wildcardPattern, .tuplePattern, .isTypePattern, .other: return
    }
  }

  private func note(in expression: ExprSyntax) {
    switch expression.as(ExprSyntaxEnum.self) {
    case .tupleExpr(let node): node.elements.forEach { note(in: $0.expression) }
    case .patternExpr(let node): note(in: node.pattern)
    case .optionalChainingExpr(let node): note(in: node.expression)
    case .functionCallExpr(let node):
      guard let call = casePattern(expression), !node.arguments.isEmpty else { return }
      let parts = parts(of: call.arguments)
      if parts.contains(.binding(.let)) || parts.contains(.binding(.var)) {
        note(.inside, call, whole: node.node)
      } else if parts == [.wildcard] {
        note(.unused, call, whole: node.node)
      }
    default: return
    }
  }

  private func note(_ style: PayloadPattern.Style, _ call: FunctionCallExprSyntax, whole: Node) {
    let parts = parts(of: call.arguments)
    let bindings: Set<PayloadPart> = [.binding(.let), .binding(.var)]
    let isMixed = parts.contains(.value) || parts.intersection(bindings).count > 1
    let view = AnyNode(node: whole)
    let place = span(view)
    guard seen.insert(place).inserted else { return }
    patterns.append(
      PayloadPattern(
        style: style, convertibility: isMixed ? .fixed : .convertible,
        caseName: call.calledExpression.as(MemberAccessExprSyntax.self).map { text($0.declName.baseName) }
          ?? "", labels: call.arguments.map { $0.label.map(text) ?? "_" }, text: sourceText(view),
        enclosingType: typeName, enclosingFunction: bodyName, span: place))
  }

  /// `.failed(…)` or `State.failed(…)`, possibly wrapped in an optional.
  private func casePattern(_ expression: ExprSyntax) -> FunctionCallExprSyntax? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .optionalChainingExpr(let node): casePattern(node.expression)
    case .functionCallExpr(let node):
      node.calledExpression.is(MemberAccessExprSyntax.self) && node.trailingClosure == nil ? node : nil
    default: nil
    }
  }

  private func parts(of arguments: LabeledExprListSyntax) -> Set<PayloadPart> {
    Set(arguments.flatMap { parts(of: $0.expression) })
  }

  private func parts(of expression: ExprSyntax) -> [PayloadPart] {
    switch expression.as(ExprSyntaxEnum.self) {
    case .discardAssignmentExpr: return [.wildcard]
    case .patternExpr(let node): return [part(of: node.pattern)]
    case .nilLiteralExpr, .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr:
      return [.constant]
    case .memberAccessExpr(let node): return [node.base == nil ? .constant : .value]
    case .optionalChainingExpr(let node): return parts(of: node.expression)
    case .functionCallExpr(let node):
      guard node.calledExpression.is(MemberAccessExprSyntax.self) else { return [.value] }
      return [.constant] + parts(of: node.arguments)
    case .tupleExpr(let node): return node.elements.flatMap { parts(of: $0.expression) }
    default: return [.value]
    }
  }

  private func part(of pattern: PatternSyntax) -> PayloadPart {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern: .name
    case .wildcardPattern: .wildcard
    case .valueBindingPattern(let node):
      node.pattern.is(IdentifierPatternSyntax.self)
        ? .binding(node.bindingSpecifier.tokenKind == .keyword(.var) ? .var : .let) : .value
    case .tuplePattern, .isTypePattern, .expressionPattern, .other: .value
    }
  }
}

/// The kind of a part of a payload pattern.
private enum PayloadPart: Hashable {
  enum Specifier: Hashable { case `let`, `var` }

  /// A name that the `let` before the case binds.
  case name
  /// `let x` inside of the payload.
  case binding(Specifier)
  case wildcard
  /// A literal, or a case without a type: it has the same meaning behind a `let`.
  case constant
  /// Any other expression to compare with.
  case value
}
