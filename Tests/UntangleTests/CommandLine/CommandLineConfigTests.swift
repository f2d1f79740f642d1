import Testing

/// `untangle config`.
struct CommandLineConfigTests {
  private static let settings = """
    excluded:
      - "Pods/**"
    rules:
      enum_default: off
      string_key:
        minimum_places: 3
      tangled_state:
        severity: error
    score:
      max_type: 40
    overrides:
      - paths: ["Tests/**"]
        rules:
          tangled_state: off

    """

  private func run(
    _ arguments: String..., in folder: borrowing TemporaryFolder
  ) async throws -> CommandRun {
    try await CommandRun(try #require(BuiltProgram.path), ["config"] + arguments, in: folder.path)
  }

  @Test func eachValueSaysWhereItComesFrom() async throws {
    let folder = try TemporaryFolder()
    try folder.write(".lintrc.yml", Self.settings)
    let result = try await run(in: folder)
    #expect(result.status == 0)
    let lines = result.lines.map { $0.split(separator: " ").joined(separator: " ") }
    #expect(lines.first == "# from .lintrc.yml")
    for line in [
      "- \"Pods/**\" # .lintrc.yml:2", "severity: off # .lintrc.yml:4",
      "minimum_places: 3 # .lintrc.yml:6", "severity: error # .lintrc.yml:8",
      "max_type: 40 # .lintrc.yml:10", "closures: infer # default", "file_size: 10000000 # default",
    ] {
      #expect(lines.contains(line), "\(line)")
    }
    // The severity of a rule of which only an option is written is the default.
    let key = try #require(lines.firstIndex(of: "string_key:"))
    #expect(lines[key + 1] == "severity: note # default")
  }

  @Test func overridesHoldForTheirFiles() async throws {
    let folder = try TemporaryFolder()
    try folder.write(".lintrc.yml", Self.settings)
    let test = try await run("--for", "Tests/A.swift", "--format", "json", in: folder).json()
    let other = try await run("--for", "Sources/A.swift", "--format", "json", in: folder).json()
    func severity(_ document: JSONNode) -> [String?] {
      let value = document["values"].elements.first { $0["key"].string == "rules.tangled_state.severity" }
      return [value?["value"].string, (value?["origin"]["line"].integer).map(String.init)]
    }
    #expect(severity(test) == ["off", "14"])
    #expect(severity(other) == ["error", "8"])
  }

  /// `all` is every rule that is not named, wherever it stands.
  @Test func allRulesAreSetAtOnce() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      ".lintrc.yml",
      """
      rules:
        tangled_state:
          minimum_flags: 3
        enum_default: error
        all: off
      overrides:
        - paths: ["Tests/**"]
          rules: { all: on }

      """)
    let document = try await run("--format", "json", in: folder).json()
    let test = try await run("--for", "Tests/A.swift", "--format", "json", in: folder).json()
    func severity(_ rule: String, _ document: JSONNode) -> [String?] {
      let value = document["values"].elements.first { $0["key"].string == "rules.\(rule).severity" }
      return [value?["value"].string, (value?["origin"]["line"].integer).map(String.init)]
    }
    #expect(severity("enum_default", document) == ["error", "4"])
    #expect(severity("tangled_state", document) == ["off", "5"])
    #expect(severity("string_key", document) == ["off", "5"])
    #expect(severity("tangled_state", test) == ["warning", "8"])
    try folder.write("mistaken.yml", "rules:\n  all: offf\n")
    let mistaken = try await run("--config", "mistaken.yml", in: folder)
    #expect(mistaken.status == 2)
    #expect(mistaken.errors.hasPrefix("mistaken.yml:2:8: error: expected off, note, warning, error or on"))
    #expect(mistaken.errors.split(separator: "\n").count == 1)
  }

  /// What it writes is a configuration that says the same.
  @Test func itsTextIsAConfiguration() async throws {
    let folder = try TemporaryFolder()
    try folder.write(".lintrc.yml", Self.settings)
    let first = try await run("--format", "json", in: folder).json()
    try folder.write("again.yml", try await run(in: folder).text)
    let again = try await run("--config", "again.yml", "--format", "json", in: folder)
    #expect(again.status == 0, "\(again.errors)")
    func values(_ document: JSONNode) -> [String] {
      document["values"].elements.map { "\($0["key"].string ?? "") \($0["value"].string ?? "-")" }
        .filter { !$0.hasPrefix("overrides") }
    }
    #expect(values(try again.json()) == values(first))
  }

  @Test func withoutAFileTheDefaultsHold() async throws {
    let folder = try TemporaryFolder()
    let result = try await CommandRun(
      try #require(BuiltProgram.path), ["config"], in: folder.path)
    #expect(result.status == 0)
    #expect(result.lines.dropFirst().allSatisfy { !$0.contains(".lintrc.yml") })
  }

  @Test func mistakesAreToldAsEverywhere() async throws {
    let folder = try TemporaryFolder()
    try folder.write(".lintrc.yml", "rule:\n  enum_default: off\n")
    let result = try await run(in: folder)
    #expect(result.status == 2)
    #expect(result.text.isEmpty)
    #expect(result.errors.contains(".lintrc.yml:1:1: error: unknown key 'rule'"))
    let both = try await run("--schema", "--for", "A.swift", in: folder)
    #expect(both.status == 2)
    #expect(both.errors.contains("--schema is the same for every file."))
  }

  /// Every section and every option of every rule is in the schema; whether it is one, others check.
  @Test func theSchemaKnowsAllThereIs() async throws {
    let folder = try TemporaryFolder()
    let schema = try await run("--schema", in: folder).json()
    let written = try await run("--format", "json", in: folder).json()
    let rules = schema["definitions"]["rules"]["properties"]
    for value in written["values"].elements {
      let parts = (value["key"].string ?? "").split(separator: ".").map(String.init)
      #expect(schema["properties"].keys.contains(parts[0]), "\(parts)")
      guard parts[0] == "rules" else { continue }
      let options = rules[parts[1]]["anyOf"].elements[2]["properties"]
      #expect(options.keys.contains(parts[2]), "\(parts)")
    }
  }
}
