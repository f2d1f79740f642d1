import Testing

/// `audit` for scripts, wikis and badges.
struct CommandLineAuditFormatTests {
  @Test func theDocumentHasTotalsTypesFilesAndRules() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", CommandSamples.tangled() + CommandSamples.keyed)
    let document = try await folder.untangle("audit", "--format", "json").json()
    #expect(
      document.keys == [
        "schemaVersion", "project", "day", "revision", "totals", "types", "files", "rules", "churn",
        "history", "comparison", "unreadable",
      ])
    #expect(document["revision"] == .null)
    #expect(document["comparison"] == .null)
    #expect(document["totals"]["files"].integer == 1)
    #expect(document["totals"]["flags"].integer == 3)
    let player = try #require(document["types"].elements.first)
    #expect(player["type"].string == "Player")
    #expect(player["findings"].integer == 1)
    #expect(player["components"].elements.map { $0["kind"].string } == ["surplusBits", "writers"])
    #expect(document["rules"].elements.compactMap { $0["rule"].string } == ["string_key", "tangled_state"])
  }

  @Test func aWikiGetsTables() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", CommandSamples.tangled())
    let text = try await folder.untangle("audit", "--format", "markdown", "--links", "none").text
    #expect(text.contains("| `Player` | 5.5 | `A.swift:1` |\n"))
    #expect(text.contains("| `tangled_state` | 1 |\n"))
  }

  @Test func aBadgeSaysThePointsForAThousandLines() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", CommandSamples.tangled() + String(repeating: "// more\n", count: 992))
    let badge = try await folder.untangle("audit", "--format", "badge").text
    #expect(badge.hasPrefix("<svg "))
    #expect(badge.contains("<title>untangle: 5.5 points per 1,000 lines</title>"))
    let shields = try await folder.untangle("audit", "--format", "shields").json()
    #expect(shields.keys == ["schemaVersion", "label", "message", "color"])
    #expect(shields["message"].string == "5.5 points per 1,000 lines")
    #expect(shields["schemaVersion"].integer == 1)
  }

  @Test func aBadgeOfNothingSaysSo() async throws {
    let folder = try TemporaryFolder()
    let shields = try await folder.untangle("audit", "--format", "shields").json()
    #expect(shields["message"].string == "no sources")
  }
}
