import Testing
import UntangleFindings

/// Two hundred edits of a project after which its findings are the ones they were.
struct BaselineEditTests {
  /// The examples of the rules, with types of their own each, so that all are one project.
  private static func project() throws -> EditedProject {
    let rules = [
      "tangled_state", "last_case_default", "enum_default", "tuple_default", "optional_bool",
      "partial_reset", "derived_flag", "flag_and_optional", "stuck_state", "string_key",
    ]
    return EditedProject(
      files: try rules.map { rule in
        NamedSource(
          path: "Sources/\(rule).swift", text: try EditedProject.example(of: rule))
      })
  }

  @Test func noEditMakesOrLosesAFinding() async throws {
    let project = try Self.project()
    let before = await project.findings()
    #expect(before.count >= 10)
    let baseline = Baseline(before)
    for seed in 1...80 as ClosedRange<UInt64> {
      var edited = project
      var random = SeededGenerator(seed: seed)
      let edits = (0..<Int.random(in: 1...6, using: &random)).map { _ in edited.edit(&random) }
      let comparison = baseline.comparison(with: await edited.findings()) { _ in true }
      #expect(comparison.new.map(\.message) == [], "seed \(seed): \(edits)")
      #expect(comparison.stale == [], "seed \(seed): \(edits)")
    }
  }

  /// What a person adds on purpose is the only thing that is new, whatever else was moved.
  @Test func aNewFindingIsTheOnlyNewOne() async throws {
    let project = try Self.project()
    let baseline = Baseline(await project.findings())
    for seed in 1...40 as ClosedRange<UInt64> {
      var edited = project
      var random = SeededGenerator(seed: seed)
      _ = edited.edit(&random)
      edited.addFlaw(number: Int(seed), &random)
      _ = edited.edit(&random)
      let comparison = baseline.comparison(with: await edited.findings()) { _ in true }
      #expect(
        comparison.new.map(\.type) == ["Added\(seed)"],
        "seed \(seed): \(comparison.new.map(\.message))")
      #expect(comparison.stale == [], "seed \(seed)")
    }
  }

  /// One mended, one made: a count would not see it.
  @Test func aSwapIsSeen() async throws {
    let flaw = { (name: String) in
      "final class A {\n  var \(name): Bool?\n  func set() { \(name) = true }\n}\n"
    }
    let before = EditedProject(files: [NamedSource(path: "A.swift", text: flaw("isOn"))])
    let after = EditedProject(files: [NamedSource(path: "A.swift", text: flaw("isOff"))])
    let comparison = Baseline(await before.findings())
      .comparison(with: await after.findings()) { _ in true }
    #expect(comparison.new.count == 1)
    #expect(comparison.stale.count == 1)
  }

  @Test func whatARunCouldNotFindIsNotStale() {
    let entry = Baseline.Entry(
      rule: "optional_bool", type: "A", path: "A.swift", fingerprint: "1", content: "2")
    let baseline = Baseline(entries: [entry])
    #expect(baseline.comparison(with: []) { _ in false }.stale == [])
    #expect(baseline.comparison(with: []) { _ in true }.stale == [entry])
  }
}
