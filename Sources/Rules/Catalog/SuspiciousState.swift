import UntangleFindings
import UntangleProjectModel
import UntangleSourceFiles
import UntangleStateSpaces

struct SuspiciousState: Rule {
  static let schema = RuleSchema(id: "suspicious_state", defaultSetting: .on(.note))

  static let needs: Derivations = .states

  static let guide = RuleGuide(
    summary: "One operation clears only one of two variables that others clear together.",
    why: """
      Two variables are set together, and several operations clear both. One operation clears only one of \
      them. That leads to a state that nothing else leads to, and that perhaps no code handles: a search \
      that is active in a hidden bar.
      """,
    limits: [
      "The rule infers from the other operations which states are meant: the finding is a question, and only its "
        + "witness is proved.",
      "Only operations that others call are looked at, and not code that runs later for them.",
    ],
    exemptions: [
      "Fewer than two functions that clear both; more than one operation that leads to such a state.",
      "What `partial_reset` finds.",
      "Generated files, tests and types with a syntax error.",
    ], precision: .inference, nextSteps: [.states])

  init(options: @escaping @Sendable (String) -> RuleOptions) {}

  func findings(in project: AnalyzedProject) -> [Finding] {
    project.states.filter(\.isProvable).flatMap { state in
      let resets = Set(state.forgottenResets.map(\.body))
      return (state.groups + state.looseGroups).flatMap { group in
        guard let space = group.space else { return [Finding]() }
        return space.suspicions
          .filter { !resets.contains($0.operation.function) }
          .compactMap { finding(about: $0, in: space, of: state.type) }
      }
    }
  }

  private func finding(about suspicion: Suspicion, in space: StateSpace, of type: ProjectType) -> Finding? {
    guard let place = suspicion.operation.place else { return nil }
    let names = [suspicion.kept.variable, suspicion.cleared].map { space.variables[$0].name }
    let keepers = Array(Set(suspicion.keepers.map(\.function))).sorted().prefix(3)
    return Finding(
      rule: Self.id, severity: Self.severity, location: place,
      message:
        "'\(suspicion.operation.function)' leaves \(quotedList([names[0]])) without \(quotedList([names[1]])): "
        + "\(quotedList(Array(keepers))) clear both",
      type: type.name,
      fingerprint:
        "\(type.identityName) \(suspicion.operation.name) \(names.sorted().joined(separator: " "))",
      data: [
        DataField("confidence", .text("evidenced")),
        DataField("variables", .list(names.map { .text($0) })),
        DataField("witness", .list(suspicion.witness.map { .text($0.text) })),
        DataField("keptBy", .list(suspicion.keepers.map { .text($0.name.text) })),
      ])
  }
}
