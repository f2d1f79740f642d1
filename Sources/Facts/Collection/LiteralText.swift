import SwiftSyntax

extension FactWalk {
  func isInterpolated(_ node: StringLiteralExprSyntax) -> Bool {
    node.segments.contains { $0.is(ExpressionSegmentSyntax.self) }
  }

  /// The text between the quotes with its escapes as written; nil with interpolation.
  func literalText(_ node: StringLiteralExprSyntax) -> String? {
    var whole = ""
    for segment in node.segments {
      guard let piece = segment.as(StringSegmentSyntax.self) else { return nil }
      whole += piece.content.text
    }
    return whole
  }
}
