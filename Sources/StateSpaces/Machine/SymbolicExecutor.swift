/// Symbolic execution: computes the summary edges of code, for all states at once.
///
/// The edges from a frame do not depend on its callers, so they are computed once. Recursive calls are
/// processed again until no new edge is found (a least fixpoint).
///
/// Frames, stacks and sets of pending code are interned, so that they are compared and stored as integers.
struct SymbolicExecutor {
  var machine: Machine
  /// The pending code created anywhere, in order of discovery, each once. Only with framing `apart`.
  private(set) var made: [Int] = []
  private var madeSet: Set<Int> = []
  /// The states that `self = …` may set; nil for any, while the initial states are being computed.
  var firstStates: [UInt64]?
  private(set) var assumptions = AssumptionNotes()
  /// The number of visits so far, and the maximum.
  private(set) var visitCount = 0
  let visitLimit: Int
  let framing: Framing
  let detail: Detail
  /// What is assumed of functions whose escaping closures run, and of values that come in.
  let premises: SearchPremises

  /// Whether premises ask which of the assigned values come from elsewhere.
  enum Origins { case ignored, noted }

  /// How suspended calls are represented.
  enum Framing {
    /// As a stack: the callers of a suspended frame continue when it has ended.
    case stacked
    /// Without a stack: each frame continues at any time, and pending code may run whatever created it. Fewer
    /// combinations, but an over-approximation.
    case apart
  }

  /// The precision with which bodies are executed.
  enum Detail {
    case whole
    /// A body that takes more visits than this is not executed. Instead it havocs the variables that it may
    /// write. Only with framing `apart`.
    case bodies(visits: Int)
  }

  /// By function that is not executed, its summary edges.
  private var unfollowed: [RoutineID: [SummaryEdge]] = [:]
  /// Interned pending code, in order of discovery.
  private var pendingNumbers = Interner<Continuation>()
  /// Interned sets of the pending code that transformers create.
  private(set) var sets = PendingSets()
  private var frames = Interner<Frame>()
  /// Interned stacks of suspended frames, as frame numbers, innermost first.
  private var stacks = Interner<[Int]>([[]])
  /// By frame, the stack that consists of it alone; `noStack` where not computed yet.
  private var stacksOfOne: [Int] = []
  /// By routine, its start frame with all locals unknown; nil where not computed yet.
  private var starts: [Int?] = []
  private(set) var watchPoints = Interner<WatchPoint>()
  /// By frame; nil where not computed yet.
  private var summaries: [Summary?] = []
  /// Edges by stack.
  private var stackSteps: [Int: [SummaryEdge]] = [:]
  /// By function, its distinct start frames by what callers know of the parameters.
  private var entered: [RoutineID: Set<Int>] = [:]
  /// The worklist of frames whose callees have new edges.
  private var waiting: [Int] = []
  /// The current depth of nested calls.
  private var depth = 0

  private struct Summary {
    /// Distinct, in order of discovery.
    var steps: [SummaryEdge] = []
    /// The frames that called it, distinct, in order of their first call.
    var dependents: [Int] = []
  }

  init(
    _ machine: Machine, framing: Framing, visitLimit: Int, detail: Detail = .whole,
    _ premises: SearchPremises = SearchPremises()
  ) {
    self.framing = framing
    self.detail = detail
    self.machine = machine
    self.visitLimit = visitLimit
    self.premises = premises
  }

  var isExhausted: Bool { visitCount > visitLimit }
  /// Whether some body was not executed.
  var hasUnfollowed: Bool { !unfollowed.isEmpty }

  /// Ends the search as too expensive.
  mutating func giveUp() { visitCount = max(visitCount, visitLimit + 1) }
  var pendings: [Continuation] { pendingNumbers.elements }

  /// A path that created much pending code costs more.
  mutating func countVisit(_ path: Path) { visitCount += 1 + sets.entryCount(of: path.effect.made) }

  /// Counts evaluation steps beyond those that a visit includes.
  mutating func count(_ evaluation: Evaluation, in routine: RoutineID) {
    visitCount += evaluation.steps / SearchLimits.stepsInVisit
    if evaluation.precision == .cut { assume(.manyWays(in: machine.sources[routine.index])) }
  }

  /// Takes over the visits of an executor that continued from this one.
  mutating func count(_ later: SymbolicExecutor) { visitCount = max(visitCount, later.visitCount) }

  /// Counts the paths through a called function, each of which may continue after the call.
  mutating func countCall(_ ways: Int) { visitCount += ways / SearchLimits.stepsInVisit }

  /// Whether a function may have separate start frames by its arguments. Otherwise it is executed once, with
  /// unknown parameters.
  mutating func mayEnter(_ routine: RoutineID, at starts: [Int]) -> Bool {
    let known = entered[routine, default: []].union(starts)
    guard known.count <= SearchLimits.entriesOfRoutine else { return false }
    entered[routine] = known
    return true
  }

  mutating func noteMade(_ pending: Continuation) {
    let number = number(of: pending)
    if madeSet.insert(number).inserted { made.append(number) }
  }

  mutating func assume(_ assumption: Assumption) { assumptions.add(assumption) }

  /// Composes two transformers; nil where the second cannot follow the first.
  mutating func effect(of first: StateTransformer, then second: StateTransformer) -> StateTransformer? {
    first.then(second, &sets)
  }

  /// The transformer with one more run of pending code.
  mutating func effect(_ effect: StateTransformer, making pending: Int) -> StateTransformer {
    var result = effect
    result.made = sets.adding([PendingSets.Entry(pending: pending, count: 1)], to: effect.made)
    return result
  }

  /// The summary edges of a routine from its start, with unknown locals.
  mutating func steps(of routine: RoutineID) -> [SummaryEdge] {
    steps(ofStack: stack(of: start(of: routine)))
  }

  /// The summary edges of a routine that runs to its end before other operations, in spite of suspensions: an
  /// initialiser, before its instance is shared.
  mutating func stepsToTheEnd(of routine: RoutineID) -> [SummaryEdge] {
    var done: [SummaryEdge] = []
    var waiting = steps(of: routine)
    var seen = Set(waiting)
    while let step = waiting.popLast(), !isExhausted {
      guard case .suspended(let stack) = step.end, stack != Self.noStack else {
        done.append(step)
        continue
      }
      for later in steps(ofStack: stack) {
        guard let effect = effect(of: step.effect, then: later.effect) else { continue }
        let next = SummaryEdge(effect: effect, end: later.end)
        if seen.insert(next).inserted { waiting.append(next) }
      }
    }
    return done
  }

  mutating func steps(ofPending number: Int) -> [SummaryEdge] { steps(ofStack: pendings[number].stack) }

  /// Discards the summaries, for other initial states.
  mutating func restart(from states: [UInt64]?) {
    firstStates = states
    summaries = []
    stackSteps = [:]
  }

  /// Runs the innermost frame to its end, then its caller, until one suspends again.
  private mutating func steps(ofStack stack: Int) -> [SummaryEdge] {
    if let known = stackSteps[stack] { return known }
    guard !isExhausted else { return [] }
    let frames = stacks[stack]
    let inner = settledSteps(of: frames[0])
    let rest = Array(frames.dropFirst())
    let result = rest.isEmpty ? inner : unique(inner.flatMap { continued($0, in: rest) })
    visitCount += result.reduce(frames.count) { $0 + 1 + sets.entryCount(of: $1.effect.made) }
    stackSteps[stack] = result
    return result
  }

  private mutating func continued(_ step: SummaryEdge, in rest: [Int]) -> [SummaryEdge] {
    var next = rest
    switch step.end {
    case .suspended(let inner):
      return [SummaryEdge(effect: step.effect, end: .suspended(self.stack(of: stacks[inner] + rest)))]
    case .watched: return [step]
    case .returned: break
    case .threw:
      var thrown = frames[rest[0]]
      thrown.position = thrown.throwPosition
      next[0] = frame(thrown)
    }
    return steps(ofStack: stack(of: next)).compactMap { later in
      effect(of: step.effect, then: later.effect).map { SummaryEdge(effect: $0, end: later.end) }
    }
  }

  private mutating func settledSteps(of frame: Int) -> [SummaryEdge] {
    _ = steps(ofFrame: frame, for: nil)
    while let next = waiting.popLast() { follow(next) }
    return summaries[frame]?.steps ?? []
  }

  /// The edges known so far. `dependent` is processed again when there are more.
  mutating func steps(ofFrame frame: Int, for dependent: Int?) -> [SummaryEdge] {
    while summaries.count <= frame { summaries.append(nil) }
    if summaries[frame] == nil {
      summaries[frame] = Summary()
      follow(frame)
    }
    if let dependent, summaries[frame]?.dependents.contains(dependent) == false {
      summaries[frame]?.dependents.append(dependent)
    }
    return summaries[frame]?.steps ?? []
  }

  private mutating func follow(_ frame: Int) {
    guard depth < SearchLimits.nestedCalls else { return giveUp() }
    depth += 1
    let found = walk(from: frame)
    depth -= 1
    guard found.count > summaries[frame]?.steps.count ?? 0 else { return }
    summaries[frame]?.steps = found
    waiting += summaries[frame]?.dependents.filter { !waiting.contains($0) } ?? []
  }
}

extension SymbolicExecutor {
  /// The summary edges of a function that is not executed; nil for others.
  func unfollowedSteps(of routine: RoutineID) -> [SummaryEdge]? { unfollowed[routine] }

  /// Whether a body exceeds the bound on visits or ends.
  func isTooMuch(points: Int, ends: Int) -> Bool {
    guard case .bodies(let visits) = detail else { return false }
    return points > visits || ends > SearchLimits.endsOfCoarseBody
  }

  /// Replaces a function by one that havocs everything it may write, when called and at any later time. That
  /// includes its closures and continuations, since the mod/ref information covers all of its code.
  mutating func leaveUnfollowed(_ routine: RoutineID) -> [SummaryEdge] {
    let effect = StateTransformer(free: machine.writtenMask(of: routine))
    let steps = [
      SummaryEdge(effect: effect, end: .returned), SummaryEdge(effect: effect, end: .threw),
      SummaryEdge(effect: effect, end: .suspended(Self.noStack)),
    ]
    unfollowed[routine] = steps
    noteMade(Continuation(stack: stack(of: start(of: routine)), recurrence: .repeating))
    assume(.unfollowed(machine.sources[routine.index]))
    return steps
  }
}

extension SymbolicExecutor {
  /// The number of the empty stack.
  static let noStack = 0

  mutating func frame(_ frame: Frame) -> Int { frames.number(of: frame) }
  mutating func stack(of frames: [Int]) -> Int { stacks.number(of: frames) }

  mutating func stack(of frame: Int) -> Int {
    while stacksOfOne.count <= frame { stacksOfOne.append(Self.noStack) }
    if stacksOfOne[frame] == Self.noStack { stacksOfOne[frame] = stack(of: [frame]) }
    return stacksOfOne[frame]
  }

  /// The start frame of a routine, with unknown locals.
  mutating func start(of routine: RoutineID) -> Int {
    while starts.count <= routine.index { starts.append(nil) }
    if let known = starts[routine.index] { return known }
    let number = frame(machine.start(of: routine))
    starts[routine.index] = number
    return number
  }

  mutating func number(of pending: Continuation) -> Int { pendingNumbers.number(of: pending) }
  mutating func number(of point: WatchPoint) -> Int { watchPoints.number(of: point) }

  func frame(numbered number: Int) -> Frame { frames[number] }
  func frames(ofStack stack: Int) -> [Int] { stacks[stack] }

  /// The operation that runs pending code. Its name is `load.closure` for a closure, and `load.await` for the
  /// continuation after an `await`.
  func operation(ofPending number: Int) -> StateOperation {
    guard let outermost = stacks[pendings[number].stack].last else {
      return StateOperation(name: OperationName(""), kind: .continuation)
    }
    let frame = frames[outermost]
    let source = machine.sources[frame.routine.index]
    guard frame.position == 0 else {
      return StateOperation(
        name: source.name.adding(.afterAwait), kind: .continuation, function: source.functionName,
        place: source.place)
    }
    return StateOperation(
      name: source.name,
      kind: source.recurrence == .once && !source.isWholeEvent ? .continuation : .beginning,
      function: source.functionName, place: source.place)
  }
}

private func unique(_ steps: [SummaryEdge]) -> [SummaryEdge] {
  var seen: Set<SummaryEdge> = []
  return steps.filter { seen.insert($0).inserted }
}
