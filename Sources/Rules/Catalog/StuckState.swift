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
        summary: "cases that nothing need lead out of, besides those whose name says so")
    ])

  static let guide = RuleGuide(
    summary: "A state of an enum that nothing leads into, or nothing leads out of.",
    why: """
      A case that no code sets is dead, and so is every branch about it; or the line that should set it \
      was forgotten. A case that is never left is an end: meant, or a way out is missing.
      """,
    limits: ["What other types write is known only where the project shows it."],
    exemptions: [
      "Variables that others may set, as far as their access goes: only private setters are looked at.",
      "The case that it begins with needs no way in; one whose name says that it is an end, like "
        + "`finished`, `failed` or `cancelled`, needs no way out.",
      "Enums that are set from values that nobody here knows: a raw value, a parameter.",
      "Generated files, tests and types with a syntax error.",
    ])

  private let options: @Sendable (String) -> RuleOptions

  init(options: @escaping @Sendable (String) -> RuleOptions) { self.options = options }

  func findings(in project: AnalyzedProject) -> [Finding] {
    project.states.filter(\.isJudged).flatMap { state in
      state.machines.compactMap { finding(about: $0, in: state.type) }
    }
  }

  private func finding(about machine: EnumMachine, in type: ProjectType) -> Finding? {
    let variable = machine.variable
    guard variable.setter == .private || variable.setter == .fileprivate else { return nil }
    let ends = options(variable.location.path).texts("final_states").map { $0.lowercased() }
    let missing = machine.withoutWayIn.filter {
      !machine.initial.contains($0) && !machine.assigned.contains($0)
    }
    let dead = machine.withoutWayOut.filter { name in
      !missing.contains(name) && !machine.withoutWayIn.contains(name)
        && !(ends + finalWords).contains { name.lowercased().contains($0) }
    }
    guard !missing.isEmpty || !dead.isEmpty else { return nil }
    var parts: [String] = []
    if !missing.isEmpty { parts.append("nothing leads to \(quotedList(missing))") }
    if !dead.isEmpty { parts.append("nothing leads out of \(quotedList(dead))") }
    return Finding(
      rule: Self.id, severity: Self.severity, location: variable.location,
      message: "'\(variable.name)': " + parts.joined(separator: "; "), type: type.name,
      fingerprint: "\(type.name) \(variable.name)",
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

/// What names of states that are meant to be the last have in them.
private let finalWords = [
  "done", "finish", "fail", "complete", "cancel", "close", "end", "stop", "error", "success", "succeed",
  "dead", "terminat", "expire", "invalid", "disconnect", "exit", "dispose", "abort", "reject", "resolved",
  "shutdown", "destroyed", "released", "result",
]
