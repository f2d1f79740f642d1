import Testing

/// What SARIF says of findings that somebody has accepted, and of rules.
struct CommandLineSARIFTests {
  private static let swallowing = CommandSamples.swallowing

  private func results(_ arguments: String..., in folder: borrowing TemporaryFolder) async throws
    -> [JSONNode]
  {
    let run = try await folder.untangle(["lint", "--format", "sarif"] + arguments)
    return try run.json()["runs"].elements[0]["results"].elements
  }

  private func suppress(_ reason: String, in folder: borrowing TemporaryFolder) throws {
    try folder.write(
      "B.swift",
      Self.swallowing.replacing(
        "  default: 2", with: "  // untangle:disable:next enum_default - \(reason)\n  default: 2"))
  }

  @Test func suppressedFindingsAreListedWhereThatIsAskedFor() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", CommandSamples.tangled())
    try suppress("the server adds cases", in: folder)
    let plain = try await results(in: folder)
    #expect(plain.map { $0["ruleId"].string } == ["tangled_state"])
    #expect(plain[0]["suppressions"] == .null && plain[0]["baselineState"] == .null)
    // The second run is answered by the cache.
    for _ in 1...2 {
      let all = try await results("--include-accepted", in: folder)
      #expect(all.map { $0["ruleId"].string } == ["tangled_state", "enum_default"])
      let suppression = try #require(all[1]["suppressions"].elements.first)
      #expect(suppression["kind"].string == "inSource")
      #expect(suppression["justification"].string == "the server adds cases")
      #expect(all[1]["baselineState"] == .null)
      #expect(all[1]["locations"].elements[0]["physicalLocation"]["region"]["startLine"].integer == 5)
    }
  }

  @Test func theStateBesideABaselineIsTold() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", CommandSamples.tangled())
    try folder.write("B.swift", Self.swallowing)
    #expect(try await folder.untangle("baseline").status == 0)
    try folder.write("B.swift", "let a = 1\n")
    try folder.write("C.swift", CommandSamples.tangled("Recorder"))
    let new = try await results("--baseline", "untangle-baseline.json", in: folder)
    #expect(new.map { $0["baselineState"].string } == ["new"])
    let all = try await results(
      "--baseline", "untangle-baseline.json", "--include-accepted", in: folder)
    #expect(all.map { $0["baselineState"].string } == ["new", "unchanged", "absent"])
    let paths = all.map {
      $0["locations"].elements[0]["physicalLocation"]["artifactLocation"]["uri"].string
    }
    #expect(paths == ["C.swift", "A.swift", "B.swift"])
    #expect(all[2]["partialFingerprints"]["untangle/v1"].string != nil)
  }

  /// The exit code and every other format are as without it.
  @Test func acceptedFindingsFailNothing() async throws {
    let folder = try TemporaryFolder()
    try suppress("the server adds cases", in: folder)
    let run = try await folder.untangle(
      "lint", "--report", "sarif=out.sarif", "--include-accepted", "--fail-on", "note", "--format", "json")
    #expect(run.status == 0)
    #expect(try run.json()["findings"].elements.isEmpty)
    #expect(try folder.text("out.sarif").contains("inSource"))
  }

  @Test func rulesHaveTagsAndPrecision() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", "let a = 1\n")
    let log = try await folder.untangle("lint", "--format", "sarif").json()
    let rules = log["runs"].elements[0]["tool"]["driver"]["rules"].elements
    let tangled = try #require(rules.first { $0["id"].string == "tangled_state" })
    #expect(tangled["properties"]["tags"].elements.compactMap(\.string) == ["maintainability", "state"])
    #expect(tangled["properties"]["precision"].string == "medium")
    let words: Set = ["very-high", "high", "medium", "low"]
    for rule in rules {
      #expect(rule["help"]["markdown"].string?.isEmpty == false)
      #expect(rule["properties"]["precision"].string.map(words.contains) == true)
    }
  }

  static let addresses = [
    ("https://example.org/untangle/Rules", "https://example.org/untangle/Rules/enum_default.html"),
    ("https://example.org/untangle/Rules/", "https://example.org/untangle/Rules/enum_default.html"),
    ("'https://example.org/blob/main/{rule}.md#why'", "https://example.org/blob/main/enum_default.md#why"),
  ]

  @Test(arguments: addresses)
  func rulesLinkToTheirPages(written: String, address: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", Self.swallowing)
    try folder.write(".lintrc.yml", "rule_pages: \(written)\n")
    let log = try await folder.untangle("lint", "--format", "sarif").json()["runs"].elements[0]
    let rules = log["tool"]["driver"]["rules"].elements
    #expect(rules.first { $0["id"].string == "enum_default" }?["helpUri"].string == address)
    #expect(rules.allSatisfy { $0["helpUri"].string?.hasPrefix("https://example.org/") == true })
    let code = try await folder.untangle("lint", "--format", "rdjson").json()["diagnostics"].elements[0][
      "code"]
    #expect(code["url"].string == address)
    let links = [
      ("markdown", "[`enum_default`](\(address))"), ("html", "<a href=\"\(address)\">"),
      ("agent", "- Its page: <\(address)>"), ("gitlab", "<\(address)>"),
    ]
    for (format, link) in links {
      #expect(try await folder.untangle("lint", "--format", format).text.contains(link), "\(format)")
    }
  }

  @Test func withoutAnAddressNothingIsLinked() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", Self.swallowing)
    for format in ["sarif", "rdjson", "markdown", "html", "agent", "gitlab"] {
      let text = try await folder.untangle("lint", "--format", format).text
      #expect(!text.contains("enum_default.html") && !text.contains("helpUri"), "\(format)")
    }
    let set = try await folder.untangle(
      "lint", "--format", "sarif", "--set", "rule_pages=https://example.org/r")
    #expect(set.text.contains("\"https://example.org/r/enum_default.html\""))
    let config = try await folder.untangle("config", "--set", "rule_pages=https://example.org/r")
    #expect(config.text.contains("rule_pages: https://example.org/r"))
  }

  @Test(arguments: [
    "http://example.org", "https://", "example.org/Rules", "https://a@example.org",
    "https://{rule}.example.org",
    "'https://example.org/a b'", "'https://example.org/)'", "'javascript:alert(1)'", "3", "''",
  ])
  func otherAddressesAreMistakes(written: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(".lintrc.yml", "rule_pages: \(written)\n")
    let run = try await folder.untangle("lint")
    #expect(run.status == 2)
    #expect(
      run.errors.hasPrefix(".lintrc.yml:1:13: error: expected an https address, like "), "\(run.errors)")
  }
}
