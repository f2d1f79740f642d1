import UntangleFacts
import UntangleFindings
import UntangleProjectModel
import UntangleSourceFiles
import UntangleStateSpaces

struct TangledState: Rule {
  static let schema = RuleSchema(
    id: "tangled_state", defaultSetting: .on(.warning),
    options: [
      OptionSchema(
        name: "minimum_flags", kind: .integer(default: 3, range: 2...64),
        summary: "how many flags a group has at least"),
      OptionSchema(
        name: "minimum_bodies", kind: .integer(default: 2, range: 1...100),
        summary: "how many bodies write two or more of them at least"),
    ])

  static let guide = RuleGuide(
    summary: "Flags that the code moves together are one state written as several.",
    why: """
      Three flags can be in eight combinations; the code behind them means four or five. Every \
      method must know which ones, and nothing stops it from making another. An enum has one case \
      for each state that is meant, carries the values that belong to it, and the compiler asks \
      about the new case wherever it matters.

      The finding rests on what the code does, never on how many flags there are: bodies that write \
      several of them, conditions that look at several, one that decides whether another is written.
      """,
    limits: [
      "Flags that are only related through calls into other types stay apart.",
      "Where everything seems reachable, or there is too much to count, the evidence is shown instead.",
    ],
    exemptions: [
      "Options that no body relates to each other, however many.",
      "Initialisers and bodies that hand parameters through or reset every setting.",
      "Overrides, bindings, environment values, `@IBInspectable`, `dynamic` and `@NSManaged` variables.",
      "Generated files, tests and test doubles; types with a syntax error.",
    ])

  private let options: @Sendable (String) -> RuleOptions

  init(options: @escaping @Sendable (String) -> RuleOptions) { self.options = options }

  func findings(in project: AnalyzedProject) -> [Finding] {
    project.states.filter(isJudged).flatMap { state in
      state.groups.filter(isTangled).map { finding(about: $0, in: state.type) }
    }
  }

  private func isJudged(_ state: TypeState) -> Bool {
    state.type.origin == .handwritten && state.type.integrity == .intact
      && !state.type.inherited.contains { optionTypes.contains($0) }
  }

  private func isTangled(_ group: StateGroup) -> Bool {
    guard let path = group.variables.first?.location.path else { return false }
    let options = options(path)
    let movers = group.coWriters
    let related = group.tests.reduce(into: Set(movers.values.joined())) {
      $0.formUnion($1.variables)
    }
    let flags = group.flags.filter { related.contains($0.name) }
    let written = Set(group.writes.filter { !$0.isCopy }.map(\.variable))
    return flags.filter { written.contains($0.name) }.count >= options.integer("minimum_flags")
      && movers.count >= options.integer("minimum_bodies")
      && (group.hasTransition || !group.tests.isEmpty)
  }

  private func finding(about group: StateGroup, in type: ProjectType) -> Finding {
    let location = group.flags.map(\.location).min() ?? type.location
    return Finding(
      rule: Self.id, severity: Self.severity, location: location,
      message: message(about: group), type: type.name, notes: notes(about: group),
      fingerprint: ([type.name] + group.variables.map(\.name)).joined(separator: " "),
      data: data(about: group))
  }
}

/// Types whose flags are options by what they are.
private let optionTypes: Set<String> = [
  "ParsableArguments", "ParsableCommand", "AsyncParsableCommand", "OptionSet",
]

extension TangledState {
  private func message(about group: StateGroup) -> String {
    let names = quotedList(group.flags.map(\.name))
    let bodies = group.coWriters.count
    var parts = ["\(bodies) \(bodies == 1 ? "body writes" : "bodies write") several of them"]
    if !group.tests.isEmpty {
      let count = group.tests.count
      parts.append("\(count) \(count == 1 ? "condition tests" : "conditions test") several")
    }
    let states = group.flags.reduce(1) { $0 * $1.valueCount }
    guard let space = group.space, space.states.count < space.representable else {
      return "\(names) are one state in \(group.flags.count) flags: "
        + parts.joined(separator: ", ") + "; they can be in \(states) combinations"
    }
    let others = space.variables.count > group.flags.count ? " with what moves with them" : ""
    return "\(names) are one state in \(group.flags.count) flags: \(space.states.count) of "
      + "\(space.representable) combinations\(others) are reached" + surprise(in: space)
  }

  /// The reached state that stands out, and how: the message's proof.
  private func surprise(in space: StateSpace) -> String {
    guard let state = space.surprisingState else { return "" }
    return "; \(space.way(to: state)) on a fresh instance leads to \(space.summary(of: state))"
  }

  private func notes(about group: StateGroup) -> [Note] {
    var seen: Set<Location> = []
    let telling = group.evidence.filter { seen.insert($0.location).inserted }
    return invariants(of: group)
      + telling.prefix(noteLimit).map { piece in
        Note(location: piece.location, message: text(of: piece))
      }
  }

  /// What always holds, at the variable that it is about.
  private func invariants(of group: StateGroup) -> [Note] {
    guard let space = group.space else { return [] }
    return space.relations.prefix(noteLimit).map { relation in
      Note(
        location: space.variables[relation.variable].location,
        message: "in all reached states: " + space.text(of: relation))
    }
  }

  private func text(of piece: Evidence) -> String {
    switch piece.kind {
    case .writtenTogether: "'\(piece.body)' writes '\(piece.first)' and '\(piece.second)'"
    case .testedTogether:
      "'\(piece.body)' tests '\(piece.first)' and '\(piece.second)' in one condition"
    case .guardsWrite: "'\(piece.first)' decides whether '\(piece.body)' writes '\(piece.second)'"
    }
  }

  private func data(about group: StateGroup) -> [DataField] {
    [
      DataField("confidence", .text(group.hasSurplus ? "proved" : "evidenced")),
      DataField("variables", .list(group.variables.map { .text($0.name) })),
      DataField("flags", .list(group.flags.map { .text($0.name) })),
      DataField("representable", .integer(group.variables.representable)),
      DataField(
        "reached", group.space.map { .integer($0.states.count) } ?? .absent),
      DataField(
        "surprise",
        group.space?.surprisingState.map { .list($0.witness.map { .text($0) }) } ?? .absent),
      DataField("coWritingBodies", .integer(group.coWriters.count)),
      DataField("combinedConditions", .integer(group.tests.count)),
    ]
  }
}

/// More places than these explain nothing more.
private let noteLimit = 6

/// `'a', 'b' and 'c'`; past seven the rest is counted.
func quotedList(_ names: [String]) -> String {
  let shown = names.prefix(names.count > 7 ? 6 : 7).map { "'\($0)'" }
  if shown.count < names.count {
    return shown.joined(separator: ", ") + " and \(names.count - shown.count) more"
  }
  guard let last = shown.last, shown.count > 1 else { return shown.first ?? "" }
  return shown.dropLast().joined(separator: ", ") + " and " + last
}
