extension StringProtocol {
  /// The text on one line with nothing in it that a terminal would obey or hide.
  ///
  /// Line ends become `␤`, tabs spaces, other control characters their pictures (`␛`). What is
  /// invisible or turns the direction of writing is spelt out (`\u{202E}`), and so is a colon that
  /// would start a `::command::` of GitHub's. Joined emoji, flags and accents stay as they are.
  package var visible: String {
    if isPrintableASCII { return String(self).withoutWorkflowCommands }
    var text = ""
    for character in self { text += character.visible }
    return text.withoutWorkflowCommands
  }

  /// A runner looks for `::` behind white space at the start of a line, and any word can end up there.
  private var withoutWorkflowCommands: String {
    guard utf8.contains(UInt8(ascii: ":")), contains("::") else { return String(self) }
    let words = split(separator: " ", omittingEmptySubsequences: false)
    return words.map { $0.hasPrefix("::") ? "\\u{3A}" + $0.dropFirst() : String($0) }
      .joined(separator: " ")
  }
}

extension Character {
  fileprivate var visible: String {
    if self == "\r\n" { return "␤" }
    if isEmojiSequence && !isASCII && unicodeScalars.allSatisfy(\.belongsInEmoji) {
      return String(self)
    }
    let text = unicodeScalars.map(\.visible).joined()
    let startsWithMark = unicodeScalars.first.map { $0.displayWidth == 0 && text.displayWidth == 0 }
    return startsWithMark == true ? "◌" + text : text
  }
}

extension Unicode.Scalar {
  fileprivate var visible: String {
    switch value {
    case 0x09: " "
    case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: "␤"
    case 0x00..<0x20: String(Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}")
    case 0x20..<0x7F: String(self)
    case 0x7F: "␡"
    case 0x80..<0xA0: escaped
    default: isInvisible ? escaped : String(self)
    }
  }

  /// `\u{202E}`, as Swift source writes it.
  var escaped: String { "\\u{" + String(value, radix: 16, uppercase: true) + "}" }

  var isInvisible: Bool {
    properties.isDefaultIgnorableCodePoint || properties.generalCategory == .format
  }

  /// False for what could hide in an emoji's cluster without being a part of the picture.
  fileprivate var belongsInEmoji: Bool {
    switch value {
    case 0x200D, 0xFE0E, 0xFE0F, 0xE0020...0xE007F: true
    default: !isInvisible
    }
  }
}
