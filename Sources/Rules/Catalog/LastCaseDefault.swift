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
      All other cases are named, one is left: writing it costs a word, reads better, and the next \
      case that somebody adds will not be taken for it.
      """,
    limits: [
      "Where neither a declaration nor the patterns tell which enum it is, nothing is said.",
      """
      Enums of other modules are known from a list, `Documentation/KnownEnums.md`; `enums:` in the \
      configuration extends it.
      """,
    ],
    exemptions: [
      "A default that traps or throws: the case is said to be impossible there.",
      "Enums of other modules, unless `foreign_enums` is on.",
      "`==`, `<` and `~=` over pairs, and predicates that are true for one case.",
      "A default that also takes what the `where` of a named case leaves over.",
      "Generated files and tests.",
    ], fixes: restFixes, topic: .enums, precision: .high)

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
