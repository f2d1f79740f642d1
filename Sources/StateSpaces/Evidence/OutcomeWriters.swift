import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

/// Who sets and clears what comes of work.
///
/// What one body of a view fills under `isLoading` and another shows for a tap is no state of the loading.
struct OutcomeWriters {
  /// Where one run sets the first and clears the second: `error = nil; isLoading = true`.
  private var parted: Set<Works.Relation> = []
  /// The bodies that give a variable a value after the initialiser, by its name.
  private var setting: [String: Set<Location>] = [:]
  private var clearing: [String: Set<Location>] = [:]
  /// The functions of the type that a body calls, by the place of the body.
  private var called: [Location: Set<Location>] = [:]

  init(_ bodies: [WorkBody]) {
    let named = bodies.soleMethods
    for body in bodies {
      var steps: [Step] = []
      for event in body.events.all {
        switch event.deed {
        case .writes(let name, let level): steps.append(Step(name: name, level: level, event: event))
        case .waits(let name), .calls(let name):
          guard let callee = named[name], callee.place != body.place else { continue }
          called[body.place, default: []].insert(callee.place)
          steps += callee.events.all.compactMap { Step($0, calledAt: event) }
        case .suspends, .repeats: break
        }
      }
      note(steps.prefix(SearchLimits.workEvents))
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

  private mutating func note(_ steps: some Collection<Step>) {
    let cleared = steps.filter { $0.level == .off }
    guard !cleared.isEmpty else { return }
    for step in steps where step.level != .off {
      for other in cleared where other.name != step.name && other.isInOneRun(with: step) {
        parted.insert(Works.Relation(first: step.name, second: other.name))
      }
    }
  }

  /// Whether some run sets the first and clears the second.
  func parts(_ first: String, from second: String) -> Bool {
    parted.contains(Works.Relation(first: first, second: second))
  }

  /// Whether a value comes only from bodies that set or clear the flag, and from functions that these call.
  func comes(_ outcome: String, onlyFrom flag: String) -> Bool {
    let own = (setting[flag] ?? []).union(clearing[flag] ?? [])
    let all = own.reduce(into: own) { $0.formUnion(called[$1] ?? []) }
    return all.isSuperset(of: setting[outcome] ?? [])
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

  /// What a called function does is done where it is called. nil where it is no write.
  init?(_ inner: WorkEvents.Event, calledAt call: WorkEvents.Event) {
    guard case .writes(let name, let level) = inner.deed else { return nil }
    var event = inner
    event.closures = call.closures + inner.closures
    event.branches = call.branches
    self.init(name: name, level: level, event: event)
  }

  func isInOneRun(with other: Step) -> Bool {
    !event.excludes(other.event)
      && (event.closures.starts(with: other.event.closures)
        || other.event.closures.starts(with: event.closures))
  }
}
