/// A flag that comes and goes only after another variable was set, which is never taken back.
///
///     hasSetUp = true           // once, and never taken back
///     isDragging = true         // and later false; a drag begins when the view was set up
///
/// That the one implies the other is the order in which things begin. Both are facts of their own. The first may be an
/// optional, too: a controller that is made when it is first needed is no part of what it is used for.
package struct LateFlag: Hashable, Sendable {
  /// The index of the flag or the optional that stays set.
  package var first: Int
  /// The index of the one that comes and goes.
  package var flag: Int

  /// nil for other spaces than those of a flag and another flag or an optional, and for those without transitions.
  package init?(of space: StateSpace) {
    guard space.variables.count == 2,
      space.variables.allSatisfy(\.domain.isOnOrOff),
      let transitions = space.transitions
    else { return nil }
    func isOn(_ variable: Int, in state: Int) -> Bool { space.states[state].values[variable] == 1 }
    let first = [0, 1].first { first in
      let flag = 1 - first
      return space.variables[flag].domain == .boolean
        && space.states.indices.allSatisfy { !isOn(flag, in: $0) || isOn(first, in: $0) }
        && (0..<space.initialCount).allSatisfy { !isOn(first, in: $0) }
        && transitions.allSatisfy { !isOn(first, in: $0.from) || isOn(first, in: $0.to) }
        && transitions.contains { isOn(flag, in: $0.from) && !isOn(flag, in: $0.to) }
    }
    guard let first else { return nil }
    (self.first, flag) = (first, 1 - first)
  }
}
