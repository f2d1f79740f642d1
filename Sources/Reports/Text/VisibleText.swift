extension StringProtocol {
  /// The text on one line, without anything that controls a terminal, is invisible, or is a command to a
  /// build server.
  ///
  /// Line ends become `␤`, tabs become spaces, other control characters become their pictures (`␛`).
  /// Invisible and bidirectional control characters are escaped (`\u{202E}`), as are the starts of server
  /// commands. Joined emoji, flags and accents are unchanged.
  package var visible: String {
    if isPrintableASCII { return String(self).withoutServerCommands }
    var text = ""
    for character in self { text += character.visible }
    return text.withoutServerCommands
  }

  /// Like `visible`, for formats that keep line ends and tabs and are not scanned for server commands.
  package var spelledOut: String {
    if isPrintableASCII { return String(self) }
    return map { $0.isLayout ? String($0) : $0.visible }.joined()
  }
}

extension String {
  /// Escapes every `::`, because wrapping can move any word to the start of a line, where GitHub's runner
  /// looks for it.
  fileprivate var withoutServerCommands: String {
    guard hasPair(UInt8(ascii: ":")) else { return withoutBracketCommands }
    var safe = String.UnicodeScalarView()
    var scalars = unicodeScalars[...]
    var last: Unicode.Scalar = " "
    while let scalar = scalars.popFirst() {
      let startsWord = last.properties.isWhitespace || last == "␤"
      if startsWord && scalar == ":" && scalars.first == ":" {
        safe.append(contentsOf: scalar.escaped.unicodeScalars)
      } else {
        safe.append(scalar)
      }
      last = scalar
    }
    return String(safe).withoutBracketCommands
  }
}

extension Character {
  /// `\r\n` is one character.
  fileprivate var isLayout: Bool {
    unicodeScalars.allSatisfy { "\t\n\r".unicodeScalars.contains($0) }
  }

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

  /// Such as `\u{202E}`, in Swift syntax.
  var escaped: String { "\\u{" + String(value, radix: 16, uppercase: true) + "}" }

  var isInvisible: Bool {
    properties.isDefaultIgnorableCodePoint || properties.generalCategory == .format
  }

  /// False for scalars that could hide in an emoji's cluster without being part of the image.
  fileprivate var belongsInEmoji: Bool {
    switch value {
    case 0x200D, 0xFE0E, 0xFE0F, 0xE0020...0xE007F: true
    default: !isInvisible
    }
  }
}
