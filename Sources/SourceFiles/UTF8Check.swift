/// The offset of the first byte that does not belong to a UTF-8 character; nil where the text is valid.
func firstInvalidUTF8(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
  var offset = 0
  while offset < bytes.count {
    offset = skipASCII(in: bytes, from: offset)
    guard offset < bytes.count else { return nil }
    let length = utf8CharacterLength(in: bytes, at: offset)
    guard length > 0 else { return offset }
    offset += length
  }
  return nil
}

/// The length of the character at `offset` in bytes; 0 where it is invalid, by table 3-7 of the Unicode
/// standard.
func utf8CharacterLength(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
  let lead = bytes[offset]
  if lead < 0x80 { return 1 }
  guard let (length, second) = utf8Shape(lead), offset + length <= bytes.count else { return 0 }
  guard second.contains(bytes[offset + 1]) else { return 0 }
  for index in 2..<max(length, 2) where !bytes[offset + index].isContinuation { return 0 }
  return length
}

/// The length that a lead byte announces and the valid second bytes, which rule out overlong forms,
/// surrogates and values above U+10FFFF.
private func utf8Shape(_ lead: UInt8) -> (length: Int, second: ClosedRange<UInt8>)? {
  switch lead {
  case 0xC2...0xDF: (2, 0x80...0xBF)
  case 0xE0: (3, 0xA0...0xBF)
  case 0xED: (3, 0x80...0x9F)
  case 0xE1...0xEF: (3, 0x80...0xBF)
  case 0xF0: (4, 0x90...0xBF)
  case 0xF1...0xF3: (4, 0x80...0xBF)
  case 0xF4: (4, 0x80...0x8F)
  default: nil
  }
}

private func skipASCII(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
  let raw = UnsafeRawBufferPointer(bytes)
  var offset = start
  while offset + 8 <= raw.count {
    let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    guard word & 0x8080_8080_8080_8080 == 0 else { break }
    offset += 8
  }
  while offset < raw.count && raw[offset] < 0x80 { offset += 1 }
  return offset
}
