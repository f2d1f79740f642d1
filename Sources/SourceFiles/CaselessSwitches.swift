/// The lookahead cost of switches whose body does not start with a case.
///
/// At the first word of such a body the parser looks for an `#if` around the cases, up to the end of the
/// file. The time for these switches grows with their number times the length of the text.
struct CaselessSwitches: Sendable {
  /// The number of open brackets around each `switch` whose body has not begun.
  private var waiting: [Int] = []
  private var last = Last.other
  /// Bytes that the parser reads again.
  private var cost = 0

  private enum Last: Sendable { case other, point, body }

  /// The reason where the cost exceeds the limit; nil otherwise.
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
    // A label named `switch`, not the keyword.
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
  /// The bytes of the last piece.
  fileprivate var word: Slice<UnsafeBufferPointer<UInt8>> { bytes[start..<offset] }
}

/// Whether caseless switches may cost too much. Estimated from the text after the brace that follows each
/// `switch`.
func mayHaveCaselessSwitches(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  let word = Array("switch".utf8)
  var cost = 0
  var offset = 0
  // Searches for the second letter, which is the rarest.
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
