#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where each line of a text starts, to turn offsets into lines and columns.
///
/// `\n`, `\r\n` and a lone `\r` end a line, as for the Swift parser. A byte order mark takes no column.
package struct LineTable: Sendable {
  /// Offsets in bytes, the first 0; the text must be shorter than 2 GiB.
  private let starts: [Int32]
  private let markLength: Int

  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    precondition(bytes.count < Int32.max, "a line table holds offsets of 32 bits")
    starts = bytes.contains(byte: .carriageReturn) ? mixedStarts(bytes) : newlineStarts(bytes)
    markLength = byteOrderMarkLength(of: bytes)
  }

  package var lineCount: Int { starts.count }

  /// Both count from 1, columns in bytes. An offset past the end counts on in the last line.
  package func position(at offset: Int) -> (line: Int32, column: Int32) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let lineStart = low == 0 ? markLength : Int(starts[low])
    return (Int32(low + 1), Int32(max(offset - lineStart, 0) + 1))
  }

  /// The stretch from one offset to another, which is no longer part of it.
  package func span(from start: Int, to end: Int) -> Span {
    let (line, column) = position(at: start)
    let (endLine, endColumn) = position(at: end)
    return Span(line: line, column: column, endLine: endLine, endColumn: endColumn)
  }
}

private func newlineStarts(_ bytes: UnsafeBufferPointer<UInt8>) -> [Int32] {
  var starts: [Int32] = [0]
  // Swift's lines are some 40 bytes long on average.
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

/// 3 where the text starts with UTF-8's byte order mark, else 0.
func byteOrderMarkLength(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
  bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
}

extension UnsafeBufferPointer<UInt8> {
  /// nil where the byte does not come again.
  func firstOffset(of byte: UInt8, from start: Int) -> Int? {
    guard start < count, let base = baseAddress,
      let found = memchr(base + start, Int32(byte), count - start)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  func contains(byte: UInt8) -> Bool { firstOffset(of: byte, from: 0) != nil }
}
