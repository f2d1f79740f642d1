/// Variables of a space that depend on each other, and on no other variable of it.
package struct StatePart: Hashable, Sendable {
  /// Their places in the space, in order; one alone depends on nothing.
  package var variables: [Int]
  /// How many combinations of their values are reached.
  package var reached: Int
  /// How many combinations there are of the values that each of them is ever seen with.
  package var possible: Int

  /// Whether some combination never happens although each of its values does.
  package var hasSurplus: Bool { reached < possible }
}

extension StateSpace {
  /// The variables that change, divided as finely as the states allow: these are all combinations of what the parts
  /// can be in. In the order of their first variables.
  ///
  /// Variables that depend on each other two by two are in one part. Where the parts found that way are no product,
  /// as of three flags of which an even number is set, all that change are one part. Empty for spaces of more than
  /// 4,096 states or more than 24 variables.
  package var parts: [StatePart] {
    guard states.count <= 4_096, variables.count <= 24 else { return [] }
    let values = variables.indices.map { place in Set(states.map { $0.values[place] }) }
    let moving = variables.indices.filter { values[$0].count > 1 }
    func part(of places: [Int]) -> StatePart {
      StatePart(
        variables: places, reached: states.combinationCount(of: places),
        possible: places.reduce(1) { product, place in
          let (result, overflow) = product.multipliedReportingOverflow(by: values[place].count)
          return overflow ? .max : result
        })
    }
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
}

extension StateSpace {
  /// What some of the variables, by their places in order, can be in whatever the others are.
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
