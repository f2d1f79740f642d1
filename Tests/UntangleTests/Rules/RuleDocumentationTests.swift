import Testing
import UntangleFindings
import UntangleReports
import UntangleRules

/// The documents and the source that are written from the rules and their fixtures.
struct RuleDocumentationTests {
  @Test func theExamplesInTheSourceAreThoseOfTheFixtures() throws {
    let entries = try allSchemas.compactMap { schema -> String? in
      guard let example = try Example(of: schema.id) else { return nil }
      return """
          "\(schema.id.rawValue)": RuleExample(
            before: \(example.before.literal),
            after: \(example.after.literal)),
        """
    }
    try expectStored(
      """
      /// The examples of the rules' pages by rule id, written from `Fixtures/Rules` by the tests.
      let ruleExamples: [String: RuleExample] = [
      \(entries.joined(separator: "\n"))
      ]

      """, at: "Sources/Rules/RuleExamples.swift")
  }

  @Test(arguments: allPages)
  func thePageOfARuleIsCurrent(page: RulePage) throws {
    var page = page
    // Those of the fixtures: the ones in the source are only compiled after they are written.
    if let example = try Example(of: page.id) {
      (page.before, page.after) = (example.before, example.after)
    }
    for fixture in RuleFixture.fixtures(of: page.id.rawValue) {
      page.limits += try fixture.limits
    }
    let text = String(decoding: RulePageFormat.markdown.text(of: page, on: Page()), as: UTF8.self)
    try expectStored(text, at: "\(Self.folder)/\(page.id.rawValue).md")
  }

  @Test func theListOfRulesIsCurrent() throws {
    let rules = allPages.map {
      RuleSummary(id: $0.id, severityText: $0.severityText, summary: $0.summary)
    }
    let table = String(
      decoding: RuleListFormat.markdown.text(of: rules, on: Page()), as: UTF8.self)
    // The table's links are for pages beside it; the list stands one folder above.
    let links = table.replacing("](", with: "](Rules/")
    try expectStored("# Rules\n\n" + links, at: "Documentation/Rules.md")
  }

  @Test func noPageIsLeftOfARuleThatIsGone() {
    let known = Set(allPages.map { "\($0.id.rawValue).md" })
    for name in Repository.names(in: Self.folder) where !known.contains(name) {
      Issue.record("\(Self.folder)/\(name) is about no rule; remove it")
    }
  }

  private static let folder = "Documentation/Rules"
}

/// The fixtures `example.swift`, without its markers, and `example.fixed.swift`.
private struct Example {
  var before: String
  var after: String

  /// nil where the rule has none; another test asks for it.
  init?(of rule: RuleID) throws {
    let stem = "\(RuleFixture.folder)/\(rule.rawValue)/example"
    guard Repository.exists(stem + ".swift"), Repository.exists(stem + ".fixed.swift") else {
      return nil
    }
    before = try FixtureText(Repository.text(stem + ".swift")).source
    after = try Repository.text(stem + ".fixed.swift")
  }
}

extension String {
  /// As a literal of several lines; raw, so that sources need no escapes.
  fileprivate var literal: String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.isEmpty ? "" : "      \($0)"
    }
    return "#\"\"\"\n" + lines.joined(separator: "\n") + "\n      \"\"\"#"
  }
}
