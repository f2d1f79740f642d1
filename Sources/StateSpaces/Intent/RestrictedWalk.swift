import UntangleProjectModel

/// A premise that two operations alternate.
struct AlternationPremise {
  let premise: Premise
  /// Indices into the operations of the space.
  let begin: Set<Int>
  let end: Set<Int>

  /// The maximum number of premises that are tracked at once: one bit each in `RestrictedWalk.Node.turn`.
  static let most = 8

  /// nil where the space has neither of the two operations.
  init?(_ premise: Premise, _ space: StateSpace) {
    guard case .alternates(let begin, let end) = premise else { return nil }
    func places(of name: String) -> Set<Int> {
      Set(space.operations.indices.filter { space.operations[$0].name.text == name })
    }
    (self.premise, self.begin, self.end) = (premise, places(of: begin), places(of: end))
    guard !self.begin.isEmpty || !self.end.isEmpty else { return nil }
  }
}

/// Breadth-first search over the transitions that the premises allow.
struct RestrictedWalk {
  /// A state, and which operation of each pair is next.
  private struct Node: Hashable {
    var place: Int
    /// One bit for each pair, set where the second operation is next.
    var turn: UInt8
  }

  private struct Refused {
    /// By test, the operations that it rejected in some state. `outOfTurn` holds the same by pair.
    var byTest: [Set<Int>]
    var outOfTurn: [Set<Int>]
    /// The same step by step, for those that restrict what begins or comes in.
    var steps = RefusedSteps()
  }

  private struct IncomingEdge {
    var from: Node
    var operation: Int
  }

  private let space: StateSpace
  private let tests: [PremiseTest]
  private let turns: [AlternationPremise]
  /// By state, the index of the first premise that it violates, those about what comes in last; nil if none.
  private let broken: [Int?]
  /// By state, the range of its outgoing transitions in `transitions`.
  private let ranges: [Range<Int>]
  private let transitions: [StateSpace.Transition]
  /// The edge by which a node was first reached; nil for initial states.
  private var ways: [Node: IncomingEdge?] = [:]
  private var order: [Node] = []
  private var taken: Set<StateSpace.Transition> = []
  private var refused: Refused
  /// Operations that have an allowed outcome in some state.
  private var harmless: Set<Int> = []
  /// By test, the first contradiction found.
  private var contradictions: [AppliedPremise.Contradiction?]

  init(_ space: StateSpace, _ tests: [PremiseTest], _ turns: [AlternationPremise]) {
    self.space = space
    self.tests = tests
    self.turns = turns
    let transitions = space.transitions ?? []
    self.transitions = transitions
    let order = tests.indices.sorted { !tests[$0].premise.isOfInputs && tests[$1].premise.isOfInputs }
    broken = space.states.map { state in order.first { tests[$0].isBroken(in: state) } }
    var ranges = Array(repeating: 0..<0, count: space.states.count)
    var start = 0
    while start < transitions.count {
      let from = transitions[start].from
      let end = transitions[start...].firstIndex { $0.from != from } ?? transitions.count
      ranges[from] = start..<end
      start = end
    }
    self.ranges = ranges
    refused = Refused(
      byTest: Array(repeating: [], count: tests.count), outOfTurn: Array(repeating: [], count: turns.count))
    contradictions = Array(repeating: nil, count: tests.count)
  }

  mutating func run() {
    begin()
    var next = 0
    while next < order.count {
      go(from: order[next])
      next += 1
    }
    for (test, operations) in refused.byTest.enumerated() where !tests[test].premise.isOfInputs {
      for operation in operations.sorted() where !harmless.contains(operation) {
        contradict(test, by: operation)
      }
    }
  }

  /// The premise that a state violates to which the type's own code must not lead; nil if there is none.
  private func brokenByCode(_ place: Int) -> Int? {
    broken[place].flatMap { tests[$0].premise.isOfInputs ? nil : $0 }
  }

  /// Drops initial states that violate a premise, as rejected inputs. If all of them do, the first is a
  /// contradiction.
  private mutating func begin() {
    let first = 0..<space.initialCount
    for place in first {
      if broken[place] == nil {
        arrive(at: Node(place: place, turn: 0), by: nil)
      } else {
        refused.steps.refuse(first: space.states[place].values)
      }
    }
    guard order.isEmpty, let place = first.first, let test = broken[place] else { return }
    contradictions[test] = AppliedPremise.Contradiction(
      witness: [], operation: nil, state: space.states[place])
  }

  private mutating func arrive(at node: Node, by step: IncomingEdge?) {
    guard ways[node] == nil else { return }
    ways.updateValue(step, forKey: node)
    order.append(node)
  }

  private mutating func go(from node: Node) {
    let range = ranges[node.place]
    var start = range.lowerBound
    while start < range.upperBound {
      let operation = transitions[start].operation
      let end =
        transitions[start..<range.upperBound].firstIndex { $0.operation != operation } ?? range.upperBound
      follow(transitions[start..<end], of: operation, from: node)
      start = end
    }
  }

  /// Follows all outcomes of one operation in one state.
  private mutating func follow(
    _ outcomes: ArraySlice<StateSpace.Transition>, of operation: Int, from node: Node
  ) {
    switch space.operations[operation].kind {
    case .input(let variable): comeIn(outcomes, of: operation, variable, from: node)
    case .beginning:
      let breaking = outcomes.compactMap { brokenByCode($0.to) }.filter { tests[$0].restrictsBeginnings }
      for test in Set(breaking) { refused.byTest[test].insert(operation) }
      if !breaking.isEmpty {
        refused.steps.refuse(space.operations[operation], in: space.states[node.place].values)
      }
      guard breaking.isEmpty, let turn = turn(after: operation, from: node) else { return }
      take(outcomes, of: operation, from: node, turn: turn)
    case .continuation: take(outcomes, of: operation, from: node, turn: node.turn)
    }
  }

  /// The turns after the operation; nil where the operation is out of turn.
  private mutating func turn(after operation: Int, from node: Node) -> UInt8? {
    var turn = node.turn
    for (index, pair) in turns.enumerated() {
      let bit = UInt8(1) << UInt8(index)
      let isSecond = node.turn & bit != 0
      if isSecond ? pair.begin.contains(operation) : pair.end.contains(operation) {
        refused.outOfTurn[index].insert(operation)
        refused.steps.giveUp()
        return nil
      }
      if pair.begin.contains(operation) { turn |= bit }
      if pair.end.contains(operation) { turn &= ~bit }
    }
    return turn
  }

  private mutating func take(
    _ outcomes: ArraySlice<StateSpace.Transition>, of operation: Int, from node: Node, turn: UInt8
  ) {
    for outcome in outcomes {
      if let test = brokenByCode(outcome.to) {
        if contradictions[test] == nil { contradictions[test] = contradiction(by: outcome, from: node) }
      } else {
        harmless.insert(operation)
        taken.insert(outcome)
        arrive(at: Node(place: outcome.to, turn: turn), by: IncomingEdge(from: node, operation: operation))
      }
    }
  }

  private func contradiction(
    by outcome: StateSpace.Transition, from node: Node
  ) -> AppliedPremise.Contradiction {
    let operation = space.operations[outcome.operation]
    return AppliedPremise.Contradiction(
      witness: witness(of: node) + [operation.name], operation: operation, state: space.states[outcome.to])
  }

  /// Outside code chooses each value independently, so that only the violating outcomes are dropped.
  private mutating func comeIn(
    _ outcomes: ArraySlice<StateSpace.Transition>, of operation: Int, _ variable: String, from node: Node
  ) {
    harmless.insert(operation)
    for test in tests.indices {
      guard case .together(let names) = tests[test].premise, names.contains(variable) else { continue }
      refused.byTest[test].insert(operation)
      refused.steps.giveUp()
      return arriveTogether(names, from: node, by: operation)
    }
    for outcome in outcomes {
      if let test = broken[outcome.to] {
        refused.byTest[test].insert(operation)
        refused.steps.refuse(
          RefusedSteps.Input(
            operation: space.operations[operation], from: space.states[node.place].values,
            to: space.states[outcome.to].values))
      } else {
        taken.insert(outcome)
        arrive(
          at: Node(place: outcome.to, turn: node.turn), by: IncomingEdge(from: node, operation: operation))
      }
    }
  }

  /// Sets all of the variables or clears all of them.
  private mutating func arriveTogether(_ names: [String], from node: Node, by operation: Int) {
    let members = space.variables.indices.filter { names.contains(space.variables[$0].name) }
    let others = space.variables.indices.filter { !members.contains($0) }
    for (target, state) in space.states.enumerated() where target != node.place && broken[target] == nil {
      guard others.allSatisfy({ state.values[$0] == space.states[node.place].values[$0] }) else { continue }
      let set = members.count { space.variables[$0].term(of: state.values[$0]) != nil }
      guard set == 0 || set == members.count else { continue }
      taken.insert(StateSpace.Transition(from: node.place, operation: operation, to: target))
      arrive(at: Node(place: target, turn: node.turn), by: IncomingEdge(from: node, operation: operation))
    }
  }

  /// Records a contradiction by an operation that has no allowed outcome in any state.
  private mutating func contradict(_ test: Int, by operation: Int) {
    guard contradictions[test] == nil else { return }
    for node in order {
      let breaking = transitions[ranges[node.place]].first {
        $0.operation == operation && brokenByCode($0.to) == test
      }
      guard let breaking else { continue }
      contradictions[test] = contradiction(by: breaking, from: node)
      return
    }
  }

  private func witness(of node: Node) -> [OperationName] {
    var way: [OperationName] = []
    var current = node
    while case .some(.some(let step)) = ways[current] {
      way.append(space.operations[step.operation].name)
      current = step.from
    }
    return way.reversed()
  }

  var refusedSteps: RefusedSteps { refused.steps }

  var result: StateSpace {
    var places: [Int: Int] = [:]
    var states: [StateSpace.State] = []
    for node in order where places[node.place] == nil {
      places[node.place] = states.count
      states.append(StateSpace.State(values: space.states[node.place].values, witness: witness(of: node)))
    }
    var left = space
    left.states = StateList(states)
    left.initialCount = states.prefix { $0.witness.isEmpty }.count
    left.transitions = taken.compactMap { transition in
      guard let from = places[transition.from], let to = places[transition.to], from != to else { return nil }
      return StateSpace.Transition(from: from, operation: transition.operation, to: to)
    }.sorted()
    for test in tests.indices {
      left.premises.add(
        AppliedPremise(
          premise: tests[test].premise, refused: refused.byTest[test].map { space.operations[$0] }.sorted(),
          contradiction: contradictions[test]))
    }
    left.premises += turns.indices.map { index in
      AppliedPremise(
        premise: turns[index].premise, refused: refused.outOfTurn[index].map { space.operations[$0] }.sorted()
      )
    }
    return left
  }
}
