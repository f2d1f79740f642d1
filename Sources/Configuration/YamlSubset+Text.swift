extension YamlSubset {
  static let keyMessage = "a key must be plain text, not a list, a mapping or an alias"
  static let indentationMessage = "indented by more than \(maximumIndentation) columns"

  func quoteHint(_ offset: Int) -> String { "quote text that starts with '\(character(offset))'" }

  /// Reports a mistake. Always returns nil, so that callers can return the result.
  @discardableResult
  mutating func refuse(_ offset: Int, _ message: String) -> Int? {
    mistakes.append((message, lines.place(at: offset)))
    return nil
  }

  func character(_ offset: Int) -> Character { Character(Unicode.Scalar(bytes[offset])) }

  /// Whether a blank or the end of the line is at the offset.
  func isBlank(_ offset: Int, _ line: Range<Int>) -> Bool {
    offset >= line.upperBound || bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t")
  }

  /// Whether a `?` or `:` is an indicator of YAML and not the start of a text.
  func isIndicator(_ offset: Int, _ line: Range<Int>) -> Bool {
    !openBrackets.isEmpty || isBlank(offset + 1, line)
  }

  /// Whether the token that ends at `offset` is a key: blanks and a colon follow.
  func isKeyEnd(_ offset: Int, _ line: Range<Int>) -> Bool {
    let next = (offset..<max(offset, line.upperBound)).first { !isBlank($0, line) }
    return next.map { bytes[$0] == UInt8(ascii: ":") } ?? false
  }

  /// The offset behind the name that follows `*` or `&`; nil if it is not a valid name.
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

  /// The offset behind the plain scalar that starts here, including blanks inside it.
  func plainEnd(_ offset: Int, _ line: Range<Int>) -> Int {
    var end = wordEnd(offset, line)
    while end < line.upperBound, isBlank(end, line) {
      guard let next = (end..<line.upperBound).first(where: { !isBlank($0, line) }) else { break }
      if bytes[next] == UInt8(ascii: "#") || wordEnd(next, line) == next { break }
      end = wordEnd(next, line)
    }
    return max(end, offset + 1)
  }

  /// The end of a word: the next blank, a colon before a blank, or a character that ends a text within
  /// brackets.
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
