import UntangleFacts
import UntangleFindings
import UntangleProjectModel
import UntangleSourceFiles
import UntangleStateSpaces

struct LateFlag: Rule {
  static let schema = RuleSchema(id: "late_flag", defaultSetting: .on(.note))

  static let needs: Derivations = []

  static let guide = RuleGuide(
    summary: "A flag that is checked before an `await` and set only after it.",
    why: """
      While a body waits, other code runs, even on the same actor. A second call makes the same check with the same \
      result, because the flag is not set yet: the work is done twice, or one answer overwrites the other. If the flag \
      is set before the `await`, the second call is turned away.
      """,
    limits: [
      "The rule does not know whether there is a second call while the first one waits.",
      "Completion handlers are not looked at: only `await` is.",
      "The rule does not see that a second run would find its task cancelled.",
    ],
    exemptions: [
      "A flag that is tested once more after the `await`, and one that goes back to its first value.",
      "Flags that a function of the type may write in between.",
      "Methods of a struct without property wrappers: no second run gets at the value.",
      "Writes in closures, loops and `switch` branches of their own, seen from outside.",
      "Overrides, bindings, generated files, tests and types with a syntax error.",
    ], precision: .inference, nextSteps: [.states])

  init(options: @escaping @Sendable (String) -> RuleOptions) {}

  func findings(in project: AnalyzedProject) -> [Finding] {
    let project = project.project
    return project.flagOwners.flatMap { findings(about: project.types[$0], in: project) }
  }

  private func findings(about type: ProjectType, in project: Project) -> [Finding] {
    // While a method of a plain struct waits, nothing else gets at the value.
    if type.kind == .struct, type.variables.allSatisfy(\.fact.wrappers.isEmpty) { return [] }
    // Iterates by index, because a loop over the values copies each large body.
    let waiting = type.bodies.indices.filter { type.bodies[$0].fact.statements.contains(where: \.mayWait) }
    guard !waiting.isEmpty else { return [] }
    let busy = project.stateVariables(of: type).reduce(into: [String: Bool]()) { busy, variable in
      guard variable.domain == .boolean, variable.ownership == .own,
        case .value(.boolean(let start)) = variable.defaultValue
      else { return }
      busy[variable.name] = !start
    }
    guard !busy.isEmpty else { return [] }
    let all = FlagWriters(of: type)
    let writers = busy.keys.reduce(into: [:]) { $0[$1] = all.writers(of: $1) }
    return waiting.flatMap { index -> [Finding] in
      var walk = LateSetWalk(busy: busy, writers)
      walk.follow(type.bodies[index].fact.statements)
      var seen: Set<LateSet> = []
      return walk.found.filter { seen.insert($0).inserted }.map {
        finding(about: $0, in: type.bodies[index], of: type)
      }
    }
  }

  private func finding(about late: LateSet, in body: InFile<Body>, of type: ProjectType) -> Finding {
    Finding(
      rule: Self.id, severity: Self.severity, location: Location(path: body.path, span: late.set),
      message:
        "'\(late.flag)' is set after an 'await': a second run may have passed the check meanwhile",
      type: type.name,
      notes: [Note(location: Location(path: body.path, span: late.check), message: "checked here")],
      fingerprint: "\(type.identityName) \(body.fact.name) \(late.flag)",
      data: [DataField("variables", .list([.text(late.flag)]))])
  }
}
