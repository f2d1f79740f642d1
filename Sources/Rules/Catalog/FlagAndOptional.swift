import UntangleFindings
import UntangleProjectModel
import UntangleSourceFiles
import UntangleStateSpaces

struct FlagAndOptional: Rule {
  static let schema = RuleSchema(id: "flag_and_optional", defaultSetting: .on(.note))

  static let guide = RuleGuide(
    summary: "A flag tells whether an optional is set, or only one of several optionals is ever set.",
    why: """
      The optional says already whether there is a value: the flag can only agree, or be wrong. Of \
      several optionals of which one is set at a time, an enum says which, and carries the value. The \
      finding is proved: in no state that the code can reach is it otherwise.
      """,
    limits: ["Optionals that are set by code of other types count as set at any time."],
    exemptions: [
      "Weak references and outlets, which others clear.",
      "Generated files, tests and types with a syntax error.",
    ])

  init(options: @escaping @Sendable (String) -> RuleOptions) {}

  func findings(in project: AnalyzedProject) -> [Finding] {
    project.states.filter(\.isJudged).flatMap { state in
      flags(of: state) + state.exclusiveOptionals.map { finding(about: $0, in: state.type) }
    }
  }

  private func flags(of state: TypeState) -> [Finding] {
    state.groups.flatMap { group -> [Finding] in
      guard let space = group.space else { return [] }
      return space.mirrors.filter { $0.other.isOptionalVariable(in: space) }.map { mirror in
        let variable = space.variables[mirror.flag.variable]
        let text = space.text(of: .same(mirror.flag, mirror.other))
        return Finding(
          rule: Self.id, severity: Self.severity, location: variable.location,
          message: "\(text): the optional says it already", type: state.type.name,
          fingerprint: "\(state.type.name) \(variable.name)",
          data: data([variable.name, space.variables[mirror.other.variable].name]))
      }
    }
  }

  private func finding(about optionals: ExclusiveOptionals, in type: ProjectType) -> Finding {
    let names = optionals.variables.map(\.name)
    return Finding(
      rule: Self.id, severity: Self.severity,
      location: optionals.variables.map(\.location).min() ?? type.location,
      message: "of \(quotedList(names)) only one is ever set: one enum that carries it says so",
      type: type.name, fingerprint: ([type.name] + names).joined(separator: " "), data: data(names))
  }

  private func data(_ names: [String]) -> [DataField] {
    [
      DataField("confidence", .text("proved")),
      DataField("variables", .list(names.map { .text($0) })),
    ]
  }
}
