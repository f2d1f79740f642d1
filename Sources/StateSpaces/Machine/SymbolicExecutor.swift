/// Follows code from a point to all its ends, for all states at once.
///
/// The steps of a routine do not depend on who calls it, so each point is followed once; calls in a
/// circle are followed again until no new step is found (a least fixed point).
///
/// Points, what waits and what was made are told apart by numbers: each is looked up when it is made, and
/// compared and stored without a cost from then on.
struct SymbolicExecutor {
  var machine: Machine
  /// Framed apart, all that was made to run later, in the order of discovery, each once.
  private(set) var made: [Int] = []
  private var madeSet: Set<Int> = []
  /// What `self = …` starts from; nil while the first states are looked for: any value then.
  var firstStates: [UInt64]?
  private(set) var assumptions = AssumptionNotes()
  /// Points followed so far, and how many may be before it is given up.
  private(set) var visitCount = 0
  let visitLimit: Int
  let framing: Framing
  let detail: Detail
  /// Functions of which it is assumed that what they hand away is called at most once.
  let once: Set<String>

  /// What is kept of calls that wait for each other.
  enum Framing {
    /// The calls around what waits go on when it has ended.
    case stacked
    /// Each goes on at any time, and what is made to run later may run whoever made it: fewer
    /// combinations to follow, more states that are reached.
    case apart
  }

  /// How closely bodies are followed.
  enum Detail {
    case whole
    /// One in which more points are passed than these is not followed: it may leave any value in what it may
    /// write. Only framed apart.
    case bodies(visits: Int)
  }

  /// By function that is not followed, all that it may do.
  private var unfollowed: [RoutineID: [SummaryEdge]] = [:]
  /// What was made to run later, in the order of discovery.
  private var pendingNumbers = Interner<Continuation>()
  /// What effects make to run later.
  private(set) var sets = PendingSets()
  private var frames = Interner<Frame>()
  /// Frames that wait for each other, by their numbers, innermost first.
  private var stacks = Interner<[Int]>([[]])
  /// By frame, the stack on which it waits alone; `noStack` for those that never did.
  private var stacksOfOne: [Int] = []
  /// By routine, the frame at its start with its locals unknown; nil where nobody asked yet.
  private var starts: [Int?] = []
  private(set) var watchPoints = Interner<WatchPoint>()
  /// By frame; nil for those that nobody asked about yet.
  private var summaries: [Summary?] = []
  /// By stack.
  private var stackSteps: [Int: [SummaryEdge]] = [:]
  /// By function, the frames at its start that differ in what callers say of its parameters.
  private var entered: [RoutineID: Set<Int>] = [:]
  /// Frames that have to be followed again.
  private var waiting: [Int] = []
  /// How many calls are being followed, one within the other.
  private var depth = 0

  private struct Summary {
    /// In the order of discovery, each once.
    var steps: [SummaryEdge] = []
    /// The frames that called it, in the order of asking, each once.
    var dependents: [Int] = []
  }

  init(_ machine: Machine, framing: Framing, visitLimit: Int, detail: Detail = .whole, once: Set<String> = [])
  {
    self.framing = framing
    self.detail = detail
    self.machine = machine
    self.visitLimit = visitLimit
    self.once = once
  }

  var isExhausted: Bool { visitCount > visitLimit }
  /// Whether some body is not followed.
  var hasUnfollowed: Bool { !unfollowed.isEmpty }

  /// Ends the search as one that looked at too much.
  mutating func giveUp() { visitCount = max(visitCount, visitLimit + 1) }
  var pendings: [Continuation] { pendingNumbers.elements }

  /// A path that has made much costs more.
  mutating func countVisit(_ path: Path) { visitCount += 1 + sets.entryCount(of: path.effect.made) }

  /// What was looked at beyond what a visit pays for.
  mutating func count(_ evaluation: Evaluation, in routine: RoutineID) {
    visitCount += evaluation.steps / SearchLimits.stepsInVisit
    if evaluation.precision == .cut { assume(.manyWays(in: machine.sources[routine.index])) }
  }

  /// What a search has followed that went on from here.
  mutating func count(_ later: SymbolicExecutor) { visitCount = max(visitCount, later.visitCount) }

  /// Ways through a called function, each of which may go on after the call.
  mutating func countCall(_ ways: Int) { visitCount += ways / SearchLimits.stepsInVisit }

  /// Whether a function may be told apart by what its callers say of its parameters; otherwise it is followed
  /// once, its parameters unknown.
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

  /// One effect and then another one; nil where the second asks for what the first does not leave.
  mutating func effect(of first: StateTransformer, then second: StateTransformer) -> StateTransformer? {
    first.then(second, &sets)
  }

  /// An effect that makes one more thing to run later, once more.
  mutating func effect(_ effect: StateTransformer, making pending: Int) -> StateTransformer {
    var result = effect
    result.made = sets.adding([PendingSets.Entry(pending: pending, count: 1)], to: effect.made)
    return result
  }

  /// The steps of a routine from its start, its locals unknown.
  mutating func steps(of routine: RoutineID) -> [SummaryEdge] {
    steps(ofStack: stack(of: start(of: routine)))
  }

  /// The steps of a routine that nobody can get in between of, waiting or not: of an initialiser, before
  /// anybody has the instance.
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

  /// Forgets what was found, for code that starts anew.
  mutating func restart(from states: [UInt64]?) {
    firstStates = states
    summaries = []
    stackSteps = [:]
  }

  /// Runs the innermost frame to its end, then the one around it, until one waits again.
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

  /// Those that are known by now; `dependent` is followed again when there are more.
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
  /// All that a function may do that is not followed; nil for others.
  func unfollowedSteps(of routine: RoutineID) -> [SummaryEdge]? { unfollowed[routine] }

  /// Whether so many points or ends are more than one body may have.
  func isTooMuch(points: Int, ends: Int) -> Bool {
    guard case .bodies(let visits) = detail else { return false }
    return points > visits || ends > SearchLimits.endsOfCoarseBody
  }

  /// Takes a function for one that may leave any value in what it may write, called or at any time: what it
  /// makes to run later is in that. What it may write is known of all its code, closures included.
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
  /// The number of the stack on which nothing waits.
  static let noStack = 0

  mutating func frame(_ frame: Frame) -> Int { frames.number(of: frame) }
  mutating func stack(of frames: [Int]) -> Int { stacks.number(of: frames) }

  mutating func stack(of frame: Int) -> Int {
    while stacksOfOne.count <= frame { stacksOfOne.append(Self.noStack) }
    if stacksOfOne[frame] == Self.noStack { stacksOfOne[frame] = stack(of: [frame]) }
    return stacksOfOne[frame]
  }

  /// The frame at the start of a routine, its locals unknown.
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

  /// The name of what goes on, or starts, when something made to run later runs: `load.closure` for a
  /// closure, `load.await` for what follows an `await` in it.
  func operation(ofPending number: Int) -> StateOperation {
    guard let outermost = stacks[pendings[number].stack].last else {
      return StateOperation(name: "", kind: .continuation)
    }
    let frame = frames[outermost]
    let source = machine.sources[frame.routine.index]
    guard frame.position == 0 else {
      return StateOperation(
        name: "\(source.name).await", kind: .continuation, function: source.body.function, place: source.place
      )
    }
    return StateOperation(
      name: source.name,
      kind: source.recurrence == .once && !source.isWholeEvent ? .continuation : .beginning,
      function: source.body.function, place: source.place)
  }
}

private func unique(_ steps: [SummaryEdge]) -> [SummaryEdge] {
  var seen: Set<SummaryEdge> = []
  return steps.filter { seen.insert($0).inserted }
}
