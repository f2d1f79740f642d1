import UntangleFacts
import UntangleFindings
import UntangleProjectModel
import UntangleSourceFiles

struct FlagAndNumber: Rule {
  static let schema = RuleSchema(id: "flag_and_number", defaultSetting: .on(.note))

  static let needs: Derivations = []

  static let guide = RuleGuide(
    summary: "A flag is only changed where a number passes a bound, so the two must change together.",
    why: """
      `if health <= 0 { isAlive = false }` says in two variables what one of them says: who sets the number \
      must think of the flag, and the compiler reminds nobody. Whoever sets `health = 0` elsewhere leaves an \
      enemy alive. `var isAlive: Bool { health > 0 }` cannot be forgotten.
      """,
    limits: [
      "Only a comparison with a whole number is seen, alone in its condition, and only numbers that are set to one.",
      "A flag that stays as it is when the number comes back past the bound is more than a computed property says.",
    ],
    exemptions: [
      "Flags that different bounds or different numbers decide about.",
      "Flags that something else changes, too, unless a body sets the number past the bound and leaves the flag.",
      "Numbers with an observer are set safely by everybody; only a flag that nothing else changes is told then.",
      "Generated files, tests and types with a syntax error.",
    ], precision: .inference)

  init(options: @escaping @Sendable (String) -> RuleOptions) {}

  func findings(in project: AnalyzedProject) -> [Finding] {
    project.project.flagsByNumber().compactMap { found in
      found.isObserved || found.forgetting.isEmpty ? kept(found) : forgotten(found)
    }
  }

  private func forgotten(_ found: FlagByNumber) -> Finding {
    let names = Set(found.forgetting.map(\.bodyName)).sorted().prefix(3).map { "'\($0)'" }
    return finding(
      about: found,
      "'\(found.flag.fact.name)' is \(found.value ? "set" : "cleared") where '\(found.condition)', but "
        + "\(joined(names)) \(names.count == 1 ? "sets" : "set") '\(found.number.fact.name)' so and "
        + "\(names.count == 1 ? "leaves" : "leave") the flag" + advice(found),
      found.forgetting.prefix(3).map {
        Note(location: $0.location, message: "'\($0.bodyName)' sets only '\(found.number.fact.name)'")
      })
  }

  /// nil where something else changes the flag, too.
  private func kept(_ found: FlagByNumber) -> Finding? {
    guard found.isOnlyDecidedSo, found.expression != nil else { return nil }
    let keeper = found.isObserved ? "the observer of '\(found.number.fact.name)'" : "every body"
    return finding(
      about: found,
      "'\(found.flag.fact.name)' is only ever \(found.value ? "set" : "cleared") where '\(found.condition)', and "
        + "\(keeper) must remember to" + advice(found), [])
  }

  private func advice(_ found: FlagByNumber) -> String {
    found.expression.map { "; 'var \(found.flag.fact.name): Bool { \($0) }' cannot be forgotten" } ?? ""
  }

  private func finding(about found: FlagByNumber, _ message: String, _ notes: [Note]) -> Finding {
    Finding(
      rule: Self.id, severity: Self.severity, location: found.flag.location, message: message,
      type: found.type.name,
      notes: notes
        + found.deciding.prefix(3).map {
          Note(
            location: $0.location,
            message: "'\($0.bodyName)' \(found.value ? "sets" : "clears") it where '\(found.condition)'")
        },
      fingerprint: "\(found.type.identityName) \(found.flag.fact.name) \(found.number.fact.name)",
      data: [
        DataField("flag", .text(found.flag.fact.name)),
        DataField("number", .text(found.number.fact.name)),
        DataField("condition", .text(found.condition)),
      ])
  }
}
