import UntangleSourceFiles

/// Collects the strings without spaces between any two quotes of a line.
///
/// The scan ignores comments and escapes: a spurious string only keeps a rule silent.
func quotedTexts(in bytes: UnsafeBufferPointer<UInt8>) -> QuotedTexts {
  var texts = QuotedTexts()
  forEachQuotedText(in: bytes) { text, _ in texts.digests.append(QuotedTexts.digest(of: text)) }
  return texts
}

/// The same strings with their places, without those in comments.
func literalPlaces(in bytes: UnsafeBufferPointer<UInt8>, _ lines: LineTable) -> [LiteralPlace] {
  var places: [LiteralPlace] = []
  var line = 0
  forEachQuotedText(in: bytes) { text, opening in
    let span = lines.span(from: opening, to: opening + text.count + 2, near: &line)
    let start = lines.offset(line: span.line, column: 1)
    if !isComment(UnsafeBufferPointer(rebasing: bytes[start..<opening])) {
      places.append(LiteralPlace(digest: QuotedTexts.digest(of: text), span: span))
    }
  }
  return places
}

/// `body` takes the text, and the offset of the quote before it.
private func forEachQuotedText(
  in bytes: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>, Int) -> Void
) {
  let quote = UInt8(ascii: "\"")
  guard var opening = bytes.firstOffset(of: quote, from: 0) else { return }
  // From quote to quote. The bytes between are inspected only where they are few.
  while let closing = bytes.firstOffset(of: quote, from: opening + 1) {
    let text = UnsafeBufferPointer(rebasing: bytes[(opening + 1)..<closing])
    if !text.isEmpty, text.count < longestKey, isOneWord(text) { body(text, opening) }
    opening = closing
  }
}

/// Whether what stands before a text on its line begins a comment.
private func isComment(_ before: UnsafeBufferPointer<UInt8>) -> Bool {
  let slash = UInt8(ascii: "/")
  return before.indices.dropFirst().contains { before[$0] == slash && before[$0 - 1] == slash }
    || before.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } == UInt8(ascii: "*")
}

private func isOneWord(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
  text.allSatisfy { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
}

/// In UTF-8 bytes, including one quote. Longer strings are sentences or data.
private let longestKey = 120
