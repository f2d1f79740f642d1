/// What a search costs, in steps that are the same on every machine.
package struct SearchCost: Hashable, Sendable {
  /// Points in the code that are followed, with what was made on the way there.
  package var visits: Int
  /// Effects that are tried in states, and states that come of them.
  package var steps: Int
  /// States that are kept, told apart by what is pending in them, too.
  package var states: Int

  package init(visits: Int = 0, steps: Int = 0, states: Int = 0) {
    self.visits = visits
    self.steps = steps
    self.states = states
  }

  mutating func add(_ other: SearchCost) {
    visits += other.visits
    steps += other.steps
    states += other.states
  }

  /// Never below nothing.
  mutating func subtract(_ other: SearchCost) {
    visits = max(0, visits - other.visits)
    steps = max(0, steps - other.steps)
    states = max(0, states - other.states)
  }
}
