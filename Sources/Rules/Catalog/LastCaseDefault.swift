import UntangleFacts
import UntangleFindings
import UntangleProjectModel
import UntangleSourceFiles

struct LastCaseDefault: Rule {
  static let schema = RuleSchema(
    id: "last_case_default", defaultSetting: .on(.warning),
    options: [
      OptionSchema(
        name: "foreign_enums", kind: .flag(default: false),
        summary: "whether enums of other modules are judged, too")
    ] + CatchAllWishes.options)

  static let needs: Derivations = .switches

  static let guide = RuleGuide(
    summary: "A `default:` that stands for exactly one case hides its name.",
    why: """
      All other cases are named and one is left. Naming it costs a word and reads better, and the next \
      new case will not be taken for it.
      """,
    limits: [
      "If neither a declaration nor the patterns show which enum it is, there is no finding.",
      """
      Enums of other modules are known from a list, `Documentation/KnownEnums.md`; `enums:` in the \
      configuration extends it.
      """,
    ],
    exemptions: [
      "A default that traps or throws: it says that the case is impossible there.",
      "Enums of other modules, unless `foreign_enums` is on.",
      "`==`, `<` and `~=` over pairs, and predicates that are true for one case.",
      "A default that also takes values that the `where` of a named case excludes.",
      "Generated files and tests.",
    ], fixes: restFixes, topic: .enums, precision: .read(.high))

  private let options: @Sendable (String) -> RuleOptions

  init(options: @escaping @Sendable (String) -> RuleOptions) { self.options = options }

  func findings(in project: AnalyzedProject) -> [Finding] {
    let wishes = CatchAllWishes(project.project)
    return project.switches.compactMap { resolved in
      let options = options(resolved.location.path)
      guard let swallow = CatchAllCoverage(resolved, wishes, options, .allowed), swallow.isOneCase,
        swallow.isUnwanted
          || !swallow.isRefused && (!swallow.isForeign || options.flag("foreign_enums"))
      else { return nil }
      return Finding(
        rule: Self.id, severity: swallow.severity(or: Self.severity), location: resolved.location,
        message: "\(resolved.fact.restWord) stands for one case of '\(swallow.subject.name)': "
          + quotedList(swallow.cases) + swallow.advice,
        type: resolved.fact.enclosingType, linesAround: resolved.fact.linesBefore, notes: swallow.notes,
        fix: swallow.fix,
        fingerprint: swallow.fingerprint, data: swallow.data)
    }
  }
}
