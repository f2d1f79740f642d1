import UntangleFacts
import UntangleFindings
import UntangleProjectModel
import UntangleSourceFiles

struct FlagParameter: Rule {
  static let schema = RuleSchema(
    id: "flag_parameter", defaultSetting: .off,
    options: [
      OptionSchema(
        name: "minimum_statements", kind: .integer(default: 2, range: 1...100),
        summary: "how many statements each side has at least")
    ])

  static let facts = FactDetail.flagParameters
  static let needs: Derivations = []

  static let guide = RuleGuide(
    summary: "A Bool parameter selects between two bodies of a function.",
    why: """
      A function whose whole body depends on a Bool is two functions, and a call like `load(true)` does not \
      say which one it means. Two functions with names do, and neither has a branch that most callers \
      never take. If callers pass the choice on, an enum with a case for each does the same.
      """,
    limits: ["Only a test that stands first and takes all of the body is seen."],
    exemptions: [
      "A parameter that is passed on or tested again.",
      "Setters: their name starts with `set`, their only parameter has no label, or both sides only assign to the same. Also `animated`.",
      "Functions of several parameters in a type that is a delegate.",
      "A side of one statement, unless `minimum_statements` says so.",
      "Overrides, `@objc` functions, and functions that a protocol of the project asks for.",
      "Functions that make views.",
      "Generated files and tests.",
    ],
    fixes: [
      RulePage.FixNote(
        .unsafe,
        """
        the function becomes two, and every call in the project follows: `reload(skipCache: true)` becomes \
        `reloadSkippingCache()`, and `reload(skipCache: false)` becomes `reload()`. A flag that says which of two sides is \
        meant becomes an enum instead: `pin(isTop: true)` becomes `pin(side: .top)`, and `pin(isTop: flag)` becomes \
        `pin(side: flag ? .top : .bottom)`. The names come from the words of the flag. Read them before you accept them. \
        Nothing is written where not all files were read, where other code than calls may reach the function, where a call \
        may mean another type's function, where the flag gives no names for both values, where most calls pass a value on, \
        and under `#if`.
        """)
    ], precision: .read(.medium))

  private let options: @Sendable (String) -> RuleOptions

  init(options: @escaping @Sendable (String) -> RuleOptions) { self.options = options }

  func findings(in project: AnalyzedProject) -> [Finding] {
    let project = project.project
    let all = project.files.indices.flatMap { file in
      project.files[file].selectingParameters.map { InFile(path: project.files[file].path, fact: $0) }
    }
    let requirements = Dictionary(
      grouping: all.map(\.fact).filter(\.statementCounts.isEmpty), by: \.function)
    return all.filter { parameter in
      let minimum = options(parameter.path).integer("minimum_statements")
      return parameter.fact.selects(minimum) && !project.asks(for: parameter.fact, requirements)
    }.map(finding)
  }

  private func finding(about parameter: InFile<SelectingParameter>) -> Finding {
    let fact = parameter.fact
    return Finding(
      rule: Self.id, severity: Self.severity, location: Location(path: parameter.path, span: fact.span),
      message: "'\(fact.name)' selects between two bodies of '\(fact.function)'", type: fact.enclosingType,
      fix: Fix(safety: .unsafe, change: .divideFunction(fact.function)),
      fingerprint: [fact.enclosingType ?? "", fact.function, fact.name].joined(separator: " "))
  }
}

extension SelectingParameter {
  fileprivate func selects(_ minimum: Int) -> Bool {
    guard let shorter = statementCounts.last, shorter >= minimum, !name.hasPrefix("animat"),
      !function.hasPrefix("set")
    else { return false }
    return !modifiers.contains { ["override", "objc", "IBAction", "ViewBuilder"].contains($0) }
  }
}

extension Project {
  fileprivate func asks(
    for parameter: SelectingParameter, _ requirements: [String: [SelectingParameter]]
  ) -> Bool {
    guard let type = parameter.enclosingType.flatMap({ type(named: $0) }) else { return false }
    let types = chain(of: type)
    // The form of a delegate's functions is given by another module.
    let isDelegate = types.contains { $0.inherited.contains { $0.hasSuffix("Delegate") } }
    if isDelegate, parameter.parameterCount > 1 { return true }
    guard let asked = requirements[parameter.function] else { return false }
    let names = Set(types.map(\.name))
    return asked.contains { $0.enclosingType.map(names.contains) ?? false }
  }
}
