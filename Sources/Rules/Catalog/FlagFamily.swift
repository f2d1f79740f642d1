import UntangleFacts
import UntangleFindings
import UntangleProjectModel
import UntangleSourceFiles
import UntangleStateSpaces

struct FlagFamily: Rule {
  static let schema = RuleSchema(id: "flag_family", defaultSetting: .off)

  static let needs: Derivations = .states

  static let guide = RuleGuide(
    summary: "Flags of one type are named as states of one thing.",
    why: """
      `isLoading`, `isLoaded` and `loadFailed` are three names for one question, and so are flags that each show \
      a sheet of the same view. Nothing but their names says so here: no body moves them together, and no \
      condition asks for several. So the finding is a hint, and the rule is off by default.
      """,
    limits: ["Names decide alone. English words are known, and no others."],
    exemptions: [
      "Flags that the code relates to each other, which other rules judge.",
      "Flags that nothing changes after the beginning, which are settings.",
      "Two flags that show something; three are a family.",
      "Names that say what may be or what was: `shouldLoad`, `canLoad`, `wasLoading`.",
      "Overrides and other variables that are not the type's own.",
      "Generated files, tests and types with a syntax error.",
    ], precision: .read(.low), nextSteps: [.states])

  init(options: @escaping @Sendable (String) -> RuleOptions) {}

  func findings(in project: AnalyzedProject) -> [Finding] {
    project.states.flatMap { state -> [Finding] in
      guard state.type.origin == .handwritten, state.type.integrity == .intact else { return [] }
      return families(in: state).map { finding(about: $0, in: state.type) }
    }
  }

  /// In order of declaration.
  private func families(in state: TypeState) -> [[StateVariable]] {
    let related =
      state.groups.map(\.variables) + state.looseGroups.map(\.variables) + state.sideBySide.map(\.variables)
    return namedFamilies(state.changingFlags)
      .filter { family in
        let names = Set(family.map(\.name))
        return !related.contains { $0.count { names.contains($0.name) } > 1 }
      }
  }

  private func finding(about flags: [StateVariable], in type: ProjectType) -> Finding {
    let names = flags.map { "'\($0.name)'" }
    return Finding(
      rule: Self.id, severity: Self.severity, location: flags[0].location,
      message:
        "\(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1]) are named as states of "
        + "one thing",
      type: type.name,
      notes: flags.dropFirst().prefix(6).map { Note(location: $0.location, message: "'\($0.name)'") },
      fingerprint: ([type.identityName] + flags.map(\.name).sorted()).joined(separator: " "),
      data: [
        DataField("confidence", .text("named")),
        DataField("variables", .list(flags.map { .text($0.name) })),
      ])
  }
}

extension TypeState {
  /// The flags that some code changes, or may.
  fileprivate var changingFlags: [StateVariable] {
    let flags = variables.filter { $0.domain == .boolean && $0.ownership != .foreign }
    let writes = type.accessSummary(of: Set(flags.map(\.name))).writes
      .filter { $0.bodyKind != .initializer && $0.bodyKind != .initialValue }
    let changed = Set(writes.map(\.variable) + type.outsideWrites.map(\.fact.member))
    return flags.filter { $0.ownership == .lent || changed.contains($0.name) }
  }
}
