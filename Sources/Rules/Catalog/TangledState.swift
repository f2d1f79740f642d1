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
        summary: "how many bodies write two or more of them at least; one is enough where a condition "
          + "looks at three flags and some combinations are never reached"),
      OptionSchema(
        name: "pairs", kind: .flag(default: true),
        summary: "whether fewer variables are reported, too, as a note: variables that code relates if some "
          + "combination is proved to be never reached, or if the code treats them as one state in its writes "
          + "and conditions"),
    ])

  static let needs: Derivations = .states

  static let guide = RuleGuide(
    summary: "Flags that the code moves together are one state written as several.",
    why: """
      Three flags can be in eight combinations, of which the code means four or five. Every method \
      must know which ones, and nothing stops it from making another. An enum has one case for each \
      intended state and carries the values that belong to it, and the compiler asks about a new \
      case wherever it matters.

      The finding rests on what the code does, and never on the number of flags: bodies that write \
      several of them, conditions that look at several, a flag that decides whether another is written.
      """,
    limits: [
      "Flags that are only related through calls into other types stay apart.",
      "If all combinations seem reachable, a note shows the evidence, and only if two conditions look at several "
        + "of the flags. So it is if there are too many states to count.",
      "Fewer variables than `minimum_flags`, or optionals and enums alone, are a note, and only if it is proved "
        + "that some combination never happens.",
      "Some pairs are reported without proof, as notes, by where their lines stand: written beside each other in "
        + "several places and never both set; one set where the other is cleared; cleared together and set apart, "
        + "or set together and cleared apart; a flag that presents a sheet or an alert, only set beside an optional; "
        + "an optional or an enum only written beside another; tested in turn by `if … else if …`; a flag named after "
        + "work, with the error of the same body or with what is set where the flag goes off; only set beside a flag "
        + "and cleared alone; two flags of one noun in several conditions; flags of a condition, one of which is never set.",
      "So are pairs of which an observer of one writes, clears or tests the other, and what a sheet, an alert, a task, "
        + "a `switch` or a condition takes together. Bindings count here.",
      "So is a flag that is set before work and cleared after it, with what the work leaves (texts and lists, too) if "
        + "nothing else fills it, if one run clears it where the work begins or if conditions ask for one or the other, with "
        + "another such flag of one condition, with the alert that asks first, and with the flag that a loop of it asks "
        + "for; and what is set where an attempt works, with the error that is set where it does not.",
      "So are a number or an object that is written exactly where a flag is set, a flag, a text or a number that is computed "
        + "from another variable, flags that one `switch` tears apart, two optionals that come and go together, sheets "
        + "of one view, a task and what it fills, a flag that an observer decides on, a flag that begins only where another is "
        + "off, too, three flags that one body sets in turn as time goes by, and two optionals of a value that several "
        + "bodies of other types ask for in the same turn, or one body with an `else` that has nothing to say.",
      "A proof holds between bodies: within one, variables may differ for a moment.",
    ],
    exemptions: [
      "Options that no body relates to each other, however many there are.",
      "Private flags that nothing reads, which `half_used_flag` tells.",
      "Initialisers and bodies that pass parameters through or reset every setting.",
      "Overrides, bindings, environment values, `@IBInspectable`, `dynamic` and `@NSManaged` variables.",
      "Variables of a wrapper whose name says that it keeps them elsewhere: user defaults, settings, preferences.",
      "Four variables or more of which more than three in five combinations are reached, or three in four if all are flags.",
      "Generated files, tests and test doubles; types with a syntax error.",
    ], precision: .read(.medium), nextSteps: [.states, .suggest])

  let options: @Sendable (String) -> RuleOptions

  init(options: @escaping @Sendable (String) -> RuleOptions) { self.options = options }

  func findings(in project: AnalyzedProject) -> [Finding] {
    let found = ownFindings(in: project)
    return found + askedInTurn(in: project.project, beside: found)
  }

  private func ownFindings(in project: AnalyzedProject) -> [Finding] {
    project.states.filter(isJudged).flatMap { state in
      let (tangled, others) = divided(state.groupsToTell)
      let told = tangled.filter {
        !$0.isWideForPutBack && !$0.isNearlyFull && (!$0.isOpen || state.isProvable && $0.isAskedOrTornApart)
      }
      let proved = provedMachines(about: others + state.looseGroupsToTell, in: state, of: project)
      let names = Set(told.flatMap(\.variables).map(\.name)).union(proved.flatMap(\.names))
      let warned = Set(told.filter(\.hasSurplus).flatMap(\.variables).map(\.name))
        .union(proved.filter { $0.finding.severity == .warning }.flatMap(\.names))
      return told.map { finding(about: $0, in: state.type) } + proved.map(\.finding)
        + unsetFlags(in: others, beside: names, of: state, project.project)
        + seen(in: state, beside: names, warned, of: project.project).map {
          finding(about: $0, in: state.type)
        }
    }
  }

  private func divided(_ groups: [StateGroup]) -> (tangled: [StateGroup], others: [StateGroup]) {
    (groups.filter(isTangled), groups.filter { !isTangled($0) })
  }

  private func isJudged(_ state: TypeState) -> Bool {
    state.type.origin == .handwritten && state.type.integrity == .intact
      && !state.type.inherited.contains { SDK.says(.options, of: $0) }
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
      && (movers.count >= options.integer("minimum_bodies") || isProved(group, movers.count))
      && (group.hasTransition || !group.tests.isEmpty)
  }

  /// Whether a single body that writes several flags is enough: the writes are a transition, a condition
  /// reads three flags, and some combination is unreachable.
  private func isProved(_ group: StateGroup, _ movers: Int) -> Bool {
    let flags = Set(group.flags.map(\.name))
    return movers > 0 && group.flagsHaveSurplus
      && group.evidence.contains {
        $0.kind == .writtenTogether && $0.strength == .telling && flags.isSuperset(of: [$0.first, $0.second])
      }
      && group.tests.contains { $0.variables.filter(flags.contains).count > 2 }
  }

  /// Whether to report a group with fewer flags than a warning needs. A raised `minimum_flags` limits these,
  /// too.
  func wantsPairs(about group: StateGroup) -> Bool {
    guard let path = group.variables.first?.location.path else { return false }
    let (flags, options) = (group.flags.count, options(path))
    return options.flag("pairs") && (flags < 3 || flags >= options.integer("minimum_flags"))
  }

  private func finding(about group: StateGroup, in type: ProjectType) -> Finding {
    let location = group.flags.map(\.location).min() ?? type.location
    return Finding(
      rule: Self.id, severity: group.hasSurplus ? Self.severity : .note, location: location,
      message: group.tangleText, type: type.name, notes: group.tangleNotes,
      fingerprint: ([type.identityName] + group.variables.map(\.name).sorted()).joined(separator: " "),
      data: data(about: group))
  }
}
