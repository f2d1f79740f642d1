import UntangleFindings
import UntangleProjectModel
import UntangleSourceFiles
import UntangleStateSpaces

struct PartialReset: Rule {
  static let schema = RuleSchema(id: "partial_reset", defaultSetting: .on(.note))

  static let needs: Derivations = .states

  static let guide = RuleGuide(
    summary: "A body resets some of the variables that other bodies reset together.",
    why: """
      Several bodies reset the same variables, and one of them leaves some out. A forgotten reset is the \
      most common bug of state in flags. With an enum there is one assignment, and nothing to forget. The \
      states prove that what was left out can still be set afterwards.
      """,
    limits: [
      "Only writes of `false`, `nil`, or a declared first case such as `.idle` are compared; numbers, texts and "
        + "lists are not."
    ],
    exemptions: [
      "Fewer than three variables, or fewer than two other bodies; if more is left out than reset, fewer than "
        + "three other bodies.",
      "Bodies that write the rest in any way, also in a branch, a closure or a function that they call.",
      "Two bodies that leave out the same.",
      "Generated files, tests and types with a syntax error.",
    ], precision: .inference, nextSteps: [.states])

  init(options: @escaping @Sendable (String) -> RuleOptions) {}

  func findings(in project: AnalyzedProject) -> [Finding] {
    project.states.filter(\.isJudged).flatMap { state in
      state.forgottenResets.map { finding(about: $0, in: state.type) }
    }
  }

  private func finding(about reset: ForgottenReset, in type: ProjectType) -> Finding {
    let all = reset.written + reset.forgotten
    return Finding(
      rule: Self.id, severity: Self.severity, location: reset.location,
      message:
        "'\(reset.body)' does not reset \(quotedList(reset.forgotten)): "
        + "\(quotedList(reset.others)) reset \(quotedList(all)) together",
      type: type.name, fingerprint: "\(type.identityName) \(reset.body)",
      data: [
        DataField("confidence", .text("proved")),
        DataField("body", .text(reset.body)),
        DataField("written", .list(reset.written.map { .text($0) })),
        DataField("forgotten", .list(reset.forgotten.map { .text($0) })),
        DataField("others", .list(reset.others.map { .text($0) })),
      ])
  }
}
