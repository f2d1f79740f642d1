/// The first place where a chain, or a run of errors, exceeds what the parser or a walk over its tree can
/// handle.
func excessiveChain(in bytes: UnsafeBufferPointer<UInt8>) -> ParserHazard? {
  var scanner = CodeScanner(bytes, detail: .everything)
  var chains = OpenChains()
  var switches = CaselessSwitches()
  while true {
    let piece = scanner.next()
    switches.add(piece, scanner)
    if case .end = piece { return nil }
    let token = ChainToken(piece, scanner)
    if let reason = chains.add(token, depth: scanner.frames.count) ?? switches.excess {
      return ParserHazard(reason: reason, offset: scanner.start)
    }
  }
}

/// The counts for each open bracket, innermost last.
private struct OpenChains {
  private struct Level {
    var chains = ChainCounts()
    var region: RegionCounts
  }

  private var levels = [Level(region: RegionCounts(.code))]

  /// Returns the reason where a limit is exceeded. `depth` is the number of open brackets after the token.
  mutating func add(_ token: ChainToken, depth: Int) -> String? {
    // A bracket opens inside of the level before it. A second `\(` of a string opens at the depth of the
    // first.
    let own = if case .open = token { depth - 1 } else { depth }
    if levels.count > own + 1 { levels.removeLast(levels.count - own - 1) }
    let placeInside: RegionCounts.Place =
      if case .open(.brace) = token { levels[own].region.placeInBrace } else { .list }
    levels[own].chains.add(token)
    levels[own].region.add(token)
    if own < depth { levels.append(Level(region: RegionCounts(placeInside))) }
    return levels[own].chains.excess ?? levels[own].region.excess
  }
}
