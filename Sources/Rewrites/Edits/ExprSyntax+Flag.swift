import SwiftSyntax

extension ExprSyntax {
  /// The value of `true` and `false`; nil for all other expressions.
  var flagLiteral: Bool? {
    self.as(BooleanLiteralExprSyntax.self).map { $0.literal.tokenKind == .keyword(.true) }
  }
}
