import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

/// What runs when one variable of a type changes does to its other variables: `didSet`, `willSet`, and the closure of
/// `onChange(of:)`, with the functions of the type that they call.
struct ObserverEffects {
  struct Effect {
    enum Manner {
      /// Nothing else writes the other variable, and its value follows from this one.
      case keepsUp
      /// Nothing else writes the other variable, and a fixed value is all that it is given.
      case onlyHere
      /// The value of this one decides whether it is set or cleared, but something else writes it, too.
      case decides
      /// It is cleared, and nothing else.
      case clears
      case writes
    }

    var observed: String
    var written: String
    var manner: Manner
    /// Where it writes, by place; not empty.
    var places: [Location]
  }

  /// By the names of the variable that is observed and of the one that is written.
  private(set) var all: [Effect] = []
  /// The variables that something observes.
  private(set) var observed: Set<String> = []

  /// `enums` are the names of variables with the cases of an enum.
  init(
    of type: ProjectType, _ modifiers: ViewModifiers, _ writes: [String: [VariableWrite]], enums: Set<String>
  ) {
    var reaches: [String: ObserverReach] = [:]
    for index in type.bodies.indices {
      let kind = type.bodies[index].fact.kind
      guard kind == .didSet || kind == .willSet else { continue }
      let name = type.bodies[index].fact.name
      reaches[name, default: ObserverReach()].enter(type.bodies[index])
    }
    for attached in modifiers.observing {
      reaches[attached.variable, default: ObserverReach()].enter(attached)
    }
    observed = Set(reaches.keys)
    guard !reaches.isEmpty else { return }
    let functions = Dictionary(grouping: type.bodies.filter { $0.fact.kind == .method }, by: \.fact.name)
    let calls = type.bodies.map {
      Calls(place: Location(path: $0.path, span: $0.fact.span), names: $0.fact.statements.ownCalls)
    }
    for name in reaches.keys {
      reaches[name]?.follow(functions)
      reaches[name]?.noteOtherCallers(in: calls, of: functions)
    }
    let names = writes.keys.sorted()
    for (observed, reach) in reaches.sorted(by: { $0.key < $1.key }) {
      for written in names where written != observed {
        let own = (writes[written] ?? []).filter { reach.steps(to: $0) != nil }
        guard !own.isEmpty else { continue }
        let all = (writes[written] ?? []).filter { !modifiers.takenBack.contains($0.location) }
        let isOnlyHere = all.allSatisfy { write in reach.isNear(write) }
        let manner = reach.manner(own, of: observed, alone: isOnlyHere ? all : nil)
        // What only others set is a parameter, and what follows from it is none of its own states, unless it is one of
        // several cases.
        guard writes[observed] != nil || manner == .decides || manner == .keepsUp && enums.contains(written)
        else { continue }
        self.all.append(
          Effect(observed: observed, written: written, manner: manner, places: own.map(\.location).sorted()))
      }
    }
  }
}

/// The functions of the instance that a body calls, each as often as it does.
private struct Calls {
  var place: Location
  var names: [String]
}

/// The code that runs when one variable changes.
private struct ObserverReach {
  /// By the places of bodies, how many calls lead there.
  private var bodies: [Location: Int] = [:]
  private var closures: [Location] = []
  private var called: [String] = []
  /// How many calls of each function stand in closures of `onChange(of:)`.
  private var callsInClosures: [String: Int] = [:]
  /// The places of followed functions that other code of the type calls, too.
  private var shared: Set<Location> = []

  mutating func enter(_ body: InFile<Body>) {
    bodies[Location(path: body.path, span: body.fact.span)] = 0
    called += body.fact.statements.ownCalls
  }

  mutating func enter(_ attached: ViewModifiers.Attached) {
    closures.append(Location(path: attached.path, span: attached.closure.span))
    for name in attached.closure.body.ownCalls {
      called.append(name)
      callsInClosures[name, default: 0] += 1
    }
  }

  /// Functions of one name are not told apart by their calls, and not followed.
  mutating func follow(_ functions: [String: [InFile<Body>]]) {
    for steps in 1...SearchLimits.observedCalls {
      var next: [String] = []
      for name in Set(called) {
        guard let found = functions[name], found.count == 1, let body = found.first else { continue }
        let place = Location(path: body.path, span: body.fact.span)
        guard bodies[place] == nil else { continue }
        bodies[place] = steps
        next += body.fact.statements.ownCalls
      }
      called = next
    }
  }

  mutating func noteOtherCallers(in all: [Calls], of functions: [String: [InFile<Body>]]) {
    var left = callsInClosures
    for body in all where bodies[body.place] == nil {
      for name in body.names {
        left[name, default: 0] -= 1
        guard left[name, default: 0] < 0 else { continue }
        for called in functions[name] ?? [] {
          shared.insert(Location(path: called.path, span: called.fact.span))
        }
      }
    }
  }

  /// How many calls lead to a write; nil where none do.
  func steps(to write: VariableWrite) -> Int? {
    isClosed(write) ? 0 : bodies[write.bodyPlace]
  }

  /// Whether it stands in the closure of `onChange(of:)`, whose parameters are the old and the new value.
  private func isClosed(_ write: VariableWrite) -> Bool {
    closures.contains { $0.path == write.location.path && write.closures.contains($0.span) }
  }

  /// Whether it stands in the observer, or in a function that it calls and no other code of the type.
  func isNear(_ write: VariableWrite) -> Bool {
    (steps(to: write) ?? 2) < 2 && !shared.contains(write.bodyPlace)
  }

  /// What the writes of another variable come to. `alone` is all writes of it where none stands elsewhere, otherwise
  /// nil.
  func manner(_ own: [VariableWrite], of observed: String, alone all: [VariableWrite]?)
    -> ObserverEffects.Effect.Manner
  {
    let near = own.filter(isNear)
    guard !near.isEmpty else { return .writes }
    let levels = Set(near.map(\.level))
    if let all, !all.containsRestoring {
      let follows = near.contains { $0.value.looks(at: observed) || isClosed($0) && !$0.value.locals.isEmpty }
      if follows || levels.count > 1 || near.caseCount > 1 { return .keepsUp }
      if levels == [.on] { return .onlyHere }
    }
    if levels.isSuperset(of: [.on, .off]), near.allSatisfy({ $0.guards.contains(observed) }) {
      return .decides
    }
    return levels == [.off] && near.count == own.count ? .clears : .writes
  }
}

extension [VariableWrite] {
  /// How many different cases are written.
  fileprivate var caseCount: Int {
    let names = compactMap { write -> String? in
      switch write.value {
      case .enumCase(let name), .found(.enumCase(let name), _): name
      default: nil
      }
    }
    return Set(names).count
  }

  /// Whether one run sets a flag and clears it again, whatever holds.
  var containsRestoring: Bool {
    contains { set in
      set.level == .on && set.guards.isEmpty
        && contains { $0.level == .off && $0.guards.isEmpty && $0.isTogether(with: set) }
    }
  }
}

extension LoweredExpression {
  fileprivate func looks(at variable: String) -> Bool {
    variables.contains(variable) || locals.contains("newValue")
  }
}

extension [Statement] {
  /// The functions of the instance that the statements call, closures in them included.
  fileprivate var ownCalls: [String] {
    var names: [String] = []
    for statement in self {
      statement.forEach { inner in
        if case .call(let called, _, _) = inner, called.holder == .instance { names.append(called.name) }
      }
    }
    return names
  }
}
