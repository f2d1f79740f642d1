import Testing

/// `--format gitlab`: the issues of the Code Climate specification.
struct CommandLineGitLabTests {
  private let keys = [
    "type", "description", "check_name", "content", "categories", "remediation_points", "fingerprint",
    "severity",
    "location", "other_locations",
  ]

  private func issues(of text: String) async throws -> [JSONNode] {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", text)
    return try await folder.untangle("lint", "--format", "gitlab").json().elements
  }

  @Test func anIssueHasAllThatTheSpecificationNames() async throws {
    let issues = try await issues(of: CommandSamples.tangled())
    let issue = try #require(issues.first)
    #expect(issue.keys == keys)
    #expect(issue["type"].string == "issue")
    #expect(issue["check_name"].string == "tangled_state")
    #expect(issue["categories"].elements.compactMap(\.string) == ["Complexity"])
    #expect(issue["content"]["body"].string?.isEmpty == false)
    #expect(issue["severity"].string == "minor")
    #expect(issue["location"].keys == ["path", "lines"])
    #expect(issue["location"]["lines"]["begin"].integer == 2)
    for location in issue["other_locations"].elements {
      #expect(location.keys == ["path", "lines"])
      let lines = location["lines"]
      #expect(try #require(lines["begin"].integer) <= (try #require(lines["end"].integer)))
    }
  }

  @Test func whatAFixWritesIsLessWork() async throws {
    let byHand = try await issues(of: CommandSamples.tangled())[0]["remediation_points"].integer
    let fixed = try await issues(of: CommandSamples.swallowing)[0]
    #expect(fixed["categories"].elements.compactMap(\.string) == ["Bug Risk"])
    #expect(try #require(fixed["remediation_points"].integer) < (try #require(byHand)))
  }
}
