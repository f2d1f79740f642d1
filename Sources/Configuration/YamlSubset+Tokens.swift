/// One function for each kind of token. Each takes the offset of the token's first byte and returns the
/// offset behind its last; nil skips the rest of the line.
extension YamlSubset {
  mutating func open(_ offset: Int) -> Int? {
    openBrackets.append(offset)
    guard openBrackets.count <= Self.maximumDepth else {
      return refuse(offset, "nested more than \(Self.maximumDepth) deep")
    }
    return offset + 1
  }

  mutating func close(_ offset: Int, _ line: Range<Int>) -> Int? {
    guard let open = openBrackets.popLast() else { return plainEnd(offset, line) }
    if isKeyEnd(offset + 1, line) { return refuse(open, Self.keyMessage) }
    if openBrackets.isEmpty, !isBlank(offset + 1, line) { return refuse(open, quoteHint(open)) }
    return offset + 1
  }

  /// Returns the offset behind the closing quote.
  mutating func quoted(_ start: Int, _ line: Range<Int>) -> Int? {
    let quote = bytes[start]
    var offset = start + 1
    while offset < line.upperBound {
      if bytes[offset] == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        offset += 2
      } else if bytes[offset] != quote {
        offset += 1
      } else if quote == UInt8(ascii: "'"), offset + 1 < line.upperBound, bytes[offset + 1] == quote {
        offset += 2
      } else {
        return offset + 1
      }
    }
    return refuse(start, "this quoted text does not end on its line")
  }

  mutating func alias(_ offset: Int, _ line: Range<Int>) -> Int? {
    guard let end = nameEnd(offset, line) else {
      return refuse(offset, "quote globs that start with '*': \"\(word(at: offset, line))\"")
    }
    aliasCount += 1
    guard aliasCount <= Self.maximumAliases else {
      return refuse(offset, "more than \(Self.maximumAliases) aliases")
    }
    return isKeyEnd(end, line) ? refuse(offset, Self.keyMessage) : end
  }

  mutating func anchor(_ offset: Int, _ line: Range<Int>) -> Int? {
    nameEnd(offset, line) ?? refuse(offset, quoteHint(offset))
  }

  mutating func listItem(_ offset: Int, _ line: Range<Int>) -> Int? {
    guard offset - line.lowerBound <= Self.maximumIndentation else {
      return refuse(offset, Self.indentationMessage)
    }
    return offset + 1
  }
}
