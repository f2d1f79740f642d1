import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

/// The code of one class, with the facts that do not depend on the variables asked about. It is shared by the
/// many groups and pairs of a class.
struct ClassCode: Sendable {
  /// The class and its superclasses, nearest first.
  let chain: [ProjectType]
  let closures: ClosureRules
  let foreign: ForeignCode
  let graph: CallGraph
  /// The bodies of the instance, nearest type first; the index of a body is its `RoutineID`.
  private(set) var bodies: [OwnBody] = []
  /// By `RoutineID`.
  private(set) var sources: [RoutineSource] = []
  /// Nearest type first.
  private(set) var levels: [Members.Level] = []
  /// Names of private functions that outside code can call.
  private(set) var reached: Set<Member>
  /// Variables that escape as `$name`.
  private(set) var projected: Set<String> = []
  /// Indices of the bodies that belong to other types.
  private(set) var foreignBodies: Set<Int> = []
  /// Places where bodies of other types write variables. These writes are followed as operations.
  private(set) var writtenOutside: Set<Location> = []
  /// Variables whose binding is passed to a presentation, which only resets them.
  private(set) var presented: Set<String> = []

  struct OwnBody: Sendable {
    var body: Body
    var path: String
    var level: Int
    var routine: RoutineID
    /// The statements that pass on code, each with the code that it passes on.
    var handedCode: [HandedCode]
    /// In source order.
    var callouts: [PlacedCallout]
    var calls: [CalledName]
  }

  /// The code that one statement, nested ones included, passes to other code.
  struct HandedCode: Sendable {
    var closures: [HandedClosure] = []
    var functions: [HandedFunction] = []
  }

  struct HandedClosure: Sendable {
    var closure: Closure
    var survey: CodeSurvey
  }

  /// A function that is referenced without a call.
  struct HandedFunction: Sendable {
    var name: CalledName
    var fate: Closure.Fate
  }

  struct PlacedCallout: Sendable {
    var callout: OutgoingCall
    var span: Span
  }

  /// `keeps` says whether a type's code keeps a part of the instance in a constant.
  init(
    _ chain: [ProjectType], closures: ClosureRules, _ foreign: ForeignCode,
    keeps: (StoredPart, ProjectType) -> Bool
  ) {
    self.chain = chain
    self.closures = closures
    self.foreign = foreign
    reached = foreign.reached
    graph = CallGraph(of: chain)
    for (level, type) in chain.enumerated() {
      levels.append(Members.Level())
      for inFile in type.bodies {
        noteHandedOut(in: inFile.fact)
        if inFile.fact.level == .instance {
          add(BodyWithStableParts(inFile.fact) { keeps($0, type) }, in: inFile.path, at: level)
        }
      }
      for inFile in type.outsideBodies {
        for write in inFile.fact.statements.memberWrites {
          writtenOutside.insert(Location(path: inFile.path, span: write.place))
        }
        foreignBodies.insert(bodies.count)
        // Constants in the body belong to the other type.
        add(BodyWithStableParts(inFile.fact) { _ in false }, in: inFile.path, at: level)
      }
    }
  }

  /// Treats presentation bindings as escaping, for projects that declare their own `sheet` or `alert`.
  mutating func presentFreely() {
    projected.formUnion(presented)
    presented = []
  }

  private mutating func noteHandedOut(in body: Body) {
    for statement in body.statements {
      statement.forEach { inner in
        switch inner {
        // Methods that static code references without a call.
        case .escape(let called, _, _) where body.level == .static:
          if let method = called.member { reached.insert(method) }
        // `Row.update` is a function of any instance, where it is not static: `weakly(self, Row.update)`.
        case .escape(let called, _, _), .call(let called, _, _):
          if called.holder == .otherSide { reached.insert(Member(.own, called.name)) }
        case .project(let name, .free, _), .project(let name, .following, _): projected.insert(name)
        case .project(let name, _, _): presented.insert(name)
        default: break
        }
      }
    }
  }

  private mutating func add(_ settled: BodyWithStableParts, in path: String, at level: Int) {
    let body = settled.body
    let id = RoutineID(index: sources.count)
    let source = RoutineSource(settled, in: path, owner: level, name: body.operationName, closures: closures)
    sources.append(source)
    bodies.append(OwnBody(body, in: path, at: level, id))
    switch body.kind {
    case .method, .initializer:
      levels[level].methods[body.member, default: []].append(
        Members.Overload(
          access: body.access, labels: body.labels, parameters: body.parameters, retention: body.retention,
          result: body.result,
          routine: id))
    case .getter, .setter, .willSet, .didSet:
      let accessor = Members.Accessor(kind: body.kind, member: body.member)
      levels[level].accessors[accessor, default: []].append(id)
      if source.body.use.read.contains("oldValue") { levels[level].olderValueReaders.insert(body.member) }
    case .deinitializer, .initialValue, .topLevel: break
    }
  }
}

extension ClassCode.OwnBody {
  fileprivate init(_ body: Body, in path: String, at level: Int, _ routine: RoutineID) {
    self.init(
      body: body, path: path, level: level, routine: routine, handedCode: [], callouts: [], calls: [])
    for statement in body.statements {
      var handed = ClassCode.HandedCode()
      statement.forEach { inner in
        if let callout = OutgoingCall(inner), let span = inner.calloutSpan {
          callouts.append(ClassCode.PlacedCallout(callout: callout, span: span))
        }
        switch inner {
        case .call(let called, _, _): calls.append(called)
        case .closure(let closure):
          handed.closures.append(
            ClassCode.HandedClosure(closure: closure, survey: CodeSurvey(closure.body)))
        case .escape(let name, let fate, _):
          handed.functions.append(ClassCode.HandedFunction(name: name, fate: fate))
        default: break
        }
      }
      if !handed.closures.isEmpty || !handed.functions.isEmpty { handedCode.append(handed) }
    }
  }
}

extension Body {
  fileprivate var operationName: OperationName {
    switch kind {
    case .setter: OperationName(name, [.setter])
    case .method, .initializer, .deinitializer, .getter, .willSet, .didSet, .initialValue, .topLevel:
      OperationName(name)
    }
  }
}

extension Statement {
  fileprivate var calloutSpan: Span? {
    switch self {
    case .invoke(_, _, let span), .call(_, _, let span), .post(let span): span
    default: nil
    }
  }
}
