import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

/// Who sets and clears what comes of work.
///
/// What one body of a view fills under `isLoading` and another shows for a tap is no state of the loading.
struct OutcomeWriters {
  /// Where one run sets the first and clears the second: `error = nil; isLoading = true`.
  private var parted: Set<Works.Relation> = []
  /// What one run sets, both; the names in order.
  private var joined: Set<Works.Relation> = []
  /// The bodies that give a variable a value after the initialiser, by its name.
  private var setting: [String: Set<Location>] = [:]
  private var clearing: [String: Set<Location>] = [:]
  /// See `callers(of:)`.
  private let callers: [Location: Set<Location>]

  /// What the code of other types gives a value.
  private let given: Set<String>

  /// `writes` are those of all code, of other types, too.
  init(_ bodies: [WorkBody], _ writes: [VariableWrite]) {
    given = Set(writes.lazy.filter { $0.moment == .outside && $0.level != .off }.map(\.variable))
    let named = bodies.soleMethods
    callers = bodies.callers(of: named)
    for body in bodies {
      note(steps(of: body, named).prefix(SearchLimits.outcomeSteps))
      for event in body.events.all where body.kind != .initializer || !event.closures.isEmpty {
        guard case .writes(let name, let level) = event.deed else { continue }
        if level == .off {
          clearing[name, default: []].insert(body.place)
        } else {
          setting[name, default: []].insert(body.place)
        }
      }
    }
  }

  /// The writes of a body and of the functions that it calls. An initialiser sets the first state; its closures run later.
  private mutating func steps(of body: WorkBody, _ named: [String: WorkBody]) -> [Step] {
    var steps: [Step] = []
    var called: WorkEvents.Event?
    for (number, event) in body.events.all.enumerated() {
      switch event.deed {
      case .writes(let name, let level): steps.append(Step(name: name, level: level, event: event))
      case .waits(let name), .calls(let name):
        guard let callee = named[name], callee.place != body.place else { continue }
        // A call that is awaited is noted twice.
        let isKnown = called.map { $0.calls(name) && $0.branches == event.branches } ?? false
        called = event
        guard !isKnown, steps.count < SearchLimits.outcomeSteps else { continue }
        steps += callee.events.all.compactMap { Step($0, calledAt: event, number) }
      case .suspends, .repeats: break
      }
    }
    return body.kind == .initializer ? steps.filter { !$0.event.closures.isEmpty } : steps
  }

  private mutating func note(_ steps: some Collection<Step>) {
    for (place, step) in steps.enumerated() {
      for other in steps.dropFirst(place + 1) where other.name != step.name && step.isInOneRun(with: other) {
        switch (step.level == .off, other.level == .off) {
        case (false, true): parted.insert(Works.Relation(first: step.name, second: other.name))
        case (true, false): parted.insert(Works.Relation(first: other.name, second: step.name))
        case (false, false): joined.insert(pair(step.name, other.name))
        case (true, true): break
        }
      }
    }
  }

  private func pair(_ one: String, _ other: String) -> Works.Relation {
    Works.Relation(first: min(one, other), second: max(one, other))
  }

  /// Whether some run sets the first and clears the second.
  func parts(_ first: String, from second: String) -> Bool {
    parted.contains(Works.Relation(first: first, second: second))
  }

  /// Whether some run sets both, as a failure that leaves what was there before.
  func joins(_ one: String, with other: String) -> Bool { joined.contains(pair(one, other)) }

  /// Whether anything sets the flag again after the initialiser.
  func isBegun(_ flag: String) -> Bool { setting[flag] != nil }

  /// Whether two bodies or more that neither set nor clear the variable, and that it does not call, set the outcome.
  func isShared(_ outcome: String, beside variable: String) -> Bool {
    let own = (setting[variable] ?? []).union(clearing[variable] ?? [])
    let others = (setting[outcome] ?? []).filter { place in
      !own.contains(place) && callers[place, default: []].isDisjoint(with: own)
    }
    return others.count > 1
  }

  /// Whether a value comes only from bodies that set or clear the flag, and from functions that only these call. What
  /// fills data is called by others, too, and belongs to none of them; a step of the work, which sets flags, may be
  /// `shared`.
  func comes(_ outcome: String, onlyFrom flag: String, shared: Bool = false) -> Bool {
    guard !given.contains(outcome) else { return false }
    let own = (setting[flag] ?? []).union(clearing[flag] ?? [])
    return (setting[outcome] ?? []).allSatisfy { place in
      guard !own.contains(place) else { return true }
      let others = callers[place, default: []].subtracting([place])
      guard !others.isEmpty else { return false }
      return shared ? !own.isDisjoint(with: others) : own.isSuperset(of: others)
    }
  }
}

/// A write of a body or of a function that it calls.
private struct Step {
  var name: String
  var level: WrittenLevel
  var event: WorkEvents.Event

  init(name: String, level: WrittenLevel, event: WorkEvents.Event) {
    (self.name, self.level, self.event) = (name, level, event)
  }

  /// What a called function does is done where it is called. nil where it is no write. `number` is that of the call among
  /// the events of the calling body: two calls never share a branch of the function.
  init?(_ inner: WorkEvents.Event, calledAt call: WorkEvents.Event, _ number: Int) {
    guard case .writes(let name, let level) = inner.deed else { return nil }
    var event = inner
    event.closures = call.closures + inner.closures
    event.branches =
      call.branches
      + inner.branches.map { branch in
        var branch = branch
        branch.number += (number + 1) * SearchLimits.workEvents
        return branch
      }
    self.init(name: name, level: level, event: event)
  }

  /// Whether one run gets from this to a later step. Not between the branches of one choice, an attempt and what catches its
  /// errors, and a branch that leaves the body and what follows.
  func isInOneRun(with later: Step) -> Bool {
    let others = later.event.branches
    let isApart = event.branches.contains { branch in
      others.contains { $0.number == branch.number && $0.index != branch.index }
        || branch.leaves && later.event.timing != .atExit && !others.contains(branch)
          && later.event.closures.starts(with: event.closures)
    }
    return !isApart
      && (event.closures.starts(with: later.event.closures)
        || later.event.closures.starts(with: event.closures))
  }
}

extension WorkEvents.Event {
  fileprivate func calls(_ function: String) -> Bool {
    if case .calls(function) = deed { true } else { false }
  }
}
