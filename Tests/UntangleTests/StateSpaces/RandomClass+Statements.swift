extension RandomClassWriter {
  /// A list of statements, one or more lines each.
  mutating func block(_ context: RandomContext, size: Int) -> String {
    var inner = context
    var lines: [String] = []
    for _ in 0..<Int.random(in: 1...size, using: &chance) { lines.append(statement(&inner)) }
    return lines.joined(separator: "\n")
  }

  private mutating func nested(_ context: RandomContext, size: Int = 2) -> String {
    var inner = context
    inner.depth -= 1
    return indented(block(inner, size: size))
  }

  private mutating func statement(_ context: inout RandomContext) -> String {
    guard context.depth > 0, style != .leaving || happens(oneIn: 4) else { return simple(&context) }
    return switch Int.random(in: 0..<(style == .mixed ? 34 : 23), using: &chance) {
    case 0..<12: simple(&context)
    case 12..<16: branch(context)
    case 16, 17: guarded(context)
    case 18..<21: selection(context)
    case 21, 22: loop(context)
    case 23, 24: attempt(context)
    case 25: "defer {\n\(nested(deferring(context)))\n}"
    case 26: local(&context)
    case 27: shadow(context)
    case 28: function(&context)
    case 29..<32: closure(context)
    default: "do {\n\(nested(context))\n}"
    }
  }

  private mutating func simple(_ context: inout RandomContext) -> String {
    if style != .mixed, !happens(oneIn: 12) { return transition(context) }
    return switch Int.random(in: 0..<22, using: &chance) {
    case 0: pair(context)
    case 1, 2: call(context)
    case 3: leave(context)
    case 4 where context.timing == .mayWait && !context.isInDefer: "await pause()"
    case 5: failing(context)
    case 6 where !context.functions.isEmpty: "\(chance.pick(context.functions))()"
    default: assignment(to: chance.pick(variables), &context)
    }
  }

  private mutating func pair(_ context: RandomContext) -> String {
    let two = variables.shuffled(using: &chance).prefix(2)
    guard let first = two.first, let second = two.last, two.count == 2 else { return "note(\"\")" }
    return """
      (\(name(first, context)), \(name(second, context))) = (\(value(for: first, context)), \
      \(value(for: second, context)))
      """
  }

  private mutating func call(_ context: RandomContext) -> String {
    let function = chance.pick(helpers)
    let failure = function.failure == .mayThrow
    let form = failure ? (context.failure == .impossible || happens(oneIn: 3) ? "try? " : "try ") : ""
    let call = "\(form)\(context.prefix)\(function.name)()"
    switch context.role {
    case .method: return call
    case .helper: return "if unknown() { \(call) }"
    }
  }

  private mutating func leave(_ context: RandomContext) -> String {
    if context.isInDefer { return "note(\"defer\")" }
    let exit: String
    if let loop = context.loops.last, happens(oneIn: 2) {
      let label = happens(oneIn: 2) ? chance.pick(context.loops) : loop
      exit = "\(pick("break", "continue"))\(label.isEmpty ? "" : " \(label)")"
    } else {
      exit = "return"
    }
    return "if \(condition(context)) { \(exit) }"
  }

  private mutating func failing(_ context: RandomContext) -> String {
    switch context.failure {
    case .impossible: "try? mayThrow()"
    case .caught, .passedOn:
      context.isInDefer
        ? "try? mayThrow()" : pick("try mayThrow()", "if \(condition(context)) { throw Failure() }")
    }
  }

  private func deferring(_ context: RandomContext) -> RandomContext {
    var inner = context
    inner.isInDefer = true
    inner.failure = .impossible
    inner.loops = []
    inner.timing = .straight
    return inner
  }

  private mutating func branch(_ context: RandomContext) -> String {
    var text = "if \(clauses(context)) {\n\(nested(context))\n}"
    if happens(oneIn: 3) { text += " else if \(clauses(context)) {\n\(nested(context))\n}" }
    if happens(oneIn: 2) { text += " else {\n\(nested(context))\n}" }
    return text
  }

  private mutating func guarded(_ context: RandomContext) -> String {
    guard !context.isInDefer else { return branch(context) }
    let exit: String
    switch context.failure {
    case .impossible: exit = "return"
    case .caught, .passedOn: exit = pick("return", "throw Failure()")
    }
    let conditions = (0..<pick(1, 2)).map { _ in condition(context) }.joined(separator: ", ")
    guard happens(oneIn: 3) else { return "guard \(conditions) else { \(exit) }" }
    var inner = context
    return """
      guard \(conditions) else {
        \(assignment(to: chance.pick(variables), &inner))
        \(exit)
      }
      """
  }

  private mutating func selection(_ context: RandomContext) -> String {
    let (subject, cases) = subject(context)
    var inner = context
    // `break` would leave the switch.
    inner.loops = context.loops.filter { !$0.isEmpty }
    var lines = ["switch \(subject) {"]
    for (index, pattern) in cases.enumerated() {
      lines.append("case \(pattern):\n\(nested(inner))")
      if index + 1 < cases.count, happens(oneIn: 6) { lines.append("  fallthrough") }
    }
    return (lines + ["default:\n\(nested(inner, size: 1))", "}"]).joined(separator: "\n")
  }

  private mutating func subject(_ context: RandomContext) -> (subject: String, cases: [String]) {
    let two = Array(variables.shuffled(using: &chance).prefix(2))
    guard two.count == 2, happens(oneIn: 2) else {
      let variable = chance.pick(variables)
      let patterns = (0..<2).map { _ in pattern(for: variable, context) }
      let conditioned =
        happens(oneIn: 3) ? ["\(patterns[0]) where \(condition(context, depth: 1))"] : [patterns[0]]
      return (name(variable, context), conditioned + [patterns[1]])
    }
    let subject = "(\(name(two[0], context)), \(name(two[1], context)))"
    let patterns = (0..<2).map { _ in "(\(pattern(for: two[0], context)), \(pattern(for: two[1], context)))" }
    return (subject, happens(oneIn: 3) ? [patterns.joined(separator: ", ")] : patterns)
  }

  private mutating func pattern(for variable: RandomVariable, _ context: RandomContext) -> String {
    switch variable.kind {
    case .flag: pick("true", "false", "_")
    case .optionalFlag: pick("true?", "nil", "false?", ".some", "_")
    case .optional: pick("nil", "_?", ".some", ".none")
    case .mode where style != .mixed: pick(".idle", ".busy", ".done", "_")
    case .mode: pick(".idle", ".busy", ".done", ".busy(_)")
    case .optionalMode: pick("nil", ".idle?", ".some(.busy)", ".none", "_?")
    }
  }

  private mutating func loop(_ context: RandomContext) -> String {
    var inner = context
    labelCount += 1
    let label = happens(oneIn: 3) ? "loop\(labelCount)" : ""
    inner.loops.append(label)
    if inner.isInDefer { inner.loops = [] }
    let start = label.isEmpty ? "" : "\(label): "
    let body = nested(inner)
    return switch Int.random(in: 0..<4, using: &chance) {
    case 0: "\(start)while unknown() {\n\(body)\n}"
    case 1: "\(start)while \(condition(context, depth: 1)), unknown() {\n\(body)\n}"
    case 2: "\(start)repeat {\n\(body)\n} while unknown() && \(condition(context, depth: 1))"
    default: "\(start)for _ in anyTimes() {\n\(body)\n}"
    }
  }

  private mutating func attempt(_ context: RandomContext) -> String {
    var inner = context
    if !context.isInDefer { inner.failure = .caught }
    return """
      do {
      \(nested(inner, size: 3))
      } catch {
      \(nested(context))
      }
      """
  }

  private mutating func local(_ context: inout RandomContext) -> String {
    localCount += 1
    let name = "local\(localCount)"
    let text = "\(pick("let", "let", "var")) \(name) = \(condition(context, depth: 1))"
    defer { context.flags.append(name) }
    guard text.hasPrefix("var"), happens(oneIn: 2) else { return text }
    return text + "\nif \(condition(context, depth: 1)) { \(name).toggle() }"
  }

  /// A local of a variable's name: the variable itself needs `self.` then.
  private mutating func shadow(_ context: RandomContext) -> String {
    var inner = context
    inner.prefix = "self."
    inner.flags.append("isA")
    return "do {\n  var isA = unknown()\n  isA.toggle()\n\(nested(inner))\n}"
  }

  private mutating func function(_ context: inout RandomContext) -> String {
    localCount += 1
    let name = "inner\(localCount)"
    let text = "func \(name)() {\n\(nested(apart(context)))\n}"
    context.functions.append(name)
    return text
  }

  /// A function or closure of its own: nothing leaves it.
  private func apart(_ context: RandomContext) -> RandomContext {
    var inner = context
    inner.failure = .impossible
    inner.timing = .straight
    inner.loops = []
    inner.isInDefer = false
    // What is called from everywhere must end by itself.
    inner.role = .helper
    inner.functions = []
    return inner
  }

  private mutating func closure(_ context: RandomContext) -> String {
    var inner = apart(context)
    if context.capture == .explicit { inner.prefix = "self." }
    let places = ["anyTimes().forEach { _ in", "NSLock().withLock {", "DispatchQueue.global().sync {"]
    guard form == .class, happens(oneIn: 2) || happens(oneIn: 2) else {
      return "\(chance.pick(places))\n\(nested(inner))\n}"
    }
    let (start, end) = escaping()
    switch context.capture == .explicit ? 0 : Int.random(in: 0..<3, using: &chance) {
    case 0:
      inner.prefix = "self."
      return "\(start)\n\(nested(inner))\n\(end)"
    case 1: return "\(start) [self] in\n\(nested(inner))\n\(end)"
    default:
      inner.capture = .explicit
      return "\(start) [weak self] in\n  guard let self else { return }\n\(nested(inner))\n\(end)"
    }
  }

  private mutating func escaping() -> (start: String, end: String) {
    pick(
      ("DispatchQueue.main.async {", "}"), ("DispatchQueue.main.asyncAfter(deadline: .now() + 1) {", "}"),
      ("later {", "}"), ("onTick {", "}"), ("DispatchQueue.main.async {", "}"))
  }
}
