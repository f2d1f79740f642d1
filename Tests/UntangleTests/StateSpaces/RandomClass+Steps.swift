extension RandomClass {
  /// A type that steps from one of few states to another: most of these can be one enum.
  static func makeStepping(seed: UInt64) -> RandomClass {
    var writer = RandomClassWriter(seed: seed)
    writer.style = .stepping
    return writer.make(seed: seed)
  }

  /// A type whose steps are made in two parts, the second behind a `do` or in a `defer`.
  static func makeLeaving(seed: UInt64) -> RandomClass {
    var writer = RandomClassWriter(seed: seed)
    writer.style = .leaving
    return writer.make(seed: seed)
  }

  /// A type of which one flag follows from another variable, after each step at least.
  static func makeFollowing(seed: UInt64) -> RandomClass {
    var writer = RandomClassWriter(seed: seed)
    writer.style = .following
    return writer.make(seed: seed)
  }
}

extension RandomClassWriter {
  /// The raw value begins the name of a type.
  enum Style: String {
    case mixed = "Random"
    case stepping = "Stepping"
    case leaving = "Leaving"
    case following = "Following"
  }

  /// What each variable is in a state, by its place; payloads are new ones each time.
  mutating func chooseTargets() {
    if style == .following { return chooseFollower() }
    targets = (0..<Int.random(in: 2...4, using: &chance)).map { _ in
      variables.map { constant(for: $0) }
    }
  }

  /// One flag, and another variable each value of which says whether the flag is set.
  private mutating func chooseFollower() {
    let source = variables.last { $0.kind != .flag } ?? RandomVariable(name: "extra", kind: .optional)
    variables = [variables[0], source]
    let values =
      switch source.kind {
      case .flag: ["false", "true"]
      case .optionalFlag: ["nil", "true", "false"]
      case .optional: ["nil", "Payload()"]
      case .mode: [".idle", ".busy", ".done"]
      case .optionalMode: ["nil", ".idle", ".done"]
      }
    for (place, value) in values.enumerated() {
      let flag = place == 1 || place > 1 && happens(oneIn: 2)
      targets.append(variables.map { $0.kind == .flag ? "\(flag)" : value })
    }
  }

  private mutating func constant(for variable: RandomVariable) -> String {
    switch variable.kind {
    case .flag: pick("true", "false", "false")
    case .optionalFlag: pick("nil", "true", "false")
    case .optional: pick("nil", "Payload()", "Payload(number: 1)")
    case .mode: pick(".idle", ".done")
    case .optionalMode: pick("nil", ".idle", ".done")
    }
  }

  /// Writes of all variables, or of most, in any order, with what may stand between them.
  mutating func transition(_ context: RandomContext) -> String {
    if style == .leaving, !context.isInDefer, happens(oneIn: 2) { return dividedTransition(context) }
    let target = chance.pick(targets)
    var writes = zip(variables, target).map { "\(receiver(context))\($0.name) = \($1)" }
    writes.shuffle(using: &chance)
    if happens(oneIn: 8), writes.count > 2 { writes.removeLast() }
    if happens(oneIn: 6) { return tuple(target, context) }
    if happens(oneIn: 5) { writes.insert("print(\"step\") // a step", at: writes.count / 2) }
    if happens(oneIn: 6) { writes.insert("// \(writes.count) to come", at: 1) }
    if style == .following, happens(oneIn: 12) {
      writes.insert("note(\"looks\")", at: 1)
    }
    return writes.joined(separator: writes.contains { $0.contains("//") } || !happens(oneIn: 3) ? "\n" : "; ")
  }

  /// One of two transitions, as something fails or not. The last write of both stands behind them or in a `defer`.
  private mutating func dividedTransition(_ context: RandomContext) -> String {
    let order = variables.indices.shuffled(using: &chance)
    let last = order[order.count - 1]
    let target = chance.pick(targets)
    let other = chance.pick(targets.filter { $0[last] == target[last] })
    let ends = [target, other].map { target -> String in
      var writes = order.dropLast().map { "\(receiver(context))\(variables[$0].name) = \(target[$0])" }
      if happens(oneIn: 6) { writes.append("print(\"nearly\")") }
      if happens(oneIn: 16) { writes.append("note(\"nearly\")") }
      return indented(writes.joined(separator: "\n"))
    }
    let later = "\(receiver(context))\(variables[last].name) = \(target[last])"
    let attempt = "do {\n  try mayThrow()\n\(ends[0])\n} catch {\n\(ends[1])\n}"
    guard happens(oneIn: 2) else { return "\(attempt)\n\(later)" }
    let first = happens(oneIn: 5) ? "  defer { note(\"first\") }\n" : ""
    return "do {\n\(first)  defer { \(later) }\n\(indented(attempt))\n}"
  }

  private mutating func receiver(_ context: RandomContext) -> String {
    context.prefix.isEmpty && happens(oneIn: 4) ? "self." : context.prefix
  }

  private func tuple(_ target: [String], _ context: RandomContext) -> String {
    let names = variables.map { name($0, context) }.joined(separator: ", ")
    return "(\(names)) = (\(target.joined(separator: ", ")))"
  }
}
