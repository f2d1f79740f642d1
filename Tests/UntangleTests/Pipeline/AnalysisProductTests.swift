import Testing
import UntangleConfiguration
import UntangleFindings
import UntanglePipeline
import UntangleReports
import UntangleRules
import UntangleScores

/// What a run is for decides what is derived, and changes nothing in what is asked for.
struct AnalysisProductTests {
  private func analyzed(
    _ folder: String, _ product: AnalysisProduct, _ choice: RuleChoice = .configured
  ) -> Analysis {
    var request = AnalysisRequest(
      source: .paths([]), workingDirectory: folder, configuration: .standard, choice: choice, threadCount: 2)
    request.product = product
    return analyze(request)
  }

  /// Two types with surplus states, a swallowed case and a key in three places.
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("Player.swift", CommandSamples.tangled("Player"))
    try folder.write("Reader.swift", CommandSamples.tangled("Reader"))
    try folder.write(
      "Tide.swift",
      """
      import Foundation
      enum Tide { case low, high, rising }
      func note(_ tide: Tide) -> Int {
        switch tide {
        case .low: return 1
        default: return UserDefaults.standard.integer(forKey: "tide")
        }
      }
      func keep(_ value: Int) {
        UserDefaults.standard.set(value, forKey: "tide")
        UserDefaults.standard.set(value, forKey: "tide")
      }
      """)
    return folder
  }

  private static func text(of report: StatesReport) -> String {
    String(decoding: StatesFormat.json.text(of: report, on: Page()), as: UTF8.self)
  }

  @Test(arguments: [
    ("string_key", Derivations.keys), ("enum_default", .switches), ("tangled_state", .states),
    ("payload_binding_style", Derivations()),
  ])
  func oneRuleDerivesWhatItNeeds(rule: String, needs: Derivations) throws {
    let folder = try Self.folder()
    let whole = analyzed(folder.path, .findings)
    #expect(whole.project.derived == .all)
    let id = RuleID(rawValue: rule)
    let alone = analyzed(folder.path, .findings, .only([id]))
    #expect(alone.project.derived == needs)
    #expect(alone.findings == whole.findings.filter { $0.rule == id })
    #expect(alone.findings.isEmpty == (rule == "payload_binding_style"))
    #expect(alone.scores.types.isEmpty)
    let scored = analyzed(folder.path, .findingsAndScores, .only([id]))
    #expect(scored.findings == alone.findings)
    let all = analyzed(folder.path, .findingsAndScores)
    #expect(scored.scores.types.map(\.score) == all.scores.types.map(\.score))
    #expect(!scored.scores.types.isEmpty)
  }

  @Test func rulesWithFixesFindWhatTheyFindAmongAll() throws {
    let folder = try Self.folder()
    let whole = analyzed(folder.path, .findings)
    let fixable = analyzed(folder.path, .fixes)
    #expect(fixable.findings.filter { $0.fix != nil } == whole.findings.filter { $0.fix != nil })
    #expect(fixable.findings.contains { $0.fix != nil })
    #expect(!fixable.project.derived.contains(.keys))
  }

  @Test func statesOfOneTypeAreThoseAmongAll() throws {
    let folder = try Self.folder()
    let all = analyzed(folder.path, .states())
    #expect(all.findings.isEmpty)
    #expect(all.project.derived == .states)
    let one = analyzed(folder.path, .states(ofTypesNamed: "Reader"))
    #expect(one.project.states.map(\.type.name) == ["Reader"])
    #expect(try Self.text(of: one.states(.type("Reader"))) == Self.text(of: all.states(.type("Reader"))))
    let suggestions = try [one, all].map { analysis in
      SuggestionFormat.json.text(of: try analysis.suggestionReport(forTypesNamed: "Reader"), on: Page())
    }
    #expect(suggestions[0] == suggestions[1])
  }

  @Test(arguments: ["string_key", "suppression"])
  func scoresThatTheConfigurationLimitsAreDerived(rule: String) throws {
    let folder = try Self.folder()
    var request = AnalysisRequest(
      source: .paths([]), workingDirectory: folder.path, configuration: .standard,
      choice: .only([RuleID(rawValue: rule)]), threadCount: 2)
    request.configuration.maximumTypeScore = 1
    #expect(!analyze(request).scores.types.isEmpty)
    request.product = .fixes
    #expect(analyze(request).scores.types.isEmpty)
  }

  @Test func commentsAreJudgedWhereNoOtherRuleRuns() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", "// untangle:disable:next tangled_state\n" + CommandSamples.tangled())
    let id = RuleID(rawValue: "suppression")
    let alone = analyzed(folder.path, .findings, .only([id]))
    #expect(alone.findings.map(\.rule) == [id])
    #expect(alone.project.derived == [])
  }

  /// What the cache has serves every verb.
  @Test func allProductsTakeTheSameFacts() throws {
    let folder = try Self.folder()
    let cache = FactMemory()
    let flagParameter = RuleID(rawValue: "flag_parameter")
    let products: [AnalysisProduct] = [.findings, .states(), .fixes, .keys, .inventory]
    for product in products {
      var request = AnalysisRequest(
        source: .paths([]), workingDirectory: folder.path, configuration: .standard,
        choice: .only([flagParameter]), threadCount: 2)
      request.product = product
      request.cache = .memory(cache)
      _ = analyze(request)
      #expect(cache.count == 3)
    }
  }

  /// `lint` names `suggest` for a type only where `suggest` writes something.
  @Test func namesATypeThatHasAnAnswer() throws {
    var hints = 0
    var warned = 0
    for name in Repository.names(in: "Fixtures/Rules/tangled_state") where name.hasSuffix(".swift") {
      let folder = try TemporaryFolder()
      let text = try FixtureText(Repository.text("Fixtures/Rules/tangled_state/\(name)"))
      try folder.write("A.swift", text.source)
      let analysis = analyzed(folder.path, .findings, .only(["tangled_state"]))
      if analysis.findings.contains(where: { $0.severity > .note }) { warned += 1 }
      guard let type = analysis.outcome(.left).answeredType else { continue }
      hints += 1
      let report = try analysis.suggestionReport(forTypesNamed: type)
      let answers = report.entries.filter { if case .leave = $0.answer { false } else { true } }
      #expect(!answers.isEmpty, "\(name)")
      #expect(analysis.findings.contains { $0.type == type && $0.severity > .note }, "\(name)")
    }
    #expect(hints > 5)
    #expect(hints < warned)
  }
}
