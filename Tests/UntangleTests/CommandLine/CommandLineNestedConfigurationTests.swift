import Testing

/// Configurations of folders below, files that extend others, and what the command line sets.
struct CommandLineNestedConfigurationTests {
  private static let signal = """
    enum Signal { case stop, proceed }
    func word(_ signal: Signal) -> String {
      switch signal {
      case .stop: "stop"
      default: "proceed"
      }
    }

    """

  private static func project(_ configurations: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for path in ["App/A.swift", "Kit/B.swift", "Kit/Deep/C.swift"] { try folder.write(path, signal(path)) }
    for (path, text) in configurations { try folder.write(path, text) }
    return folder
  }

  private static func signal(_ path: String) -> String {
    signal.replacing("Signal", with: "Signal" + path.filter(\.isLetter))
  }

  private static func paths(_ output: String) -> [String] {
    output.split(separator: "\n").compactMap { $0.split(separator: ":").first.map(String.init) }
  }

  @Test func theNearestFileHolds() async throws {
    let folder = try Self.project([
      ".lintrc.yml": "rules: { last_case_default: error }\n",
      "Kit/.lintrc.yml": "rules: { last_case_default: off }\n",
      "Kit/Deep/.lintrc.yml": "rules: { last_case_default: note }\n",
    ])
    let run = try await folder.untangle(["lint", "--fail-on", "never"])
    #expect(run.status == 0)
    #expect(run.text.contains("App/A.swift:5:3: error: "))
    #expect(!run.text.contains("Kit/B.swift"))
    #expect(run.text.contains("Kit/Deep/C.swift:5:3: note: "))
    // As it is from the folder itself.
    let inner = try await folder.untangle(["lint", "Kit", "--fail-on", "never"])
    #expect(Self.paths(inner.text) == ["Kit/Deep/C.swift"])
  }

  @Test func aPathFindsItsOwn() async throws {
    let folder = try Self.project(["Kit/.lintrc.yml": "rules: { last_case_default: off }\n"])
    let run = try await folder.untangle(["lint", "Kit/Deep/C.swift"])
    #expect(run.status == 0)
    #expect(run.text.isEmpty)
    #expect(try await folder.untangle(["lint", "App", "Kit"]).text.contains("App/A.swift"))
  }

  @Test func itsFilesAreLeftOutByItsOwnPatterns() async throws {
    let folder = try Self.project(["Kit/.lintrc.yml": "excluded: [Deep]\n"])
    let run = try await folder.untangle(["lint", "--fail-on", "never"])
    #expect(Self.paths(run.text) == ["App/A.swift", "Kit/B.swift"])
    let named = try await folder.untangle(["lint", "Kit/Deep/C.swift"])
    #expect(named.errors.contains("Kit/Deep/C.swift: excluded by the configuration"))
  }

  @Test func mistakesInAnyAreTold() async throws {
    let folder = try Self.project(["Kit/.lintrc.yml": "rule: {}\n"])
    let run = try await folder.untangle(["lint"])
    #expect(run.status == 2)
    #expect(run.errors == "Kit/.lintrc.yml:1:1: error: unknown key 'rule'; did you mean 'rules'?\n")
    #expect(run.text.contains("App/A.swift"))
    try folder.write("Kit/.lintrc.yml", "invariants:\n  Nobody: [\"a\"]\n")
    let named = try await folder.untangle(["lint"])
    #expect(named.status == 2)
    #expect(named.errors.hasPrefix("Kit/.lintrc.yml:2:3: error: no type 'Nobody' is in the sources"))
  }

  @Test func whoNamesAFileGetsThatOneAlone() async throws {
    let folder = try Self.project([
      "other.yml": "rules: { last_case_default: error }\n",
      "Kit/.lintrc.yml": "rules: { last_case_default: off }\n",
    ])
    let run = try await folder.untangle(["lint", "--config", "other.yml", "--fail-on", "never"])
    #expect(Self.paths(run.text) == ["App/A.swift", "Kit/B.swift", "Kit/Deep/C.swift"])
  }

  @Test func aFileExtendsAnother() async throws {
    let folder = try Self.project([
      ".lintrc.yml": """
      excluded: ["Kit/Deep"]
      rules: { last_case_default: error, enum_default: off }
      """,
      "Kit/.lintrc.yml": "extends: ../.lintrc.yml\nrules: { last_case_default: note }\n",
    ])
    let run = try await folder.untangle(["lint", "--fail-on", "never"], in: "Kit")
    #expect(Self.paths(run.text) == ["B.swift"])
    #expect(run.text.contains(": note: "))
    let shown = try await folder.untangle(["config", "--for", "B.swift"], in: "Kit")
    #expect(shown.text.contains("../.lintrc.yml:2"))
    #expect(shown.text.contains("- \"Kit/Deep\""))
  }

  @Test(arguments: [
    ("extends: https://example.org/a.yml\n", "'extends' takes the path of a file, and nothing is fetched"),
    ("extends: missing.yml\n", "'missing.yml' cannot be read: no such file or directory"),
    ("extends: .lintrc.yml\n", "'extends' leads back to this file"),
    ("extends: [a.yml]\n", "expected the path of a configuration file"),
    ("untangle_version: 99.1\n", "the project wants untangle 99.1, and this is "),
    ("untangle_version: newest\n", "expected a version like "),
  ])
  func mistakesOfFiles(text: String, words: String) async throws {
    let folder = try Self.project([".lintrc.yml": text])
    let run = try await folder.untangle(["lint"])
    #expect(run.status == 2)
    #expect(run.errors.contains(".lintrc.yml:1:"))
    #expect(run.errors.contains(words), "\(run.errors)")
  }

  @Test(arguments: ["0", "0.1", ">=0.1", ">= 0.0.9"])
  func versionsThatFit(version: String) async throws {
    let folder = try Self.project([".lintrc.yml": "untangle_version: '\(version)'\n"])
    #expect(try await folder.untangle(["config", "--check"]).status == 0)
  }

  /// An enum of one folder is known in a report about another.
  @Test func aReportIsNarrowed() async throws {
    let folder = try Self.project([:])
    try folder.write(
      "App/Use.swift",
      """
      func number(_ signal: SignalKitBswift) -> Int {
        switch signal {
        case .stop: 1
        default: 2
        }
      }

      """)
    let run = try await folder.untangle(["lint", "--within", "App/Use.swift"])
    #expect(Self.paths(run.text) == ["App/Use.swift"])
    #expect(run.status == 1)
    #expect(Self.paths(try await folder.untangle(["lint", "--within", "Kit", "."]).text).count == 2)
    try folder.write("list", "App/A.swift\n")
    #expect(Self.paths(try await folder.untangle(["lint", "--within", "@list"]).text) == ["App/A.swift"])
    #expect(try await folder.untangle(["lint", "--within", "App", "--fix"]).status == 2)
  }

  @Test func theCommandLineWinsOverFiles() async throws {
    let folder = try Self.project([
      ".lintrc.yml": """
      rules: { last_case_default: error }
      overrides:
        - paths: [App]
          rules: { last_case_default: note }
      """,
      "Kit/.lintrc.yml": "rules: { last_case_default: note }\n",
    ])
    let run = try await folder.untangle(["lint", "--set", "rules.last_case_default=off"])
    #expect(run.status == 0)
    #expect(run.text.isEmpty)
    let shown = try await folder.untangle([
      "config", "--set", "rules.last_case_default.severity=warning", "--set", "limits.states=5", "--for",
      "Kit/B.swift",
    ])
    #expect(shown.text.contains("# --set\n"))
    let wrong = try await folder.untangle(["lint", "--set", "rules.last_case_defualt=off"])
    #expect(wrong.status == 2)
    #expect(
      wrong.errors == """
        --set rules.last_case_defualt=off: error: unknown rule 'last_case_defualt'; did you mean 'last_case_default'?

        """)
    #expect(try await folder.untangle(["lint", "--set", "rules"]).errors.contains("expected KEY=VALUE"))
  }

  @Test func configurationsAreChecked() async throws {
    let folder = try Self.project([
      ".lintrc.yml": "rules: {}\n", "Kit/.lintrc.yml": "names:\n  Nobody: { enum: Phase }\n",
    ])
    let run = try await folder.untangle(["config", "--check"])
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("Kit/.lintrc.yml:2:3: error: no type 'Nobody' is in the sources"))
    try folder.write("Kit/.lintrc.yml", "rules: {}\n")
    let clean = try await folder.untangle(["config", "--check"])
    #expect(clean.status == 0)
    #expect(clean.errors == ".lintrc.yml, Kit/.lintrc.yml: no mistakes\n")
  }

  /// What an earlier run found holds no more when a file of a folder changes.
  @Test func theCacheKnowsAllFiles() async throws {
    let folder = try Self.project([".lintrc.yml": "rules: {}\n", "Kit/.lintrc.yml": "rules: {}\n"])
    let words = ["lint", "--cache-path", "cache", "--fail-on", "never"]
    let first = try await folder.untangle(words)
    #expect(Self.paths(first.text).count == 3)
    try folder.write("Kit/.lintrc.yml", "rules: { last_case_default: off }\n")
    #expect(Self.paths(try await folder.untangle(words).text) == ["App/A.swift"])
  }
}
