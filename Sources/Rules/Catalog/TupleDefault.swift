import UntangleFacts
import UntangleFindings
import UntangleProjectModel
import UntangleSourceFiles

struct TupleDefault: Rule {
  static let schema = RuleSchema(
    id: "tuple_default", defaultSetting: .on(.note),
    options: [
      OptionSchema(
        name: "maximum_swallowed", kind: .integer(default: 100, range: 1...10_000),
        summary: "a default for more combinations than these is left alone"),
      OptionSchema(
        name: "maximum_named", kind: .integer(default: 4, range: 0...100),
        summary: "the most combinations that `--fix` writes out in the place of a default"),
      OptionSchema(
        name: "answers", kind: .flag(default: false),
        summary: "whether a catch-all that answers with `true` or `false` is reported, too"),
    ])

  static let needs: Derivations = .switches

  static let guide = RuleGuide(
    summary: "A catch-all over a tuple takes combinations that nobody counted.",
    why: """
      A tuple of an enum and two Bools has dozens of combinations. The branches name some, the \
      catch-all takes the others, and among them may be the one that matters. Counting them shows \
      how much is left to chance.
      """,
    limits: [
      "Combinations are counted only if the values of every element that a pattern looks at are known.",
      "A combination that is matched only with a `where` counts as named.",
    ],
    exemptions: [
      "`==`, `<` and `~=` over pairs.", "Tuples without an enum.",
      "A catch-all that traps or throws; one that answers with `true` or `false`, unless `answers` asks for it.",
      "Generated files and tests.",
    ],
    fixes: [
      RulePage.FixNote(
        .safe,
        """
        the remaining combinations replace the catch-all, if there are no more than `maximum_named` \
        and a declaration gives the type of every element. An incomplete list would not compile, so \
        nothing can change silently.
        """),
      RulePage.FixNote(
        .unsafe, "the same if only the patterns show the types, which may be optional."),
    ], topic: .enums, precision: .inference)

  private let options: @Sendable (String) -> RuleOptions

  init(options: @escaping @Sendable (String) -> RuleOptions) { self.options = options }

  func findings(in project: AnalyzedProject) -> [Finding] {
    project.switches.compactMap { resolved in
      let options = options(resolved.location.path)
      guard case .tuple(let elements) = resolved.subject, isJudged(resolved, options),
        let count = CombinationCount(elements, items: resolved.fact.items), count.swallowed > 0,
        count.swallowed <= options.integer("maximum_swallowed")
      else { return nil }
      let fix = count.fix(
        resolved, elements, maximum: options.integer("maximum_named"), in: project.project)
      return finding(about: count, resolved, fix)
    }
  }

  private func isJudged(_ resolved: ResolvedSwitch, _ options: RuleOptions) -> Bool {
    let isAsked = resolved.fact.isOpen || resolved.fact.rest == .answers && options.flag("answers")
    return resolved.origin == .handwritten && isAsked && !resolved.fact.isInComparison
  }

  private func finding(
    about count: CombinationCount, _ resolved: ResolvedSwitch, _ fix: Fix?
  ) -> Finding {
    let fact = resolved.fact
    return Finding(
      rule: Self.id, severity: Self.severity, location: resolved.location,
      message: "\(fact.restWord) takes \(count.swallowed) of \(count.all) combinations of "
        + "'\(fact.subjectText)'",
      type: fact.enclosingType, linesAround: fact.linesBefore, notes: note(count, at: resolved.location),
      fix: fix,
      fingerprint: [
        fact.enclosingType ?? "", fact.enclosingFunction ?? "", fact.subjectText,
      ].joined(separator: " "),
      data: [
        DataField("combinations", .integer(count.all)),
        DataField("swallowed", .integer(count.swallowed)),
        DataField(
          "swallowedValues",
          .list(count.taken.map { .list($0.map { .text($0.text) }) })),
      ])
  }

  /// Of which values of the first enum how many; where some are left to the catch-all and others not.
  private func note(_ count: CombinationCount, at location: Location) -> [Note] {
    let parts = count.byFirstEnum.filter { $0.taken > 0 }
    guard parts.count > 1 || parts.first.map({ $0.taken < $0.all }) == true else { return [] }
    let shown = parts.prefix(12).map { "'\($0.value)' \($0.taken) of \($0.all)" }.joined(separator: ", ")
    let more = parts.count > 12 ? " and of \(parts.count - 12) more" : ""
    return [Note(location: location, message: "of \(shown)\(more)")]
  }
}
