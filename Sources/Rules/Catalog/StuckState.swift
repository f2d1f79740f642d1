import UntangleFacts
import UntangleFindings
import UntangleProjectModel
import UntangleSourceFiles
import UntangleStateSpaces

struct StuckState: Rule {
  static let schema = RuleSchema(
    id: "stuck_state", defaultSetting: .on(.note),
    options: [
      OptionSchema(
        name: "final_states", kind: .texts(default: []),
        summary: "cases that need no way out, besides those whose name says so")
    ])

  static let needs: Derivations = .states

  static let guide = RuleGuide(
    summary: "A state of an enum that no code leads into, or no code leads out of.",
    why: """
      A case that no code sets is dead, and so is every branch about it; or the line that should set it \
      was forgotten. If the other cases form a cycle, a case that is never left is a trap: the branch that \
      should lead out of it was forgotten, and often a `default` hides that.
      """,
    limits: [
      "If a raw value, a parameter or another type decides the next case, any case may follow, and there is no finding."
    ],
    exemptions: [
      "Variables that their access lets other code set: only private setters are looked at.",
      "The first case needs no way in.",
      "A machine without a cycle, from loading to loaded, may end in any case. Other machines may end in a "
        + "case whose name says so, like `finished`, `failed` or `cancelled`.",
      "Enums of two cases, which are switches.",
      "Types that are decoded or fetched: what was stored may be anything.",
      "Generated files, tests and types with a syntax error.",
    ], precision: .inference, nextSteps: [.states])

  private let options: @Sendable (String) -> RuleOptions

  init(options: @escaping @Sendable (String) -> RuleOptions) { self.options = options }

  func findings(in project: AnalyzedProject) -> [Finding] {
    project.states.filter(\.isProvable).flatMap { state in
      state.machines.compactMap { finding(about: $0, in: state.type) }
    }
  }

  private func finding(about machine: EnumMachine, in type: ProjectType) -> Finding? {
    let variable = machine.variable
    let ends = options(variable.location.path).texts("final_states")
    let missing = machine.withoutWayIn.filter {
      !machine.initial.contains($0) && !machine.assigned.contains($0)
    }
    let dead = machine.withoutWayOut.filter { name in
      !machine.goingRound.isEmpty && !ends.contains(name) && !isEnd(name)
        && (machine.initial.contains(name) || !machine.withoutWayIn.contains(name))
    }
    guard !missing.isEmpty || !dead.isEmpty else { return nil }
    var parts: [String] = []
    if !missing.isEmpty { parts.append("nothing leads to \(quotedList(missing))") }
    if !dead.isEmpty { parts.append("nothing leads out of \(quotedList(dead))") }
    return Finding(
      rule: Self.id, severity: Self.severity, location: variable.location,
      message: "'\(variable.name)': " + parts.joined(separator: "; "), type: type.name,
      fingerprint: "\(type.identityName) \(variable.name)",
      data: [
        DataField("confidence", .text("proved")),
        DataField("variable", .text(variable.name)),
        DataField("enum", variable.enumName.map { .text($0) } ?? .absent),
        DataField("withoutWayIn", .list(machine.withoutWayIn.map { .text($0) })),
        DataField("withoutWayOut", .list(machine.withoutWayOut.map { .text($0) })),
        DataField("initial", .list(machine.initial.map { .text($0) })),
      ])
  }
}

/// Whether a word in the name marks a final state: `didFail`, `cancelled`.
private func isEnd(_ name: String) -> Bool {
  wordsInName(name).contains { word in finalWords.contains { word.hasPrefix($0) } }
}

/// Prefixes of words that mark a final state.
private let finalWords = [
  "done", "finish", "fail", "complete", "cancel", "close", "end", "stop", "error", "success", "succeed",
  "dead", "terminat", "expire", "invalid", "disconnect", "exit", "dispose", "abort", "reject", "resolved",
  "shutdown", "destroy", "release", "result",
]
