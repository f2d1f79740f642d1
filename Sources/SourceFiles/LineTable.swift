#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The line starts of a text, to convert offsets into lines and columns.
///
/// `\n`, `\r\n` and a lone `\r` end a line, as in the Swift parser. A byte order mark takes no column.
package struct LineTable: Sendable {
  /// Byte offsets, starting with 0; the text must be shorter than 2 GiB.
  private let starts: [Int32]
  private let markLength: Int

  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    precondition(bytes.count < Int32.max, "a line table holds offsets of 32 bits")
    starts = bytes.contains(byte: .carriageReturn) ? mixedStarts(bytes) : newlineStarts(bytes)
    markLength = byteOrderMarkLength(of: bytes)
  }

  package var lineCount: Int { starts.count }

  /// The 1-based line and byte column of an offset. An offset past the end extends the last line.
  package func position(at offset: Int) -> (line: Int32, column: Int32) {
    let line = index(ofLineAt: offset, near: 0)
    return (Int32(line + 1), column(of: offset, inLine: line))
  }

  /// The offset of a 1-based line and byte column. A line past the end counts as the last line.
  package func offset(line: Int32, column: Int32) -> Int {
    let index = min(max(Int(line) - 1, 0), starts.count - 1)
    return (index == 0 ? markLength : Int(starts[index])) + Int(column) - 1
  }

  /// Like `span(from:to:)`. `line` is a 0-based hint where the search starts, and receives the line of
  /// `start`.
  package func span(from start: Int, to end: Int, near line: inout Int) -> Span {
    line = index(ofLineAt: start, near: line)
    let last = index(ofLineAt: end, near: line)
    return Span(
      line: Int32(line + 1), column: column(of: start, inLine: line), endLine: Int32(last + 1),
      endColumn: column(of: end, inLine: last))
  }

  /// Galloping search from `line`, then binary search.
  private func index(ofLineAt offset: Int, near line: Int) -> Int {
    var low = line
    var high = line + 1
    var step = 1
    while low > 0, starts[low] > offset {
      high = low
      low = max(0, low - step)
      step *= 2
    }
    while high < starts.count, starts[high] <= offset {
      low = high
      high = min(starts.count, high + step)
      step *= 2
    }
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private func column(of offset: Int, inLine line: Int) -> Int32 {
    let lineStart = line == 0 ? markLength : Int(starts[line])
    return Int32(max(offset - lineStart, 0) + 1)
  }

  /// The span from one offset to another, which is exclusive.
  package func span(from start: Int, to end: Int) -> Span {
    let (line, column) = position(at: start)
    let (endLine, endColumn) = position(at: end)
    return Span(line: line, column: column, endLine: endLine, endColumn: endColumn)
  }
}

private func newlineStarts(_ bytes: UnsafeBufferPointer<UInt8>) -> [Int32] {
  var starts: [Int32] = [0]
  // Lines of Swift code are about 40 bytes long on average.
  starts.reserveCapacity(bytes.count / 32 + 1)
  var offset = 0
  while let newline = bytes.firstOffset(of: .newline, from: offset) {
    offset = newline + 1
    starts.append(Int32(truncatingIfNeeded: offset))
  }
  return starts
}

private func mixedStarts(_ bytes: UnsafeBufferPointer<UInt8>) -> [Int32] {
  var starts: [Int32] = [0]
  for offset in bytes.indices {
    let isEnd =
      switch bytes[offset] {
      case .newline: true
      case .carriageReturn: offset + 1 == bytes.count || bytes[offset + 1] != .newline
      default: false
      }
    if isEnd { starts.append(Int32(truncatingIfNeeded: offset + 1)) }
  }
  return starts
}

/// 3 where the text starts with the UTF-8 byte order mark; 0 otherwise.
func byteOrderMarkLength(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
  bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
}

extension UnsafeBufferPointer<UInt8> {
  /// nil where the byte does not occur at or after `start`.
  package func firstOffset(of byte: UInt8, from start: Int) -> Int? {
    guard start < count, let base = baseAddress,
      let found = memchr(base + start, Int32(byte), count - start)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  func contains(byte: UInt8) -> Bool { firstOffset(of: byte, from: 0) != nil }

  package func contains(_ word: StaticString) -> Bool {
    contains(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  package func contains(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = word.first, let letters = word.baseAddress else { return true }
    var offset = 0
    while let start = firstOffset(of: first, from: offset) {
      guard start + word.count <= count, let base = baseAddress else { return false }
      if memcmp(base + start, letters, word.count) == 0 { return true }
      offset = start + 1
    }
    return false
  }
}
