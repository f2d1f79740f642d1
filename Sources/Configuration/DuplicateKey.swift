/// The second occurrence of a key in one mapping.
struct DuplicateKey {
  var name: String
  /// Byte offsets of the key, quotes included.
  var range: Range<Int>
  var place: TextPlace
  /// The line of the first occurrence, from 1.
  var firstLine: Int

  var mistake: YamlMistake {
    YamlMistake(message: "'\(name)' is given already on line \(firstLine)", place: place)
  }

  /// A key of the same length that most likely differs from all other keys of the mapping.
  func replacement(number: Int) -> [UInt8] {
    var rest = number
    return range.map { _ in
      defer { rest /= 26 }
      return UInt8(ascii: "A") + UInt8(rest % 26)
    }
  }
}

/// Finds the next occurrence of a key, spelled the same way, in the text. Needed because Yams reports only
/// the first of two equal keys.
func nextDoubledKey(like first: TextPlace, in lines: TextLines) -> DuplicateKey? {
  let start = lines.offset(of: first)
  let firstLine = lines.range(ofLine: first.line - 1)
  guard let end = keyEnd(from: start, firstLine, lines.bytes) else { return nil }
  let key = Array(lines.bytes[start..<end])
  for line in (first.line - 1)..<lines.starts.count {
    let range = lines.range(ofLine: line)
    let found = offsets(of: key, in: range, after: end - 1, lines.bytes).first { offset in
      stands(offset, in: range, likeKeyAt: start, of: firstLine, lines.bytes)
    }
    if let found {
      let name = String(decoding: key, as: UTF8.self).filter { $0 != "\"" && $0 != "'" }
      return DuplicateKey(
        name: name, range: found..<(found + key.count), place: lines.place(at: found),
        firstLine: first.line)
    }
  }
  return nil
}

/// The offset behind the key's last byte; nil if no key starts here. Blanks may precede the colon.
private func keyEnd(from start: Int, _ line: Range<Int>, _ bytes: [UInt8]) -> Int? {
  guard let colon = (start..<line.upperBound).first(where: { isColon($0, line, bytes) }) else { return nil }
  let end = (start..<colon).last { !isBlank(bytes[$0]) }
  return end.map { $0 + 1 }
}

private func isColon(_ offset: Int, _ line: Range<Int>, _ bytes: [UInt8]) -> Bool {
  bytes[offset] == UInt8(ascii: ":") && (offset + 1 >= line.upperBound || isBlank(bytes[offset + 1]))
}

private func offsets(
  of key: [UInt8], in line: Range<Int>, after limit: Int, _ bytes: [UInt8]
) -> [Int] {
  line.filter { offset in
    offset > limit && offset + key.count < line.upperBound
      && bytes[offset..<(offset + key.count)].elementsEqual(key)
      && keyEnd(from: offset, line, bytes) == offset + key.count
  }
}

/// Whether the key can belong to the same mapping as the first one. In a flow mapping it must follow `{` or
/// `,`; in a block mapping it must be the first token of its line, in the same column.
private func stands(
  _ offset: Int, in line: Range<Int>, likeKeyAt first: Int, of firstLine: Range<Int>, _ bytes: [UInt8]
) -> Bool {
  let before = bytes[line.lowerBound..<offset].last { !isBlank($0) }
  let isInBrackets = bytes[firstLine.lowerBound..<first].contains(UInt8(ascii: "{"))
  guard isInBrackets else {
    return before == nil && offset - line.lowerBound == first - firstLine.lowerBound
  }
  return before.map { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: ",") } ?? true
}

private func isBlank(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
}
