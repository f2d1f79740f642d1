package import UntangleProjectModel
package import UntangleSourceFiles

/// The reachable states of some variables of one type.
package struct StateSpace: Hashable, Sendable {
  package struct State: Hashable, Sendable {
    /// By variable, the index of its value in the domain.
    package var values: [Int]
    /// The operations of a shortest path from an initial state; empty for an initial state.
    package var witness: [OperationName]

    package init(values: [Int], witness: [OperationName]) {
      self.values = values
      self.witness = witness
    }
  }

  package struct Transition: Hashable, Sendable {
    /// `from` and `to` are indices in `states`, and differ.
    package var from: Int
    /// An index in `operations`.
    package var operation: Int
    package var to: Int

    package init(from: Int, operation: Int, to: Int) {
      self.from = from
      self.operation = operation
      self.to = to
    }
  }

  package var variables: [StateVariable]
  /// Sorted by the length of the shortest path.
  package var states: StateList
  /// The number of initial states, which come first in `states`.
  package var initialCount: Int
  /// The operations of the transitions, sorted; empty where transitions are not kept.
  package var operations: [StateOperation]
  /// Sorted by `from`, `operation`, `to`; nil where there are too many to be kept.
  package var transitions: [Transition]?
  /// The assumptions of the search. Without any, the states are exactly the reachable ones.
  package var assumptions: [Assumption]
  package var reading: Reading
  /// The premises about the type's use, and their effect; empty without premises.
  package var premises: [AppliedPremise] = []

  /// The precision with which the code was executed.
  package enum Reading: UInt8, Hashable, Sendable, CaseIterable {
    /// Statement by statement.
    case followed
    /// Some bodies had too many paths and havoc the variables that they may write. The states are an
    /// over-approximation: a missing state is unreachable, but a listed one proves nothing.
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

  /// The number of combinations of values; saturates at `Int.max`.
  package var representable: Int { variables.representable }

  /// Whether fewer states are reachable than representable.
  package var hasSurplus: Bool { states.count < representable }

  /// Bits of the representation that no reachable state needs.
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
  /// The index of each variable.
  var placesByName: [String: Int] {
    Dictionary(indices.map { (self[$0].name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The number of combinations of values; saturates at `Int.max`.
  package var representable: Int {
    reduce(1) { product, variable in
      let (result, overflow) = product.multipliedReportingOverflow(by: variable.valueCount)
      return overflow ? .max : result
    }
  }
}

/// A type's state space, with the states around each write.
package struct StateTrace: Hashable, Sendable {
  package var space: StateSpace
  /// By the place of a write, the values of the variables just before it, intermediate states included.
  /// Unreachable writes are missing. In an initialiser, a variable without a value yet counts as the first
  /// value of its domain.
  package var before: [Location: Set<[Int]>]
  /// The same just after each write.
  package var after: [Location: Set<[Int]>]
  /// The steps that premises keep from being taken; empty without premises.
  package internal(set) var refused = RefusedSteps()
  /// As `before`, without premises; empty where there are none.
  package internal(set) var beforeRefusal: [Location: Set<[Int]>] = [:]
  /// The combinations that the premises rule out, in the order of the search.
  package internal(set) var excluded: [[Int]] = []
}

extension StateTrace {
  /// For states that no search has led to: no write is followed.
  package init(unfollowed space: StateSpace) {
    self.init(space: space, before: [:], after: [:])
  }

  /// Whether a combination itself goes against an assumption, and is not only left out with an operation that could go
  /// against one.
  package func breaksAssumption(_ values: [Int]) -> Bool {
    let state = StateSpace.State(values: values, witness: [])
    return space.premises.contains { PremiseTest($0.premise, space.variables)?.isBroken(in: state) ?? false }
  }

  /// Why no rewrite can rest on the assumptions, as a lowercase sentence without a period; nil where one can.
  package var reasonAgainstAssumptions: String? {
    guard space.keepsPremises else { return "its own code goes against what is assumed of its use" }
    return refused.extent == .complete
      ? nil : "it rests on whose turn it is, or on what comes in, which no enum can check"
  }
}

/// The result of a search.
package enum StateCount: Hashable, Sendable {
  case counted(StateSpace)
  /// More states than the limit, or code with too many paths.
  case tooLarge

  package var space: StateSpace? {
    switch self {
    case .counted(let space): space
    case .tooLarge: nil
    }
  }
}

/// The budget of a search, and how it models closures.
package struct SearchSettings: Hashable, Sendable {
  package var closures: ClosureRules
  /// Premises about the use of types, by the full dotted name of the type or its last part.
  package var premises: [String: [Premise]]
  /// The number of states beyond which a space counts as too large.
  package var stateLimit: Int
  /// The budget of one search, beyond which it becomes coarser. For runs over many spaces.
  package var searchCost: SearchCost
  package var effort: Effort

  /// The effort for one space, before the search becomes coarser.
  package enum Effort: Hashable, Sendable {
    /// For runs over many spaces, as in lint.
    case everyday
    /// For one type on request. `times` multiplies the usual budget for that.
    case thorough(times: Int)
  }

  package init(
    closures: ClosureRules = .inferred, premises: [String: [Premise]] = [:], stateLimit: Int = 1 << 20,
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
  /// The premises about a type, in the order in which they were given.
  func premises(of type: ProjectType) -> [Premise] {
    guard !premises.isEmpty else { return [] }
    return premises[type.name, default: []]
      + (type.simpleName == type.name ? [] : premises[type.simpleName, default: []])
  }
}

extension SearchSettings.Effort {
  /// The usual effort for one type on request.
  package static let thorough = Self.thorough(times: 1)
}

extension SearchSettings {
  /// The maximum number of program points visited.
  var visitLimit: Int { scaled(searchCost.visits, by: 3) }
  /// The maximum number of applications of state transformers.
  var stepLimit: Int { scaled(searchCost.steps, by: 1) }
  /// The budget of all searches in one type.
  ///
  /// Where all types are searched, it grows with the length of the type's code, so that a run takes time
  /// proportional to its sources. `statements` counts those of the type, its superclasses and its subclasses,
  /// nested ones included.
  package func costOfType(statements: Int) -> SearchCost {
    let most = SearchCost(
      visits: scaled(SearchLimits.visitsOfType, by: 1), steps: scaled(SearchLimits.stepsOfType, by: 1))
    guard effort == .everyday else { return most }
    return SearchCost(
      visits: min(most.visits, searchCost.visits + SearchLimits.visitsOfStatement * statements),
      steps: min(most.steps, SearchLimits.stepsOfSmallType + SearchLimits.stepsOfStatement * statements))
  }

  /// The maximum number of nodes distinguished by their pending code.
  var pendingLimit: Int { scaled(SearchLimits.pendingStates, by: 5) }
  /// The maximum number of distinct pending closures and continuations.
  var actorLimit: Int { scaled(SearchLimits.actors, by: 5) }
  /// The maximum number of transitions that are kept. A larger graph is of no use to readers.
  var transitionLimit: Int { scaled(SearchLimits.transitions, by: 5) }

  private func scaled(_ everyday: Int, by factor: Int) -> Int {
    switch effort {
    case .everyday: everyday
    case .thorough(let times): everyday * factor * times
    }
  }
}
