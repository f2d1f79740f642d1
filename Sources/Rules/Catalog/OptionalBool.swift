import UntangleFacts
import UntangleFindings
import UntangleProjectModel
import UntangleSourceFiles
import UntangleStateSpaces

struct OptionalBool: Rule {
  static let schema = RuleSchema(id: "optional_bool", defaultSetting: .on(.note))

  static let needs: Derivations = .states

  static let guide = RuleGuide(
    summary: "A `Bool?` has three states and names none of them.",
    why: """
      `nil` may mean not asked, not loaded, unknown or the default. Each reader of the variable decides \
      again, often with `?? false`. An enum says which it is.
      """,
    limits: ["Parameters, results and locals are not looked at."],
    exemptions: [
      "Types that are encoded or decoded, where `nil` is an absent field.",
      "Implicitly unwrapped outlets, overrides, generated files and tests.",
      "Variables that nothing in the project writes after the initialiser: a record of what came in.",
    ], precision: .read(.low))

  init(options: @escaping @Sendable (String) -> RuleOptions) {}

  func findings(in project: AnalyzedProject) -> [Finding] {
    project.states.filter(isJudged).flatMap { state in
      let optional = state.variables.filter { $0.domain == .optionalBoolean && $0.ownership == .own }
      guard !optional.isEmpty else { return [Finding]() }
      let activity = state.type.accessSummary(of: Set(optional.map(\.name)))
      return optional.filter { activity.writes(of: $0.name).contains(where: \.changesState) }.map {
        finding(about: $0, in: state.type)
      }
    }
  }

  private func isJudged(_ state: TypeState) -> Bool {
    state.type.origin == .handwritten
      && !state.type.inherited.contains { wireTypes.contains($0) }
  }

  private func finding(about variable: StateVariable, in type: ProjectType) -> Finding {
    Finding(
      rule: Self.id, severity: Self.severity, location: variable.location,
      message: "'\(variable.name)' is true, false or nil: three states without names",
      type: type.name, fingerprint: "\(type.identityName) \(variable.name)")
  }
}

/// Protocols of types whose form is given by an external format or framework.
private let wireTypes: Set<String> = [
  "Codable", "Decodable", "Encodable", "NSManagedObject", "NSCoding", "NSSecureCoding", "Mappable",
  "PersistentModel", "FetchableRecord", "PersistableRecord", "ParsableArguments",
  "ParsableCommand", "AsyncParsableCommand",
]
