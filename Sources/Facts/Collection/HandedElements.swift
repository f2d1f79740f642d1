import SwiftSyntax

extension ExprSyntax {
  /// `rows` of `Array(rows)`, which has the same elements.
  func listed(_ text: (TokenSyntax) -> String) -> ExprSyntax {
    guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let only = call.arguments.first, only.label == nil,
      call.calledExpression.as(DeclReferenceExprSyntax.self).map({ text($0.baseName) }) == "Array"
    else { return self }
    return only.expression
  }

  /// `rows` of `rows.enumerated()`.
  func numbered(_ text: (TokenSyntax) -> String) -> ExprSyntax? {
    let access = self.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
    return access.map { text($0.declName.baseName) } == "enumerated" ? access?.base : nil
  }
}
