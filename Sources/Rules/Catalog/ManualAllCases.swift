import UntangleFacts
import UntangleFindings
import UntangleProjectModel
import UntangleSourceFiles

struct ManualAllCases: Rule {
  static let schema = RuleSchema(
    id: "manual_all_cases", defaultSetting: .on(.warning), options: [])

  static let needs: Derivations = []

  static let guide = RuleGuide(
    summary: "A hand-written `allCases` misses a case of its enum.",
    why: """
      `allCases` claims to have all cases, and code that loops over it relies on that. The list that the \
      compiler writes is always complete. A hand-written one is complete on the day it is written.
      """,
    limits: [
      """
      Lists of cases are read, and `Other.allCases.map(Self.one)`, joined with `+`; a list that is put together in \
      another way is left alone.
      """,
      "A case that is left out on purpose is reported, too; such a list should have another name.",
    ],
    exemptions: [
      "Cases under `#if` or `@available`.",
      "Cases with a payload, which have no single value.",
      "A list with anything but cases and such a `map` in it.",
      "Generated files and tests.",
    ], topic: .enums, precision: .syntax)

  private let options: @Sendable (String) -> RuleOptions

  init(options: @escaping @Sendable (String) -> RuleOptions) { self.options = options }

  func findings(in project: AnalyzedProject) -> [Finding] {
    project.project.handwrittenCaseLists().compactMap { list in
      list.missing.isEmpty || list.origin != .handwritten ? nil : finding(about: list)
    }
  }

  private func finding(about list: CaseList) -> Finding {
    Finding(
      rule: Self.id, severity: Self.severity, location: list.location,
      message: "'allCases' of '\(list.enumName)' lacks \(quotedList(list.missing.map(\.name)))",
      type: list.enumName,
      notes: list.missing.map {
        Note(location: $0.location, message: "'\($0.name)' is declared here")
      }, fingerprint: list.enumName,
      data: [
        DataField("enum", .text(list.enumName)),
        DataField("missing", .list(list.missing.map { .text($0.name) })),
      ])
  }
}
