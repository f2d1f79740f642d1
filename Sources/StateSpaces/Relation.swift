/// A relation that holds in every reachable state, about one variable or two.
package enum Relation: Hashable, Sendable {
  /// The index of a variable, and the index of a value in its domain.
  package struct Fact: Hashable, Sendable {
    package var variable: Int
    package var value: Int

    package init(variable: Int, value: Int) {
      self.variable = variable
      self.value = value
    }
  }

  /// The variable never changes.
  case constant(Fact)
  /// One fact holds exactly if the other does.
  case same(Fact, Fact)
  /// Where the first fact holds, the second does too.
  case implies(Fact, Fact)
}

extension Relation {
  /// The index of the first variable in the relation.
  package var variable: Int {
    switch self {
    case .constant(let fact), .same(let fact, _), .implies(let fact, _): fact.variable
    }
  }

  /// The index of the last variable in the relation.
  fileprivate var otherVariable: Int {
    switch self {
    case .constant(let fact), .same(_, let fact), .implies(_, let fact): fact.variable
    }
  }
}

extension StateSpace {
  /// All nontrivial relations, the strongest first: constants, then equivalences, then implications. Leaves
  /// out those that follow from a stronger one.
  ///
  /// Empty for spaces of more than 4,096 states or more than 24 variables, for which the list would be
  /// unreadable.
  package var relations: [Relation] {
    guard states.count <= 4_096, variables.count <= 24, states.count > 1 else { return [] }
    let table = OccurrenceTable(self)
    let constants = variables.indices.compactMap { table.constant($0) }
    let moving = variables.indices.filter { table.constant($0) == nil }
    var same: [Relation] = []
    var implied: [Relation] = []
    // Relations of a variable hold for its equivalents too, and are reported once.
    var said: Set<Int> = []
    for (place, first) in moving.enumerated() where !said.contains(first) {
      for second in moving[(place + 1)...] where !said.contains(second) {
        if let relation = table.sameness(first, second) {
          same.append(relation)
          if table.counts[first] == table.counts[second] { said.insert(second) }
        } else {
          implied += table.implications(first, second)
        }
      }
    }
    implied.removeAll { said.contains($0.variable) || said.contains($0.otherVariable) }
    return constants.map(Relation.constant) + same + implied
  }
}

/// The pairs of values of two variables that occur together.
private struct OccurrenceTable {
  let counts: [Int]
  private let values: [Set<Int>]
  private var pairs: Set<[Int]> = []

  init(_ space: StateSpace) {
    counts = space.variables.map(\.valueCount)
    values = space.variables.indices.map { variable in
      Set(space.states.map { $0.values[variable] })
    }
    for state in space.states {
      for first in state.values.indices {
        for second in state.values.indices where first < second {
          pairs.insert([first, state.values[first], second, state.values[second]])
        }
      }
    }
  }

  func constant(_ variable: Int) -> Relation.Fact? {
    guard values[variable].count == 1, counts[variable] > 1, let value = values[variable].first else {
      return nil
    }
    return Relation.Fact(variable: variable, value: value)
  }

  private func occurs(_ first: Relation.Fact, _ second: Relation.Fact) -> Bool {
    let (low, high) = first.variable < second.variable ? (first, second) : (second, first)
    return pairs.contains([low.variable, low.value, high.variable, high.value])
  }

  private func facts(of variable: Int) -> [Relation.Fact] {
    values[variable].sorted().map { Relation.Fact(variable: variable, value: $0) }
  }

  /// The equivalence of a binary variable with one value of another. nil if there is none.
  func sameness(_ first: Int, _ second: Int) -> Relation? {
    guard counts[first] == 2 || counts[second] == 2 else { return nil }
    let (narrow, wide) = counts[first] == 2 ? (first, second) : (second, first)
    let on = Relation.Fact(variable: narrow, value: 1)
    let partners = facts(of: wide).filter { occurs(on, $0) }
    guard partners.count == 1, let partner = partners.first else { return nil }
    let off = Relation.Fact(variable: narrow, value: 0)
    return occurs(off, partner) ? nil : .same(on, partner)
  }

  /// The implications between two binary variables, stated about the values that are set.
  func implications(_ first: Int, _ second: Int) -> [Relation] {
    guard counts[first] == 2, counts[second] == 2 else { return [] }
    let (firstOn, secondOn) = (
      Relation.Fact(variable: first, value: 1), Relation.Fact(variable: second, value: 1)
    )
    let (firstOff, secondOff) = (
      Relation.Fact(variable: first, value: 0), Relation.Fact(variable: second, value: 0)
    )
    var found: [Relation] = []
    if !occurs(firstOn, secondOff) { found.append(.implies(firstOn, secondOn)) }
    if !occurs(firstOff, secondOn) { found.append(.implies(secondOn, firstOn)) }
    if !occurs(firstOn, secondOn) { found.append(.implies(firstOn, secondOff)) }
    if !occurs(firstOff, secondOff) { found.append(.implies(firstOff, secondOn)) }
    return found
  }
}
