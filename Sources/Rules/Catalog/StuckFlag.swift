import UntangleFacts
import UntangleFindings
import UntangleProjectModel
import UntangleSourceFiles
import UntangleStateSpaces

struct StuckFlag: Rule {
  static let schema = RuleSchema(id: "stuck_flag", defaultSetting: .on(.note))

  static let needs: Derivations = []

  static let guide = RuleGuide(
    summary: "A flag that one way out of a body leaves set.",
    why: """
      A body sets a flag, does its work and resets the flag at the end. An early `return` or an error in \
      between leaves it set: the button stays disabled, the spinner turns for ever, and the next call is \
      turned away by its own guard. A `defer` right after the first line resets it on every path.
      """,
    limits: [
      "If a call to another object resets the flag, the rule does not see that, and takes it for one that stays set.",
      "A task that ends because other code cancelled it is taken for one that forgot the reset; that code may have set the "
        + "flag again.",
      "Labelled loops and `fallthrough` are not followed.",
    ],
    exemptions: [
      "Initialisers, and flags that are set and returned at once, as an answer.",
      "Flags that also stay set at the end of the body: other code resets them later.",
      "Paths on which a function or closure of the type may write the flag, or a `defer` does.",
      "`guard let self`, a test of the flag itself, and `guard id == currentID`: a later call has begun "
        + "anew.",
      "Ways out of a task where the same body cancels the last one and stores this: the flag is the next one's.",
      "Flags that other types set, bindings, generated files, tests and types with a syntax error.",
    ], precision: .inference, nextSteps: [.states])

  init(options: @escaping @Sendable (String) -> RuleOptions) {}

  func findings(in project: AnalyzedProject) -> [Finding] {
    let project = project.project
    return project.flagOwners.flatMap { findings(about: project.types[$0], in: project) }
  }

  private func findings(about type: ProjectType, in project: Project) -> [Finding] {
    let moved = Set(type.outsideWrites.filter { $0.fact.form == .write }.map(\.fact.member))
    let flags = project.stateVariables(of: type).filter {
      $0.domain == .boolean && $0.ownership == .own && !moved.contains($0.name)
    }
    guard !flags.isEmpty else { return [] }
    let writers = FlagWriters(of: type)
    return flags.flatMap { flag -> [Finding] in
      let names = writers.writers(of: flag.name)
      return type.bodies.indices.flatMap { index -> [Finding] in
        // An initialiser that exits early leaves no instance behind.
        guard type.bodies[index].fact.kind != .initializer, names.contains(type.bodies[index].fact.name)
        else { return [] }
        return findings(about: flag, in: type.bodies[index], of: type, names)
      }
    }
  }

  private func findings(
    about flag: StateVariable, in body: InFile<Body>, of type: ProjectType, _ writers: Set<String>
  ) -> [Finding] {
    let busy = flag.initial != .on
    let isSet = body.fact.statements.contains { statement in
      statement.contains {
        if case .assign(.variable(flag.name), .boolean(busy), _) = $0 { return true }
        return false
      }
    }
    guard isSet, !body.fact.statements.remembers(flag.name) else { return [] }
    var walk = FlagWalk(flag: flag.name, busy: busy, writers: writers)
    walk.follow(body.fact.statements)
    return walk.left.map { finding(about: $0, of: flag, in: body, of: type) }
  }

  private func finding(
    about left: LeftFlag, of flag: StateVariable, in body: InFile<Body>, of type: ProjectType
  ) -> Finding {
    let value = flag.initial == .on ? "false" : "true"
    let way =
      switch left.way {
      case .earlyReturn: "when '\(body.fact.name)' ends here"
      case .error: "when an error ends '\(body.fact.name)'"
      }
    return Finding(
      rule: Self.id, severity: Self.severity, location: Location(path: body.path, span: left.place),
      message: "'\(flag.name)' stays \(value) \(way): the way that goes on resets it", type: type.name,
      fingerprint: "\(type.identityName) \(body.fact.name) \(flag.name)",
      data: [
        DataField("confidence", .text("proved")),
        DataField("variable", .text(flag.name)),
        DataField("body", .text(body.fact.name)),
        DataField("way", .text(left.way.rawValue)),
      ])
  }
}

extension [Statement] {
  /// Whether a body takes what a flag was before it starts anew: `let wasGood = isGood`. Such a flag says how the last run
  /// ended, and not that one goes on.
  fileprivate func remembers(_ flag: String) -> Bool {
    contains { statement in
      if case .assign(.local, .variable(flag), _) = statement { true } else { false }
    }
  }
}
