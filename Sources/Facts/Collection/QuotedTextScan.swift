/// Takes what stands between any two quotes of a line and has no space in it.
///
/// Knows neither comments nor escapes: a text too many only keeps a rule silent.
func quotedTexts(in bytes: UnsafeBufferPointer<UInt8>) -> QuotedTexts {
  var texts = QuotedTexts()
  var opening: Int?
  for (index, byte) in bytes.enumerated() {
    switch byte {
    case UInt8(ascii: "\""):
      if let start = opening, index > start + 1, index - start <= longestKey {
        texts.digests.append(QuotedTexts.digest(of: bytes[(start + 1)..<index]))
      }
      opening = index
    case UInt8(ascii: " "), UInt8(ascii: "\n"): opening = nil
    default: continue
    }
  }
  return texts
}

/// In UTF-8 bytes; longer ones are sentences, or data.
private let longestKey = 120
