import UntangleFindings
import UntangleProjectModel
import UntangleSourceFiles
import UntangleStateSpaces

struct FlagAndOptional: Rule {
  static let schema = RuleSchema(id: "flag_and_optional", defaultSetting: .on(.note))

  static let needs: Derivations = .states

  static let guide = RuleGuide(
    summary: "A flag says whether an optional is set, or optionals are only ever set one at a time.",
    why: """
      The optional already says whether there is a value: the flag can only agree, or be wrong. If one \
      of several optionals is set at a time, an enum says which, and carries the value. The finding is \
      proved: it holds in every state that the code can reach.
      """,
    limits: [
      "If the sources do not show whether a value is nil, both are followed.",
      "Within a body the two may differ for a moment: look at what reads the flag between the two writes.",
    ],
    exemptions: [
      "Weak references and outlets, which other code clears.",
      "A flag with `willSet` or `didSet`: something happens when it changes.",
      "Variables that others may set through a protocol.",
      "Types that are decoded or fetched: what was stored may be anything.",
      "Generated files, tests and types with a syntax error.",
    ], precision: .read(.veryHigh), nextSteps: [.states, .suggest])

  init(options: @escaping @Sendable (String) -> RuleOptions) {}

  func findings(in project: AnalyzedProject) -> [Finding] {
    project.states.filter(\.isProvable).flatMap { state in
      let optionals = state.exclusiveOptionals.filter {
        !$0.variables.contains { state.mayBeSetUnseen($0, in: project.project) }
      }
      return flags(of: state, in: project.project)
        + optionals.map { finding(about: $0, in: state.type) }
    }
  }

  private func flags(of state: TypeState, in project: Project) -> [Finding] {
    state.mirrors(in: project).filter { $0.otherVariable.domain == .optional }.map { mirror in
      let flag = mirror.flagVariable
      return Finding(
        rule: Self.id, severity: Self.severity, location: flag.location,
        message: "\(mirror.text): the optional says it already", type: state.type.name,
        fingerprint: "\(state.type.identityName) \(flag.name)",
        data: data([flag.name, mirror.otherVariable.name]))
    }
  }

  private func finding(about optionals: ExclusiveOptionals, in type: ProjectType) -> Finding {
    let names = optionals.variables.map(\.name)
    return Finding(
      rule: Self.id, severity: Self.severity,
      location: optionals.variables.map(\.location).min() ?? type.location,
      message: "only one of \(quotedList(names)) is ever set at a time: an enum with a case for each says so",
      type: type.name, fingerprint: ([type.identityName] + names.sorted()).joined(separator: " "),
      data: data(names))
  }

  private func data(_ names: [String]) -> [DataField] {
    [
      DataField("confidence", .text("proved")),
      DataField("variables", .list(names.map { .text($0) })),
    ]
  }
}
