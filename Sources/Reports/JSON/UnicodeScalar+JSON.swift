extension Unicode.Scalar {
  /// Escapes what JSON requires, and also what controls or hides text in a terminal and what JavaScript
  /// treats as a line end. Parsers read the same text either way.
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
    // Only in the Basic Multilingual Plane; beyond it format characters are the tags of flag emoji, which are
    // harmless.
    let isBidirectionalControl = properties.generalCategory == .format && value != 0x200D
    let isLineEnd = value == 0x2028 || value == 0x2029
    return value >= 0xA0 && value <= 0xFFFF && (isBidirectionalControl || isLineEnd)
  }

  private var hexadecimalEscape: String {
    let digits = String(value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
