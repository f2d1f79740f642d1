import Testing

/// `facts`, `lint --facts` and `lint --write-facts`, as build systems call them.
struct CommandLineFactsTests {
  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("App/Player.swift", CommandSamples.tangled())
    try folder.write("App/Keys.swift", CommandSamples.keyed)
    try folder.write("Kit/Cycle.swift", "enum Lifecycle { case asleep, awake, gone }\n")
    try folder.write(
      "Kit/Name.swift",
      "func name(_ cycle: Lifecycle) -> Int {\n  switch cycle { case .asleep: 1\n  default: 2 }\n}\n")
    return folder
  }

  @Test func eachVerbSaysTheSame() async throws {
    let folder = try Self.project()
    #expect(try await folder.untangle("facts", "App", "--output", "app.facts").status == 0)
    #expect(try await folder.untangle("facts", "Kit", "--output", "kit.facts").status == 0)
    try folder.write("all.txt", "kit.facts\napp.facts\n")
    for words in [
      ["lint", "--format", "json"], ["lint", "--format", "xcode"], ["lint", "--format", "sarif"],
      ["audit", "--format", "json"], ["audit"], ["states", "--format", "json"],
      ["states", "--type", "Player"],
      ["keys"], ["inventory", "--format", "json"],
    ] {
      let plain = try await folder.untangle(words)
      for files in [["app.facts", "kit.facts"], ["@all.txt"]] {
        let merged = try await folder.untangle(words + ["--facts"] + files)
        #expect(merged.output == plain.output, "\(words)")
        #expect(merged.errors == plain.errors, "\(words)")
        #expect(merged.status == plain.status, "\(words)")
      }
    }
  }

  @Test func sourcesAreNotNeeded() async throws {
    let folder = try Self.project()
    let plain = try await folder.untangle("lint", "--format", "xcode")
    #expect(plain.status == 1)
    #expect(try await folder.untangle("facts", "App", "Kit", "--output", "all.facts").text == "")
    _ = try await folder.shell("rm -r App Kit")
    let merged = try await folder.untangle("lint", "--facts", "all.facts", "--format", "xcode")
    #expect(merged.text == plain.text)
    #expect(merged.status == 1)
    let table = try await folder.untangle("lint", "--facts", "all.facts", "--format", "table")
    #expect(table.text.contains("App/Player.swift:2:7"))
    #expect(table.errors == "")
  }

  @Test func partsOfAMatrixAreJudgedTogether() async throws {
    let folder = try Self.project()
    let plain = try await folder.untangle("lint", "--format", "json")
    for number in 1...3 {
      let run = try await folder.untangle(
        "lint", "--shard", "\(number)/3", "--write-facts", "\(number).facts")
      #expect(run.status == 0)
      #expect(run.text + run.errors == "")
    }
    let merged = try await folder.untangle(
      "lint", "--facts", "1.facts", "2.facts", "3.facts", "--format", "json")
    #expect(merged.output == plain.output)
    #expect(merged.status == 1)
  }

  @Test func whatIsNoFileOfFactsIsRefusedWhole() async throws {
    let folder = try Self.project()
    _ = try await folder.untangle("facts", "App", "--output", "app.facts")
    _ = try await folder.untangle("facts", "Kit", "--output", "kit.facts")
    _ = try await folder.untangle("facts", "App/Keys.swift", "--output", "keys.facts")
    _ = try await folder.shell("head -c 300 app.facts > cut.facts; mkdir folder.facts")
    for (files, told) in [
      (["kit.facts", "gone.facts"], "gone.facts: error: does not exist"),
      (["kit.facts", "cut.facts"], "cut.facts: error: is damaged or cut off: write it anew"),
      (
        ["kit.facts", "App/Player.swift"],
        "App/Player.swift: error: is no file of facts: 'untangle facts' writes them"
      ),
      (
        ["app.facts", "keys.facts"],
        "keys.facts: error: has facts of 'App/Keys.swift', and so has 'app.facts': each source belongs into one "
          + "file of facts"
      ),
      (["folder.facts"], "folder.facts: error: is not a regular file"),
    ] {
      let run = try await folder.untangle(["lint", "--facts"] + files)
      #expect(run.errors == told + "\n")
      #expect(run.text == "")
      #expect(run.status == 2)
    }
    try folder.write("small.yml", "limits: { file_size: 5000 }\n")
    let run = try await folder.untangle("lint", "--facts", "app.facts", "--config", "small.yml")
    #expect(run.errors.contains("'limits.file_size' is 5000 here"))
    #expect(run.status == 2)
  }

  @Test func aSourceThatIsMissingWritesNothing() async throws {
    let folder = try Self.project()
    let run = try await folder.untangle("facts", "App", "Gone.swift", "--output", "app.facts")
    #expect(run.status == 2)
    #expect(run.errors.contains("Gone.swift"))
    #expect(try await folder.shell("ls").text.contains("app.facts") == false)
  }

  static let refusals: [([String], String)] = [
    (["facts"], "Missing expected argument '--output <file>'"),
    (["facts", "App", "--output", "A.swift"], "which is a Swift file"),
    (["facts", "-", "--output", "a.facts"], "not of '-'"),
    (["facts", "App", "--output", ""], "--output takes the path of a file"),
    (["facts", "App", "--output", "a.facts", "--threads", "0"], "--threads takes a number from 1 to 1024"),
    (["lint", "--facts"], "--facts needs the files that 'untangle facts' wrote"),
    (["lint", "--facts", "-"], "--facts needs the files that 'untangle facts' wrote"),
    (["lint", "--shard", "1/2"], "A part alone cannot be judged"),
    (["lint", "--shard", "3/2", "--write-facts", "a.facts"], "--shard takes a part and how many there are"),
    (["lint", "--shard", "0/2", "--write-facts", "a.facts"], "--shard takes a part and how many there are"),
    (["lint", "--shard", "half", "--write-facts", "a.facts"], "--shard takes a part and how many there are"),
    (["lint", "--write-facts", "A.swift"], "which is a Swift file"),
    (["lint", "--write-facts", "a.facts", "--fix"], "--write-facts judges nothing"),
    (["lint", "--write-facts", "a.facts", "--facts", "b.facts"], "leave --facts out"),
    (["lint", "--facts", "a.facts", "--fix"], "--fix or --diff needs the sources themselves"),
    (["lint", "--facts", "a.facts", "--staged"], "--since or --staged needs the sources themselves"),
    (["suggest", "--facts", "a.facts"], "A suggestion needs the sources themselves"),
    (["rewrite", "--facts", "a.facts", "--type", "A"], "A rewrite needs the sources themselves"),
    (
      ["audit", "--facts", "a.facts", "--history", "3"],
      "--history without --commit-facts needs the sources themselves"
    ),
    (["audit", "--commit-facts", "store"], "--commit-facts is read for the points of --history"),
    (["audit", "--history", "3", "--commit-facts", ""], "--commit-facts takes the path of a folder"),
    (["audit", "App", "--history", "3", "--commit-facts", "store"], "leave the paths out"),
    (["audit", "--facts", "a.facts", "--compare", "HEAD"], "--compare needs the sources themselves"),
    (["keys", "--facts", "a.facts", "--diff"], "Turning keys into cases needs the sources themselves"),
  ]

  @Test(arguments: refusals)
  func whatDoesNotGoTogetherIsTold(arguments: [String], told: String) async throws {
    let folder = try TemporaryFolder()
    let run = try await folder.untangle(arguments)
    #expect(run.status == 2, "\(run.errors)")
    #expect(run.errors.contains(told), "\(run.errors)")
  }
}
