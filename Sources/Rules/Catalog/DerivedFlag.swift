import UntangleFindings
import UntangleProjectModel
import UntangleStateSpaces

struct DerivedFlag: Rule {
  static let schema = RuleSchema(id: "derived_flag", defaultSetting: .on(.note))

  static let guide = RuleGuide(
    summary: "A flag that always equals an expression over other state.",
    why: """
      Two variables that say the same must be kept equal by hand, in every body that writes either. \
      Made computed, the flag cannot be wrong. The finding is proved: in no state that the code can \
      reach do the two differ.
      """,
    limits: ["Only flags that follow from one other variable are found."],
    exemptions: [
      "Flags that never change, and pairs that the code does not relate to each other.",
      "A flag that tells whether an optional is set: see `flag_and_optional`.",
      "Published and state variables of views whose change is what redraws.",
      "Generated files, tests and types with a syntax error.",
    ])

  init(options: @escaping @Sendable (String) -> RuleOptions) {}

  func findings(in project: AnalyzedProject) -> [Finding] {
    project.states.filter(\.isJudged).flatMap { state in
      state.groups.flatMap { group -> [Finding] in
        guard let space = group.space else { return [] }
        return space.mirrors.filter { !$0.other.isOptionalVariable(in: space) }
          .map { finding(about: $0, in: space, of: state.type) }
      }
    }
  }

  private func finding(about mirror: Mirror, in space: StateSpace, of type: ProjectType) -> Finding {
    let variable = space.variables[mirror.flag.variable]
    return Finding(
      rule: Self.id, severity: Self.severity, location: variable.location,
      message: "\(space.text(of: .same(mirror.flag, mirror.other))): make it computed",
      type: type.name, fingerprint: "\(type.name) \(variable.name)",
      data: [
        DataField("confidence", .text("proved")),
        DataField("variable", .text(variable.name)),
        DataField("follows", .text(space.variables[mirror.other.variable].name)),
      ])
  }
}
