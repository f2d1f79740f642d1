/// The effect of a code piece on the chains of its bracket.
enum ChainToken: Sendable {
  case open(Bracket)
  /// A closing bracket that matches.
  case close
  case operand
  case comma, colon, semicolon
  case lineEnd
  case keyword(Keyword)
  /// `@`.
  case at
  /// `#if`, `#a` and similar.
  case directive
  /// `as`, `is`.
  case wordOperator
  case angleOpen(Spacing)
  /// `count` is the number of `>`.
  case angleClose(count: Int, Fixity)
  case arrow
  case questions(count: Int, Fixity)
  case member
  /// `count` is in bytes.
  case operators(count: Int, Fixity)

  enum Spacing: Sendable { case attached, apart }
  enum Fixity: Sendable { case postfix, other }
  enum Bracket: Sendable {
    /// `(` or `[`.
    case list(Spacing)
    case brace(Spacing)
    /// `\(` in a string.
    case interpolation
  }

  init(_ piece: CodePiece, _ scanner: borrowing CodeScanner) {
    switch piece {
    case .open: self = .open(Bracket(scanner))
    case .close: self = .close
    case .text, .end: self = .operand
    case .condition: self = .directive
    case .at: self = .at
    case .comma: self = .comma
    case .colon: self = .colon
    case .semicolon: self = .semicolon
    case .lineEnd: self = .lineEnd
    case .word: self = ChainToken(wordIn: scanner)
    case .operation: self = ChainToken(operatorIn: scanner)
    }
  }
}

extension ChainToken.Bracket {
  fileprivate init(_ scanner: borrowing CodeScanner) {
    let spacing = scanner.isAttached(scanner.start) ? ChainToken.Spacing.attached : .apart
    switch scanner.frames.last?.kind {
    case .round, .square, nil: self = .list(spacing)
    case .brace: self = .brace(spacing)
    case .interpolation: self = .interpolation
    }
  }
}

extension ChainToken {
  private init(wordIn scanner: borrowing CodeScanner) {
    let word = scanner.bytes[scanner.start..<scanner.offset]
    if word.first == UInt8(ascii: "#") {
      self = .directive
    } else if let keyword = Keyword(word) {
      self = keyword == .wordOperator ? .wordOperator : .keyword(keyword)
    } else {
      self = .operand
    }
  }

  private init(operatorIn scanner: borrowing CodeScanner) {
    let text = scanner.bytes[scanner.start..<scanner.offset]
    let isAttached = scanner.isAttached(scanner.start)
    let fixity = isAttached && scanner.endsBeforeSpace ? Fixity.postfix : .other
    switch text.first {
    case UInt8(ascii: "-") where text.elementsEqual("->".utf8): self = .arrow
    case UInt8(ascii: "<") where text.count == 1: self = .angleOpen(isAttached ? .attached : .apart)
    case UInt8(ascii: ">"):
      self = .angleClose(count: text.prefix { $0 == UInt8(ascii: ">") }.count, fixity)
    case UInt8(ascii: "?"):
      self = .questions(count: text.filter { $0 == UInt8(ascii: "?") }.count, fixity)
    case UInt8(ascii: ".") where text.count == 1: self = .member
    default: self = .operators(count: text.count, fixity)
    }
  }
}

extension CodeScanner {
  /// Whether white space or the end follows the last piece.
  var endsBeforeSpace: Bool {
    switch byte(at: offset) {
    case 0, UInt8(ascii: " "), UInt8(ascii: "\t"), .newline, .carriageReturn: true
    default: false
    }
  }
}
