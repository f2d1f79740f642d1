extension YamlSubset {
  static let keyMessage = "a key must be plain text, not a list, a mapping or an alias"
  static let indentationMessage = "indented by more than \(maximumIndentation) columns"

  func quoteHint(_ offset: Int) -> String { "quote text that starts with '\(character(offset))'" }

  /// Always nil, to be returned.
  @discardableResult
  mutating func refuse(_ offset: Int, _ message: String) -> Int? {
    mistakes.append((message, lines.place(at: offset)))
    return nil
  }

  func character(_ offset: Int) -> Character { Character(Unicode.Scalar(bytes[offset])) }

  /// Whether a blank or the line's end stands here.
  func isBlank(_ offset: Int, _ line: Range<Int>) -> Bool {
    offset >= line.upperBound || bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t")
  }

  /// Whether `?` or `:` stands for itself rather than beginning a text.
  func isIndicator(_ offset: Int, _ line: Range<Int>) -> Bool {
    !openBrackets.isEmpty || isBlank(offset + 1, line)
  }

  /// Whether what ended before `offset` is a key: blanks, then a colon.
  func isKeyEnd(_ offset: Int, _ line: Range<Int>) -> Bool {
    let next = (offset..<max(offset, line.upperBound)).first { !isBlank($0, line) }
    return next.map { bytes[$0] == UInt8(ascii: ":") } ?? false
  }

  /// After the name behind `*` or `&`; nil where what stands there is no such name.
  func nameEnd(_ offset: Int, _ line: Range<Int>) -> Int? {
    let end = wordEnd(offset + 1, line)
    let name = bytes[(offset + 1)..<end]
    let isName = name.allSatisfy { byte in
      switch Unicode.Scalar(byte) {
      case "a"..."z", "A"..."Z", "0"..."9", "_", "-": true
      default: false
      }
    }
    return name.isEmpty || !isName ? nil : end
  }

  func word(at offset: Int, _ line: Range<Int>) -> String {
    String(decoding: bytes[offset..<wordEnd(offset, line)], as: UTF8.self)
  }

  /// After the unquoted text that starts here, blanks within it included.
  func plainEnd(_ offset: Int, _ line: Range<Int>) -> Int {
    var end = wordEnd(offset, line)
    while end < line.upperBound, isBlank(end, line) {
      guard let next = (end..<line.upperBound).first(where: { !isBlank($0, line) }) else { break }
      if bytes[next] == UInt8(ascii: "#") || wordEnd(next, line) == next { break }
      end = wordEnd(next, line)
    }
    return max(end, offset + 1)
  }

  /// Up to the next blank, to a colon before a blank, or to what ends a text within brackets.
  private func wordEnd(_ offset: Int, _ line: Range<Int>) -> Int {
    var end = offset
    while end < line.upperBound, !isBlank(end, line), !endsFlowText(bytes[end]) {
      if bytes[end] == UInt8(ascii: ":"), isBlank(end + 1, line) { break }
      end += 1
    }
    return end
  }

  private func endsFlowText(_ byte: UInt8) -> Bool {
    guard !openBrackets.isEmpty else { return false }
    return switch Unicode.Scalar(byte) {
    case ",", "[", "]", "{", "}": true
    default: false
    }
  }
}
