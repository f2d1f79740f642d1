import SwiftSyntax

extension FactWalk {
  func isInterpolated(_ node: StringLiteralExprSyntax) -> Bool {
    // An interpolation needs a backslash.
    let start = places.textStart(of: node.node)
    guard slice(start, places.textEnd(of: node.node) - start).contains(UInt8(ascii: "\\")) else {
      return false
    }
    return node.segments.contains { $0.is(ExpressionSegmentSyntax.self) }
  }

  /// The text between the quotes, escapes as written; nil with interpolation.
  func literalText(_ node: StringLiteralExprSyntax) -> String? {
    var whole = ""
    for segment in node.segments {
      guard let piece = segment.as(StringSegmentSyntax.self) else { return nil }
      whole += String(decoding: piece.content.bytes, as: UTF8.self)
    }
    return whole
  }
}
