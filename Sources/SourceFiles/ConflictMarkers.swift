/// The first merge conflict in the code: its three markers in order, each at the start of a line.
///
/// The parser treats the text from the first to the last marker as a comment, so its facts would be lost.
/// Markers in strings and comments do not count.
func conflictMarkers(in bytes: UnsafeBufferPointer<UInt8>) -> TextFlaw? {
  var scanner = CodeScanner(bytes, detail: .brackets)
  while let start = markerLine("<<<<<<< ", in: bytes, from: scanner.offset),
    let middle = markerLine("=======", in: bytes, from: start),
    markerLine(">>>>>>> ", in: bytes, from: middle) != nil
  {
    scanner.skip(to: start)
    guard scanner.offset > start else {
      let line = Int(LineTable(bytes).position(at: start).line)
      return TextFlaw(line: line, reason: "has conflict markers at line \(line)", cause: .syntax)
    }
  }
  return nil
}

/// The offset of the first line at or after `start` that begins with the marker.
private func markerLine(
  _ marker: StaticString, in bytes: UnsafeBufferPointer<UInt8>, from start: Int
) -> Int? {
  let text = UnsafeBufferPointer(start: marker.utf8Start, count: marker.utf8CodeUnitCount)
  var offset = start
  while let place = bytes.firstOffset(of: text[0], from: offset) {
    let isLineStart =
      place == 0 || bytes[place - 1] == .newline || bytes[place - 1] == .carriageReturn
    if isLineStart && bytes[place...].starts(with: text) { return place }
    offset = place + 1
  }
  return nil
}
