import UntangleFindings
import UntangleProjectModel
import UntangleStateSpaces

struct DerivedFlag: Rule {
  static let schema = RuleSchema(id: "derived_flag", defaultSetting: .on(.note))

  static let needs: Derivations = .states

  static let guide = RuleGuide(
    summary: "A flag that always equals an expression over other state.",
    why: """
      Two variables that say the same must be kept equal by hand, in every body that writes either. \
      A computed flag cannot be wrong. The finding is proved: the two differ in no state that the code \
      can reach.
      """,
    limits: [
      "Only flags that follow from one other variable are found.",
      "Within a body the two may differ for a moment: look at what reads the flag between the two writes.",
    ],
    exemptions: [
      "Flags that never change, and pairs that the code does not relate to each other.",
      "A flag that tells whether an optional is set: see `flag_and_optional`.",
      "A flag with `willSet` or `didSet`: something happens when it changes.",
      "Variables that others may set through a protocol.",
      "Types that are decoded or fetched: what was stored may be anything.",
      "Generated files, tests and types with a syntax error.",
    ],
    fixes: [
      RulePage.FixNote(
        .safe,
        """
        the flag becomes a computed property and all writes to it are removed. Conditions: only its own \
        file may set the two, neither has a wrapper or an observer, and each write of one stands directly \
        beside a write of the other, so no code runs in between that could see them differ. Refused are \
        a flag that is asked for after the other is set, as in "was it shown before?", and one that is \
        handed out by `&` or a key path, set within a larger statement, asked for by an initialiser, or \
        of a struct without an initialiser of its own.
        """)
    ], precision: .inference)

  init(options: @escaping @Sendable (String) -> RuleOptions) {}

  func findings(in project: AnalyzedProject) -> [Finding] {
    project.states.filter(\.isProvable).flatMap { state in
      state.mirrors(in: project.project).filter { $0.otherVariable.domain != .optional }
        .map { finding(about: $0, of: state.type, $0.fix(in: state.type, of: project.project)) }
    }
  }

  private func finding(about mirror: Mirror, of type: ProjectType, _ fix: Fix?) -> Finding {
    let variable = mirror.flagVariable
    return Finding(
      rule: Self.id, severity: Self.severity, location: variable.location,
      message: "\(mirror.text): make it computed", type: type.name, fix: fix,
      fingerprint: "\(type.identityName) \(variable.name)",
      data: [
        DataField("confidence", .text("proved")),
        DataField("variable", .text(variable.name)),
        DataField("follows", .text(mirror.otherVariable.name)),
      ])
  }
}
