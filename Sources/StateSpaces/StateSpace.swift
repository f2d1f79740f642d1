package import UntangleProjectModel
package import UntangleSourceFiles

/// The states that the variables of one type, or some of them, can really be in.
package struct StateSpace: Hashable, Sendable {
  package struct State: Hashable, Sendable {
    /// One for each variable, by its place among the values of the variable's domain.
    package var values: [Int]
    /// The operations of a shortest way here, from a first state; empty for a first state.
    package var witness: [String]

    package init(values: [Int], witness: [String]) {
      self.values = values
      self.witness = witness
    }
  }

  package struct Transition: Hashable, Sendable {
    /// Places in `states`; different ones.
    package var from: Int
    /// A place in `operations`.
    package var operation: Int
    package var to: Int

    package init(from: Int, operation: Int, to: Int) {
      self.from = from
      self.operation = operation
      self.to = to
    }
  }

  package var variables: [StateVariable]
  /// Shortest ways first.
  package var states: StateList
  /// How many of `states`, from the first on, an instance can begin in.
  package var initialCount: Int
  /// Those of the transitions, sorted; empty where those are not kept.
  package var operations: [StateOperation]
  /// By `from`, operation, `to`; nil where there are too many to be kept.
  package var transitions: [Transition]?
  /// What had to be assumed; with none the states are exactly those that are reached.
  package var assumptions: [Assumption]
  package var reading: Reading
  /// What was assumed of the type's use; empty where nothing was.
  package var premises: [AppliedPremise] = []

  /// How closely the code was followed.
  package enum Reading: UInt8, Hashable, Sendable, CaseIterable {
    /// From statement to statement.
    case followed
    /// Some bodies have too many ways through them: what they may write may have any value after them. What is
    /// not reached is not; what is reached may be so for this alone, and proves nothing.
    case cut
  }

  package init(
    variables: [StateVariable], states: StateList, initialCount: Int, operations: [StateOperation] = [],
    transitions: [Transition]?, assumptions: [Assumption], reading: Reading = .followed
  ) {
    self.variables = variables
    self.states = states
    self.initialCount = initialCount
    self.operations = operations
    self.transitions = transitions
    self.assumptions = assumptions
    self.reading = reading
  }

  /// All combinations of values; at most `Int.max`.
  package var representable: Int { variables.representable }

  /// Whether fewer states are reached than can be represented.
  package var hasSurplus: Bool { states.count < representable }

  /// Bits of the space that only exist to go wrong.
  package var surplusBits: Double {
    max(0, variables.reduce(0) { $0 + logarithm(Double($1.valueCount)) } - logarithm(Double(states.count)))
  }
}

extension StateSpace {
  /// The values of a state's variables, in their order.
  package func texts(of state: State) -> [String] {
    zip(variables, state.values).map { $0.domain.values[$1] }
  }
}

extension [StateVariable] {
  /// All combinations of values; at most `Int.max`.
  package var representable: Int {
    reduce(1) { product, variable in
      let (result, overflow) = product.multipliedReportingOverflow(by: variable.valueCount)
      return overflow ? .max : result
    }
  }
}

/// A type's states, and those in which its code comes to each write.
package struct StateTrace: Hashable, Sendable {
  package var space: StateSpace
  /// By the place of a write, the values of the variables just before it, in between states included; a
  /// place that is never reached is missing. Where an initialiser writes, a variable that has no value yet
  /// counts as its domain's first.
  package var before: [Location: Set<[Int]>]
  /// The same just after each write.
  package var after: [Location: Set<[Int]>]
}

/// What came of a search.
package enum StateCount: Hashable, Sendable {
  case counted(StateSpace)
  /// More states than the limit, or code with too many ways through it.
  case tooLarge
}

/// What a search may cost, and how it reads closures.
package struct SearchSettings: Hashable, Sendable {
  package var closures: ClosureCalls
  /// What is assumed of the use of types, by full dotted name or its last part.
  package var premises: [String: [Premise]]
  /// How many states are looked at before a space counts as too large.
  package var stateLimit: Int
  /// What one search may cost before it takes a coarser form, where many spaces are looked at.
  package var searchCost: SearchCost
  package var effort: Effort

  /// How long one space may take before less is told apart in it.
  package enum Effort: Hashable, Sendable {
    /// Many spaces are looked at, and somebody waits for all of them.
    case everyday
    /// One type was asked for; so many times what is usual for one.
    case thorough(times: Int)
  }

  package init(
    closures: ClosureCalls = .inferred, premises: [String: [Premise]] = [:], stateLimit: Int = 1 << 20,
    searchCost: SearchCost = SearchCost(visits: SearchLimits.visits, steps: SearchLimits.steps),
    effort: Effort = .everyday
  ) {
    self.closures = closures
    self.premises = premises
    self.stateLimit = stateLimit
    self.searchCost = searchCost
    self.effort = effort
  }
}

extension SearchSettings {
  /// Those of a type, in the order in which they are told.
  func premises(of type: ProjectType) -> [Premise] {
    guard !premises.isEmpty else { return [] }
    return premises[type.name, default: []]
      + (type.simpleName == type.name ? [] : premises[type.simpleName, default: []])
  }
}

extension SearchSettings.Effort {
  /// What is usual where one type is asked for.
  package static let thorough = Self.thorough(times: 1)
}

extension SearchSettings {
  /// Points in the code that are followed, with what was made on the way there.
  var visitLimit: Int { scaled(searchCost.visits, by: 3) }
  /// Effects that are tried in states.
  var stepLimit: Int { scaled(searchCost.steps, by: 1) }
  /// What all searches in one type may cost.
  ///
  /// Where all types are searched, each may cost as its code is long, so that a whole run takes time in proportion
  /// to its sources. `statements` are those of the type, of what it inherits and of its subclasses, with the ones
  /// within others.
  package func costOfType(statements: Int) -> SearchCost {
    let most = SearchCost(
      visits: scaled(SearchLimits.visitsOfType, by: 1), steps: scaled(SearchLimits.stepsOfType, by: 1))
    guard effort == .everyday else { return most }
    return SearchCost(
      visits: min(most.visits, searchCost.visits + SearchLimits.visitsOfStatement * statements),
      steps: min(most.steps, SearchLimits.stepsOfSmallType + SearchLimits.stepsOfStatement * statements))
  }

  /// States that are told apart by what is pending in them.
  var pendingLimit: Int { scaled(SearchLimits.pendingStates, by: 5) }
  /// Different things that may run later.
  var actorLimit: Int { scaled(SearchLimits.actors, by: 5) }
  /// More transitions than these are not kept: they tell nobody anything.
  var transitionLimit: Int { scaled(SearchLimits.transitions, by: 5) }

  private func scaled(_ everyday: Int, by factor: Int) -> Int {
    switch effort {
    case .everyday: everyday
    case .thorough(let times): everyday * factor * times
    }
  }
}
