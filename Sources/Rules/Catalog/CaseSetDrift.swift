import UntangleFacts
import UntangleFindings
import UntangleProjectModel
import UntangleSourceFiles

struct CaseSetDrift: Rule {
  static let schema = RuleSchema(
    id: "case_set_drift", defaultSetting: .on(.note),
    options: [
      OptionSchema(
        name: "minimum_places", kind: .integer(default: 2, range: 2...100),
        summary: "how many places must ask for the same cases before another one has drifted")
    ])

  static let needs: Derivations = []

  static let guide = RuleGuide(
    summary: "One of several places that ask for the same cases has a case more or fewer.",
    why: """
      `activity == .running || activity == .walking` in five places is a decision without a name. \
      When `.hiking` is added, four places are found and the fifth is not, and the compiler says nothing. \
      A property of the enum, `isMoving`, decides once, and a switch in it asks about the next case.
      """,
    limits: [
      "The rule does not know which place is right: the finding is at the one that differs from the others.",
      "Only places that ask about the same property of a type, or with the same words in one type, are compared.",
    ],
    exemptions: [
      "Sets that differ by more than one case, and two places that differ without anything in common.",
      "A place that only has a case more, in another type than all those that agree.",
      "A set that two places agree on, however near it is to another one.",
      "A set that is the whole content of a function or property: its name may say what is meant.",
      "Two branches of a switch without a rest: the compiler asks about each case.",
      "Generated files and tests.",
    ], topic: .enums, precision: .inference)

  private let options: @Sendable (String) -> RuleOptions

  init(options: @escaping @Sendable (String) -> RuleOptions) { self.options = options }

  func findings(in project: AnalyzedProject) -> [Finding] {
    let sets = project.project.caseSets().filter { $0.origin == .handwritten }
    return CaseDrift.all(among: sets, agreement: 2).filter(isJudged).map(finding)
  }

  private func isJudged(_ drift: CaseDrift) -> Bool {
    switch drift.evidence {
    case .agreement(let others):
      others.count >= options(drift.place.location.path).integer("minimum_places")
    case .pair: true
    }
  }

  private func finding(about drift: CaseDrift) -> Finding {
    let place = drift.place
    return Finding(
      rule: Self.id, severity: Self.severity, location: place.location, message: message(about: drift),
      type: place.fact.enclosingType, notes: notes(on: drift),
      fingerprint: [
        place.fact.enclosingType ?? "", place.fact.enclosingFunction ?? "", place.fact.subjectText,
        place.enumName, drift.difference.caseName,
      ].joined(separator: " "),
      data: [
        DataField("enum", .text(place.enumName)),
        DataField("cases", .list(place.members.map(DataValue.text))),
        DataField("missing", drift.difference.missing.map(DataValue.text) ?? .absent),
        DataField("surplus", drift.difference.surplus.map(DataValue.text) ?? .absent),
      ])
  }
}

extension CaseSetDrift {
  private func message(about drift: CaseDrift) -> String {
    let subject = "'\(drift.place.fact.subjectText)'"
    let rest: String
    switch drift.evidence {
    case .agreement(let others):
      rest = "\(others.count) other places ask for \(quotedList(others[0].members))"
    case .pair(let other, let receivers):
      rest =
        "another one asks for \(quotedList(other.members)), and both drive \(quotedList(receivers))"
    }
    switch drift.difference {
    case .lacks(let name): return "this question about \(subject) leaves out '\(name)': \(rest)"
    case .adds(let name): return "this question about \(subject) adds '\(name)': \(rest)"
    }
  }

  private func notes(on drift: CaseDrift) -> [Note] {
    let others: [ResolvedCaseSet]
    switch drift.evidence {
    case .agreement(let places): others = places
    case .pair(let other, _): others = [other]
    }
    return others.map { other in
      let place = other.fact.enclosingFunction.map { "'\($0)' asks" } ?? "this asks"
      return Note(location: other.location, message: "\(place) for \(quotedList(other.members))")
    }
  }
}

extension CaseDrift.Difference {
  fileprivate var caseName: String {
    switch self {
    case .lacks(let name), .adds(let name): name
    }
  }

  fileprivate var missing: String? {
    if case .lacks(let name) = self { return name }
    return nil
  }

  fileprivate var surplus: String? {
    if case .adds(let name) = self { return name }
    return nil
  }
}
