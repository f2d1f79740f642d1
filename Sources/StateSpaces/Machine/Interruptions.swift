/// Calls of others that stand in the middle of what a function does.
///
/// Where somebody calls back between a look at the state, or a write, and a later write, the state is another
/// one than after the function or before it: then it has to be assumed that nobody does.
extension Machine {
  /// What is assumed of those who are told something in the middle of a function.
  var interruptions: [Assumption] {
    guard !members.unseen.isEmpty else { return [] }
    var reader = InterruptionReader(machine: self)
    for index in built.indices { _ = reader.surroundings(of: RoutineID(index: index)) }
    return reader.found
  }
}

private struct InterruptionReader {
  /// What a function does around the calls of others in it.
  struct Surroundings {
    var callouts: [Assumption] = []
    var before = Work.none
    var after = Work.none
  }

  enum Work { case none, some }

  let machine: Machine
  private(set) var found: [Assumption] = []
  private var known: [RoutineID: Surroundings] = [:]

  init(machine: Machine) { self.machine = machine }

  mutating func surroundings(of id: RoutineID) -> Surroundings {
    if let known = known[id] { return known }
    // One that calls itself is looked at once.
    known[id] = Surroundings()
    guard let routine = machine.built[id.index] else { return Surroundings() }
    var result = Surroundings()
    for callout in routine.callouts {
      add(Surroundings(callouts: [callout.assumption]), at: callout.position, in: routine, to: &result)
    }
    for (position, instruction) in routine.code.enumerated() {
      guard case .call(let callees, _, _) = instruction else { continue }
      for callee in callees {
        let inner = surroundings(of: callee)
        if inner.callouts.isEmpty { continue }
        add(inner, at: position, next: position + 1, in: routine, to: &result)
      }
    }
    known[id] = result
    return result
  }

  private mutating func add(
    _ inner: Surroundings, at position: Int, next: Int? = nil, in routine: Routine,
    to result: inout Surroundings
  ) {
    let before = inner.before == .some || routine.works(before: position) ? Work.some : .none
    let after = inner.after == .some || routine.writes(from: next ?? position) ? Work.some : .none
    if before == .some, after == .some { for callout in inner.callouts { found.add(callout) } }
    result.callouts += inner.callouts
    if before == .some { result.before = .some }
    if after == .some { result.after = .some }
  }
}

extension Routine {
  /// Whether a variable may have been looked at or written on a way to a position.
  fileprivate func works(before position: Int) -> Bool {
    code.indices.contains { index in
      code[index].works && successors(of: index).contains { reaches(position, from: $0) }
    }
  }

  fileprivate func writes(from position: Int) -> Bool {
    reached(from: position).contains { code[$0].writes }
  }

  private func reaches(_ position: Int, from start: Int) -> Bool { reached(from: start).contains(position) }

  private func reached(from start: Int) -> Set<Int> {
    guard start < code.count else { return [] }
    var seen: Set<Int> = [start]
    var waiting = [start]
    while let position = waiting.popLast() {
      for next in successors(of: position) where next < code.count && seen.insert(next).inserted {
        waiting.append(next)
      }
    }
    return seen
  }
}

extension Instruction {
  fileprivate var writes: Bool {
    switch self {
    case .assign, .call, .create, .restart, .disturbAll: true
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

extension Expression {
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
