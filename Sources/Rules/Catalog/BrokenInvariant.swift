import UntangleFacts
import UntangleFindings
import UntangleProjectModel
import UntangleSourceFiles
import UntangleStateSpaces

struct BrokenInvariant: Rule {
  static let schema = RuleSchema(id: "broken_invariant", defaultSetting: .on(.error))

  static let needs: Derivations = []

  static let guide = RuleGuide(
    summary: "The type can reach a state that `invariants` in `.lintrc.yml` forbids.",
    why: """
      Authors usually know what must always hold, and write it nowhere. A condition over the type's \
      variables can be checked in every state that the code can reach. The finding shows the shortest way \
      to a state that breaks it: those calls, in that order, on a fresh instance.

      Under `invariants:` each type has a list of conditions, like \
      `Player: ["isPlaying -> file != nil", "!(isSaving && phase == .idle)"]`. There are `!`, `==`, `!=`, \
      `&&`, `||`, `->` ("then") and parentheses. Numbers are compared with constants, by `<`, `<=`, `>` and \
      `>=` as well: `health > 0`, `items.isEmpty`, `items.count > 1`. A condition about a variable or a type that does not \
      exist makes the run exit with 2, because otherwise it would silently not be checked.
      """,
    limits: [
      "If the sources do not decide, both outcomes are followed: a way that is shown may be impossible for "
        + "reasons outside of the sources.",
      "A type with too many states is not checked, and the finding says so.",
      "A type that is not among the files of the run is not checked. A missing type is an error only if the run "
        + "covers the whole folder of `.lintrc.yml`, every file was read, and no excluded file mentions the name.",
      "Of a number only the ranges count that the condition tells apart. `+= 1` moves a number from range to range. "
        + "What it is after another calculation is open until the code compares it with a constant.",
      "A collection of another value that changes through a method that the standard library does not have is not seen.",
    ],
    exemptions: ["Types without a condition."], precision: .inference, nextSteps: [.states])

  init(options: @escaping @Sendable (String) -> RuleOptions) {}

  func findings(in project: AnalyzedProject) -> [Finding] {
    project.invariants.compactMap { invariant in
      message(about: invariant).map { message in
        Finding(
          rule: Self.id, severity: Self.severity, location: invariant.type.location,
          message: message, type: invariant.type.name, notes: notes(about: invariant),
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

  /// Where others set the variable that the way ends with.
  private func notes(about invariant: CheckedInvariant) -> [Note] {
    guard case .broken(let state, let space) = invariant.outcome,
      let last = state.witness.last,
      let place = space.variables.firstIndex(where: { OperationName($0.name, [.setter]) == last })
    else { return [] }
    let name = space.variables[place].name
    return invariant.type.writes(setting: space.variables[place], to: state.values[place]).prefix(3).map {
      let function = [$0.fact.enclosingType, $0.fact.enclosingFunction].compactMap { $0 }.joined(
        separator: ".")
      return Note(
        location: Location(path: $0.path, span: $0.fact.span),
        message: function.isEmpty ? "'\(name)' is set here" : "'\(function)' sets '\(name)'")
    }
  }

  private func data(about invariant: CheckedInvariant) -> [DataField] {
    guard case .broken(let state, let space) = invariant.outcome else { return [] }
    return [
      DataField("invariant", .text(invariant.text)),
      DataField("variables", .list(space.variables.map { .text($0.name) })),
      DataField("values", .list(space.texts(of: state).map { .text($0) })),
      DataField("witness", .list(state.witness.map { .text($0.text) })),
      DataField("confidence", .text("proved")),
    ]
  }
}
