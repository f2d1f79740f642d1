/// How many bytes of a rejected text can be given to the parser all the same: what is complete at the
/// top level before the first place that it cannot bear. 0 where nothing is.
package func readableStart(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
  guard let hazard = parserHazard(in: bytes, ByteCensus(bytes)) else { return 0 }
  let end = lastDeclarationEnd(in: bytes, before: hazard.offset)
  let start = UnsafeBufferPointer(rebasing: bytes[..<end])
  // Nesting is looked for before chains, so there may be another place further up.
  switch inspect(start) {
  case .accept: return end
  case .reject: return readableStart(of: start)
  }
}

/// After the last closing brace outside of everything; 0 without one.
private func lastDeclarationEnd(
  in bytes: UnsafeBufferPointer<UInt8>, before limit: Int
) -> Int {
  var scanner = CodeScanner(bytes, detail: .brackets)
  var end = 0
  while true {
    let piece = scanner.next()
    guard scanner.start < limit else { return end }
    switch piece {
    case .close where bytes[scanner.start] == UInt8(ascii: "}"):
      if scanner.frames.isEmpty, scanner.conditionDepth == 0 { end = scanner.offset }
    case .end: return end
    default: break
    }
  }
}
