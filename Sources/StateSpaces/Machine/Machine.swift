import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

/// All code that can touch the state of one class's instances.
struct Machine: Sendable {
  var members: Members
  private(set) var closures: ClosureCalls
  /// By `RoutineID`.
  private(set) var sources: [RoutineSource] = []
  private var built: [Routine?] = []
  private(set) var assumptions: [Assumption] = []
  /// The bodies of the chain, nearest type first, with their routines.
  private(set) var bodies: [OwnBody] = []

  struct OwnBody: Sendable {
    var body: Body
    var path: String
    var level: Int
    var routine: RoutineID
  }

  /// `chain` is the class and the types that it inherits from, nearest first.
  init(chain: [ProjectType], members: Members, closures: ClosureCalls) {
    self.members = members
    self.closures = closures
    for (level, type) in chain.enumerated() {
      self.members.levels.append(Members.Level())
      for inFile in type.bodies where inFile.fact.level == .instance {
        add(inFile.fact, in: inFile.path, at: level)
      }
    }
    for own in bodies { addStoredCode(of: own) }
  }

  /// Closures that are put into properties, and methods and closures that are put into locals.
  private mutating func addStoredCode(of own: OwnBody) {
    let source = sources[own.routine.index]
    for statement in own.body.statements {
      var found: [[Statement]] = []
      var names: [String] = []
      _ = statement.contains { inner in
        switch inner {
        case .closure(let closure) where closure.fate.isKept: found.append(closure.body)
        case .handOut(let name, .stored, _): names.append(name)
        default: break
        }
        return false
      }
      for body in found where members.influence.writes(body) {
        let id = addRoutine(named: "\(source.name).closure", body)
        members.storedCode.append(id)
      }
      for name in names where members.influence.reach(ofCalling: name).contains(.writes) {
        members.storedCode += members.methods(name, from: own.level)
      }
    }
  }

  private mutating func add(_ body: Body, in path: String, at level: Int) {
    let id = RoutineID(index: sources.count)
    let name = body.witnessName
    sources.append(RoutineSource(body, in: path, owner: level, name: name, closures: closures))
    built.append(nil)
    bodies.append(OwnBody(body: body, path: path, level: level, routine: id))
    switch body.kind {
    case .method, .initializer:
      members.levels[level].methods[body.name, default: []].append(
        Members.Overload(labels: body.labels, routine: id))
    case .getter, .setter, .willSet, .didSet:
      let accessor = Members.Accessor(kind: body.kind, name: body.name)
      members.levels[level].accessors[accessor, default: []].append(id)
      if sources[id.index].body.use.read.contains("oldValue") {
        members.levels[level].olderValueReaders.insert(body.name)
      }
    case .deinitializer, .initialValue: break
    }
  }

  /// The start of a routine, its locals unknown.
  mutating func start(of id: RoutineID) -> Frame {
    Frame(
      routine: id, position: 0, throwPosition: 0,
      locals: Array(repeating: .unknown, count: routine(id).slotCount))
  }

  /// A routine of its own for statements that no body has: what others do to the instance.
  mutating func addRoutine(named name: String, _ statements: [Statement]) -> RoutineID {
    sources.append(
      RoutineSource(
        name: name, statements: statements,
        body: BodySource(owner: 0, path: "", use: LocalUse(statements), closureNames: [:]),
        observers: .all))
    built.append(nil)
    return RoutineID(index: sources.count - 1)
  }

  /// The routine, built when it is first asked for.
  mutating func routine(_ id: RoutineID) -> Routine {
    if let known = built[id.index] { return known }
    let builder = RoutineBuilder.build(
      sources[id.index], members: members, closures: closures, nextRoutine: sources.count)
    sources += builder.found
    built += builder.found.map { _ in nil }
    built[id.index] = builder.routine
    for assumption in builder.assumptions { assumptions.add(assumption) }
    return builder.routine
  }
}

extension Body {
  /// The name of an operation in the contract.
  fileprivate var witnessName: String {
    let mark = ProjectType.instanceMark
    let plain = name.hasPrefix(mark) ? String(name.dropFirst(mark.count)) : name
    switch kind {
    case .setter: return "\(plain).set"
    case .method, .initializer, .deinitializer, .getter, .willSet, .didSet, .initialValue:
      return plain
    }
  }
}

extension Closure.Fate {
  /// Whether the closure can be called by a name later on.
  fileprivate var isKept: Bool {
    switch self {
    case .stored, .local: true
    case .argument, .immediate: false
    }
  }
}
