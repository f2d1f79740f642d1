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

  @Test func placesNameWhatStandsThere() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", CommandSamples.tangled())
    let document = try await folder.untangle("audit", "--format", "json").json()
    let components = try #require(document["types"].elements.first)["components"].elements
    #expect(
      components.map { $0["places"].elements.map { $0["member"].string } } == [
        ["isPlaying", "isPaused", "isStopped"], ["play", "pause", "stop"],
      ])
  }

  @Test func oneTypeShowsWhereItsPointsComeFrom() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", "enum Deck {\n" + CommandSamples.tangled() + "}\n")
    for name in ["Deck.Player", "Player"] {
      let run = try await folder.untangle("audit", "--type", name)
      #expect(run.status == 0)
      #expect(run.text.hasPrefix("Deck.Player: 5.5 points\n"))
      #expect(run.lines.contains { $0.hasPrefix("surplusBits") && $0.contains("isPlaying  A.swift:3") })
      #expect(run.lines.contains { $0.hasPrefix("writers") && $0.contains("play       A.swift:6") })
    }
    let unknown = try await folder.untangle("audit", "--type", "Recorder")
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("error: no type of the name 'Recorder' has points\n"))
    #expect(try await folder.untangle("audit", "--type", "Player", "--format", "json").status == 2)
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
