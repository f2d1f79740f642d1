import UntangleFacts
package import UntangleProjectModel
import UntangleSourceFiles

/// Counts states of one type, and keeps what all searches in it share.
package struct TypeCounter {
  private let counter: StateCounter
  private let type: ProjectType
  /// The type itself, then its subclasses.
  private lazy var classes =
    [type]
    + counter.project.inheritance.descendants(of: type)
    .compactMap { counter.project.type(named: $0) }
  /// By class; nil for those that no search needed yet.
  private lazy var codes = [ClassCode?](repeating: nil, count: classes.count)
  /// The names of the bodies of the type and of what it inherits from.
  private lazy var methods = Set(code(ofClass: 0).chain.flatMap { $0.bodies.map(\.fact.name) })

  package init(_ type: ProjectType, _ counter: StateCounter) {
    self.type = type
    self.counter = counter
  }

  /// The states that some variables can be in together; the others are unknown.
  ///
  /// A class may be any of its subclasses, each with overrides of its own: all are searched.
  ///
  /// A search that can say nothing any more that is of interest ends at once: too large.
  package mutating func count(
    _ variables: [StateVariable], from start: SearchStart = .beginnings,
    _ precision: SearchPrecision = .exact, for interest: SearchInterest = .everything
  ) -> StateCount {
    var spaces: [StateSpace] = []
    for place in classesTouching(variables) {
      guard let found = search(variables, asClass: place, from: start, precision, for: interest)
      else { return .tooLarge }
      spaces.append(found.space)
    }
    var all = merged(spaces)
    guard all.states.count <= interest.mostStates else { return .tooLarge }
    if !type.openCalls.isEmpty { all.assumptions.add(.comesBack(at: type.openCalls)) }
    return .counted(all)
  }

  /// The same with the states in which each write to one of the variables is reached; nil where there
  /// is too much to look at.
  mutating func trace(_ variables: [StateVariable]) -> StateTrace? {
    var spaces: [StateSpace] = []
    var before: [Location: Set<[Int]>] = [:]
    var after: [Location: Set<[Int]>] = [:]
    for place in classesTouching(variables) {
      guard let found = search(variables, asClass: place, from: .beginnings, .exact, watch: .aroundWrites)
      else { return nil }
      spaces.append(found.space)
      before.merge(found.before) { $0.union($1) }
      after.merge(found.after) { $0.union($1) }
    }
    return StateTrace(space: merged(spaces), before: before, after: after)
  }

  /// The type's own place among the classes, and those of subclasses that can touch the variables.
  private mutating func classesTouching(_ variables: [StateVariable]) -> [Int] {
    guard classes.count > 1 else { return [0] }
    let (names, methods) = (Set(variables.map(\.name)), methods)
    return [0] + classes.indices.dropFirst().filter { classes[$0].touches(names, orOverrides: methods) }
  }

  private mutating func code(ofClass place: Int) -> ClassCode {
    if let known = codes[place] { return known }
    let chain = counter.project.chain(of: classes[place])
    let foreign = ForeignCode(calling: chain, in: counter.project)
    let code = ClassCode(chain, closures: counter.settings.closures, foreign)
    codes[place] = code
    return code
  }

  private mutating func search(
    _ variables: [StateVariable], asClass place: Int, from start: SearchStart, _ precision: SearchPrecision,
    for interest: SearchInterest = .everything, watch: Members.Watch = .nowhere
  ) -> StateTrace? {
    let code = code(ofClass: place)
    guard var members = counter.members(variables, of: type, as: code.chain, code.graph) else { return nil }
    members.watch = watch
    let machine = Machine(code, members: members)
    let visitLimit = counter.settings.effort.visitLimit
    let finder = OperationFinder(
      Explorer(machine, framing: .stacked, visitLimit: visitLimit / 4), type: type,
      variables: variables, code)
    if precision == .exact {
      switch search(finder, .exact, from: start, for: interest) {
      case .found(let exact): return exact
      // A search without memory reaches no fewer.
      case .surpassed: return nil
      case .gaveUp: break
      }
    }
    var wider = finder
    wider.explorer = Explorer(machine, framing: .apart, visitLimit: visitLimit)
    guard case .found(var found) = search(wider, .none, from: start, for: interest) else { return nil }
    found.space.assumptions.append(.anyTime)
    return found
  }

  private enum Outcome {
    case found(StateTrace)
    /// More states than were asked for, or those that answer everything.
    case surpassed
    /// There is too much to look at.
    case gaveUp
  }

  private func search(
    _ finder: OperationFinder, _ memory: StateSearch.Memory, from start: SearchStart,
    for interest: SearchInterest
  ) -> Outcome {
    var finder = finder
    let layout = finder.explorer.machine.members.layout
    let beginnings =
      switch start {
      case .beginnings: finder.beginnings()
      case .anywhere: [Effect(free: layout.mask)]
      }
    finder.explorer.restart(from: layout.states(after: beginnings))
    var early = EarlyStates(layout, from: beginnings, for: interest)
    guard let operations = finder.operations(leadingTo: &early) else { return .surpassed }
    guard !finder.explorer.isExhausted else { return .gaveUp }
    let (variables, sightings) = (finder.variables, finder.sightings)
    var search = StateSearch(
      finder.explorer, operations: operations, from: beginnings, memory: memory,
      counter.settings, atMost: interest.mostStates)
    switch search.extent {
    case .complete: break
    case .surpassed: return .surpassed
    case .stopped: return .gaveUp
    }
    search.look(sightings)
    return .found(
      StateTrace(
        space: search.space(of: variables), before: search.states(at: .before),
        after: search.states(at: .after)))
  }
}

extension StateSearch {
  /// What was found, by variables alone.
  fileprivate func space(of variables: [StateVariable]) -> StateSpace {
    var places: [UInt64: Int] = [:]
    var states: [StateSpace.State] = []
    var initialCount = 0
    for (index, node) in nodes.enumerated() where places[node.state] == nil {
      places[node.state] = states.count
      states.append(StateSpace.State(values: values(of: node.state), witness: witness(of: index)))
      if arrivals[index] == nil { initialCount += 1 }
    }
    let kept = transitions.compactMap { transition -> StateSpace.Transition? in
      guard let from = places[transition.from], let to = places[transition.to] else { return nil }
      return StateSpace.Transition(
        from: from, operation: names[Int(transition.operation)], to: to)
    }
    return StateSpace(
      variables: variables, states: states, initialCount: initialCount,
      transitions: keepsTransitions ? kept.sorted() : nil, assumptions: assumptions)
  }

  /// By watched place, the values of the variables there.
  fileprivate func states(at moment: WatchPoint.Moment) -> [Location: Set<[Int]>] {
    var result: [Location: Set<[Int]>] = [:]
    for (point, states) in watched where point.moment == moment {
      result[point.place] = Set(states.map { values(of: $0) })
    }
    return result
  }

  private func witness(of node: Int) -> [String] {
    var way: [String] = []
    var current = node
    while let arrival = arrivals[current] {
      way.append(names[Int(arrival.operation)])
      current = Int(arrival.from)
    }
    return way.reversed()
  }
}

extension ProjectType {
  /// Whether a subclass writes one of the variables, or says anew what a method does.
  fileprivate func touches(_ names: Set<String>, orOverrides methods: Set<String>) -> Bool {
    variables.contains { $0.fact.modifiers.contains("override") }
      || bodies.contains { inFile in
        let body = inFile.fact
        return methods.contains(body.name) && body.modifiers.contains("override")
          || body.statements.contains { $0.writes(oneOf: names) }
      }
  }
}
