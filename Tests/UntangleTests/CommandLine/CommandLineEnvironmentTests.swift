import Testing

/// Options from the environment, and what a run tells about itself.
struct CommandLineEnvironmentTests {
  private static func environment(_ more: [String: String]) -> [String: String] {
    CommandRun.environment.merging(more) { $1 }
  }

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", CommandSamples.tangled())
    return folder
  }

  @Test func optionsComeFromTheEnvironment() async throws {
    let folder = try Self.folder()
    let run = try await folder.untangle(
      "lint",
      environment: Self.environment(["UNTANGLE_FORMAT": "csv", "UNTANGLE_FAIL_ON": "never"]))
    #expect(run.status == 0)
    #expect(run.text.hasPrefix("path,line,column,"))
    #expect(run.errors == "")
    // Of a verb that is not written, too.
    let bare = try await folder.untangle(environment: Self.environment(["UNTANGLE_FAIL_ON": "never"]))
    #expect(bare.status == 0)
  }

  @Test func theCommandLineWins() async throws {
    let folder = try Self.folder()
    let environment = Self.environment(["UNTANGLE_FORMAT": "csv", "UNTANGLE_FAIL_ON": "never"])
    let run = try await folder.untangle(
      "lint", "--format", "xcode", "--fail-on=warning", environment: environment)
    #expect(run.status == 1)
    #expect(run.text.hasPrefix("A.swift:"))
  }

  @Test func flagsAreOneOrZero() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", CommandSamples.swallowing)
    let plain = try await folder.untangle("lint")
    #expect(plain.status == 0)
    let strict = try await folder.untangle("lint", environment: Self.environment(["UNTANGLE_STRICT": "1"]))
    #expect(strict.status == 1)
    let off = try await folder.untangle("lint", environment: Self.environment(["UNTANGLE_STRICT": "0"]))
    #expect(off.status == 0)
    let odd = try await folder.untangle("lint", environment: Self.environment(["UNTANGLE_STRICT": "maybe"]))
    #expect(odd.status == 2)
    #expect(odd.errors.contains("UNTANGLE_STRICT takes 1 or 0, not 'maybe'."))
  }

  /// What one verb has need not be an option of another, and nothing is written because a variable says so.
  @Test func whatDoesNotFitIsLeft() async throws {
    let folder = try Self.folder()
    let text = try folder.text("A.swift")
    let run = try await folder.untangle(
      "audit", environment: Self.environment(["UNTANGLE_FAIL_ON": "never", "UNTANGLE_FIX": "1"]))
    #expect(run.status == 0)
    let fixed = try await folder.untangle("lint", environment: Self.environment(["UNTANGLE_FIX": "1"]))
    #expect(fixed.status == 1)
    #expect(fixed.errors == "UNTANGLE_FIX: note: '--fix' is only taken from the command line\n")
    #expect(try folder.text("A.swift") == text)
    let unknown = try await folder.untangle("lint", environment: Self.environment(["UNTANGLE_BOGUS": "1"]))
    #expect(unknown.errors == "UNTANGLE_BOGUS: note: no option has that name\n")
    let misspelt = try await folder.untangle("lint", environment: Self.environment(["UNTANGLE_FORMT": "csv"]))
    #expect(
      misspelt.errors == "UNTANGLE_FORMT: note: no option has that name; did you mean 'UNTANGLE_FORMAT'?\n")
    let wrong = try await folder.untangle("lint", environment: Self.environment(["UNTANGLE_FORMAT": "yaml"]))
    #expect(wrong.status == 2)
  }

  @Test func inputFilesOfXcodeAreReported() async throws {
    let folder = try Self.folder()
    for name in ["B", "C", "D"] { try folder.write("\(name).swift", CommandSamples.tangled(name)) }
    try folder.write("list.xcfilelist", "\(folder.path)/D.swift\n")
    let environment = Self.environment([
      "SCRIPT_INPUT_FILE_COUNT": "2", "SCRIPT_INPUT_FILE_0": "\(folder.path)/B.swift",
      "SCRIPT_INPUT_FILE_1": "\(folder.path)/Info.plist", "SCRIPT_INPUT_FILE_LIST_COUNT": "1",
      "SCRIPT_INPUT_FILE_LIST_0": "\(folder.path)/list.xcfilelist",
    ])
    let run = try await folder.untangle(
      "lint", "--use-script-input-files", "--format", "json", environment: environment)
    #expect(try run.json()["findings"].elements.map { $0["path"].string } == ["B.swift", "D.swift"])
    let none = try await folder.untangle(
      "lint", "--use-script-input-files",
      environment: Self.environment(["SCRIPT_INPUT_FILE_COUNT": "0", "SCRIPT_INPUT_FILE_LIST_COUNT": "0"]))
    #expect(none.status == 0)
    #expect(none.text == "")
  }

  /// Xcode sets both counts; a script that imitates it may set one.
  @Test(arguments: ["SCRIPT_INPUT_FILE", "SCRIPT_INPUT_FILE_LIST"])
  func oneCountOfInputFilesIsEnough(_ name: String) async throws {
    let folder = try Self.folder()
    for type in ["B", "C"] { try folder.write("\(type).swift", CommandSamples.tangled(type)) }
    try folder.write("list.xcfilelist", "\(folder.path)/B.swift\n")
    let file = name.hasSuffix("LIST") ? "list.xcfilelist" : "B.swift"
    let run = try await folder.untangle(
      "lint", "--use-script-input-files", "--format", "json",
      environment: Self.environment(["\(name)_COUNT": "1", "\(name)_0": "\(folder.path)/\(file)"]))
    #expect(try run.json()["findings"].elements.map { $0["path"].string } == ["B.swift"])
  }

  @Test func verboseTellsWhatWasReadAndLeftOut() async throws {
    let folder = try Self.folder()
    try folder.write(".lintrc.yml", "excluded: [Old]\n")
    try folder.write("Old/B.swift", "")
    try folder.write("Pods/C.swift", "")
    try folder.write("Kit/.lintrc.yml", "rules: {}\n")
    let run = try await folder.untangle("lint", "--verbose")
    #expect(run.errors.hasPrefix("time: search for files "))
    #expect(
      run.errors.drop { $0 != "\n" }.dropFirst() == """
        configuration: .lintrc.yml, Kit/.lintrc.yml
        read: 1 file, 9 lines
        left out: 2 paths
          Old: excluded by the configuration
          Pods: a folder of fetched or built things

        """)
    #expect(run.output == (try await folder.untangle("lint")).output)
  }

  @Test func timingsNameStagesAndRules() async throws {
    let folder = try Self.folder()
    let run = try await folder.untangle("lint", "--timings", "--no-cache")
    let names = run.errors.split(separator: "\n").map { $0.drop { $0 == " " }.prefix { $0 != " " } }
    for name in ["stage", "search", "read", "states,", "rules", "tangled_state", "enum_default"] {
      #expect(names.contains(Substring(name)), "\(run.errors)")
    }
    let quiet = try await folder.untangle("lint", "--no-cache")
    #expect(quiet.errors == "")
  }

  @Test func anAuditLeavesOutWhatABaselineHas() async throws {
    let folder = try Self.folder()
    _ = try await folder.untangle("baseline", "--output", "b.json")
    try folder.write("B.swift", CommandSamples.tangled("Other"))
    let run = try await folder.untangle("audit", "--baseline", "b.json")
    let counts = run.lines.filter { $0.hasPrefix("findings") }
      .map { $0.split(separator: " ").joined(separator: " ") }
    #expect(counts == ["findings 1", "findings in the baseline 1"])
    #expect(try await folder.untangle("audit", "--baseline", "none.json").status == 2)
  }
}
