import UntangleFacts
package import UntangleProjectModel
import UntangleSourceFiles

/// Counts the states of one type, and caches what all searches in it share.
package struct TypeCounter {
  let counter: StateCounter
  let type: ProjectType
  /// The type itself, then its subclasses.
  private lazy var classes =
    [type]
    + counter.project.inheritance.descendants(of: type)
    .compactMap { counter.project.type(named: $0) }
  /// By class; nil where no search needed it yet.
  private lazy var codes = [ClassCode?](repeating: nil, count: classes.count)
  /// The names of the bodies of the type and its superclasses.
  private lazy var methods = Set(code(ofClass: 0).chain.flatMap { $0.bodies.map(\.fact.name) })
  /// The budget left for the searches in the type.
  private lazy var left = counter.settings.costOfType(
    statements: (code(ofClass: 0).chain + classes.dropFirst()).reduce(0) { $0 + $1.statementCount })
  /// The premises about the type's use that the search enforces.
  private lazy var searchPremises = SearchPremises(premises)
  private(set) lazy var premises = counter.settings.premises(of: type)
  /// Writes that clear other variables as well, though the code does not say so; see `Members.addedClears`.
  var addedClears: [Location: [String]] = [:]
  /// The cost of the searches so far.
  package private(set) var spent = SearchCost()

  package init(_ type: ProjectType, _ counter: StateCounter) {
    self.type = type
    self.counter = counter
  }

  /// The reachable states of some variables. The other variables are unknown.
  ///
  /// An instance of a class may be of any subclass with overrides, so all of them are searched.
  ///
  /// A search that can add nothing to what `interest` asks for ends at once, as `tooLarge`.
  package mutating func count(
    _ variables: [StateVariable], from start: SearchStart = .beginnings,
    _ precision: SearchPrecision = .exact, for interest: SearchInterest = .everything,
    refusing refused: RefusedSteps = RefusedSteps()
  ) -> StateCount {
    var spaces: [StateSpace] = []
    for place in classesTouching(variables) {
      guard
        let found = search(
          variables, asClass: place, from: start, precision, for: interest, refusing: refused)
      else { return .tooLarge }
      spaces.append(found.space)
    }
    guard var all = merged(spaces), all.states.count <= interest.mostStates else { return .tooLarge }
    if !type.openCalls.isEmpty { all.assumptions.add(.comesBack(at: type.openCalls)) }
    guard start == .beginnings, interest.isEverything, refused.isEmpty else { return .counted(all) }
    let (space, steps) = all.assuming(premises)
    guard !steps.isEmpty, case .counted(let left) = count(variables, precision, refusing: steps) else {
      return .counted(space)
    }
    return .counted(left.resting(on: space))
  }

  /// The reachable states, and the states around each write to one of the variables. nil where the space is
  /// too large.
  ///
  /// Under premises that keep operations from beginning, the search is repeated without these.
  mutating func trace(_ variables: [StateVariable]) -> StateTrace? {
    let nothing = RefusedSteps()
    guard var left = traceOfAll(variables, refusing: nothing) else { return nil }
    if premises.isEmpty { return left }
    var all = left
    let (space, refused) = left.space.assuming(premises)
    if refused.isEmpty {
      left.space = space
    } else {
      guard let found = traceOfAll(variables, refusing: refused) else { return nil }
      left = found
      left.space = found.space.resting(on: space)
    }
    if !searchPremises.areIdle {
      var free = self
      free.searchPremises = SearchPremises()
      guard let found = free.traceOfAll(variables, refusing: nothing) else { return nil }
      all = found
    }
    left.refused = refused
    // The new sources have no place that tells the values that the code takes from elsewhere.
    if left.space.premises.contains(where: \.keepsValuesOutOfCode) { left.refused.giveUp() }
    left.beforeRefusal = all.before
    let kept = Set(left.space.states.map(\.values))
    left.excluded = all.space.states.map(\.values).filter { !kept.contains($0) }
    return left
  }

  private mutating func traceOfAll(
    _ variables: [StateVariable], refusing refused: RefusedSteps
  ) -> StateTrace? {
    var spaces: [StateSpace] = []
    var before: [Location: Set<[Int]>] = [:]
    var after: [Location: Set<[Int]>] = [:]
    for place in classesTouching(variables) {
      guard
        let found = search(
          variables, asClass: place, from: .beginnings, .exact, watch: .aroundWrites, refusing: refused)
      else { return nil }
      spaces.append(found.space)
      before.merge(found.before) { $0.union($1) }
      after.merge(found.after) { $0.union($1) }
    }
    return merged(spaces).map { StateTrace(space: $0, before: before, after: after) }
  }

  /// Index 0 for the type itself, and the indices of the subclasses that may affect the variables.
  private mutating func classesTouching(_ variables: [StateVariable]) -> [Int] {
    guard classes.count > 1 else { return [0] }
    let (names, methods) = (Set(variables.map(\.name)), methods)
    return [0] + classes.indices.dropFirst().filter { classes[$0].touches(names, orOverrides: methods) }
  }

  private mutating func code(ofClass place: Int) -> ClassCode {
    if let known = codes[place] { return known }
    let chain = counter.project.chain(of: classes[place])
    let project = counter.project
    let foreign = project.derived { ForeignCode(calling: chain, in: $0) }
    var code = ClassCode(chain, closures: counter.settings.closures, foreign) { part, type in
      project.keeps(part, in: type.scopeName)
    }
    if !code.presented.isEmpty, project.presentsItself(in: classes[place]) {
      code.presentFreely()
    }
    codes[place] = code
    return code
  }

  private typealias Framing = SymbolicExecutor.Framing
  private typealias Detail = SymbolicExecutor.Detail

  private mutating func search(
    _ variables: [StateVariable], asClass place: Int, from start: SearchStart, _ precision: SearchPrecision,
    for interest: SearchInterest = .everything, watch: Members.Watch = .nowhere,
    refusing refused: RefusedSteps
  ) -> StateTrace? {
    let code = code(ofClass: place)
    guard var members = counter.members(variables, of: type, as: code.chain, code.graph) else { return nil }
    (members.watch, members.addedClears) = (watch, addedClears)
    let machine = Machine(code, members: members)
    let premises = searchPremises.refusing(refused, in: variables, members.layout)
    func finder(_ framing: Framing, visits: Int, _ detail: Detail) -> OperationFinder {
      let executor = SymbolicExecutor(
        machine, framing: framing, visitLimit: min(visits, left.visits), detail: detail, premises)
      return OperationFinder(executor, type: type, variables: variables, code)
    }
    let visits = counter.settings.visitLimit
    if precision == .exact {
      let exact = finder(.stacked, visits: visits / 4, .whole)
      switch search(exact, .exact, from: start, for: interest, premises) {
      case .found(let exact): return exact
      // The coarser search over-approximates, so it reaches at least as many states.
      case .surpassed: return nil
      case .gaveUp: break
      }
    }
    if precision != .coarse {
      switch search(finder(.apart, visits: visits, .whole), .none, from: start, for: interest, premises) {
      case .found(let wider): return wider.assuming(.anyTime)
      case .surpassed: return nil
      case .gaveUp: break
      }
    }
    guard mayBeCoarse(precision), interest.isEverything, watch == .nowhere else { return nil }
    let perBody = visits / max(SearchLimits.fewestCoarseParts, machine.sources.count)
    let coarse = finder(.apart, visits: visits, .bodies(visits: perBody))
    guard case .found(let found) = search(coarse, .none, from: start, for: interest, premises),
      found.space.hasSurplus
    else { return nil }
    return found.assuming(.anyTime)
  }

  /// A coarse result in which every state is reachable carries no information. Coarse tables are only made for
  /// types asked for by name. In 67 repositories none of them ruled anything
  /// out, and they took 1.3 % of the lint's time.
  private func mayBeCoarse(_ precision: SearchPrecision) -> Bool {
    precision == .coarse || counter.settings.effort != .everyday
  }

  private mutating func spend(_ cost: SearchCost) {
    left.subtract(cost)
    spent.add(cost)
  }

  private enum Outcome {
    case found(StateTrace)
    /// More states than the caller is interested in, or states that fix the answer.
    case surpassed
    /// The budget was exceeded.
    case gaveUp
  }

  private mutating func search(
    _ finder: OperationFinder, _ memory: StateSearch.Memory, from start: SearchStart,
    for interest: SearchInterest, _ premises: SearchPremises
  ) -> Outcome {
    var finder = finder
    finder.start = start
    defer { spend(SearchCost(visits: finder.executor.visitCount)) }
    let layout = finder.executor.machine.members.layout
    let beginnings =
      switch start {
      case .beginnings: finder.beginnings()
      case .anywhere: [StateTransformer(free: layout.mask)]
      }
    guard !finder.executor.isExhausted else { return .gaveUp }
    finder.executor.restart(from: layout.states(after: beginnings))
    var early = EarlyStates(layout, from: beginnings, for: premises.inputs.isEmpty ? interest : .everything)
    guard let operations = finder.operations(leadingTo: &early) else { return .surpassed }
    guard !finder.executor.isExhausted else { return .gaveUp }
    var search = StateSearch(
      finder.executor, operations: operations, from: beginnings, memory: memory,
      counter.settings, stepLimit: min(counter.settings.stepLimit, left.steps),
      atMost: interest.mostStates, premises)
    search.look(finder.sightings)
    spend(SearchCost(steps: search.stepCount, states: search.keptStateCount))
    finder.executor.count(search.executor)
    switch search.extent {
    case .complete: break
    case .surpassed: return .surpassed
    case .stopped: return .gaveUp
    }
    return .found(
      StateTrace(
        space: search.space(of: finder.variables), before: search.states(at: .before),
        after: search.states(at: .after)))
  }
}

extension StateSpace {
  /// The space with what another one of the same variables rests on.
  fileprivate func resting(on other: StateSpace) -> StateSpace {
    var result = self
    result.premises = other.premises
    for assumption in other.assumptions { result.assumptions.add(assumption) }
    return result
  }
}

extension StateTrace {
  fileprivate func assuming(_ assumption: Assumption) -> StateTrace {
    var result = self
    result.space.assumptions.append(assumption)
    return result
  }
}

extension StateSearch {
  /// The states found, ignoring pending code.
  fileprivate func space(of variables: [StateVariable]) -> StateSpace {
    let found = found
    var space = StateSpace(
      variables: variables, states: StateList(found), initialCount: found.initialCount, transitions: nil,
      assumptions: assumptions, reading: executor.hasUnfollowed ? .cut : .followed)
    if keepsTransitions { (space.operations, space.transitions) = transitions(between: found) }
    space.premises = premises.incoming.applied(to: operations)
    return space
  }

  private func transitions(between found: FoundStates) -> ([StateOperation], [StateSpace.Transition]) {
    let places = found.places(of: Set(transitions.flatMap { [$0.from, $0.to] }))
    let used = Set(transitions.map { Int($0.operation) }).sorted { operations[$0] < operations[$1] }
    let numbers = Dictionary(uniqueKeysWithValues: zip(used, used.indices))
    let steps = transitions.compactMap { transition -> StateSpace.Transition? in
      guard let from = places[transition.from], let to = places[transition.to],
        let operation = numbers[Int(transition.operation)]
      else { return nil }
      return StateSpace.Transition(from: from, operation: operation, to: to)
    }
    return (used.map { operations[$0] }, steps.sorted())
  }

  /// By watch point, the values of the variables there.
  fileprivate func states(at moment: WatchPoint.Moment) -> [Location: Set<[Int]>] {
    var result: [Location: Set<[Int]>] = [:]
    for (number, states) in watched.enumerated() where executor.watchPoints[number].moment == moment {
      if !states.isEmpty { result[executor.watchPoints[number].place] = Set(states.map { values(of: $0) }) }
    }
    return result
  }
}

extension ProjectType {
  fileprivate var statementCount: Int {
    bodies.reduce(0) { count, body in body.fact.statements.reduce(count) { $0 + $1.count } }
  }

  /// Whether a subclass writes one of the variables or overrides a method.
  fileprivate func touches(_ names: Set<String>, orOverrides methods: Set<String>) -> Bool {
    variables.contains { $0.fact.modifiers.contains("override") }
      || bodies.contains { inFile in
        let body = inFile.fact
        return methods.contains(body.name) && body.modifiers.contains("override")
          || body.statements.contains { $0.writes(oneOf: names) || $0.invokes(oneOf: names) }
      }
  }
}
