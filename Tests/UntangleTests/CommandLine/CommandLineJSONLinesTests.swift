import Testing

/// `--format jsonl` and `rules --format json`.
struct CommandLineJSONLinesTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", CommandSamples.tangled() + CommandSamples.keyed)
    try folder.write("B.swift", CommandSamples.swallowing)
    return folder
  }

  @Test func eachLineIsAFindingAndTheLastOneTheSummary() async throws {
    let folder = try folder()
    try folder.write("C.swift", bytes: [0xFF, 0xFE, 0x00])
    let run = try await folder.untangle("lint", "--format", "jsonl")
    #expect(run.status == 2)
    let lines = try run.lines.map { try JSONNode(parsing: Array($0.utf8)) }
    let document = try await folder.untangle("lint", "--format", "json").json()
    #expect(!document["findings"].elements.isEmpty)
    #expect(Array(lines.dropLast()) == document["findings"].elements)
    let summary = try #require(lines.last)["summary"]
    #expect(summary.keys == ["schemaVersion", "findings", "severities", "filesRead", "unreadable"])
    #expect(summary["schemaVersion"].integer == 1)
    #expect(summary["findings"].integer == document["findings"].elements.count)
    #expect(summary["severities"].keys == ["error", "warning", "note"])
    #expect(summary["severities"]["warning"].integer == 1)
    #expect(summary["filesRead"].integer == 2)
    #expect(summary["unreadable"] == document["unreadable"])
    #expect(summary["unreadable"].elements.count == 1)
  }

  @Test func aRunWithoutFindingsHasItsSummary() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", "let a = 1\n")
    let run = try await folder.untangle("lint", "--format", "jsonl")
    #expect(run.status == 0)
    #expect(
      run.text == #"{ "summary": { "schemaVersion": 1, "findings": 0, "severities": "#
        + #"{ "error": 0, "warning": 0, "note": 0 }, "filesRead": 1, "unreadable": [] } }"# + "\n")
  }

  @Test func linesAreWrittenIntoFiles() async throws {
    let folder = try folder()
    let shown = try await folder.untangle("lint", "--format", "jsonl")
    let run = try await folder.untangle("lint", "--report", "jsonl=out.jsonl")
    #expect(run.status == 1)
    #expect(try folder.text("out.jsonl") == shown.text)
  }

  @Test func rulesAreThereForScripts() async throws {
    let folder = try TemporaryFolder()
    let rules = try await folder.untangle("rules", "--format", "json").json()
    #expect(rules["schemaVersion"].integer == 1)
    let names = rules["rules"].elements.compactMap { $0["id"].string }
    #expect(names == names.sorted() && names.contains("suppression"))
    let one = try await folder.untangle("rules", "enum_default", "--format", "json").json()
    let rule = try #require(one["rules"].elements.first)
    #expect(one["rules"].elements.count == 1)
    #expect(rules["rules"].elements.contains(rule))
    #expect(rule["severity"].string == "note")
    #expect(rule["fixable"] == .truth(true))
    let option = try #require(rule["options"].elements.first)
    #expect(option["name"].string == "maximum_swallowed")
    #expect(option["type"].string == "integer")
    #expect(option["default"].integer == 8)
    #expect(option["minimum"].integer == 1 && option["maximum"].integer == 1_000)
    #expect(option["choices"] == .null)
    for rule in rules["rules"].elements {
      let page = try #require(rule["page"].string)
      #expect(try !Repository.text(page).isEmpty)
    }
  }

  @Test func aRuleIsExplainedInMarkdown() async throws {
    let folder = try TemporaryFolder()
    let page = try await folder.untangle("rules", "stuck_flag", "--format", "markdown")
    #expect(page.text == (try Repository.text("Documentation/Rules/stuck_flag.md")))
  }
}
