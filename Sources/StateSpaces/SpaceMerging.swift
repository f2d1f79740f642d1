/// The union of the states of several searches over the same variables, with the shortest witness of each.
/// nil where there are too many states to merge and none of the spaces is full.
func merged(_ spaces: [StateSpace]) -> StateSpace? {
  guard var result = spaces.first, spaces.count > 1 else { return spaces.first }
  if spaces.reduce(0, { $0 + $1.states.count }) > SearchLimits.mergedStates {
    guard var whole = spaces.first(where: { !$0.hasSurplus }) else { return nil }
    for assumption in spaces.flatMap(\.assumptions) { whole.assumptions.add(assumption) }
    return whole
  }
  var best: [[Int]: StateSpace.State] = [:]
  var order: [[Int]] = []
  for state in spaces.flatMap(\.states) {
    if best[state.values] == nil { order.append(state.values) }
    if state.witness.count < best[state.values]?.witness.count ?? .max { best[state.values] = state }
  }
  let ranked = order.enumerated().sorted {
    (best[$0.element]?.witness.count ?? 0, $0.offset) < (best[$1.element]?.witness.count ?? 0, $1.offset)
  }
  result.states = StateList(ranked.compactMap { best[$0.element] })
  result.initialCount = result.states.prefix { $0.witness.isEmpty }.count
  let places = Dictionary(
    uniqueKeysWithValues: result.states.enumerated().map { ($1.values, $0) })
  (result.operations, result.transitions) = mergedTransitions(spaces, places)
  if spaces.contains(where: { $0.reading == .cut }) { result.reading = .cut }
  for assumption in spaces.dropFirst().flatMap(\.assumptions) { result.assumptions.add(assumption) }
  for applied in spaces.dropFirst().flatMap(\.premises) { result.premises.add(applied) }
  return result
}

private func mergedTransitions(
  _ spaces: [StateSpace], _ places: [[Int]: Int]
) -> ([StateOperation], [StateSpace.Transition]?) {
  let operations = Set(spaces.flatMap(\.operations)).sorted()
  let numbers = Dictionary(uniqueKeysWithValues: zip(operations, operations.indices))
  var all: Set<StateSpace.Transition> = []
  for space in spaces {
    guard let transitions = space.transitions else { return ([], nil) }
    for transition in transitions {
      guard let from = places[space.states[transition.from].values],
        let to = places[space.states[transition.to].values],
        let operation = numbers[space.operations[transition.operation]]
      else { continue }
      all.insert(StateSpace.Transition(from: from, operation: operation, to: to))
    }
  }
  return (operations, all.sorted())
}

extension StateSpace.Transition: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    (left.from, left.operation, left.to) < (right.from, right.operation, right.to)
  }
}
