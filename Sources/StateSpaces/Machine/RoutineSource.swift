import UntangleFacts
import UntangleSourceFiles

/// What a routine is made of: a body, or a closure in one.
struct RoutineSource: Sendable {
  /// What its steps are called in a witness.
  var name: String
  var statements: [Statement]
  var body: BodySource
  /// The locals that the code around a closure hands in; empty for a body.
  var captured: [String] = []
  /// Nested functions and closures with a name that are in sight.
  var localCode: [String: [[Statement]]] = [:]
  var observers: ObserverCalls
  /// Of the body's name or of the closure; nil for what stands in no code of the project.
  var place: Location?
  /// How often a closure runs for each time it is made; nil for what is called.
  var recurrence: Recurrence?
  /// Whether it is a task that is all that a closure for an event does: with the event it begins.
  var isWholeEvent = false
}

/// Which assignments call the observers of a variable.
enum ObserverCalls: Hashable, Sendable {
  case all
  /// An initialiser's own assignments call none.
  case none
  /// An observer's own assignments to its variable call none.
  case allBut(String)
}

/// What all routines of one body share.
struct BodySource: Sendable {
  /// The type that declares the body, by its place in the chain of the members.
  var owner: Int
  /// The base name of the body.
  var function: String
  var path: String
  var use: LocalUse
  /// What escaping closures are called, by their place.
  var closureNames: [Span: String]
}

extension RoutineSource {
  init(_ settled: SettledBody, in path: String, owner: Int, name: String, closures: ClosureCalls) {
    let body = settled.body
    self.init(
      name: name, statements: body.statements,
      body: BodySource(
        owner: owner, function: body.name, path: path, use: settled.use,
        closureNames: Self.closureNames(in: body, name: name, closures: closures)),
      observers: body.observerCalls, place: Location(path: path, span: body.span))
  }

  /// `METHOD.closure`, `METHOD.closure2`, …: those that outlive the call around them.
  private static func closureNames(
    in body: Body, name: String, closures: ClosureCalls
  ) -> [Span: String] {
    var names: [Span: String] = [:]
    for closure in body.statements.closures where closure.fate.reading(closures).isLate {
      guard names[closure.span] == nil else { continue }
      names[closure.span] = "\(name).closure" + (names.isEmpty ? "" : "\(names.count + 1)")
    }
    return names
  }
}

extension Body {
  fileprivate var observerCalls: ObserverCalls {
    switch kind {
    case .initializer, .initialValue: .none
    case .willSet, .didSet: .allBut(name)
    case .method, .deinitializer, .getter, .setter, .topLevel: .all
    }
  }
}

extension ClosureReading {
  var isLate: Bool {
    switch self {
    case .atOnce, .inPlace: false
    case .later, .unknown: true
    }
  }
}
