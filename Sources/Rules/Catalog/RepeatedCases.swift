import UntangleFacts
import UntangleFindings
import UntangleProjectModel
import UntangleSourceFiles

struct RepeatedCases: Rule {
  static let schema = RuleSchema(
    id: "repeated_cases", defaultSetting: .on(.note),
    options: [
      OptionSchema(
        name: "minimum_places", kind: .integer(default: 3, range: 2...100),
        summary: "how many places must ask for the same cases")
    ])

  static let needs: Derivations = []

  static let guide = RuleGuide(
    summary: "Several places ask a value for the same cases: a question without a name.",
    why: """
      `activity == .running || activity == .walking` in three places is one decision. When `.hiking` comes, each of \
      them must be found, and the compiler finds none. A property of the enum, `isMoving`, decides once; a switch \
      in it asks about the next case.
      """,
    limits: ["Places may mean different things by the same cases: then each deserves a name of its own."],
    exemptions: [
      "A set that is all that a function or property says: it has a name.",
      "Branches of a switch.",
      "Enums of other modules.",
      "Generated files and tests.",
    ],
    fixes: [
      RulePage.FixNote(
        .unsafe,
        """
        all places ask the property, and where there is none, the enum gets one. It is called as the locals that hold \
        the answer in two places, or after its two cases: look whether a better name is at hand. Nothing is written \
        where a value is optional or the result of a call, where the enum has a `==` of its own, and of three cases \
        or more without such locals.
        """)
    ], topic: .enums, precision: .read(.high))

  private let options: @Sendable (String) -> RuleOptions

  init(options: @escaping @Sendable (String) -> RuleOptions) { self.options = options }

  func findings(in project: AnalyzedProject) -> [Finding] {
    project.project.repeatedCaseSets().filter { set in
      set.places.count >= options(set.places[0].location.path).integer("minimum_places")
    }.map(finding)
  }

  private func finding(about set: RepeatedCaseSet) -> Finding {
    let first = set.places[0]
    return Finding(
      rule: Self.id, severity: Self.severity, location: first.location,
      message:
        "\(alternatives(set.members)) of '\(set.enumName)' is asked for in at least \(set.places.count) places; "
        + advice(about: set),
      type: first.fact.enclosingType,
      notes: set.places.dropFirst().prefix(5).map { place in
        let name = place.fact.enclosingFunction.map { "'\($0)'" } ?? "this"
        return Note(location: place.location, message: "\(name) asks for the same cases")
      },
      fix: set.fix,
      fingerprint: "\(set.enumName) \(set.members.joined(separator: " "))",
      data: [
        DataField("enum", .text(set.enumName)),
        DataField("cases", .list(set.members.map(DataValue.text))),
        DataField("places", .integer(set.places.count)),
        DataField("property", set.property.map(DataValue.text) ?? .absent),
      ])
  }

  private func alternatives(_ names: [String]) -> String {
    let quoted = names.map { "'\($0)'" }
    return quoted.dropLast().joined(separator: ", ") + " or " + (quoted.last ?? "")
  }

  private func advice(about set: RepeatedCaseSet) -> String {
    if let known = set.known { return "its '\(known)' answers that" }
    return set.property.map { "write '\($0)' in it" } ?? "a property of it would answer that once"
  }
}
