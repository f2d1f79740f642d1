import Testing

/// Exit codes and streams of every verb.
struct CommandLineVerbTests {
  struct Verb: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    /// Of a project with findings, with defaults and with `--fail-on note` where there is such an option.
    var found: Int32 = 0
    /// Whether it looks at sources and configuration.
    var reads = Reading.sources

    enum Reading: Sendable { case nothing, configuration, sources }

    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let verbs: [Verb] = [
    Verb(arguments: [], found: 1), Verb(arguments: ["lint"], found: 1),
    Verb(arguments: ["lint", "--fail-on", "never"]), Verb(arguments: ["lint", "--fail-on", "error"]),
    Verb(arguments: ["lint", "--max-score", "0", "--fail-on", "never"], found: 1),
    Verb(arguments: ["lint", "--format", "sarif"], found: 1), Verb(arguments: ["lint", "--diff"], found: 1),
    Verb(arguments: ["audit"]), Verb(arguments: ["states"]), Verb(arguments: ["suggest"]),
    Verb(arguments: ["inventory"]), Verb(arguments: ["keys"]),
    Verb(arguments: ["add-case", "Lifecycle.born"]), Verb(arguments: ["baseline"]),
    Verb(arguments: ["suppress", "enum_default", "--reason", "x", "--diff"]),
    Verb(arguments: ["states", "--type", "Player"]), Verb(arguments: ["suggest", "--type", "Player"]),
    Verb(arguments: ["rules"], reads: .nothing), Verb(arguments: ["rules", "enum_default"], reads: .nothing),
    Verb(arguments: ["config"], reads: .configuration),
    Verb(arguments: ["config", "--schema"], reads: .nothing),
  ]

  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", CommandSamples.tangled())
    try folder.write("B.swift", CommandSamples.swallowing)
    return folder
  }

  /// Results go to standard output; standard error has nothing but remarks.
  @Test(arguments: verbs)
  func whatIsFoundDecides(verb: Verb) async throws {
    let folder = try project()
    let run = try await folder.untangle(verb.arguments)
    #expect(run.status == verb.found, "\(run.errors)")
    #expect(!run.errors.contains("error:"))
    if verb.arguments.first != "baseline", verb.arguments.last != "--diff" { #expect(!run.text.isEmpty) }
  }

  /// What can be analysed still is.
  @Test(arguments: verbs.filter { $0.reads == .sources })
  func aFileThatCannotBeReadEndsWithTwo(verb: Verb) async throws {
    let folder = try project()
    try folder.write("C.swift", bytes: [0xFF, 0xFE, 0x6C, 0x00])
    let run = try await folder.untangle(verb.arguments)
    #expect(run.status == 2)
    #expect(run.errors.contains("C.swift: error: "), "\(run.errors)")
    if verb.arguments.first != "baseline", verb.arguments.last != "--diff" { #expect(!run.text.isEmpty) }
  }

  @Test(arguments: verbs)
  func whatNobodyKnowsEndsWithTwo(verb: Verb) async throws {
    let folder = try project()
    let run = try await folder.untangle(verb.arguments + ["--no-such-option"])
    #expect(run.status == 2)
    #expect(run.text.isEmpty)
    #expect(run.errors.contains("--no-such-option"))
  }

  @Test(arguments: verbs.filter { $0.reads != .nothing })
  func aConfigurationThatIsNoneEndsWithTwo(verb: Verb) async throws {
    let folder = try project()
    try folder.write(".lintrc.yml", "rules:\n  enum_defaults: off\n")
    let run = try await folder.untangle(verb.arguments)
    #expect(run.status == 2)
    #expect(run.text.isEmpty)
    #expect(run.errors.contains(".lintrc.yml:2:3: error: unknown rule 'enum_defaults'; did you mean"))
  }

  @Test(arguments: verbs.filter { $0.reads == .sources && !$0.arguments.contains("--type") })
  func nothingToReadIsNoMistake(verb: Verb) async throws {
    let folder = try TemporaryFolder()
    let run = try await folder.untangle(verb.arguments)
    // There is no enum either that a case could be added to.
    #expect(run.status == (verb.arguments.first == "add-case" ? 2 : 0))
    if verb.arguments.first != "add-case" { #expect(run.errors.contains("no Swift files found")) }
  }
}
