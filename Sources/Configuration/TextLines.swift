/// The line starts of a text, to convert between offsets and places.
///
/// Lines end with LF, CRLF or CR, as in YAML.
struct TextLines {
  let bytes: [UInt8]
  /// Byte offsets of the line starts; never empty.
  let starts: [Int]
  private let scalars: ScalarCounts

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    scalars = ScalarCounts(bytes)
    starts =
      [0]
      + bytes.indices.compactMap { offset in
        let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
        return switch bytes[offset] {
        case UInt8(ascii: "\n"): offset + 1
        case UInt8(ascii: "\r") where next != UInt8(ascii: "\n"): offset + 1
        default: nil
        }
      }
  }

  /// The byte range of a line, counted from 0, without its line end.
  func range(ofLine line: Int) -> Range<Int> {
    var end = line + 1 < starts.count ? starts[line + 1] : bytes.count
    while end > starts[line], bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return starts[line]..<end
  }

  func place(at offset: Int) -> TextPlace {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return TextPlace(line: low + 1, column: offset - starts[low] + 1)
  }

  func offset(of place: TextPlace) -> Int { starts[place.line - 1] + place.column - 1 }

  /// The place of a line and a column in Unicode scalars, both from 1.
  func place(line: Int, scalarColumn: Int) -> TextPlace {
    guard line <= starts.count else { return self.place(at: bytes.count) }
    let range = range(ofLine: line - 1)
    let before = scalars.count(before: range.lowerBound, in: bytes)
    let offset = scalars.offset(before + scalarColumn - 1, in: bytes)
    return TextPlace(line: line, column: min(offset, range.upperBound) - range.lowerBound + 1)
  }
}
