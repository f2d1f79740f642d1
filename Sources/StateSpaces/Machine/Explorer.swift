/// Follows code from a point to all its ends, for all states at once.
///
/// The steps of a routine do not depend on who calls it, so each point is followed once; calls in a
/// circle are followed again until no new step is found (a least fixed point).
struct Explorer {
  var machine: Machine
  private(set) var pendings: [Pending] = []
  /// Framed apart, all that was made to run later, in the order of discovery, each once.
  private(set) var made: [Int] = []
  private var madeSet: Set<Int> = []
  /// What `self = …` starts from; nil while the first states are looked for: any value then.
  var firstStates: [UInt64]?
  private(set) var assumptions: [Assumption] = []
  /// Points followed so far, and how many may be before it is given up.
  private(set) var visitCount = 0
  let visitLimit: Int
  let framing: Framing

  /// What is kept of calls that wait for each other.
  enum Framing {
    /// The calls around what waits go on when it has ended.
    case stacked
    /// Each goes on at any time, and what is made to run later may run whoever made it: fewer
    /// combinations to follow, more states that are reached.
    case apart
  }

  private var pendingNumbers: [Pending: Int] = [:]
  private var summaries: [Frame: Summary] = [:]
  private var stackSteps: [[Frame]: [Step]] = [:]
  private var waiting: [Frame] = []

  private struct Summary {
    /// In the order of discovery, each once.
    var steps: [Step] = []
    /// What called it, in the order of asking, each once.
    var dependents: [Frame] = []
  }

  init(_ machine: Machine, framing: Framing, visitLimit: Int) {
    self.framing = framing
    self.machine = machine
    self.visitLimit = visitLimit
  }

  var isExhausted: Bool { visitCount > visitLimit }

  /// A path that has made much costs more.
  mutating func countVisit(_ path: Path) { visitCount += 1 + path.effect.created.count }

  mutating func noteMade(_ pending: Pending) {
    let number = number(of: pending)
    if madeSet.insert(number).inserted { made.append(number) }
  }

  mutating func assume(_ assumption: Assumption) { assumptions.add(assumption) }
  mutating func routine(_ id: RoutineID) -> Routine { machine.routine(id) }

  /// The steps of a routine from its start, its locals unknown.
  mutating func steps(of routine: RoutineID) -> [Step] {
    steps(ofStack: [machine.start(of: routine)])
  }

  /// The steps of a routine that nobody can get in between of, waiting or not: of an initialiser, before
  /// anybody has the instance.
  mutating func stepsToTheEnd(of routine: RoutineID) -> [Step] {
    var done: [Step] = []
    var waiting = steps(of: routine)
    var seen = Set(waiting)
    while let step = waiting.popLast(), !isExhausted {
      guard case .suspended(let frames) = step.end, !frames.isEmpty else {
        done.append(step)
        continue
      }
      for later in steps(ofStack: frames) {
        guard let effect = step.effect.then(later.effect) else { continue }
        let next = Step(effect: effect, end: later.end)
        if seen.insert(next).inserted { waiting.append(next) }
      }
    }
    return done
  }

  mutating func steps(ofPending number: Int) -> [Step] { steps(ofStack: pendings[number].frames) }

  /// Forgets what was found, for code that starts anew.
  mutating func restart(from states: [UInt64]?) {
    firstStates = states
    summaries = [:]
    stackSteps = [:]
  }

  /// Runs the innermost frame to its end, then the one around it, until one waits again.
  private mutating func steps(ofStack frames: [Frame]) -> [Step] {
    if let known = stackSteps[frames] { return known }
    guard !isExhausted else { return [] }
    let inner = settledSteps(of: frames[0])
    let rest = Array(frames.dropFirst())
    let result = rest.isEmpty ? inner : unique(inner.flatMap { continued($0, in: rest) })
    visitCount += result.reduce(frames.count) { $0 + 1 + $1.effect.created.count }
    stackSteps[frames] = result
    return result
  }

  private mutating func continued(_ step: Step, in rest: [Frame]) -> [Step] {
    var next = rest
    switch step.end {
    case .suspended(let inner): return [Step(effect: step.effect, end: .suspended(inner + rest))]
    case .watched: return [step]
    case .returned: break
    case .threw: next[0].position = rest[0].throwPosition
    }
    return steps(ofStack: next).compactMap { later in
      step.effect.then(later.effect).map { Step(effect: $0, end: later.end) }
    }
  }

  private mutating func settledSteps(of frame: Frame) -> [Step] {
    _ = steps(of: frame, for: nil)
    while let next = waiting.popLast() { follow(next) }
    return summaries[frame]?.steps ?? []
  }

  mutating func steps(of frame: Frame, for dependent: Frame?) -> [Step] {
    if summaries[frame] == nil {
      summaries[frame] = Summary()
      follow(frame)
    }
    if let dependent, summaries[frame]?.dependents.contains(dependent) == false {
      summaries[frame]?.dependents.append(dependent)
    }
    return summaries[frame]?.steps ?? []
  }

  private mutating func follow(_ frame: Frame) {
    let found = walk(from: frame)
    guard found.count > summaries[frame]?.steps.count ?? 0 else { return }
    summaries[frame]?.steps = found
    waiting += summaries[frame]?.dependents.filter { !waiting.contains($0) } ?? []
  }

  mutating func number(of pending: Pending) -> Int {
    if let known = pendingNumbers[pending] { return known }
    pendingNumbers[pending] = pendings.count
    pendings.append(pending)
    return pendings.count - 1
  }
}

private func unique(_ steps: [Step]) -> [Step] {
  var seen: Set<Step> = []
  return steps.filter { seen.insert($0).inserted }
}
