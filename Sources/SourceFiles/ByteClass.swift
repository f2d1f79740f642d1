/// The kind of token that a byte can start in code.
enum ByteClass: UInt8, Sendable {
  /// No token.
  case plain
  case open, close, comma, colon
  case semicolon, lineEnd
  case quote, hash, slash, backtick
  /// `<`, an operator that may also be a bracket.
  case angle
  case operation, word, at

  /// For a scan of brackets only: words, operators and line ends are plain.
  static let bracketTable = table { kind in
    switch kind {
    case .operation, .word, .at, .semicolon, .lineEnd: .plain
    default: kind
    }
  }

  static let fullTable = table { $0 }

  private static func table(_ narrowed: (ByteClass) -> ByteClass) -> [ByteClass] {
    (UInt8.min...UInt8.max).map { narrowed(ByteClass(byte: $0)) }
  }

  /// Switches over bytes, not characters, because every run builds the tables.
  private init(byte: UInt8) {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): self = .open
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): self = .close
    case UInt8(ascii: ","): self = .comma
    case UInt8(ascii: ":"): self = .colon
    case UInt8(ascii: ";"): self = .semicolon
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): self = .lineEnd
    case UInt8(ascii: "\""): self = .quote
    case UInt8(ascii: "#"): self = .hash
    case UInt8(ascii: "/"): self = .slash
    case UInt8(ascii: "`"): self = .backtick
    case UInt8(ascii: "@"): self = .at
    case UInt8(ascii: "<"): self = .angle
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .word
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"): self = .word
    case 0x80...: self = .word
    default: self = Self.operators.contains(byte) ? .operation : .plain
    }
  }

  private static let operators = Array("+-*%&|^~=!?>.".utf8)
}
