import Testing

/// Types and variables that `.lintrc.yml` names and that are not there.
struct CommandLineConfiguredNameTests {
  private static let player = """
    final class Player {
      private var isPlaying = false
      private var isPaused = false
      func play() { isPlaying = true; isPaused = false }
      func pause() { isPlaying = false; isPaused = true }
      func stop() { isPlaying = false; isPaused = false }
    }

    """

  private static let mistaken = "rules: {}\ninvariants:\n  Plaier: [\"isPlaying\"]\n"
  private static let told =
    ".lintrc.yml:3:3: error: no type 'Plaier' is in the sources; did you mean 'Player'?\n"

  private func folder(_ configuration: String = mistaken) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("Sources/A.swift", Self.player)
    try folder.write("Tests/B.swift", "struct Stage { var isLit = false }\n")
    try folder.write(".lintrc.yml", configuration)
    return folder
  }

  @Test(arguments: [[], ["."], ["Sources", "."], ["--staged"]])
  func aTypeThatIsNowhereEndsTheRun(arguments: [String]) async throws {
    guard arguments != ["--staged"] || hasProgram("git") else { return }
    let folder = try folder()
    _ = try await folder.shell("git init -q . && git add .")
    let run = try await folder.untangle(["lint", "--only", "broken_invariant"] + arguments)
    #expect(run.status == 2)
    #expect(run.errors == Self.told)
    #expect(run.text == "")
  }

  @Test(arguments: [["Sources"], ["Sources/A.swift"], ["Sources", "Tests"]])
  func aPartOfTheProjectSaysNothingOfTypes(arguments: [String]) async throws {
    let folder = try folder()
    let run = try await folder.untangle(["lint", "--only", "broken_invariant"] + arguments)
    #expect(run.status == 0)
    #expect(run.errors == "")
    let inner = try await folder.untangle(["lint", "--only", "broken_invariant"], in: "Sources")
    #expect(inner.status == 0)
    let input = try await folder.untangle(
      "lint", "--only", "broken_invariant", "-", "--stdin-path", "Sources/A.swift", input: Self.player)
    #expect(input.status == 0)
    #expect(input.errors == "")
  }

  /// What was found in a part is no answer for the whole, with the cache as without.
  @Test func theWholeIsAskedAnewAfterAPart() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", Self.player)
    try folder.write(".lintrc.yml", Self.mistaken)
    let words = ["lint", "--only", "broken_invariant", "--cache-path", "caches"]
    for _ in 1...2 {
      #expect(try await folder.untangle(words + ["A.swift"]).status == 0)
      #expect(try await folder.untangle(words).errors == Self.told)
    }
  }

  @Test func excludedFilesMayHaveTheType() async throws {
    let folder = try folder("excluded: [Tests]\ninvariants:\n  Stage: [\"isLit\"]\n")
    let words = ["lint", "--only", "broken_invariant"]
    #expect(try await folder.untangle(words).status == 0)
    try folder.write("Tests/B.swift", "struct Backstage { var isLit = false }\n")
    let run = try await folder.untangle(words)
    #expect(run.status == 2)
    #expect(run.errors == ".lintrc.yml:3:3: error: no type 'Stage' is in the sources\n")
  }

  @Test func aFileThatCannotBeReadMayHaveTheType() async throws {
    let folder = try folder()
    try folder.write("Sources/C.swift", "struct Plaier {\n")
    let run = try await folder.untangle("lint", "--only", "broken_invariant")
    #expect(run.status == 2)
    #expect(!run.errors.contains("Plaier"))
  }

  /// An enum in a file that is not looked at.
  @Test func aPartOfTheProjectSaysNothingOfVariablesOfUnknownTypes() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", "final class Door { var phase = Phase.open; func f() { phase = .shut } }\n")
    try folder.write("B.swift", "enum Phase { case open, shut }\n")
    try folder.write(".lintrc.yml", "invariants:\n  Door: [\"phase == .open || phase == .shut\"]\n")
    let words = ["lint", "--only", "broken_invariant"]
    #expect(try await folder.untangle(words).status == 0)
    let part = try await folder.untangle(words + ["A.swift"])
    #expect(part.status == 0)
    #expect(part.errors == "")
    try folder.write(".lintrc.yml", "invariants:\n  Door: [\"phse == .open\"]\n")
    #expect(
      try await folder.untangle(words + ["A.swift"]).errors.contains(".lintrc.yml:2:11: error: 'phse' is no"))
  }

  @Test(arguments: [
    (
      "  Plaier:\n    isPaused: held\n",
      "2:3: error: no type 'Plaier' is in the sources; did you mean 'Player'?"
    ),
    (
      "  Player:\n    enum: Phase\n    isPausd: held\n",
      "4:5: error: 'isPausd' is set in no state of 'Player'; did you mean 'isPaused'?"
    ),
    (
      "  Player: {isPaused+isPlayin: both}\n",
      "2:12: error: 'isPlayin' is set in no state of 'Player'; did you mean 'isPlaying'?"
    ),
  ])
  func namesForNothingEndSuggestAndRewrite(names: String, told: String) async throws {
    let folder = try folder("names:\n\(names)")
    for verb in [["suggest"], ["suggest", "--type", "Player"], ["rewrite", "--type", "Player", "--apply"]] {
      let run = try await folder.untangle(verb)
      #expect(run.status == 2)
      #expect(run.errors.hasPrefix(".lintrc.yml:\(told)\n"), "\(run.errors)")
    }
    #expect(try folder.text("Sources/A.swift") == Self.player)
    #expect(try await folder.untangle("lint", "--fail-on", "never").status == 0)
  }

  /// Names outlive the flags that they were for.
  @Test func namesThatWereUsedAreLeftAlone() async throws {
    let folder = try folder("names:\n  Player:\n    enum: Phase\n    none: stopped\n    isPaused: held\n")
    let first = try await folder.untangle("rewrite", "--type", "Player", "--apply")
    #expect(first.status == 0, "\(first.errors)")
    #expect(
      try folder.text("Sources/A.swift").contains("    case stopped\n    case playing\n    case held\n"))
    let second = try await folder.untangle("suggest")
    #expect(second.status == 0)
    #expect(second.errors == "")
  }

  @Test func aPartOfTheProjectSaysNothingOfNames() async throws {
    let folder = try folder("names:\n  Stagee:\n    isLit: bright\n")
    let run = try await folder.untangle("suggest", "Sources")
    #expect(run.status == 0)
    #expect(run.errors == "")
  }
}
