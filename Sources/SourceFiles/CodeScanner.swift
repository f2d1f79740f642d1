/// The tokens at which a scan stops.
enum ScanDetail: Sendable {
  /// Brackets and `#if` only.
  case brackets
  /// Also words, operators and line ends.
  case everything
}

/// A piece of code. Comments are skipped, and so are strings except for code in `\(…)`.
enum CodePiece: Sendable {
  /// A bracket, or `\(` in a string.
  case open
  /// `#if`.
  case condition
  case close
  /// A string without its interpolated code.
  case text
  case comma
  case colon
  case semicolon
  case word
  case operation
  case at
  case lineEnd
  case end
}

/// An approximate lexer for Swift: exact enough to distinguish brackets in code from those in strings and
/// comments.
///
/// It is correct for all code that compiles, except that regex literals are a guess. A closing brace also
/// closes brackets that were left open within its block.
struct CodeScanner: ~Copyable {
  let bytes: UnsafeBufferPointer<UInt8>
  /// The open brackets and interpolations, outermost first.
  private(set) var frames: [CodeFrame] = []
  /// The number of frames that are interpolations.
  private(set) var interpolationDepth = 0
  /// The number of open `#if`.
  private(set) var conditionDepth = 0
  /// The start of the last piece, which ends at `offset`.
  private(set) var start = 0
  var offset: Int
  private let detail: ScanDetail
  private let classes: [ByteClass]

  init(_ bytes: UnsafeBufferPointer<UInt8>, detail: ScanDetail) {
    self.bytes = bytes
    self.detail = detail
    offset = byteOrderMarkLength(of: bytes)
    classes = detail == .brackets ? ByteClass.bracketTable : ByteClass.fullTable
    if bytes.count >= 2, bytes[0] == UInt8(ascii: "#"), bytes[1] == UInt8(ascii: "!") {
      skipLine()
    }
  }

  /// Advances to `target`, or past it if a string or comment spans it.
  mutating func skip(to target: Int) {
    while offset < target, findStop(), offset < target { _ = take() }
  }

  mutating func next() -> CodePiece {
    while findStop() {
      if let piece = take() { return piece }
    }
    return .end
  }

  /// Advances to the next significant byte; returns false at the end.
  private mutating func findStop() -> Bool {
    var found = offset
    classes.withUnsafeBufferPointer { classes in
      while found < bytes.count && classes[Int(bytes[found])] == .plain { found &+= 1 }
    }
    offset = found
    return found < bytes.count
  }

  /// Reads the piece at `offset`; nil where it is insignificant.
  private mutating func take() -> CodePiece? {
    start = offset
    let kind = classes[Int(bytes[offset])]
    offset += 1
    switch kind {
    case .plain: return nil
    case .open: return open(bytes[start])
    case .close: return close(bytes[start])
    case .quote: return takeText(hashes: 0)
    case .hash: return takeHash()
    case .slash: return takeSlash()
    case .backtick: return takeRawName()
    case .comma:
      endElement()
      return .comma
    case .colon:
      endElement()
      return .colon
    case .semicolon: return .semicolon
    case .lineEnd: return .lineEnd
    case .angle:
      if !frames.isEmpty { frames[frames.count - 1].angles = .seen }
      return detail == .brackets ? nil : takeOperator()
    case .operation: return takeOperator()
    case .word: return takeWord()
    case .at: return .at
    }
  }
}

extension CodeScanner {
  mutating func skipLine() {
    offset = bytes.firstOffset(of: .newline, from: offset) ?? bytes.count
  }

  func byte(at index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  private mutating func takeWord() -> CodePiece {
    while offset < bytes.count, classes[Int(bytes[offset])] == .word { offset += 1 }
    return .word
  }

  /// An operator ends before a comment.
  private mutating func takeOperator() -> CodePiece {
    while offset < bytes.count {
      switch classes[Int(bytes[offset])] {
      case .operation, .angle: break
      case .slash where byte(at: offset + 1) != .slash && byte(at: offset + 1) != UInt8(ascii: "*"):
        break
      default: return .operation
      }
      offset += 1
    }
    return .operation
  }

  private mutating func takeRawName() -> CodePiece? {
    while offset < bytes.count, bytes[offset] != .newline {
      offset += 1
      if bytes[offset - 1] == UInt8(ascii: "`") { break }
    }
    return .word
  }

  /// Reads a raw string, `#/regex/#`, or a directive such as `#if`.
  private mutating func takeHash() -> CodePiece? {
    while byte(at: offset) == UInt8(ascii: "#") { offset += 1 }
    let hashes = offset - start
    if byte(at: offset) == UInt8(ascii: "\"") {
      offset += 1
      return takeText(hashes: hashes)
    }
    if byte(at: offset) == .slash {
      offset += 1
      return skipExtendedRegex(hashes: hashes)
    }
    return takeDirective()
  }

  private mutating func takeDirective() -> CodePiece? {
    let wordStart = offset
    while ByteClass.fullTable[Int(byte(at: offset))] == .word { offset += 1 }
    let word = bytes[wordStart..<offset]
    if word.elementsEqual("if".utf8) {
      conditionDepth += 1
      return .condition
    }
    if word.elementsEqual("endif".utf8) { conditionDepth = max(0, conditionDepth - 1) }
    return .word
  }
}

extension CodeScanner {
  private mutating func open(_ bracket: UInt8) -> CodePiece {
    frames.append(CodeFrame(bracket, in: frames.last, isAttached: isAttached(start)))
    return .open
  }

  /// Closes a bracket. After an interpolation it continues with the string.
  private mutating func close(_ bracket: UInt8) -> CodePiece {
    guard let match = matchingFrame(bracket) else { return .close }
    let frame = frames[match]
    while frames.count > match {
      if case .interpolation = frames.removeLast().kind { interpolationDepth -= 1 }
    }
    if case .interpolation(let delimiter) = frame.kind { return readText(delimiter) }
    return .close
  }

  private func matchingFrame(_ bracket: UInt8) -> Int? {
    for index in frames.indices.reversed() {
      if frames[index].isClosed(by: bracket) { return index }
      // Only a brace closes other brackets, and nothing closes past the end of a string.
      guard bracket == UInt8(ascii: "}") || !frames[index].isBrace else { return nil }
      if case .interpolation = frames[index].kind, bracket != UInt8(ascii: ")") { return nil }
    }
    return nil
  }

  private mutating func endElement() {
    guard !frames.isEmpty else { return }
    frames[frames.count - 1].endElement()
  }

  /// Whether the token at `index` directly follows a name or a closing bracket.
  func isAttached(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    switch bytes[index - 1] {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"): return true
    case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "\""), UInt8(ascii: "`"): return true
    default: return ByteClass.fullTable[Int(bytes[index - 1])] == .word
    }
  }

  mutating func openInterpolation(_ delimiter: TextDelimiter) -> CodePiece {
    frames.append(CodeFrame(delimiter))
    interpolationDepth += 1
    return .open
  }
}
