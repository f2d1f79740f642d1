import SwiftSyntax

/// Any expression.
struct ExprSyntax: NodeView {
  let node: Node

  init(node: Node) { self.node = node }

  init(_ view: some NodeView) { node = view.node }

  func `as`(_: ExprSyntaxEnum.Type) -> ExprSyntaxEnum { ExprSyntaxEnum(node) }
}

/// The expressions that the walk distinguishes.
enum ExprSyntaxEnum {
  case declReferenceExpr(DeclReferenceExprSyntax)
  case memberAccessExpr(MemberAccessExprSyntax)
  case functionCallExpr(FunctionCallExprSyntax)
  case optionalChainingExpr(OptionalChainingExprSyntax)
  case forceUnwrapExpr(ForceUnwrapExprSyntax)
  case subscriptCallExpr(SubscriptCallExprSyntax)
  case tryExpr(TryExprSyntax)
  case awaitExpr(AwaitExprSyntax)
  case tupleExpr(TupleExprSyntax)
  case sequenceExpr(SequenceExprSyntax)
  case prefixOperatorExpr(PrefixOperatorExprSyntax)
  case genericSpecializationExpr(GenericSpecializationExprSyntax)
  case closureExpr(ClosureExprSyntax)
  case stringLiteralExpr(StringLiteralExprSyntax)
  case booleanLiteralExpr(BooleanLiteralExprSyntax)
  case binaryOperatorExpr(BinaryOperatorExprSyntax)
  case unresolvedAsExpr(UnresolvedAsExprSyntax)
  case patternExpr(PatternExprSyntax)
  case ifExpr(IfExprSyntax)
  case switchExpr(SwitchExprSyntax)
  case unresolvedTernaryExpr(UnresolvedTernaryExprSyntax)
  case superExpr, nilLiteralExpr, simpleStringLiteralExpr, integerLiteralExpr, floatLiteralExpr, arrayExpr,
    dictionaryExpr, regexLiteralExpr, keyPathExpr, unresolvedIsExpr, assignmentExpr, arrowExpr,
    discardAssignmentExpr
  case other

  fileprivate init(_ node: Node) {
    switch node.kind {
    case .declReferenceExpr: self = .declReferenceExpr(DeclReferenceExprSyntax(node: node))
    case .memberAccessExpr: self = .memberAccessExpr(MemberAccessExprSyntax(node: node))
    case .functionCallExpr: self = .functionCallExpr(FunctionCallExprSyntax(node: node))
    case .optionalChainingExpr: self = .optionalChainingExpr(OptionalChainingExprSyntax(node: node))
    case .forceUnwrapExpr: self = .forceUnwrapExpr(ForceUnwrapExprSyntax(node: node))
    case .subscriptCallExpr: self = .subscriptCallExpr(SubscriptCallExprSyntax(node: node))
    case .tryExpr: self = .tryExpr(TryExprSyntax(node: node))
    case .awaitExpr: self = .awaitExpr(AwaitExprSyntax(node: node))
    case .tupleExpr: self = .tupleExpr(TupleExprSyntax(node: node))
    case .sequenceExpr: self = .sequenceExpr(SequenceExprSyntax(node: node))
    case .prefixOperatorExpr: self = .prefixOperatorExpr(PrefixOperatorExprSyntax(node: node))
    case .genericSpecializationExpr:
      self = .genericSpecializationExpr(GenericSpecializationExprSyntax(node: node))
    case .closureExpr: self = .closureExpr(ClosureExprSyntax(node: node))
    case .stringLiteralExpr: self = .stringLiteralExpr(StringLiteralExprSyntax(node: node))
    case .booleanLiteralExpr: self = .booleanLiteralExpr(BooleanLiteralExprSyntax(node: node))
    case .binaryOperatorExpr: self = .binaryOperatorExpr(BinaryOperatorExprSyntax(node: node))
    case .unresolvedAsExpr: self = .unresolvedAsExpr(UnresolvedAsExprSyntax(node: node))
    case .unresolvedTernaryExpr:
      self = .unresolvedTernaryExpr(UnresolvedTernaryExprSyntax(node: node))
    case .ifExpr: self = .ifExpr(IfExprSyntax(node: node))
    case .switchExpr: self = .switchExpr(SwitchExprSyntax(node: node))
    case .patternExpr: self = .patternExpr(PatternExprSyntax(node: node))
    case .superExpr: self = .superExpr
    case .nilLiteralExpr: self = .nilLiteralExpr
    case .simpleStringLiteralExpr: self = .simpleStringLiteralExpr
    case .integerLiteralExpr: self = .integerLiteralExpr
    case .floatLiteralExpr: self = .floatLiteralExpr
    case .arrayExpr: self = .arrayExpr
    case .dictionaryExpr: self = .dictionaryExpr
    case .regexLiteralExpr: self = .regexLiteralExpr
    case .keyPathExpr: self = .keyPathExpr
    case .unresolvedIsExpr: self = .unresolvedIsExpr
    case .assignmentExpr: self = .assignmentExpr
    case .arrowExpr: self = .arrowExpr
    case .discardAssignmentExpr: self = .discardAssignmentExpr
    case .token, .missing: self = .other
    default: self = .other
    }
  }
}
