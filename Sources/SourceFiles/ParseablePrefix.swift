/// The length in bytes of a prefix of a rejected text that the parser can handle: the complete top-level
/// declarations before the first hazard. 0 where there is none.
package func parseablePrefix(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
  guard let hazard = parserHazard(in: bytes, ByteCensus(bytes)) else { return 0 }
  let end = lastDeclarationEnd(in: bytes, before: hazard.offset)
  let start = UnsafeBufferPointer(rebasing: bytes[..<end])
  // Nesting is checked before chains, so an earlier hazard may remain.
  switch inspect(start) {
  case .accept: return end
  case .reject: return parseablePrefix(of: start)
  }
}

/// The offset after the last closing brace at the top level; 0 without one.
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
