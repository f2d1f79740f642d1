import UntangleFacts
import UntangleFindings
import UntangleProjectModel
import UntangleSourceFiles

struct RawValueSwitch: Rule {
  static let schema = RuleSchema(
    id: "raw_value_switch", defaultSetting: .on(.warning), options: [])

  static let needs: Derivations = []

  static let guide = RuleGuide(
    summary: "A switch over an enum's raw value or description asks for texts where there are cases.",
    why: """
      The compiler checks cases: that each exists, and that none is left out. It does not check \
      literals: a misspelt one never matches, a raw value that is changed for the server changes what \
      the code does, and a new case goes to the `default` that such a switch must have.
      """,
    limits: [
      "The finding names the cases of the literals only if the raw values are texts.",
      "A text that was read from the enum before the switch is not recognised.",
    ],
    exemptions: [
      "Types that are not enums, or whose declaration cannot be found.",
      "Fewer than two literals, and ranges.",
      "Generated files and tests.",
    ], topic: .enums, precision: .inference)

  private let options: @Sendable (String) -> RuleOptions

  init(options: @escaping @Sendable (String) -> RuleOptions) { self.options = options }

  func findings(in project: AnalyzedProject) -> [Finding] {
    project.project.literalTests().compactMap { test in
      test.origin == .handwritten ? finding(about: test) : nil
    }
  }

  private func finding(about test: ResolvedLiteralTest) -> Finding {
    Finding(
      rule: Self.id, severity: Self.severity, location: test.location, message: message(about: test),
      type: test.fact.enclosingType,
      fingerprint: [
        test.fact.enclosingType ?? "", test.fact.enclosingFunction ?? "", test.fact.subjectText,
        test.enumName,
      ].joined(separator: " "),
      data: [
        DataField("enum", .text(test.enumName)),
        DataField("literals", .list(test.fact.literals.map(DataValue.text))),
        DataField("cases", .list(test.meanings.map { $0.caseName.map(DataValue.text) ?? .absent })),
      ])
  }
}

extension RawValueSwitch {
  private func message(about test: ResolvedLiteralTest) -> String {
    let word = test.fact.form == .switch ? "a switch over" : "comparisons with"
    let source = test.fact.source == .rawValue ? "the raw value" : "the description"
    let known = test.meanings.compactMap { meaning in
      meaning.caseName.map { "'\(meaning.literal)' for '.\($0)'" }
    }
    let strange = test.meanings.filter { $0.caseName == nil }.map(\.literal)
    var text = "\(word) \(source) of '\(test.enumName)' where its cases would do"
    if !known.isEmpty { text += ": \(list(known))" }
    if test.knowledge == .complete, !strange.isEmpty {
      text += "; \(quotedList(strange)) \(strange.count == 1 ? "is" : "are") no case's"
    }
    return text
  }

  private func list(_ texts: [String]) -> String {
    texts.count <= 4
      ? joined(texts) : texts.prefix(3).joined(separator: ", ") + " and \(texts.count - 3) more"
  }
}
