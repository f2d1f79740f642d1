/// Measures the stretches of code between braces; braces nested in other brackets do not count.
///
/// A brace resets the counts of `RegionCounts`. So only texts with a long stretch need an exact count.
struct BraceStretches: Sendable {
  private enum Length: Sendable { case usual, long }

  /// The offset where the current stretch begins.
  private var start = 0
  private var longest = Length.usual

  var areLong: Bool { longest == .long }

  mutating func open(_ scanner: borrowing CodeScanner) {
    let frames = scanner.frames
    guard let last = frames.last, last.isBrace else { return }
    if frames.count > 1, !frames[frames.count - 2].isBrace { return }
    end(at: scanner.start, in: scanner.bytes)
    start = scanner.offset
  }

  mutating func close(_ scanner: borrowing CodeScanner) {
    guard scanner.bytes[scanner.start] == UInt8(ascii: "}"), scanner.frames.last?.isBrace ?? true else {
      return
    }
    end(at: scanner.start, in: scanner.bytes)
    start = scanner.offset
  }

  mutating func end(at end: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    // A counted word takes at least two bytes, one of them a separator.
    guard longest == .usual, end - start > ParserLimits.words * 2 else { return }
    if hasManyWords(bytes[start..<end]) { longest = .long }
  }
}

/// Whether the bytes may exceed a limit of `RegionCounts`. Line comments count nothing, a string counts once.
private func hasManyWords(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
  var words = 0
  var colons = 0
  var commas = 0
  var offset = bytes.startIndex
  while offset < bytes.endIndex {
    let byte = bytes[offset]
    offset += 1
    switch ByteClass.fullTable[Int(byte)] {
    case .word:
      words += 1
      while offset < bytes.endIndex, ByteClass.fullTable[Int(bytes[offset])] == .word { offset += 1 }
    case .at, .backtick, .hash: words += 1
    case .colon: colons += 1
    case .comma: commas += 1
    case .quote:
      words += 1
      while offset < bytes.endIndex, bytes[offset] != byte, bytes[offset] != .newline { offset += 1 }
      offset += 1
    case .slash where offset < bytes.endIndex && bytes[offset] == .slash:
      while offset < bytes.endIndex, bytes[offset] != .newline { offset += 1 }
    case .plain, .open, .close, .semicolon, .lineEnd, .angle, .operation, .slash: break
    }
  }
  return max(words, colons, commas) > ParserLimits.words
}
