import UntangleFacts
import UntangleSourceFiles

/// The source of a routine: a body, or a closure in one.
struct RoutineSource: Sendable {
  /// The name of its steps in a witness.
  var name: OperationName
  var statements: [Statement]
  var body: BodySource
  /// The locals that a closure captures; empty for a body.
  var captured: [String] = []
  /// The nested functions and named closures in scope.
  var localCode: [String: [[Statement]]] = [:]
  var observers: ObserverCalls
  /// The place of the body's name, or of the closure; nil for synthesised code.
  var place: Location?
  /// How often a closure may run for each time it is created; nil for a body.
  var recurrence: Recurrence?
  /// Whether it is a `Task` that is the only statement of a closure for an event. It then starts with the
  /// event.
  var isWholeEvent = false
}

/// Which assignments call the observers of a variable.
enum ObserverCalls: Hashable, Sendable {
  case all
  /// For an initialiser, whose direct assignments bypass observers.
  case none
  /// For an observer, whose direct assignments to its own variable bypass observers.
  case allBut(String)
}

/// The facts that all routines of one body share.
struct BodySource: Sendable {
  /// The level of the type that declares the body.
  var owner: Int
  /// nil for statements that are in no body.
  var function: Member?
  var path: String
  var use: LocalUse
  /// The names of escaping closures, by their spans.
  var closureNames: [Span: OperationName]
}

extension RoutineSource {
  /// The base name of the body; empty for statements that are in no body.
  var functionName: String { body.function?.name ?? "" }

  init(
    _ settled: BodyWithStableParts, in path: String, owner: Int, name: OperationName, closures: ClosureRules
  ) {
    let body = settled.body
    self.init(
      name: name, statements: body.statements,
      body: BodySource(
        owner: owner, function: body.member, path: path, use: settled.use,
        closureNames: Self.closureNames(in: body, name: name, closures: closures)),
      observers: body.observerCalls, place: Location(path: path, span: body.span))
  }

  /// The closures that escape their call, numbered in the order of the source.
  private static func closureNames(
    in body: Body, name: OperationName, closures: ClosureRules
  ) -> [Span: OperationName] {
    var names: [Span: OperationName] = [:]
    for closure in body.statements.closures where closure.fate.reading(closures).isLate {
      guard names[closure.span] == nil else { continue }
      names[closure.span] = name.adding(.closure(number: names.count + 1))
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
