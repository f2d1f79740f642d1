/// Calls to other code in the middle of an operation.
///
/// If the callee calls back between a read or write of the state and a later write, it sees a state that is
/// neither the one before the operation nor the one after. The search does not model this and assumes that no
/// such callback happens.
extension Machine {
  /// The assumptions that such calls do not call back.
  var interruptions: [Assumption] {
    guard !members.unseen.isEmpty else { return [] }
    var reader = InterruptionReader(machine: self)
    for index in built.indices { _ = reader.surroundings(of: RoutineID(index: index)) }
    return reader.found
  }
}

private struct InterruptionReader {
  /// A function's reads and writes around its calls to other code.
  struct Environment {
    /// Each once; bounded by `SearchLimits.callouts`.
    private(set) var callouts: [Assumption] = []
    private var known: Set<Assumption> = []
    var before = Work.none
    var after = Work.none

    init(callouts: [Assumption] = []) { add(callouts) }

    mutating func add(_ new: [Assumption]) {
      for callout in new where callouts.count < SearchLimits.callouts && known.insert(callout).inserted {
        callouts.append(callout)
      }
    }
  }

  enum Work { case none, some }

  let machine: Machine
  private(set) var found: [Assumption] = []
  private var noted: Set<Assumption> = []
  private var known: [RoutineID: Environment] = [:]

  init(machine: Machine) { self.machine = machine }

  mutating func surroundings(of id: RoutineID) -> Environment {
    if let known = known[id] { return known }
    // Recursion is cut off at the second visit.
    known[id] = Environment()
    guard let routine = machine.built[id.index] else { return Environment() }
    var result = Environment()
    let flow = WorkFlow(of: routine)
    for callout in routine.callouts {
      add(Environment(callouts: [callout.assumption]), at: callout.position, in: flow, to: &result)
    }
    for (position, instruction) in routine.code.enumerated() {
      guard case .call(let callees, _, _) = instruction else { continue }
      for callee in callees {
        let inner = surroundings(of: callee)
        if inner.callouts.isEmpty { continue }
        add(inner, at: position, next: position + 1, in: flow, to: &result)
      }
    }
    known[id] = result
    return result
  }

  private mutating func add(
    _ inner: Environment, at position: Int, next: Int? = nil, in flow: WorkFlow,
    to result: inout Environment
  ) {
    let before = inner.before == .some || flow.worked.contains(position) ? Work.some : .none
    let after = inner.after == .some || flow.willWrite.contains(next ?? position) ? Work.some : .none
    if before == .some, after == .some {
      for callout in inner.callouts where noted.insert(callout).inserted { found.add(callout) }
    }
    result.add(inner.callouts)
    if before == .some { result.before = .some }
    if after == .some { result.after = .some }
  }
}

/// Reads and writes of variables before each position of a routine, and writes after it.
private struct WorkFlow {
  /// Positions before which a variable may have been read or written.
  private(set) var worked: Set<Int> = []
  /// Positions at or after which a variable may be written.
  private(set) var willWrite: Set<Int> = []

  init(of routine: Routine) {
    guard !routine.code.isEmpty else { return }
    let next = routine.code.indices.map { position in
      routine.successors(of: position).filter { $0 < routine.code.count }
    }
    var previous: [[Int]] = Array(repeating: [], count: next.count)
    for position in next.indices { for later in next[position] { previous[later].append(position) } }
    worked = reached(
      from: routine.code.indices.filter { routine.code[$0].works }.flatMap { next[$0] }, along: next)
    willWrite = reached(from: routine.code.indices.filter { routine.code[$0].writes }, along: previous)
  }

  private func reached(from starts: [Int], along edges: [[Int]]) -> Set<Int> {
    var seen = Set(starts)
    var waiting = Array(seen)
    while let position = waiting.popLast() {
      for next in edges[position] where seen.insert(next).inserted { waiting.append(next) }
    }
    return seen
  }
}

extension Instruction {
  fileprivate var writes: Bool {
    switch self {
    case .assign, .call, .create, .restart, .havocAll: true
    case .store, .settle, .forget, .test, .jump, .choose, .suspend, .watch, .finish: false
    }
  }

  fileprivate var works: Bool {
    switch self {
    case .test(let value, _, _), .store(_, let value): value.asksForVariable
    default: writes
    }
  }
}

extension ResolvedExpression {
  fileprivate var asksForVariable: Bool {
    switch self {
    case .variable: true
    case .constant, .local: false
    case .not(let inner), .present(let inner), .matches(let inner, _): inner.asksForVariable
    case .and(let left, let right), .or(let left, let right), .equal(let left, let right):
      left.asksForVariable || right.asksForVariable
    case .conditional(let test, let then, let otherwise):
      test.asksForVariable || then.asksForVariable || otherwise.asksForVariable
    case .tuple(let elements): elements.contains(where: \.asksForVariable)
    }
  }
}
