@_spi(RawSyntax) import SwiftSyntax

extension Node {
  /// The code on one line without comments; ends with the token that exceeds `limit` bytes.
  func codeText(limit: Int) -> String {
    var line = CodeLine(limit: limit)
    line.append(self)
    return line.text
  }
}

/// Joins the tokens of a node into one line.
private struct CodeLine {
  private enum Gap { case none, blank }

  let limit: Int
  private(set) var text = ""
  private var gap = Gap.none

  init(limit: Int) { self.limit = limit }

  mutating func append(_ node: Node) {
    guard text.utf8.count <= limit else { return }
    guard let token = node.raw.tokenView else {
      for child in node.children { append(child) }
      return
    }
    guard token.presence == .present else { return }
    if !text.isEmpty, gap == .blank || token.leadingTriviaByteLength > 0 { text += " " }
    let word = String(syntaxText: token.rawText)
    text += word.contains("\n") ? word.split(whereSeparator: \.isWhitespace).joined(separator: " ") : word
    gap = token.trailingTriviaByteLength > 0 ? .blank : .none
  }
}
