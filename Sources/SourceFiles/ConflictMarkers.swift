/// The first conflict that a merge left in the code: its three markers in order, each at the start of a line.
///
/// The parser takes all from the first marker to the last for a comment, and what is in there is lost.
///
/// What stands in texts and comments does not count, as the parser sees nothing in it.
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

/// Where a line starts with the marker, looked for from `start` on.
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
