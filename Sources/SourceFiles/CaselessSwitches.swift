/// What the parser reads once more for switches whose body begins with no case.
///
/// At the body's first word it looks ahead for an `#if` around the cases, to the end of the file. So the time for
/// such switches grows with the product of their number and the length of the text.
struct CaselessSwitches: Sendable {
  /// How many brackets are open around each `switch` whose body has not begun.
  private var waiting: [Int] = []
  private var last = Last.other
  /// Bytes that are read again.
  private var cost = 0

  private enum Last: Sendable { case other, point, body }

  /// What is too much, in words.
  var excess: String? {
    cost > ParserLimits.lookahead ? "has too many switches without a case" : nil
  }

  mutating func add(_ piece: CodePiece, _ scanner: borrowing CodeScanner) {
    if case .lineEnd = piece { return }
    let depth = scanner.frames.count
    if last == .body { takeFirst(piece, scanner) }
    let before = last
    last = .other
    while let outer = waiting.last, depth < outer { waiting.removeLast() }
    switch piece {
    case .word where before != .point && scanner.word.elementsEqual("switch".utf8):
      waiting.append(depth)
    case .operation where scanner.word.elementsEqual(".".utf8): last = .point
    // Not the keyword, but a label.
    case .colon where waiting.last == depth: waiting.removeLast()
    case .open where waiting.last == depth - 1 && scanner.frames.last?.isBrace ?? false:
      waiting.removeLast()
      last = .body
    case .open, .condition, .close, .text, .comma, .colon, .semicolon, .word, .operation, .at, .lineEnd, .end:
      break
    }
  }

  private mutating func takeFirst(_ piece: CodePiece, _ scanner: borrowing CodeScanner) {
    switch piece {
    case .close, .end, .at, .condition, .lineEnd: return
    case .word where ["case", "default"].contains { scanner.word.elementsEqual($0.utf8) }: return
    case .word where scanner.word.first == UInt8(ascii: "#"): return
    case .open, .text, .comma, .colon, .semicolon, .word, .operation:
      cost += scanner.bytes.count - scanner.start
    }
  }
}

extension CodeScanner {
  /// What was read last.
  fileprivate var word: Slice<UnsafeBufferPointer<UInt8>> { bytes[start..<offset] }
}

/// Whether there may be switches without a case that cost too much: told by what follows the next brace behind each.
func mayHaveCaselessSwitches(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  let word = Array("switch".utf8)
  var cost = 0
  var offset = 0
  // The second letter, which is the rarest.
  while let letter = bytes.firstOffset(of: word[1], from: offset) {
    offset = letter + 1
    guard letter > 0, bytes[letter - 1] == word[0], bytes[(letter - 1)...].starts(with: word) else {
      continue
    }
    guard let brace = bytes.firstOffset(of: UInt8(ascii: "{"), from: offset) else { return false }
    offset = brace + 1
    let body = bytes[offset...].drop {
      $0 == .space || $0 == .newline || $0 == .carriageReturn || $0 == .tab
    }
    offset = body.startIndex
    if ["case", "default", "@", "#", "}"].contains(where: { body.starts(with: $0.utf8) }) {
      continue
    }
    cost += bytes.count - letter
    if cost > ParserLimits.lookahead { return true }
  }
  return false
}

extension UInt8 {
  fileprivate static let tab = UInt8(ascii: "\t")
}
