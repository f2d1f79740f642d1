package import UntangleFacts
package import UntangleProjectModel
package import UntangleSourceFiles

/// A number that counts in some states only: in all others it is what it begins with.
package struct CarriedValue: Hashable, Sendable {
  package var name: String
  /// The place of the name.
  package var location: Location
  /// Where it may be another number than at the beginning: indices of the space's states, ascending. At least one, and
  /// none in which an instance begins.
  package var states: [Int]
}

extension StateCounter {
  /// The numbers of a type that count in some states of a space only, in order of declaration.
  ///
  /// The search of the space is repeated with each number beside the variables, so that the numbers of all bodies must be
  /// in the facts (`FactDetail.quantities`).
  package func carriedValues(
    beside space: StateSpace, of type: ProjectType
  ) -> [CarriedValue] {
    guard space.reading == .followed else { return [] }
    let taken = Set(space.variables.map(\.name))
    let beginnings = type.variables.compactMap { variable in
      taken.contains(variable.fact.name) ? nil : variable.fact.isLikeItsBeginning(in: type)
    }
    var counter = TypeCounter(type, self)
    return project.comparedVariables(of: type, in: beginnings).filter { $0.ownership == .own }
      .prefix(SearchLimits.carriedValues)
      .compactMap { counter.carried($0, beside: space) }
  }
}

extension TypeCounter {
  fileprivate mutating func carried(_ variable: StateVariable, beside space: StateSpace) -> CarriedValue? {
    guard case .value(.number(let beginning)) = variable.defaultValue,
      let first = variable.domain.numbers?.place(of: beginning),
      case .counted(let both) = count(
        space.variables + [variable], for: .atMost(SearchLimits.carryingStates)),
      both.reading == .followed, let trace = trace(space.variables + [variable])
    else { return nil }
    let places = Dictionary(
      space.states.enumerated().map { ($1.values, $0) }, uniquingKeysWith: { first, _ in first })
    var counting: Set<Int> = []
    // Within an operation, too: a case can carry a number only once it is reached.
    let met = trace.after.values.reduce(into: Set(trace.space.states.map(\.values))) { $0.formUnion($1) }
    for values in met where values.last != first {
      guard let place = places[Array(values.dropLast())] else { return nil }
      counting.insert(place)
    }
    guard let earliest = counting.min(), earliest >= space.initialCount, counting.count < space.states.count
    else { return nil }
    return CarriedValue(name: variable.name, location: variable.location, states: counting.sorted())
  }
}

extension Variable {
  /// Whether it is a number that begins with a literal, as far as facts without quantities tell.
  package var mayBeCarried: Bool {
    initial != nil && storage == .stored && wrappers.isEmpty && mayVary && measure == .value
      && laziness == .eager && modifiers.allSatisfy(plainModifiers.contains)
  }

  /// The condition that it is the number that it is declared with; nil where it cannot go into a case.
  fileprivate func isLikeItsBeginning(in type: ProjectType) -> LoweredExpression? {
    guard case .number(let number)? = initial, mayBeCarried,
      type.memberwiseArguments.map({ $0[name].isEmpty }) ?? true
    else { return nil }
    return .compared(Quantity(variable: name, measure: .value), .equal, number)
  }
}

/// Modifiers that a computed property may have as well, and that mean the same there.
private let plainModifiers: Set<String> = [
  "private", "fileprivate", "internal", "package", "public", "final",
]
