import UntangleFindings
import UntangleProjectModel
import UntangleSourceFiles
import UntangleStateSpaces

struct PartialResetRule: Rule {
  static let schema = RuleSchema(id: "partial_reset", defaultSetting: .on(.note))

  static let guide = RuleGuide(
    summary: "A body writes some of the variables that all other bodies write together.",
    why: """
      Several bodies set the same variables to the same values, and one of them leaves some out: the \
      forgotten reset, the commonest bug of state in flags. With an enum there is one assignment, and \
      nothing to forget. The states show that what was left out can still be set afterwards.
      """,
    limits: ["Only values that are written as such are compared: `true`, `nil`, `.idle`."],
    exemptions: [
      "Fewer than three variables, or fewer than two other bodies.",
      "Bodies that call a function which writes the rest, and writes in closures and branches.",
      "Generated files, tests and types with a syntax error.",
    ])

  init(options: @escaping @Sendable (String) -> RuleOptions) {}

  func findings(in project: AnalyzedProject) -> [Finding] {
    project.states.filter(\.isJudged).flatMap { state in
      state.groups.flatMap { $0.partialResets(in: state.type) }.map { finding(about: $0, in: state.type) }
    }
  }

  private func finding(about reset: PartialReset, in type: ProjectType) -> Finding {
    let others = reset.others.count == 1 ? "writes" : "write"
    return Finding(
      rule: Self.id, severity: Self.severity, location: reset.location,
      message:
        "'\(reset.body)' leaves \(quotedList(reset.forgotten)) as \(reset.forgotten.count == 1 ? "it is" : "they are"): "
        + "\(quotedList(reset.others)) \(others) all of \(quotedList(reset.written + reset.forgotten)) together",
      type: type.name, fingerprint: "\(type.name) \(reset.body)",
      data: [
        DataField("confidence", .text("proved")),
        DataField("body", .text(reset.body)),
        DataField("written", .list(reset.written.map { .text($0) })),
        DataField("forgotten", .list(reset.forgotten.map { .text($0) })),
        DataField("others", .list(reset.others.map { .text($0) })),
      ])
  }
}
