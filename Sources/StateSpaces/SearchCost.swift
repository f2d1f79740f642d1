/// What a search costs, in steps that are the same on every machine.
package struct SearchCost: Hashable, Sendable {
  /// Points in the code that are followed, with what was made on the way there.
  package var visits: Int
  /// Effects that are tried in states, and states that come of them.
  package var steps: Int

  package init(visits: Int = 0, steps: Int = 0) {
    self.visits = visits
    self.steps = steps
  }

  mutating func add(_ other: SearchCost) {
    visits += other.visits
    steps += other.steps
  }

  /// Never below nothing.
  mutating func subtract(_ other: SearchCost) {
    visits = max(0, visits - other.visits)
    steps = max(0, steps - other.steps)
  }
}
