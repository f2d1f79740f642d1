/// The variables of a space for which enums are written.
///
/// These are all of them, or the parts that depend only on themselves and have states that never occur. A flag that goes
/// with nearly any state of the others and is never in the way of another is left out: it would double the cases to
/// exclude a single one, so it stays a flag beside the enum. So does the handle of work that is kept when it is over.
package struct WrittenParts: Sendable {
  /// Each part in the order of the variables; never empty.
  package private(set) var variables: [[StateVariable]]
  private let space: StateSpace

  package init(of space: StateSpace) {
    self.space = space
    variables = [space.variables]
    switch space.shape {
    case .enumeration, .large: break
    case .derived, .combined, .shown, .optional, .constant, .handle, .independent: return
    }
    let parts = space.parts
    let telling = parts.filter(\.hasSurplus)
    let counts = space.valueCounts
    let written = telling.map { part in
      let handles = KeptHandles(of: space.projected(on: part.variables)).variables.map { part.variables[$0] }
      let kept = space.part(of: part.variables.filter { !handles.contains($0) }, counts)
      let told = kept.hasSurplus ? kept : part
      return withoutLooseFlags(told.variables, states: told.reached, counts)
    }
    guard let first = written.first, parts.count > 1 || first != parts[0].variables else { return }
    variables = written.map { places in places.map { space.variables[$0] } }
  }

  /// Leaves flags out, one after the other, as long as that loses one combination at most.
  private func withoutLooseFlags(_ places: [Int], states count: Int, _ counts: [Int]) -> [Int] {
    guard count > Self.smallCount, places.count > 2 else { return places }
    for flag in places.reversed() where space.variables[flag].domain == .boolean {
      let others = places.filter { $0 != flag }
      guard others.allSatisfy({ goes(flag, with: $0) }) else { continue }
      let rest = space.part(of: others, counts)
      if rest.hasSurplus, 2 * rest.reached - 1 <= count {
        return withoutLooseFlags(others, states: rest.reached, counts)
      }
    }
    return places
  }

  /// Whether the flag is true in some state in which the other variable is set. One that never is, is a phase.
  private func goes(_ flag: Int, with other: Int) -> Bool {
    space.states.contains { $0.values[flag] == 1 && $0.values[other] > 0 }
  }

  /// So many cases are read at a glance.
  private static var smallCount: Int { 4 }
}
