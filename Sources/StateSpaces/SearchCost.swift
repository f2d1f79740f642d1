/// The cost of a search, in counts that are the same on every machine.
package struct SearchCost: Hashable, Sendable {
  /// Program points visited, each with the pending code created on the path.
  package var visits: Int
  /// Applications of state transformers to states, and their result states.
  package var steps: Int
  /// Nodes that are kept: states distinguished by their pending code.
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

  /// Subtracts, down to zero.
  mutating func subtract(_ other: SearchCost) {
    visits = max(0, visits - other.visits)
    steps = max(0, steps - other.steps)
    states = max(0, states - other.states)
  }
}
