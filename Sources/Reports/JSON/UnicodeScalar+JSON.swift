extension Unicode.Scalar {
  /// What must be escaped is; so is what a terminal would obey or hide and what JavaScript takes for
  /// a line end. A reader gets the same text either way.
  var escapedForJSON: String {
    switch self {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\u{8}": "\\b"
    case "\u{C}": "\\f"
    default: mustBeEscaped ? hexadecimalEscape : String(self)
    }
  }

  private var mustBeEscaped: Bool {
    if value < 0x20 || (0x7F..<0xA0).contains(value) { return true }
    // Only the basic plane: elsewhere are the tags of flag emoji, and nothing that harms.
    let isBidirectionalControl = properties.generalCategory == .format && value != 0x200D
    let isLineEnd = value == 0x2028 || value == 0x2029
    return value >= 0xA0 && value <= 0xFFFF && (isBidirectionalControl || isLineEnd)
  }

  private var hexadecimalEscape: String {
    let digits = String(value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
