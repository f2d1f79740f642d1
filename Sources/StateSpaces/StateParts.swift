/// Variables of a space that depend on each other, and on no other variable of the space.
package struct StatePart: Hashable, Sendable {
  /// Indices into the space's variables, in order. A single variable is independent.
  package var variables: [Int]
  /// The number of reachable combinations of their values.
  package var reached: Int
  /// The number of combinations of the values that each takes in some state.
  package var possible: Int

  /// Whether some combination is unreachable although each of its values occurs.
  package var hasSurplus: Bool { reached < possible }
}

extension StateSpace {
  /// The finest partition of the changing variables for which the states are the product of the parts. Sorted
  /// by their first variables.
  ///
  /// Variables with a pairwise dependency are in one part. Where the parts found that way are no product, all
  /// changing variables are one part. An example is three flags of which an even number is set. Empty for
  /// spaces of more than 4,096 states or more than 24 variables.
  package var parts: [StatePart] {
    guard states.count <= 4_096, variables.count <= 24 else { return [] }
    let counts = valueCounts
    func part(of places: [Int]) -> StatePart { self.part(of: places, counts) }
    let moving = variables.indices.filter { counts[$0] > 1 }
    var roots = Array(variables.indices)
    for (index, first) in moving.enumerated() {
      for second in moving[(index + 1)...] where roots[first] != roots[second] {
        guard part(of: [first, second]).hasSurplus else { continue }
        let (kept, replaced) = (min(roots[first], roots[second]), max(roots[first], roots[second]))
        for place in moving where roots[place] == replaced { roots[place] = kept }
      }
    }
    let parts = Dictionary(grouping: moving) { roots[$0] }.values.map { part(of: $0.sorted()) }
      .sorted { $0.variables[0] < $1.variables[0] }
    let isProduct = parts.reduce(1) { $0 * $1.reached } == states.count
    return isProduct ? parts : [part(of: moving)]
  }

  /// Some variables as a part. `counts` are the `valueCounts` of the space.
  func part(of places: [Int], _ counts: [Int]) -> StatePart {
    StatePart(
      variables: places, reached: states.combinationCount(of: places),
      possible: places.reduce(1) { product, place in
        let (result, overflow) = product.multipliedReportingOverflow(by: counts[place])
        return overflow ? .max : result
      })
  }
}

extension StateSpace {
  /// The projection on some variables, given by index in order.
  package func projected(on places: [Int]) -> StateSpace {
    var numbers: [[Int]: Int] = [:]
    var found: [State] = []
    var firstCount = 0
    let targets = states.enumerated().map { place, state -> Int in
      let values = places.map { state.values[$0] }
      if let known = numbers[values] { return known }
      numbers[values] = found.count
      found.append(State(values: values, witness: state.witness))
      if place < initialCount { firstCount = found.count }
      return found.count - 1
    }
    let moved = transitions?.map { transition in
      Transition(from: targets[transition.from], operation: transition.operation, to: targets[transition.to])
    }
    return StateSpace(
      variables: places.map { variables[$0] }, states: StateList(found), initialCount: firstCount,
      operations: operations,
      transitions: moved.map { Set($0.filter { $0.from != $0.to }).sorted() }, assumptions: assumptions,
      reading: reading)
  }
}
