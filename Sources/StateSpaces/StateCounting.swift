import UntangleFacts
package import UntangleProjectModel
import UntangleSourceFiles

/// Where a search begins.
package enum SearchStart: Sendable {
  /// With what an instance can be when it is made.
  case beginnings
  /// With every combination of values: to see what each leads to, reached or not.
  case anywhere
}

package enum SearchPrecision: Sendable {
  /// What was made to run later is told apart in each state, unless that is too much.
  case exact
  /// What was made to run later may always run: quick, and perhaps a few states too many.
  case quick
}

/// Counts the states of types: the model with what the search needs of it.
package struct StateCounter: Sendable {
  private let project: Project
  private let inheritance: Inheritance
  private let settings: SearchSettings
  private let foreign: ForeignCodeMemo

  package init(_ project: Project, _ settings: SearchSettings) {
    self.project = project
    self.settings = settings
    inheritance = Inheritance(project)
    foreign = ForeignCodeMemo()
  }

  /// The states that some variables of a type can be in together; the others are unknown.
  ///
  /// A class may be any of its subclasses, each with overrides of its own: all are searched.
  ///
  /// Where nobody would look at more than `most` states, a search that has found more ends at once: too large.
  package func count(
    _ variables: [StateVariable], of type: ProjectType, from start: SearchStart = .beginnings,
    _ precision: SearchPrecision = .exact, atMost most: Int = .max
  ) -> StateCount {
    var spaces: [StateSpace] = []
    for chain in chains(of: type, variables) {
      guard
        let found = search(
          variables, of: type, as: chain, from: start, precision, atMost: most)
      else { return .tooLarge }
      spaces.append(found.space)
    }
    var all = merged(spaces)
    guard all.states.count <= most else { return .tooLarge }
    if !type.openCalls.isEmpty { all.assumptions.add(.comesBack(at: type.openCalls)) }
    return .counted(all)
  }

  /// The same with the states in which each write to one of the variables is reached; nil where there
  /// is too much to look at.
  package func trace(_ variables: [StateVariable], of type: ProjectType) -> StateTrace? {
    var spaces: [StateSpace] = []
    var before: [Location: Set<[Int]>] = [:]
    var after: [Location: Set<[Int]>] = [:]
    for chain in chains(of: type, variables) {
      guard
        let found = search(
          variables, of: type, as: chain, from: .beginnings, .exact, watch: .aroundWrites)
      else { return nil }
      spaces.append(found.space)
      before.merge(found.before) { $0.union($1) }
      after.merge(found.after) { $0.union($1) }
    }
    return StateTrace(space: merged(spaces), before: before, after: after)
  }

  /// What values in the type's code are, state by state; nil where no state can be told.
  ///
  /// `names` are cases of other enums that the values may name.
  package func reader(
    of variables: [StateVariable], in type: ProjectType, alsoNaming names: [String] = []
  ) -> ValueReader? {
    guard var members = members(variables, of: type, as: project.chain(of: type)) else { return nil }
    for name in names { _ = members.symbols.symbol(ofCase: name) }
    // A subclass may say it anew.
    let below = inheritance.descendants(of: type)
    members.computed = members.computed.filter { property, _ in
      !below.contains { project.declares(property, in: $0) }
    }
    return ValueReader(members)
  }

  /// The type's own chain, and those of subclasses that can touch the variables.
  private func chains(of type: ProjectType, _ variables: [StateVariable]) -> [[ProjectType]] {
    let own = project.chain(of: type)
    let descendants = inheritance.descendants(of: type)
    guard !descendants.isEmpty else { return [own] }
    let names = Set(variables.map(\.name))
    let methods = Set(own.flatMap { $0.bodies.map(\.fact.name) })
    let below = descendants.compactMap { project.type(named: $0) }
    return [own]
      + below.filter { $0.touches(names, orOverrides: methods) }.map { project.chain(of: $0) }
  }

  private func search(
    _ variables: [StateVariable], of type: ProjectType, as chain: [ProjectType],
    from start: SearchStart, _ precision: SearchPrecision, atMost most: Int = .max,
    watch: Members.Watch = .nowhere
  ) -> StateTrace? {
    guard var members = members(variables, of: type, as: chain) else { return nil }
    members.watch = watch
    let foreign = foreign.code(calling: chain, in: project, inheritance)
    let machine = Machine(chain: chain, members: members, closures: settings.closures, foreign)
    let visitLimit = settings.effort.visitLimit
    let finder = OperationFinder(
      Explorer(machine, framing: .stacked, visitLimit: visitLimit / 4), type: type,
      variables: variables, chain: chain, reached: foreign.reached)
    if precision == .exact {
      switch search(finder, .exact, from: start, atMost: most) {
      case .found(let exact): return exact
      // A search without memory reaches no fewer.
      case .surpassed: return nil
      case .gaveUp: break
      }
    }
    var wider = finder
    wider.explorer = Explorer(machine, framing: .apart, visitLimit: visitLimit)
    guard case .found(var found) = search(wider, .none, from: start, atMost: most) else { return nil }
    found.space.assumptions.append(.anyTime)
    return found
  }

  private enum Outcome {
    case found(StateTrace)
    /// More states than were asked for.
    case surpassed
    /// There is too much to look at.
    case gaveUp
  }

  /// nil where the variables have more values than a state has bits.
  private func members(
    _ variables: [StateVariable], of type: ProjectType, as chain: [ProjectType]
  ) -> Members? {
    var symbols = SymbolTable(carriers: carriers(of: variables))
    for name in project.caseNames(ofComputedIn: chain) { _ = symbols.symbol(ofCase: name) }
    guard let layout = StateLayout(variables, symbols: &symbols) else { return nil }
    let influence = Influence(
      variables: Set(variables.map(\.name)), bodies: chain.flatMap { $0.bodies.map(\.fact) })
    var members = Members(layout: layout, symbols: symbols, influence: influence)
    members.computed = computedValues(of: chain)
    members.mutators = mutators(of: variables)
    members.reentrancy = reentrancy(of: type)
    members.construction = construction(along: chain)
    members.properties = Set(chain.flatMap { $0.variables.map(\.fact.name) })
    members.isNeverNil = { [project] name in project.isNeverNil(callOf: name, in: type.scopeName) }
    members.isOptional = { [project] name in project.absolute(.named(name), in: type.scopeName).isOptional }
    return members
  }

  private func search(
    _ finder: OperationFinder, _ memory: StateSearch.Memory, from start: SearchStart,
    atMost most: Int
  ) -> Outcome {
    var finder = finder
    let layout = finder.explorer.machine.members.layout
    let beginnings =
      switch start {
      case .beginnings: finder.beginnings()
      case .anywhere: [Effect(free: layout.mask)]
      }
    finder.explorer.restart(from: layout.states(after: beginnings))
    let operations = finder.operations()
    guard !finder.explorer.isExhausted else { return .gaveUp }
    var search = StateSearch(
      finder.explorer, operations: operations, from: beginnings, memory: memory,
      settings, atMost: most)
    switch search.extent {
    case .complete: break
    case .surpassed: return .surpassed
    case .stopped: return .gaveUp
    }
    search.look(finder.sightings)
    return .found(
      StateTrace(
        space: search.space(of: finder.variables), before: search.states(at: .before),
        after: search.states(at: .after)))
  }

  private func computedValues(of chain: [ProjectType]) -> [String: Value] {
    var values: [String: Value] = [:]
    for type in chain {
      for variable in type.variables where variable.fact.scope == .instance {
        guard case .computed(let value) = variable.fact.storage else { continue }
        if values[variable.fact.name] == nil { values[variable.fact.name] = value ?? .unknown }
      }
    }
    return values
  }

  /// Names of cases that carry values.
  private func carriers(of variables: [StateVariable]) -> Set<String> {
    let enums = variables.compactMap { $0.enumName.flatMap { project.type(named: $0) } }
    return Set(enums.flatMap { $0.cases.filter { !$0.payload.isEmpty }.map(\.name) })
  }

  /// By variable, the members of its enum that assign to `self`.
  private func mutators(of variables: [StateVariable]) -> [String: Set<String>] {
    var mutators: [String: Set<String>] = [:]
    for variable in variables {
      guard let name = variable.enumName, let type = project.type(named: name) else { continue }
      let bodies = type.bodies.filter { $0.fact.statements.contains(where: \.writesInstance) }
      mutators[variable.name] = Set(bodies.map(\.fact.name))
    }
    return mutators
  }

  private func construction(along chain: [ProjectType]) -> Members.Construction {
    guard let type = chain.first, type.kind == .class || type.kind == .actor else { return .unseen }
    let known = Set(chain.flatMap { [$0.name, $0.simpleName] })
    let isClosed = chain.allSatisfy { link in
      link.kind != .class || link.inherited.allSatisfy { known.contains($0) || $0 == "Sendable" }
    }
    return isClosed ? .seen : .unseen
  }

  /// While a method of a plain value waits, nobody else can get at the value.
  private func reentrancy(of type: ProjectType) -> Members.Reentrancy {
    let isPlain = type.kind == .struct && type.variables.allSatisfy(\.fact.wrappers.isEmpty)
    return isPlain ? .impossible : .possible
  }
}

/// The states of several searches over the same variables; the shortest way to each is kept.
private func merged(_ spaces: [StateSpace]) -> StateSpace {
  guard var result = spaces.first, spaces.count > 1 else { return spaces[0] }
  var best: [[Int]: StateSpace.State] = [:]
  var order: [[Int]] = []
  for state in spaces.flatMap(\.states) {
    if best[state.values] == nil { order.append(state.values) }
    if state.witness.count < best[state.values]?.witness.count ?? .max { best[state.values] = state }
  }
  let ranked = order.enumerated().sorted {
    (best[$0.element]?.witness.count ?? 0, $0.offset) < (best[$1.element]?.witness.count ?? 0, $1.offset)
  }
  result.states = ranked.compactMap { best[$0.element] }
  result.initialCount = result.states.prefix { $0.witness.isEmpty }.count
  let places = Dictionary(
    uniqueKeysWithValues: result.states.enumerated().map { ($1.values, $0) })
  result.transitions = mergedTransitions(spaces, places)
  for assumption in spaces.dropFirst().flatMap(\.assumptions) { result.assumptions.add(assumption) }
  return result
}

private func mergedTransitions(
  _ spaces: [StateSpace], _ places: [[Int]: Int]
) -> [StateSpace.Transition]? {
  var all: Set<StateSpace.Transition> = []
  for space in spaces {
    guard let transitions = space.transitions else { return nil }
    for transition in transitions {
      guard let from = places[space.states[transition.from].values],
        let to = places[space.states[transition.to].values]
      else { continue }
      all.insert(StateSpace.Transition(from: from, operation: transition.operation, to: to))
    }
  }
  return all.sorted()
}

extension StateSpace.Transition: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    (left.from, left.operation, left.to) < (right.from, right.operation, right.to)
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
