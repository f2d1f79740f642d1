/// What a piece of code does to a chain of its bracket.
enum ChainToken: Sendable {
  case open(Spacing)
  case operand
  case comma, colon, semicolon
  case lineEnd
  /// `try`, `let`, `if` and the like: what follows is one level deeper.
  case prefixWord
  case `else`, `if`
  /// `as`, `is`.
  case wordOperator
  case angleOpen(Spacing)
  /// `count` of `>`.
  case angleClose(count: Int)
  case arrow
  case questions(count: Int)
  case member
  /// `count` bytes.
  case operators(count: Int, Fixity)

  enum Spacing: Sendable { case attached, apart }
  enum Fixity: Sendable { case postfix, other }

  init(_ piece: CodePiece, _ scanner: CodeScanner) {
    switch piece {
    case .open: self = .open(scanner.isAttached(scanner.start) ? .attached : .apart)
    case .close, .text, .condition, .end: self = .operand
    case .comma: self = .comma
    case .colon: self = .colon
    case .semicolon: self = .semicolon
    case .lineEnd: self = .lineEnd
    case .word: self = ChainToken(word: scanner.bytes[scanner.start..<scanner.offset])
    case .operation: self = ChainToken(operatorIn: scanner)
    }
  }
}

extension ChainToken {
  private init(word: Slice<UnsafeBufferPointer<UInt8>>) {
    // No word of interest is longer than eight bytes, which makes a number of it.
    guard word.count <= 8, mayBeWordToken(word) else {
      self = .operand
      return
    }
    let packed = word.reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    self = wordTokens[packed] ?? .operand
  }

  private init(operatorIn scanner: CodeScanner) {
    let text = scanner.bytes[scanner.start..<scanner.offset]
    let isAttached = scanner.isAttached(scanner.start)
    switch text.first {
    case UInt8(ascii: "-") where text.elementsEqual("->".utf8): self = .arrow
    case UInt8(ascii: "<") where text.count == 1: self = .angleOpen(isAttached ? .attached : .apart)
    case UInt8(ascii: ">"): self = .angleClose(count: text.prefix { $0 == UInt8(ascii: ">") }.count)
    case UInt8(ascii: "?"): self = .questions(count: text.filter { $0 == UInt8(ascii: "?") }.count)
    case UInt8(ascii: "."): self = .member
    default:
      let isPostfix = isAttached && scanner.endsBeforeSpace
      self = .operators(count: text.count, isPostfix ? .postfix : .other)
    }
  }
}

extension CodeScanner {
  /// Whether what was read last has space, or nothing, behind it.
  var endsBeforeSpace: Bool {
    switch byte(at: offset) {
    case 0, UInt8(ascii: " "), UInt8(ascii: "\t"), .newline, .carriageReturn: true
    default: false
    }
  }
}

private let wordTokens: [UInt64: ChainToken] = {
  let prefixes = """
    try await let var inout throw return yield guard while for repeat do switch defer in case \
    any some each consume copy borrow unsafe sending isolated discard then package where
    """
  var tokens: [UInt64: ChainToken] = [:]
  for word in prefixes.split(separator: " ") { tokens[packed(word)] = .prefixWord }
  tokens[packed("else")] = .else
  tokens[packed("if")] = .if
  tokens[packed("as")] = .wordOperator
  tokens[packed("is")] = .wordOperator
  return tokens
}()

/// By length, a bit for each letter that a word of interest starts with: rules nearly all words out.
private let wordStarts: [UInt32] = {
  var starts = [UInt32](repeating: 0, count: 9)
  for packed in wordTokens.keys {
    let length = 8 - packed.leadingZeroBitCount / 8
    starts[length] |= 1 << UInt32(packed >> UInt64(8 * (length - 1)) & 31)
  }
  return starts
}()

private func mayBeWordToken(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
  word.first.map { wordStarts[word.count] & 1 << UInt32($0 & 31) != 0 } ?? false
}

private func packed(_ word: Substring) -> UInt64 { word.utf8.reduce(0) { $0 << 8 | UInt64($1) } }
