import UntangleSourceFiles

/// Breadth-first search from the initial states, so that the first path found to a state is a shortest one.
struct StateSearch {
  private var nodes: SearchNodes
  /// By operation number.
  private(set) var operations: [StateOperation] = []
  private var seenTransitions: SeenTransitions
  private(set) var extent = Extent.complete
  /// The states in which watch points are reached, by the number of the point.
  private(set) var watched: [Set<UInt64>] = []
  /// Whether all transitions are kept.
  private(set) var keepsTransitions = true

  private let fields: [StateLayout.Field]
  private let memory: Memory
  private let settings: SearchSettings
  private(set) var premises: SearchPremises
  /// The number of distinct states that the caller is interested in.
  private let most: Int
  /// The states found so far and their number, by the variables alone; nothing where any number will do.
  private var distinctStates = SmallSet<UInt64>()
  private var distinctCount = 0
  private(set) var executor: SymbolicExecutor
  /// The number of applications of state transformers to states, and of their results.
  private(set) var stepCount = 0
  private let stepLimit: Int
  private let stateLimit: Int
  private var seen: SeenStates
  private var sets = PendingSets()
  private var numbers: [StateOperation: Int32] = [:]
  private var effective: [Int: Bool] = [:]
  private var actors: [Actor] = []
  /// By pending number; nil or beyond the end where not computed yet.
  private var pendingActors: [Actor?] = []
  /// Whether transitions still need the operation's name.
  private var naming = Naming.kept

  /// The havocs already expanded. Used once transitions are no longer kept.
  private var released: Set<Release> = []

  /// An operation or pending code, with its state transformers.
  private struct Actor: Equatable {
    var name: Int32
    /// The function that must have nothing pending where this starts; nil without such a premise.
    var alone: String?
    var effects: [StateTransformer]
    var sightings: [Sighting]
  }

  /// Interned sets of the pending code that actors create, without code that has no effect.
  private var made = Interner<[PendingSets.Entry]>([[]])
  /// The pending set after a creation: by pending set, then number in `made`; negative where not computed.
  private var sums: [[Int32]] = []

  init(
    _ executor: SymbolicExecutor, operations: [Operation], from beginnings: [StateTransformer],
    memory: Memory,
    _ settings: SearchSettings, stepLimit: Int, atMost most: Int,
    _ premises: SearchPremises = SearchPremises()
  ) {
    let layout = executor.machine.members.layout
    fields = layout.fields
    seen = SeenStates(width: layout.width)
    self.stepLimit = stepLimit
    stateLimit =
      layout.width <= SeenStates.denseWidth
      ? settings.stateLimit : min(settings.stateLimit, SearchLimits.sparseStates)
    nodes = SearchNodes(limit: stateLimit)
    seenTransitions = SeenTransitions(width: layout.width)
    self.executor = executor
    self.memory = memory
    self.settings = settings
    self.most = most
    self.premises = premises
    actors = operations.map { operation in
      var actor = actor(named: number(of: operation.identity), operation.steps)
      if premises.serial.contains(operation.identity.function) { actor.alone = operation.identity.function }
      return actor
    }
    if memory == .none { addMadeActors() }
    run(from: beginnings)
  }

  /// Without memory, all code that may ever be pending can run from the start.
  private mutating func addMadeActors() {
    var next = 0
    while next < executor.made.count, next <= settings.actorLimit {
      let actor = actor(ofPending: executor.made[next])
      if !actor.effects.isEmpty, !actors.contains(where: { $0 == actor }) { actors.append(actor) }
      next += 1
    }
    if executor.made.count > settings.actorLimit { extent = .stopped }
  }

  private mutating func run(from beginnings: [StateTransformer]) {
    for effect in beginnings {
      let stateCount = fields.stateCount(after: effect)
      guard stateCount <= stateLimit - nodes.count else { return extent = .stopped }
      let pending = note(effective(effect), in: PendingSets.empty)
      if nodes.count == 0 { nodes.reserve(stateCount) }
      fields.forEachState(after: effect, in: 0) { if !keepsOut($0, effect) { begin(with: $0, pending) } }
    }
    var deeds = premises.refused.isEmpty && premises.incoming.isEmpty ? plainDeeds : nil
    var next = 0
    while next < nodes.count, extent == .complete {
      if isTooLarge || executor.isExhausted || stepCount > stepLimit { extent = .stopped }
      if !keepsTransitions, naming == .kept {
        deeds?.dropRepeated()
        naming = .dropped
      }
      if let deeds {
        take(deeds, at: next)
      } else {
        let left = [nodes.pending(at: next)]
        for index in actors.indices { run(actors[index], at: next, leaving: left) }
      }
      if memory == .exact { runPendings(at: next) }
      next += 1
    }
  }

  /// The actors as flat transformers, where they do nothing but write values; else nil.
  private var plainDeeds: Deeds? {
    let isPlain = actors.allSatisfy { actor in
      actor.sightings.isEmpty
        && (memory == .none || actor.effects.allSatisfy { $0.made == PendingSets.empty })
    }
    guard isPlain else { return nil }
    return Deeds(
      actors.lazy.flatMap { actor in actor.effects.lazy.map { (effect: $0, name: actor.name) } }, fields)
  }

  private mutating func take(_ deeds: Deeds, at node: Int) {
    let (from, pending) = (nodes.states[node], nodes.pending(at: node))
    stepCount += deeds.deeds.count
    for deed in deeds.deeds where (from ^ deed.before) & deed.known == 0 {
      let base = (from & ~deed.changed) | deed.after
      if deed.combinations.isEmpty {
        arrive(at: base, pending, from: node, by: deed.name)
      } else if !isReleased(Release(free: deed.free, base: base, pending: pending), deed.combinations.count) {
        stepCount += deed.combinations.count
        guard nodes.count <= stateLimit else { return extent = .stopped }
        for place in deed.combinations {
          arrive(at: base | deeds.combinations[place], pending, from: node, by: deed.name)
        }
      }
    }
  }

  private mutating func run(_ actor: Actor, at node: Int, leaving left: [Int]) {
    if let function = actor.alone, isPending(function, at: node) { return }
    if premises.refused.keeps(operations[Int(actor.name)], in: values(of: nodes.states[node])) { return }
    for effect in actor.effects { take(effect, named: actor.name, at: node, leaving: left) }
    for sighting in actor.sightings { look(sighting, at: nodes.states[node]) }
  }

  /// Whether transitions on which an operation changes nothing are needed.
  private func keepsIdle(_ name: Int32) -> Bool {
    !premises.alternating.isEmpty && premises.alternating.contains(operations[Int(name)].function)
  }

  /// Whether code is pending that a call of the function has created.
  private func isPending(_ function: String, at node: Int) -> Bool {
    sets[nodes.pending(at: node)].contains { executor.operation(ofPending: $0.pending).function == function }
  }

  private mutating func look(_ sighting: Sighting, at from: UInt64) {
    guard (from ^ sighting.effect.before) & sighting.effect.known == 0 else { return }
    let stateCount = fields.stateCount(after: sighting.effect)
    guard stateCount <= stateLimit, mayTake(stateCount) else { return extent = .stopped }
    while watched.count <= sighting.point { watched.append([]) }
    fields.forEachState(after: sighting.effect, in: from) { watched[sighting.point].insert($0) }
  }

  /// Counts steps in advance. False, and the search stops, where they exceed the limit.
  private mutating func mayTake(_ steps: Int) -> Bool {
    guard steps <= stepLimit - stepCount else {
      extent = .stopped
      return false
    }
    stepCount += steps
    return true
  }

  /// Records watch points in initialisers. Variables without a value count as false or the first case.
  mutating func look(_ sightings: [Sighting]) {
    for sighting in sightings { look(sighting, at: 0) }
  }

  /// Pending code multiplies the nodes. Past the limit, the search is repeated without memory.
  private var isTooLarge: Bool {
    return nodes.count > stateLimit
      || sets.count > 1
        && (nodes.count > settings.pendingLimit || executor.pendings.count > settings.actorLimit)
  }

  private mutating func runPendings(at node: Int) {
    let number = nodes.pending(at: node)
    for entry in sets[number] {
      let repeats = executor.pendings[entry.pending].recurrence == .repeating
      let left = repeats ? [number] : sets.removing(entry.pending, from: number)
      run(actor(ofPending: entry.pending), at: node, leaving: left)
    }
  }

  private mutating func actor(ofPending pending: Int) -> Actor {
    if pending < pendingActors.count, let known = pendingActors[pending] { return known }
    let name = number(of: executor.operation(ofPending: pending))
    let actor = actor(named: name, executor.steps(ofPending: pending))
    while pendingActors.count <= pending { pendingActors.append(nil) }
    pendingActors[pending] = actor
    return actor
  }

  private mutating func actor(named name: Int32, _ steps: [SummaryEdge]) -> Actor {
    let sightings = steps.compactMap { step -> Sighting? in
      guard case .watched(let point) = step.end else { return nil }
      return Sighting(point: point, effect: step.effect)
    }
    return Actor(
      name: name,
      effects: effects(of: steps, keepingIdle: keepsIdle(name)),
      sightings: sightings)
  }

  /// The distinct transformers of summary edges. A suspension counts as the creation of its continuation.
  private mutating func effects(of steps: [SummaryEdge], keepingIdle keepsIdle: Bool) -> [StateTransformer] {
    var seen = SmallSet<StateTransformer>()
    return steps.compactMap { step in
      if case .watched = step.end { return nil }
      var effect = step.effect
      if case .suspended(let stack) = step.end, stack != SymbolicExecutor.noStack {
        effect = executor.effect(effect, making: executor.number(of: continuation(stack)))
      }
      effect = effective(effect)
      let isIdle = effect.written | effect.free == 0 && effect.made == PendingSets.empty
      return (keepsIdle || !isIdle) && seen.insert(effect) ? effect : nil
    }
  }

  /// The continuation after an `await`.
  private func continuation(_ stack: Int) -> Continuation { Continuation(stack: stack, recurrence: .once) }

  /// The transformer without created code that has no effect. Its `made` becomes a number in `self.made`.
  private mutating func effective(_ effect: StateTransformer) -> StateTransformer {
    guard effect.made != PendingSets.empty else { return effect }
    var result = effect
    result.made = made.number(of: executor.sets[effect.made].filter { doesSomething($0.pending) })
    return result
  }

  private mutating func take(
    _ effect: StateTransformer, named name: Int32, at node: Int, leaving pendings: [Int]
  ) {
    let from = nodes.states[node]
    // Such a step costs more: it counts references and looks up the pending set.
    stepCount += SearchLimits.stepsOfEffect
    guard (from ^ effect.before) & effect.known == 0 else { return }
    for pending in pendings {
      let later = note(effect, in: pending)
      let base = (from & ~effect.written) | effect.after
      if effect.free == 0 {
        if !keepsOut(base, effect, by: name) { arrive(at: base, later, from: node, by: name) }
      } else {
        release(effect, base: base, later, from: node, by: name)
      }
    }
  }

  /// Expands all values of the variables that a transformer havocs. Where transitions are not kept, the same
  /// havoc is expanded once only, since it reaches nothing new.
  private mutating func release(
    _ effect: StateTransformer, base: UInt64, _ later: Int, from node: Int, by name: Int32
  ) {
    guard nodes.count <= stateLimit else { return extent = .stopped }
    let stateCount = fields.stateCount(after: effect)
    let release = Release(free: effect.free, base: base & ~effect.free, pending: later)
    guard !isReleased(release, stateCount) else { return }
    // Each of them is a state.
    guard stateCount <= stateLimit, mayTake(stateCount) else { return extent = .stopped }
    fields.forEachState(after: effect, in: nodes.states[node]) {
      if !keepsOut($0, effect, by: name) { arrive(at: $0, later, from: node, by: name) }
    }
  }

  /// Whether a premise about what comes in keeps the state out. `name` is nil for first states.
  private mutating func keepsOut(_ to: UInt64, _ effect: StateTransformer, by name: Int32? = nil) -> Bool {
    !premises.incoming.isEmpty
      && premises.incoming.keepOut(values(of: to), free: effect.free | effect.taken, from: name)
  }

  /// Whether the same havoc was expanded before. Records it.
  private mutating func isReleased(_ release: Release, _ stateCount: Int) -> Bool {
    guard !keepsTransitions, stateCount > 4 else { return false }
    if released.count == SearchLimits.releases { return released.contains(release) }
    return !released.insert(release).inserted
  }

  private struct Release: Hashable {
    var free: UInt64
    /// The values of the variables that are not havocked.
    var base: UInt64
    var pending: Int
  }

  private mutating func arrive(at to: UInt64, _ pending: Int, from node: Int, by name: Int32) {
    let from = nodes.states[node]
    if premises.refused.rejects(operations[Int(name)], from: values(of: from), to: values(of: to)) { return }
    if keepsTransitions, to != from || keepsIdle(name) {
      keep(SeenTransitions.Transition(from: from, operation: name, to: to))
    }
    guard isNew(to, pending) else { return }
    nodes.arrive(at: to, pending, by: FoundStates.Arrival(from: Int32(node), operation: name))
  }

  private mutating func begin(with state: UInt64, _ pending: Int) {
    if premises.refused.refuses(first: values(of: state)) { return }
    if isNew(state, pending) { nodes.begin(with: state, pending) }
  }

  private mutating func keep(_ transition: SeenTransitions.Transition) {
    seenTransitions.insert(transition)
    if transitions.count > settings.transitionLimit {
      keepsTransitions = false
      seenTransitions.removeAll()
    }
  }

  /// Whether the node is new. Records it.
  private mutating func isNew(_ state: UInt64, _ pending: Int) -> Bool {
    guard seen.insert(SearchNode(state: state, pending: pending)) else { return false }
    guard most < .max, distinctStates.insert(state) else { return true }
    distinctCount += 1
    if distinctCount > most { extent = .surpassed }
    return true
  }

  /// The pending set after a transformer.
  private mutating func note(_ effect: StateTransformer, in number: Int) -> Int {
    guard effect.made != PendingSets.empty, memory == .exact else { return number }
    while sums.count <= number { sums.append([]) }
    if effect.made < sums[number].count, sums[number][effect.made] >= 0 {
      return Int(sums[number][effect.made])
    }
    var kept: [PendingSets.Entry] = []
    for entry in made[effect.made] {
      let isKnown = sets[number].contains { $0.pending == entry.pending }
      let repeats = executor.pendings[entry.pending].recurrence == .repeating
      if repeats, isKnown { continue }
      kept.append(PendingSets.Entry(pending: entry.pending, count: repeats ? 1 : entry.count))
    }
    let sum = sets.adding(kept, to: number)
    if sums[number].count <= effect.made {
      sums[number] += Array(repeating: -1, count: made.elements.count - sums[number].count)
    }
    sums[number][effect.made] = Int32(sum)
    return sum
  }

  private mutating func doesSomething(_ pending: Int) -> Bool {
    if let known = effective[pending] { return known }
    // Recursion: code that only creates itself has no effect.
    effective[pending] = false
    let steps = executor.steps(ofPending: pending)
    var result = steps.contains { $0.effect.written | $0.effect.free != 0 }
    for step in steps where !result {
      var made = executor.sets[step.effect.made].map(\.pending)
      if case .suspended(let stack) = step.end, stack != SymbolicExecutor.noStack {
        made.append(executor.number(of: continuation(stack)))
      }
      for other in made where !result { result = doesSomething(other) }
    }
    effective[pending] = result
    return result
  }

  private mutating func number(of operation: StateOperation) -> Int32 {
    if let known = numbers[operation] { return known }
    let number = Int32(operations.count)
    numbers[operation] = number
    operations.append(operation)
    return number
  }

  var keptStateCount: Int { nodes.count }

  /// In order of discovery.
  var transitions: [SeenTransitions.Transition] { seenTransitions.all }

  /// By variable, the index of its value in the domain.
  func values(of state: UInt64) -> [Int] { fields.map { $0.code(in: state) } }

  /// The states found, ignoring pending code.
  var found: FoundStates { nodes.found(fields, names: operations.map(\.name)) }

  var assumptions: [Assumption] {
    executor.machine.assumptions.joined + executor.machine.interruptions + executor.assumptions.joined
  }
}
