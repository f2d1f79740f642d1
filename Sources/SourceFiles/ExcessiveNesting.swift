/// A place in a text that the parser cannot handle.
struct ParserHazard {
  let reason: String
  let offset: Int

  func flaw(in bytes: UnsafeBufferPointer<UInt8>) -> TextFlaw {
    let line = Int(LineTable(bytes).position(at: offset).line)
    return TextFlaw(line: line, reason: "\(reason) at line \(line)", cause: .syntax)
  }
}

/// Finds nesting or chains that would crash, stall or stop the parser.
func parserHazard(
  in bytes: UnsafeBufferPointer<UInt8>, _ census: ByteCensus
) -> ParserHazard? {
  var scanner = CodeScanner(bytes, detail: .brackets)
  var stretches = BraceStretches()
  scan: while true {
    let piece = scanner.next()
    switch piece {
    case .open, .condition:
      if let reason = excess(of: scanner) {
        return ParserHazard(reason: reason, offset: scanner.start)
      }
      if case .open = piece { stretches.open(scanner) }
    case .close: stretches.close(scanner)
    case .end: break scan
    case .text, .comma, .colon, .semicolon, .word, .operation, .at, .lineEnd: break
    }
  }
  stretches.end(at: bytes.count, in: bytes)
  // The exact count reads every word, so it runs only where the estimates allow an excess.
  guard stretches.areLong || mayChain(census) || mayHaveCaselessSwitches(bytes) else { return nil }
  return excessiveChain(in: bytes)
}

private func excess(of scanner: borrowing CodeScanner) -> String? {
  if scanner.frames.count + scanner.conditionDepth > ParserLimits.depth {
    return "is nested more than \(ParserLimits.depth) levels deep"
  }
  if scanner.interpolationDepth > ParserLimits.interpolations {
    return "nests interpolated texts more than \(ParserLimits.interpolations) levels deep"
  }
  if let frame = scanner.frames.last, frame.squareRun > ParserLimits.squareRun {
    return "nests '[' directly more than \(ParserLimits.squareRun) levels deep"
  }
  return nil
}

/// Whether the text has enough bytes for any chain to exceed its limit.
private func mayChain(_ census: ByteCensus) -> Bool {
  func count(_ bytes: String) -> Int { census.count(of: bytes.utf8) }
  return min(count("-"), count(">")) > ParserLimits.arrows
    || count("<") > ParserLimits.angles
    || count("?") > ParserLimits.questions
    || min(count("{"), count("f"), count("l")) > ParserLimits.elseIfs
    || count("+-*/%&|^~=!><") > ParserLimits.operators
    || count(".([{") > ParserLimits.members
}
