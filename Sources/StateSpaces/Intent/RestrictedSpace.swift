/// What is left of a space under some premises.
package struct RestrictedSpace: Sendable {
  /// The states that are still reached, with shortest ways under the premises.
  package var space: StateSpace
  /// By premise, what nothing begins or sets any more, sorted; with the states in which it would.
  package var refused: [Refusal]
  /// By premise, the first place that breaks it all the same.
  package var contradictions: [Contradiction]

  package struct Refusal: Hashable, Sendable {
    package var premise: Premise
    package var operation: StateOperation
  }

  /// A state that a premise excludes, and that the type's own code comes to.
  package struct Contradiction: Hashable, Sendable {
    package var premise: Premise
    /// The operations that lead there, the last one breaks the premise; empty for a first state.
    package var witness: [String]
    /// The last one of them; nil for a first state.
    package var operation: StateOperation?
    package var state: StateSpace.State
  }
}

extension StateSpace {
  /// The states that are reached under some premises; nil where the transitions were not kept, or where the space
  /// lacks variables of all of the premises.
  ///
  /// A beginning of which some outcome breaks a premise does not happen in that state. One that would never do
  /// anything but break it contradicts the premise, and so does what follows of its own from what was begun.
  package func restricted(by premises: [Premise]) -> RestrictedSpace? {
    let tests = premises.compactMap { PremiseTest($0, self) }
    guard !tests.isEmpty, transitions != nil else { return nil }
    var walk = RestrictedWalk(self, tests)
    walk.run()
    return walk.result
  }
}

/// Breadth first over the transitions that the premises leave.
private struct RestrictedWalk {
  private let space: StateSpace
  private let tests: [PremiseTest]
  /// By state, the first premise that it breaks, by its place.
  private let broken: [Int?]
  /// By state, its transitions, which stand together.
  private let ranges: [Range<Int>]
  private let transitions: [StateSpace.Transition]
  /// By state; nil where it is not reached.
  private var ways: [Way?]
  private var order: [Int] = []
  /// By test, the operations that were refused somewhere.
  private var refused: [Set<Int>]
  /// Operations that change something in some state and break nothing.
  private var harmless: Set<Int> = []
  private var contradictions: [RestrictedSpace.Contradiction] = []

  private struct Way {
    /// nil for a first state.
    var step: (from: Int, operation: Int)?
  }

  init(_ space: StateSpace, _ tests: [PremiseTest]) {
    self.space = space
    self.tests = tests
    let transitions = space.transitions ?? []
    self.transitions = transitions
    broken = space.states.map { state in tests.indices.first { tests[$0].isBroken(in: state) } }
    var ranges = Array(repeating: 0..<0, count: space.states.count)
    var start = 0
    while start < transitions.count {
      let from = transitions[start].from
      let end = transitions[start...].firstIndex { $0.from != from } ?? transitions.count
      ranges[from] = start..<end
      start = end
    }
    self.ranges = ranges
    ways = Array(repeating: nil, count: space.states.count)
    refused = Array(repeating: [], count: tests.count)
  }

  mutating func run() {
    begin()
    var next = 0
    while next < order.count {
      go(from: order[next])
      next += 1
    }
    for (test, operations) in refused.enumerated() {
      for operation in operations.sorted() where !harmless.contains(operation) {
        contradict(tests[test].premise, by: operation)
      }
    }
  }

  /// A first state that breaks a premise is taken for what comes in, unless all of them do.
  private mutating func begin() {
    let first = 0..<space.initialCount
    for place in first where broken[place] == nil { arrive(at: place, by: nil) }
    guard order.isEmpty, let place = first.first, let test = broken[place] else { return }
    contradictions.append(
      RestrictedSpace.Contradiction(
        premise: tests[test].premise, witness: [], operation: nil, state: space.states[place]))
  }

  private mutating func arrive(at place: Int, by step: (from: Int, operation: Int)?) {
    guard ways[place] == nil else { return }
    ways[place] = Way(step: step)
    order.append(place)
  }

  private mutating func go(from place: Int) {
    let range = ranges[place]
    var start = range.lowerBound
    while start < range.upperBound {
      let operation = transitions[start].operation
      let end =
        transitions[start..<range.upperBound].firstIndex { $0.operation != operation } ?? range.upperBound
      follow(transitions[start..<end], of: operation)
      start = end
    }
  }

  /// All outcomes of one operation in one state.
  private mutating func follow(_ outcomes: ArraySlice<StateSpace.Transition>, of operation: Int) {
    switch space.operations[operation].kind {
    case .input(let variable): comeIn(outcomes, of: operation, variable)
    case .beginning:
      let breaking = outcomes.compactMap { broken[$0.to] }.filter { tests[$0].restrictsBeginnings }
      for test in Set(breaking) { refused[test].insert(operation) }
      if breaking.isEmpty { take(outcomes, of: operation) }
    case .continuation: take(outcomes, of: operation)
    }
  }

  private mutating func take(_ outcomes: ArraySlice<StateSpace.Transition>, of operation: Int) {
    for outcome in outcomes {
      guard let test = broken[outcome.to] else {
        harmless.insert(operation)
        arrive(at: outcome.to, by: (outcome.from, operation))
        continue
      }
      guard !contradictions.contains(where: { $0.premise == tests[test].premise }) else { continue }
      contradictions.append(
        RestrictedSpace.Contradiction(
          premise: tests[test].premise,
          witness: witness(of: outcome.from) + [space.operations[operation].name],
          operation: space.operations[operation], state: space.states[outcome.to]))
    }
  }

  /// Each value that others set is a choice of its own.
  private mutating func comeIn(
    _ outcomes: ArraySlice<StateSpace.Transition>, of operation: Int, _ variable: String
  ) {
    for test in tests.indices {
      guard case .together(let names) = tests[test].premise, names.contains(variable) else { continue }
      refused[test].insert(operation)
      harmless.insert(operation)
      for outcome in outcomes { arriveTogether(names, from: outcome.from, by: operation) }
      return
    }
    for outcome in outcomes {
      harmless.insert(operation)
      if let test = broken[outcome.to] {
        refused[test].insert(operation)
      } else {
        arrive(at: outcome.to, by: (outcome.from, operation))
      }
    }
  }

  /// All of the variables set, or none.
  private mutating func arriveTogether(_ names: [String], from place: Int, by operation: Int) {
    let members = space.variables.indices.filter { names.contains(space.variables[$0].name) }
    for (target, state) in space.states.enumerated() where target != place && broken[target] == nil {
      let others = space.variables.indices.filter { !members.contains($0) }
      guard others.allSatisfy({ state.values[$0] == space.states[place].values[$0] }) else { continue }
      let set = members.count { space.variables[$0].term(of: state.values[$0]) != nil }
      if set == 0 || set == members.count { arrive(at: target, by: (place, operation)) }
    }
  }

  /// An operation that breaks a premise wherever it does anything.
  private mutating func contradict(_ premise: Premise, by operation: Int) {
    guard !contradictions.contains(where: { $0.premise == premise }) else { return }
    for place in order {
      for outcome in transitions[ranges[place]] where outcome.operation == operation {
        guard let test = broken[outcome.to], tests[test].premise == premise else { continue }
        return contradictions.append(
          RestrictedSpace.Contradiction(
            premise: premise, witness: witness(of: place) + [space.operations[operation].name],
            operation: space.operations[operation], state: space.states[outcome.to]))
      }
    }
  }

  private func witness(of place: Int) -> [String] {
    var way: [String] = []
    var current = place
    while let step = ways[current]?.step {
      way.append(space.operations[step.operation].name)
      current = step.from
    }
    return way.reversed()
  }

  var result: RestrictedSpace {
    let places = Dictionary(uniqueKeysWithValues: zip(order, order.indices))
    var left = space
    left.states = StateList(
      order.map { StateSpace.State(values: space.states[$0].values, witness: witness(of: $0)) })
    left.initialCount = order.prefix { $0 < space.initialCount }.count
    left.transitions = transitions.compactMap { transition in
      guard let from = places[transition.from], let to = places[transition.to],
        !isRefused(transition)
      else { return nil }
      return StateSpace.Transition(from: from, operation: transition.operation, to: to)
    }.sorted()
    let refusals = tests.indices.flatMap { test in
      refused[test].map {
        RestrictedSpace.Refusal(premise: tests[test].premise, operation: space.operations[$0])
      }.sorted { $0.operation < $1.operation }
    }
    return RestrictedSpace(space: left, refused: refusals, contradictions: contradictions)
  }

  private func isRefused(_ transition: StateSpace.Transition) -> Bool {
    switch space.operations[transition.operation].kind {
    case .continuation: return false
    case .input(let variable):
      return tests.contains { test in
        if case .together(let names) = test.premise { names.contains(variable) } else { false }
      }
    case .beginning:
      return transitions[ranges[transition.from]].contains { other in
        guard other.operation == transition.operation, let test = broken[other.to] else { return false }
        return tests[test].restrictsBeginnings
      }
    }
  }
}
