import SwiftParser
import SwiftSyntax

/// A literal in a key position, with its value and its source text.
struct KeyLiteral: Hashable {
  /// With quotes, on one line, exactly as in the source.
  var source: String
  /// The value at run time.
  var value: String

  /// nil for literals with interpolations, several lines, invalid escapes, or no text.
  init?(_ node: StringLiteralExprSyntax) {
    guard node.openingQuote.tokenKind == .stringQuote, let value = node.representedLiteralValue,
      node.segments.allSatisfy({ $0.is(StringSegmentSyntax.self) }), !value.isEmpty
    else { return nil }
    source = node.trimmedDescription
    self.value = value
  }

  /// For a text whose literal is not in the sources.
  init(plain text: String) {
    source = Self.plain(text)
    value = text
  }

  /// The literal of a text that needs no escapes.
  static func plain(_ text: String) -> String { "\"\(text)\"" }
}
