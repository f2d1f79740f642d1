import SwiftParser
import SwiftSyntax

/// A literal in a key position: what it says, and how it is to be written elsewhere.
struct KeyLiteral: Hashable {
  /// With quotes, on one line, byte for byte as in the source.
  var source: String
  /// What the program sees.
  var value: String

  /// nil with interpolations, over several lines, and with what is no escape.
  init?(_ node: StringLiteralExprSyntax) {
    guard node.openingQuote.tokenKind == .stringQuote, let value = node.representedLiteralValue,
      node.segments.allSatisfy({ $0.is(StringSegmentSyntax.self) }), !value.isEmpty
    else { return nil }
    source = node.trimmedDescription
    self.value = value
  }

  /// Of a text whose literal was not seen.
  init(plain text: String) {
    source = Self.plain(text)
    value = text
  }

  /// The literal that says a text without any escapes.
  static func plain(_ text: String) -> String { "\"\(text)\"" }
}
