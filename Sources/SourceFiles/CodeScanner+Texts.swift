extension CodeScanner {
  /// Reads a string; `offset` is after its first quote.
  mutating func takeText(hashes: Int) -> CodePiece {
    let quote = UInt8(ascii: "\"")
    guard byte(at: offset) == quote, byte(at: offset + 1) == quote else {
      return readText(TextDelimiter(hashes: hashes, extent: .line))
    }
    // With hashes, `#"""#` is a string of one quote.
    if hashes > 0, hashCount(at: offset + 2) >= hashes {
      offset += 2 + hashes
      return .text
    }
    offset += 2
    return readText(TextDelimiter(hashes: hashes, extent: .lines))
  }

  /// Reads up to the end of the string or to its next interpolation.
  mutating func readText(_ delimiter: TextDelimiter) -> CodePiece {
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        if let length = endLength(delimiter) {
          offset += length
          return .text
        }
        offset += 1
      case .backslash:
        offset += 1
        guard hashCount(at: offset) >= delimiter.hashes else { continue }
        offset += delimiter.hashes
        let escaped = byte(at: offset)
        // An escaped line end still ends a single-line string.
        if escaped != .newline && escaped != .carriageReturn { offset += 1 }
        if escaped == UInt8(ascii: "(") { return openInterpolation(delimiter) }
      case .newline, .carriageReturn:
        // Unclosed: the line end stays and is read as code.
        if delimiter.extent == .line { return .text }
        offset += 1
      default:
        offset += 1
      }
    }
    offset = min(offset, bytes.count)
    return .text
  }

  /// The length of the delimiter at `offset`; nil where the quote belongs to the string.
  private func endLength(_ delimiter: TextDelimiter) -> Int? {
    let quote = UInt8(ascii: "\"")
    let quotes = delimiter.extent == .line ? 1 : 3
    for index in 1..<max(quotes, 1) where byte(at: offset + index) != quote { return nil }
    guard hashCount(at: offset + quotes) >= delimiter.hashes else { return nil }
    return quotes + delimiter.hashes
  }

  private func hashCount(at start: Int) -> Int {
    var end = start
    while byte(at: end) == UInt8(ascii: "#") { end += 1 }
    return end - start
  }
}

extension CodeScanner {
  /// Reads a comment, a regex literal or an operator; `offset` is after the slash.
  mutating func takeSlash() -> CodePiece? {
    switch byte(at: offset) {
    case .slash:
      skipLine()
      return nil
    case UInt8(ascii: "*"):
      offset += 1
      skipBlockComment()
      return nil
    default:
      if let end = regexEnd() {
        offset = end
        return .text
      }
      return .operation
    }
  }

  /// Block comments nest.
  private mutating func skipBlockComment() {
    var depth = 1
    while depth > 0, let slash = bytes.firstOffset(of: .slash, from: offset) {
      if slash > offset, bytes[slash - 1] == UInt8(ascii: "*") {
        depth -= 1
        offset = slash + 1
      } else if byte(at: slash + 1) == UInt8(ascii: "*") {
        depth += 1
        offset = slash + 2
      } else {
        offset = slash + 1
      }
    }
    if depth > 0 { offset = bytes.count }
  }

  /// Reads an extended regex literal up to `/#`; `offset` is after `#/`.
  mutating func skipExtendedRegex(hashes: Int) -> CodePiece {
    while let slash = bytes.firstOffset(of: .slash, from: offset) {
      offset = slash + 1
      guard hashCount(at: offset) >= hashes else { continue }
      offset += hashes
      return .text
    }
    offset = bytes.count
    return .text
  }

  /// The end of the regex literal at `start`; nil where the slash is probably a division.
  private func regexEnd() -> Int? {
    guard canStartRegex() else { return nil }
    var index = offset
    while index < bytes.count, bytes[index] != .newline {
      if bytes[index] == .slash { return bytes[index - 1] == UInt8(ascii: " ") ? nil : index + 1 }
      index += bytes[index] == .backslash ? 2 : 1
    }
    return nil
  }

  /// Whether a regex literal can start here: an operand is expected, and the next byte is no space.
  private func canStartRegex() -> Bool {
    switch byte(at: offset) {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ")"), UInt8(ascii: ","): return false
    default: break
    }
    let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    guard let before = bytes[..<start].lastIndex(where: { !isSpace($0) }) else { return true }
    return "(,=:[{!&|;?~\n".utf8.contains(bytes[before])
  }
}
