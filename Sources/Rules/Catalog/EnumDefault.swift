import UntangleFacts
import UntangleFindings
import UntangleProjectModel
import UntangleSourceFiles

struct EnumDefault: Rule {
  static let schema = RuleSchema(
    id: "enum_default", defaultSetting: .on(.note),
    options: [
      OptionSchema(
        name: "maximum_swallowed", kind: .integer(default: 8, range: 1...1_000),
        summary: "a default for more cases than these is left alone"),
      OptionSchema(
        name: "foreign_enums", kind: .flag(default: false),
        summary: "whether enums of other modules are judged, too"),
      OptionSchema(
        name: "trapping_defaults", kind: .flag(default: false),
        summary: "whether a default that traps or throws is judged, too"),
      OptionSchema(
        name: "partly_named_cases", kind: .flag(default: false),
        summary: "whether a default that also takes what patterns leave of a case is judged, too"),
      OptionSchema(
        name: "predicates", kind: .choice(default: "allow", of: ["allow", "report"]),
        summary:
          "whether a default is reported beside one case that answers true, or that alone does something"),
    ] + CatchAllWishes.options)

  static let needs: Derivations = .switches

  static let guide = RuleGuide(
    summary: "A `default:` over an enum takes cases that it does not name, future ones included.",
    why: """
      If a switch names all cases, the compiler leads the author of a new case to every place that \
      must decide about it. A `default:` decides silently, today for the cases that are not written \
      down and tomorrow for the new one.

      `// untangle:enforce exhaustive` on the line above an enum says that no switch over it may have a \
      `default`, not in a predicate either: each is a warning then.
      """,
    limits: [
      "If neither a declaration nor the patterns show which enum it is, there is no finding.",
      """
      Enums of other modules are known from a list, `Documentation/KnownEnums.md`; `enums:` in the \
      configuration extends it.
      """,
    ],
    exemptions: [
      """
      `==`, `<` and `~=` over pairs, predicates that are true for one case, and a switch in which one case alone does \
      something, as after `if case`.
      """,
      "A default that traps or throws, or that only takes `nil`.",
      "A default that also takes what the patterns leave of a case, as `.failed` beside `.failed(404)`: such a switch "
        + "looks for a few values, and names the rest at once.",
      "`@unknown default`.",
      "Exactly one case: see `last_case_default`.",
      "Enums with `// untangle:ignore` above them; with `// untangle:enforce exhaustive` none of these holds.",
      "Generated files and tests.",
    ], fixes: restFixes, topic: .enums, precision: .read(.medium))

  private let options: @Sendable (String) -> RuleOptions

  init(options: @escaping @Sendable (String) -> RuleOptions) { self.options = options }

  func findings(in project: AnalyzedProject) -> [Finding] {
    let wishes = CatchAllWishes(project.project)
    return project.switches.compactMap { resolved in
      let options = options(resolved.location.path)
      let predicates: CatchAllCoverage.Predicates =
        options.choice("predicates") == "report" ? .reported : .allowed
      guard let swallow = CatchAllCoverage(resolved, wishes, options, predicates), !swallow.isOneCase,
        isJudged(swallow, options, predicates)
      else { return nil }
      return finding(about: swallow)
    }
  }

  private func isJudged(
    _ swallow: CatchAllCoverage, _ options: RuleOptions, _ predicates: CatchAllCoverage.Predicates
  ) -> Bool {
    if swallow.isUnwanted { return true }
    if swallow.resolved.fact.actsOnOneCase, predicates == .allowed { return false }
    guard swallow.cases.count <= options.integer("maximum_swallowed") else { return false }
    if swallow.isForeign, !options.flag("foreign_enums") { return false }
    if !swallow.leftOver.isEmpty, !options.flag("partly_named_cases") { return false }
    return !swallow.isRefused || options.flag("trapping_defaults")
  }

  private func finding(about swallow: CatchAllCoverage) -> Finding {
    let fact = swallow.resolved.fact
    return Finding(
      rule: Self.id, severity: swallow.severity(or: Self.severity), location: swallow.resolved.location,
      message: "\(fact.restWord) takes \(count(of: swallow)) of '\(swallow.subject.name)': "
        + quotedList(swallow.cases) + leftOver(in: swallow) + swallow.advice,
      type: fact.enclosingType, linesAround: fact.linesBefore, notes: swallow.notes, fix: swallow.fix,
      fingerprint: swallow.fingerprint, data: swallow.data)
  }

  private func count(of swallow: CatchAllCoverage) -> String {
    swallow.cases.count == 1 ? "1 case" : "\(swallow.cases.count) cases"
  }

  private func leftOver(in swallow: CatchAllCoverage) -> String {
    swallow.leftOver.isEmpty ? "" : ", and what is left of \(quotedList(swallow.leftOver))"
  }
}
