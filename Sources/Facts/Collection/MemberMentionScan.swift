import UntangleSourceFiles

/// Collects the names after a dot that has a type's name or nothing before it, without those that are called.
///
/// The scan ignores comments and strings: a spurious mention only keeps a rule silent.
func memberMentions(in bytes: UnsafeBufferPointer<UInt8>) -> MemberMentions {
  var mentions = MemberMentions()
  var place = 0
  while let dot = bytes.firstOffset(of: UInt8(ascii: "."), from: place) {
    place = dot + 1
    guard place < bytes.count, isOfName(bytes[place]), isOfType(bytes, before: dot) else { continue }
    while place < bytes.count, isOfName(bytes[place]) { place += 1 }
    guard place == bytes.count || bytes[place] != UInt8(ascii: "(") else { continue }
    let name = UnsafeBufferPointer(rebasing: bytes[(dot + 1)..<place])
    mentions.digests.append(Int32(truncatingIfNeeded: QuotedTexts.digest(of: name)))
  }
  mentions.digests.sort()
  return mentions
}

/// Whether the member is one of an expected type or of a type that is written out.
private func isOfType(_ bytes: UnsafeBufferPointer<UInt8>, before dot: Int) -> Bool {
  var start = dot
  while start > 0, isOfName(bytes[start - 1]) { start -= 1 }
  guard start < dot else {
    guard start > 0 else { return true }
    switch bytes[start - 1] {
    case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "."):
      return false
    default: return true
    }
  }
  return bytes[start] >= UInt8(ascii: "A") && bytes[start] <= UInt8(ascii: "Z")
}

private func isOfName(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80..., UInt8(ascii: "_"): true
  default: false
  }
}
