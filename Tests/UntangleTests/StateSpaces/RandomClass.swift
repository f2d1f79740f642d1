/// A small type made by chance, printed as Swift: it uses all that bodies are lowered from.
struct RandomClass: Sendable {
  var name: String
  var seed: UInt64
  var source: String
  var variables: [String]
  /// Statements about `it`.
  var operations: [String]
  var isolation: DriverPart.Isolation

  var driverPart: DriverPart {
    DriverPart(
      name: name, type: name, depth: 12, budget: 7, runs: 6_000, makes: ["\(name)()"],
      operations: operations, variables: variables, isolation: isolation)
  }

  var sources: [NamedSource] { [NamedSource(path: "\(name).swift", text: source)] }

  /// The same type for the same seed.
  static func make(seed: UInt64) -> RandomClass {
    var writer = RandomClassWriter(seed: seed)
    return writer.make(seed: seed)
  }
}

/// A state variable, and what can be said about its kind.
struct RandomVariable {
  enum Kind { case flag, optionalFlag, optional, mode, optionalMode }

  var name: String
  var kind: Kind
}

/// A method, helper or accessor that bodies may call.
struct RandomFunction {
  enum Failure { case never, mayThrow }

  var name: String
  var failure: Failure
}

struct RandomClassWriter {
  enum Form: String { case `class` = "final class", `struct`, actor }

  var chance: SeededGenerator
  var style = Style.mixed
  var form = Form.class
  /// The states of a stepping type: a right side for each variable.
  var targets: [[String]] = []
  var variables: [RandomVariable] = []
  var helpers: [RandomFunction] = []
  var computed: [String] = []
  var labelCount = 0
  var localCount = 0

  init(seed: UInt64) { chance = SeededGenerator(seed: seed) }

  /// True once in `count` times.
  mutating func happens(oneIn count: Int) -> Bool { Int.random(in: 0..<count, using: &chance) == 0 }

  mutating func pick<Element>(_ choices: Element...) -> Element { chance.pick(choices) }

  mutating func make(seed: UInt64) -> RandomClass {
    let name = "\(style.rawValue)\(seed)"
    form = pick(.class, .class, .class, .struct, .actor)
    chooseVariables()
    if style != .mixed { chooseTargets() }
    helpers = (1...Int.random(in: 1...2, using: &chance)).map {
      RandomFunction(name: "help\($0)", failure: happens(oneIn: 3) ? .mayThrow : .never)
    }
    let getters = happens(oneIn: 2) ? [getter("isReady")] : []
    if !getters.isEmpty { computed = ["isReady"] }
    var operations: [String] = []
    let methods = (1...Int.random(in: 2...3, using: &chance)).map { method("act\($0)", &operations) }
    let stored = variables.map { declaration($0) }
    let members =
      [stored.joined(separator: "\n")] + getters + [initializer()] + methods + helpers.map { helper($0) }
    let source = """
      \(form.rawValue) \(name) {
      \(indented("enum Mode { case idle, \(style == .mixed ? "busy(Int)" : "busy"), done }\n\n" + members.joined(separator: "\n\n")))
      }

      """
    return RandomClass(
      name: name, seed: seed, source: source, variables: variables.map(\.name), operations: operations,
      isolation: form == .actor ? .actor : .main)
  }

  private mutating func chooseVariables() {
    let flags = [RandomVariable(name: "isA", kind: .flag), RandomVariable(name: "isB", kind: .flag)]
    let others: [RandomVariable.Kind] = [.flag, .optionalFlag, .optional, .mode, .optionalMode]
    variables = happens(oneIn: 3) ? flags : [flags[0]]
    for name in ["extra", "other"].prefix(Int.random(in: 1...2, using: &chance)) {
      variables.append(RandomVariable(name: name, kind: chance.pick(others)))
    }
  }

  private mutating func declaration(_ variable: RandomVariable) -> String {
    if style != .mixed { return "private var \(variable.name)\(plainStart(variable))" }
    let start =
      switch variable.kind {
      case .flag: pick("= false", ": Bool = false", "= true")
      case .optionalFlag: pick(": Bool?", ": Bool? = true")
      case .optional: pick(": Payload?", ": Payload? = nil")
      case .mode: pick("= Mode.idle", ": Mode = .done")
      case .optionalMode: ": Mode?"
      }
    let text = "private var \(variable.name)\(start.hasPrefix("=") ? " " : "")\(start)"
    guard happens(oneIn: 5) else { return text }
    // An observer writes the variables before its own: no circle.
    let earlier = variables.prefix { $0.name != variable.name }
    guard let written = earlier.last else { return text }
    var context = RandomContext()
    let write = assignment(to: written, &context)
    let body = happens(oneIn: 2) ? "if \(condition(context)) { \(write) }" : write
    return "\(text) {\n  \(pick("didSet", "willSet")) { \(body) }\n}"
  }

  private func plainStart(_ variable: RandomVariable) -> String {
    switch variable.kind {
    case .flag: " = false"
    case .optionalFlag: ": Bool?"
    case .optional: ": Payload?"
    case .mode: " = Mode.idle"
    case .optionalMode: ": Mode? = nil"
    }
  }

  /// An actor's initialiser may not use its members freely.
  private mutating func initializer() -> String {
    guard form != .actor, happens(oneIn: 3) else { return "init() {}" }
    return "init() {\n\(indented(block(RandomContext(), size: 3)))\n}"
  }

  private mutating func getter(_ name: String) -> String {
    "private var \(name): Bool { \(condition(RandomContext(), depth: 2)) }"
  }

  private mutating func method(_ name: String, _ operations: inout [String]) -> String {
    var context = RandomContext()
    let isThrowing = happens(oneIn: 5)
    let isAsync = form != .struct && happens(oneIn: 5)
    if isThrowing { context.failure = .passedOn }
    if isAsync { context.timing = .mayWait }
    let parameter = happens(oneIn: 3)
    if parameter { context.flags.append("input") }
    let effects = (isAsync ? " async" : "") + (isThrowing ? " throws" : "")
    let call = "it.\(name)(\(parameter ? "unknown()" : ""))"
    let starts = isAsync || form == .actor
    operations.append(
      starts
        ? "let it = it; start { \(isThrowing ? "try? " : "")await \(call) }"
        : (isThrowing ? "try? " : "") + call)
    let mutating = form == .struct ? "mutating " : ""
    return """
      \(mutating)func \(name)(\(parameter ? "_ input: Bool" : ""))\(effects) {
      \(indented(block(context, size: 3)))
      }
      """
  }

  private mutating func helper(_ function: RandomFunction) -> String {
    var context = RandomContext()
    context.role = .helper
    if function.failure == .mayThrow { context.failure = .passedOn }
    return """
      private \(form == .struct ? "mutating " : "")func \(function.name)()\(function.failure == .mayThrow ? " throws" : "") {
      \(indented(block(context, size: 2)))
      }
      """
  }

  func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
  }
}

/// What may stand at a place in a body.
struct RandomContext {
  enum Failure { case impossible, caught, passedOn }
  enum Timing { case straight, mayWait }
  enum Role {
    /// May call helpers freely.
    case method
    /// Calls others only by chance, so that circles end.
    case helper
  }

  enum Capture {
    case free
    /// Behind `guard let self` closures have to write `self.` again.
    case explicit
  }

  var failure = Failure.impossible
  var capture = Capture.free
  var timing = Timing.straight
  var role = Role.method
  /// What stands before the name of a member.
  var prefix = ""
  /// Boolean locals in sight.
  var flags: [String] = []
  var functions: [String] = []
  /// Labels of the loops around; an empty one for a loop without.
  var loops: [String] = []
  var isInDefer = false
  /// How deep it may still nest.
  var depth = 2
}
