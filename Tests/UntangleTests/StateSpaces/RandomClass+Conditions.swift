extension RandomClassWriter {
  func name(_ variable: RandomVariable, _ context: RandomContext) -> String {
    context.prefix + variable.name
  }

  /// A Boolean expression over the variables, the locals in sight, and what nobody knows.
  mutating func condition(_ context: RandomContext, depth: Int = 2) -> String {
    // What the state decides leaves branches that nobody comes to, of which nothing can be made.
    if style != .mixed, depth > 1, !happens(oneIn: 4) { return "unknown()" }
    guard depth > 0, happens(oneIn: 2) else { return atom(context) }
    let left = condition(context, depth: depth - 1)
    let right = condition(context, depth: depth - 1)
    return switch Int.random(in: 0..<6, using: &chance) {
    case 0: "!(\(left))"
    case 1, 2: "(\(left) && \(right))"
    case 3: "(\(left) || \(right))"
    case 4: "((\(left)) == (\(right)))"
    default: "(\(atom(context)) ? \(left) : \(right))"
    }
  }

  private mutating func atom(_ context: RandomContext) -> String {
    switch Int.random(in: 0..<10, using: &chance) {
    case 0: "unknown()"
    case 1 where !context.flags.isEmpty: chance.pick(context.flags)
    case 2 where !computed.isEmpty: context.prefix + chance.pick(computed)
    default: test(of: chance.pick(variables), context)
    }
  }

  private mutating func test(of variable: RandomVariable, _ context: RandomContext) -> String {
    let name = name(variable, context)
    return switch variable.kind {
    case .flag: pick(name, "!\(name)", "\(name) == true", "\(name) != true", name)
    case .optionalFlag:
      pick("\(name) == true", "\(name) != false", "\(name) == nil", "\(name) ?? false")
        .parenthesized
    case .optional: pick("\(name) == nil", "\(name) != nil", "\(name)?.number == nil").parenthesized
    case .optionalMode: pick("\(name) == nil", "\(name) != nil").parenthesized
    case .mode: "unknown()"
    }
  }

  /// A comma list, with bindings and patterns.
  mutating func clauses(_ context: RandomContext) -> String {
    (0..<pick(1, 1, 2, 3)).map { _ in clause(context) }.joined(separator: ", ")
  }

  private mutating func clause(_ context: RandomContext) -> String {
    guard happens(oneIn: style == .mixed ? 3 : 12) else { return condition(context) }
    let variable = chance.pick(variables)
    let name = name(variable, context)
    return switch variable.kind {
    case .flag: name
    case .optionalFlag: pick("case true? = \(name)", "let found = \(name), found", "case nil = \(name)")
    case .optional: pick("let _ = \(name)", "case .some(let found) = \(name), found.number >= 0 || unknown()")
    case .mode where style != .mixed: pick("case .idle = \(name)", "case .busy = \(name)")
    case .mode:
      pick(
        "case .idle = \(name)", "case .busy = \(name)",
        "case .busy(let count) = \(name), count == 0 || unknown()")
    case .optionalMode: pick("case .idle? = \(name)", "case .some(.done) = \(name)", "let _ = \(name)")
    }
  }

  /// What may be assigned to a variable.
  mutating func value(for variable: RandomVariable, _ context: RandomContext) -> String {
    let same = variables.filter { $0.kind == variable.kind && $0.name != variable.name }.map {
      name($0, context)
    }
    let plain =
      switch variable.kind {
      case .flag: pick("true", "false", condition(context), "!\(name(variable, context))", "unknown()")
      case .optionalFlag: pick("true", "false", "nil", "someFlag()", name(variables[0], context))
      case .optional: pick("nil", "Payload()", "someOptional()", "Payload(number: 1)", "nil")
      case .mode where style != .mixed: pick(".idle", ".busy", ".done", "Mode.done")
      case .optionalMode where style != .mixed: pick("nil", ".idle", ".some(.busy)", ".done")
      case .mode: pick(".idle", ".busy(0)", ".done", ".busy(1)", "Mode.done")
      case .optionalMode: pick("nil", ".idle", ".some(.busy(2))", ".done")
      }
    return switch Int.random(in: 0..<8, using: &chance) {
    case 0 where !same.isEmpty: chance.pick(same)
    case 1 where variable.kind == .flag || variable.kind == .mode:
      "\(condition(context, depth: 1)) ? \(plain) : \(name(variable, context))"
    default: plain
    }
  }

  mutating func assignment(to variable: RandomVariable, _ context: inout RandomContext) -> String {
    let name = name(variable, context)
    if variable.kind == .flag, happens(oneIn: 6) { return "\(name).toggle()" }
    if variable.kind == .flag, happens(oneIn: 14) { return "change(&\(name))" }
    let value = value(for: variable, context)
    // The compiler refuses to assign a variable to itself.
    return "\(name) = \(value == name ? "!\(name)" : value)"
  }
}

extension String {
  fileprivate var parenthesized: String { "(\(self))" }
}
