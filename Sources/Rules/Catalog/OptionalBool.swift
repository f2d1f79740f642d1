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
      "Records most of whose variables are optional: `nil` is a field that is missing, as for the others.",
      "Variables that nothing in the project writes after the initialiser: a record of what came in.",
      "What was last seen, by its name (`last…`, `previous…`, `cached…`): `nil` is that nothing was.",
    ], precision: .read(.low))

  init(options: @escaping @Sendable (String) -> RuleOptions) {}

  func findings(in project: AnalyzedProject) -> [Finding] {
    project.states.filter { isJudged($0, in: project.project) }.flatMap { state in
      let optional = state.variables.filter {
        $0.domain == .optionalBoolean && $0.ownership == .own && !$0.namesLastValue
      }
      guard !optional.isEmpty else { return [Finding]() }
      let activity = state.type.accessSummary(of: Set(optional.map(\.name)))
      return optional.filter { activity.writes(of: $0.name).mayHaveThreeValues }.map {
        finding(about: $0, in: state.type)
      }
    }
  }

  private func isJudged(_ state: TypeState, in project: Project) -> Bool {
    state.type.origin == .handwritten && !state.type.isRecordOfOptionals
      && !project.chain(of: state.type).contains { type in
        type.inherited.contains { SDK.says(oneOf: .mapped, of: $0) }
      }
  }

  private func finding(about variable: StateVariable, in type: ProjectType) -> Finding {
    Finding(
      rule: Self.id, severity: Self.severity, location: variable.location,
      message: "'\(variable.name)' is true, false or nil: three states without names",
      type: type.name, fingerprint: "\(type.identityName) \(variable.name)")
  }
}

extension [VariableWrite] {
  /// Whether the variable changes, and is not only ever false or nil: what is never true is a Bool in disguise.
  fileprivate var mayHaveThreeValues: Bool {
    guard contains(where: \.changesState) else { return false }
    let values = Set(map(\.value))
    return !values.contains(.boolean(false)) || !values.isSubset(of: [.boolean(false), .null])
  }
}

extension ProjectType {
  /// Whether two of three stored variables are optional at least, three of them of other types than Bool.
  fileprivate var isRecordOfOptionals: Bool {
    var (stored, optional, others) = (0, 0, 0)
    for index in variables.indices
    where variables[index].fact.scope == .instance && variables[index].fact.isStored {
      stored += 1
      guard case .annotated(let type) = variables[index].fact.typing, type.isOptional else { continue }
      optional += 1
      if !type.isBoolean { others += 1 }
    }
    return others > 2 && 3 * optional >= 2 * stored
  }
}
