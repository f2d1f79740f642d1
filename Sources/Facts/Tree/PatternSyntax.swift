import SwiftSyntax

/// Any pattern.
struct PatternSyntax: NodeView {
  let node: Node

  func `as`(_: PatternSyntaxEnum.Type) -> PatternSyntaxEnum { PatternSyntaxEnum(node) }
}

/// The patterns that the walk distinguishes.
enum PatternSyntaxEnum {
  case identifierPattern(IdentifierPatternSyntax)
  case valueBindingPattern(ValueBindingPatternSyntax)
  case tuplePattern(TuplePatternSyntax)
  case expressionPattern(ExpressionPatternSyntax)
  case wildcardPattern, isTypePattern, other

  fileprivate init(_ node: Node) {
    switch node.kind {
    case .identifierPattern: self = .identifierPattern(IdentifierPatternSyntax(node: node))
    case .valueBindingPattern: self = .valueBindingPattern(ValueBindingPatternSyntax(node: node))
    case .tuplePattern: self = .tuplePattern(TuplePatternSyntax(node: node))
    case .expressionPattern: self = .expressionPattern(ExpressionPatternSyntax(node: node))
    case .wildcardPattern: self = .wildcardPattern
    case .isTypePattern: self = .isTypePattern
    case .token, .missing: self = .other
    default: self = .other
    }
  }
}
