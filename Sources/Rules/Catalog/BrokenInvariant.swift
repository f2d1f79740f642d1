import UntangleFindings
import UntangleProjectModel
import UntangleStateSpaces

struct BrokenInvariant: Rule {
  static let schema = RuleSchema(id: "broken_invariant", defaultSetting: .on(.error))

  static let needs: Derivations = []

  static let guide = RuleGuide(
    summary: "The type can reach a state that `invariants` in `.lintrc.yml` forbids.",
    why: """
      What must always hold is usually known, and written nowhere. Written down as a condition over the \
      type's variables it is checked in every state that the code can reach, and the shortest way to one \
      that breaks it is shown: those calls, in that order, on a fresh instance.

      Under `invariants:` each type has a list of conditions, like \
      `Player: ["isPlaying -> file != nil", "!(isSaving && phase == .idle)"]`. There are `!`, `==`, `!=`, \
      `&&`, `||`, `->` ("then") and parentheses. A condition about a variable that is not there fails the \
      run with 2, as one about a type that is nowhere does: neither would be checked, and nobody would know.
      """,
    limits: [
      "What the sources do not decide goes both ways: a way that is shown may be impossible for reasons "
        + "that stand elsewhere.",
      "A type with too many states is not checked, and the finding says so.",
      "A type that is not among the files of the run is not checked. It fails a run over the whole folder of "
        + "`.lintrc.yml` in which every file was read; a run over a part of it, or over standard input, says "
        + "nothing, and neither does one where an excluded file mentions the name.",
    ],
    exemptions: ["Types without a condition."], nextSteps: [.states])

  init(options: @escaping @Sendable (String) -> RuleOptions) {}

  func findings(in project: AnalyzedProject) -> [Finding] {
    project.invariants.compactMap { invariant in
      message(about: invariant).map { message in
        Finding(
          rule: Self.id, severity: Self.severity, location: invariant.type.location,
          message: message, type: invariant.type.name,
          fingerprint: "\(invariant.type.identityName) \(invariant.text)", data: data(about: invariant))
      }
    }
  }

  private func message(about invariant: CheckedInvariant) -> String? {
    switch invariant.outcome {
    case .holds, .mistaken: return nil
    case .tooLarge: return "'\(invariant.text)' could not be checked: too many states"
    case .broken(let state, let space):
      let way =
        state.witness.isEmpty
        ? "a fresh instance has" : "\(space.way(to: state)) can lead to"
      let summary = space.summary(of: state, among: invariant.variables)
      return "'\(invariant.text)' does not always hold: \(way) \(summary)"
    }
  }

  private func data(about invariant: CheckedInvariant) -> [DataField] {
    guard case .broken(let state, let space) = invariant.outcome else { return [] }
    return [
      DataField("invariant", .text(invariant.text)),
      DataField("variables", .list(space.variables.map { .text($0.name) })),
      DataField("values", .list(space.texts(of: state).map { .text($0) })),
      DataField("witness", .list(state.witness.map { .text($0) })),
      DataField("confidence", .text("proved")),
    ]
  }
}
