extension StateSpace {
  /// The variables for which enums are written, each in the order of the variables: all of them, or the parts that depend
  /// only on themselves and have states that never occur.
  ///
  /// A flag that goes with nearly any state of the others is left out. It would double the cases to exclude a single one,
  /// so it stays a flag beside the enum.
  package var writtenParts: [[StateVariable]] {
    switch shape {
    case .enumeration, .large: break
    case .derived, .optional, .constant, .independent: return [variables]
    }
    let parts = parts
    let telling = parts.filter(\.hasSurplus)
    guard !telling.isEmpty else { return [variables] }
    let written = telling.map { part in withoutLooseFlags(part.variables, states: part.reached) }
    if parts.count == 1, written[0] == parts[0].variables { return [variables] }
    return written.map { places in places.map { variables[$0] } }
  }

  /// Leaves flags out, one after the other, as long as that loses one combination at most.
  private func withoutLooseFlags(_ places: [Int], states count: Int) -> [Int] {
    guard count > Self.smallCount, places.count > 2 else { return places }
    for flag in places.reversed() where variables[flag].domain == .boolean {
      let others = places.filter { $0 != flag }
      let left = states.combinationCount(of: others)
      let possible = others.reduce(1) { product, place in
        product.multipliedReportingOverflow(by: Set(states.map { $0.values[place] }).count).partialValue
      }
      if left < possible, 2 * left - 1 <= count { return withoutLooseFlags(others, states: left) }
    }
    return places
  }

  /// So many cases are read at a glance.
  private static var smallCount: Int { 4 }
}
