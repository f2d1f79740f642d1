/// What a byte may begin in code.
enum ByteClass: UInt8, Sendable {
  /// Nothing.
  case plain
  case open, close, comma, colon
  case semicolon, lineEnd
  case quote, hash, slash, backtick
  /// `<`, an operator that may also be a bracket.
  case angle
  case operation, word

  /// For brackets: words, operators and line ends are plain.
  static let bracketTable = table { kind in
    switch kind {
    case .operation, .word, .semicolon, .lineEnd: .plain
    default: kind
    }
  }

  static let fullTable = table { $0 }

  private static func table(_ narrowed: (ByteClass) -> ByteClass) -> [ByteClass] {
    (UInt8.min...UInt8.max).map { narrowed(ByteClass(byte: $0)) }
  }

  private init(byte: UInt8) {
    switch Character(UnicodeScalar(byte)) {
    case "(", "[", "{": self = .open
    case ")", "]", "}": self = .close
    case ",": self = .comma
    case ":": self = .colon
    case ";": self = .semicolon
    case "\n", "\r": self = .lineEnd
    case "\"": self = .quote
    case "#": self = .hash
    case "/": self = .slash
    case "`": self = .backtick
    case "<": self = .angle
    case "+", "-", "*", "%", "&", "|", "^", "~", "=", "!", "?", ">", ".": self = .operation
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$": self = .word
    default: self = byte >= 0x80 ? .word : .plain
    }
  }
}
