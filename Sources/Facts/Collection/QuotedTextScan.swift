import UntangleSourceFiles

/// Takes what stands between any two quotes of a line and has no space in it.
///
/// Knows neither comments nor escapes: a text too many only keeps a rule silent.
func quotedTexts(in bytes: UnsafeBufferPointer<UInt8>) -> QuotedTexts {
  var texts = QuotedTexts()
  let quote = UInt8(ascii: "\"")
  guard var opening = bytes.firstOffset(of: quote, from: 0) else { return texts }
  // From quote to quote: what is between two of them is looked at only where it is short.
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

/// In UTF-8 bytes, one of the quotes counted; longer ones are sentences, or data.
private let longestKey = 120
