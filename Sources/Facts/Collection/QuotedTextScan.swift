import UntangleSourceFiles

/// Collects the strings without spaces between any two quotes of a line.
///
/// The scan ignores comments and escapes: a spurious string only keeps a rule silent.
func quotedTexts(in bytes: UnsafeBufferPointer<UInt8>) -> QuotedTexts {
  var texts = QuotedTexts()
  let quote = UInt8(ascii: "\"")
  guard var opening = bytes.firstOffset(of: quote, from: 0) else { return texts }
  // From quote to quote. The bytes between are inspected only where they are few.
  while let closing = bytes.firstOffset(of: quote, from: opening + 1) {
    let text = UnsafeBufferPointer(rebasing: bytes[(opening + 1)..<closing])
    if !text.isEmpty, text.count < longestKey, isOneWord(text) {
      texts.digests.append(QuotedTexts.digest(of: text))
    }
    opening = closing
  }
  return texts
}

private func isOneWord(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
  text.allSatisfy { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
}

/// In UTF-8 bytes, including one quote. Longer strings are sentences or data.
private let longestKey = 120
