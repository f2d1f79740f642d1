import Testing

/// What `.lintrc.yml` wants to hold, as users see it.
struct CommandLineInvariantTests {
  private static let player = """
    final class Player {
      enum Phase { case idle, busy }
      private var isPlaying = false
      private var phase = Phase.idle
      private var file: String?
      func play() {
        isPlaying = true
        phase = .busy
      }
      func open(_ file: String) { self.file = file }
    }

    """

  private static func run(_ configuration: String) async throws -> CommandRun {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", player)
    try folder.write(".lintrc.yml", configuration)
    return try await folder.untangle("lint", "--only", "broken_invariant")
  }

  @Test func aStateThatBreaksItFailsTheRunWithTheWayThere() async throws {
    let run = try await Self.run("invariants:\n  Player: [\"isPlaying -> file != nil\"]\n")
    #expect(run.status == 1)
    #expect(
      run.lines == [
        "A.swift:1:13: error: 'isPlaying -> file != nil' does not always hold: 'play' on a fresh instance "
          + "can lead to 'isPlaying' without 'file' (broken_invariant)"
      ])
  }

  @Test func whatHoldsSaysNothing() async throws {
    let run = try await Self.run("invariants:\n  Player: [\"isPlaying == (phase == .busy)\"]\n")
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(run.errors.isEmpty)
  }

  @Test(
    arguments: [
      (
        "isPlayin -> file != nil", 8, "'isPlayin' is no state variable of 'Player'; did you mean 'isPlaying'?"
      ),
      ("phase == idle", 17, "'idle' is no state variable of 'Player'; did you mean '.idle'?"),
      (
        "phase == .bussy", 17,
        "'.bussy' is no case of the variables in the condition about 'Player'; did you mean '.busy'?"
      ),
      (
        "file == .idle", 16,
        "'.idle' is no case of the variables in the condition about 'Player'"
      ),
      (
        "file == nil || isPlaying -> file", 36,
        "'file' of 'Player' is neither true nor false; write something like 'file != nil'"
      ),
      (
        "!phase", 9, "'phase' of 'Player' is neither true nor false; write something like 'phase == .idle'"
      ),
    ] as [(String, Int, String)])
  func whatCannotBeAskedEndsTheRunWithItsPlace(condition: String, column: Int, message: String) async throws {
    let run = try await Self.run("rules: {}\ninvariants:\n  Player:\n    - \"\(condition)\"\n")
    #expect(run.status == 2)
    #expect(run.errors == ".lintrc.yml:4:\(column): error: \(message)\n")
    #expect(run.lines == [])
  }

  @Test func mistakesInTheConditionEndTheRunWithTheirColumn() async throws {
    let run = try await Self.run("invariants:\n  Player: [\"isPlaying &&\"]\n")
    #expect(run.status == 2)
    #expect(
      run.errors.contains(
        ".lintrc.yml:2:25: error: a name is missing at the end, in the condition 'isPlaying &&'"))
  }

  @Test func theWayIsInTheData() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", Self.player)
    try folder.write(".lintrc.yml", "invariants:\n  Player: [\"!(phase == .busy) || file == nil\"]\n")
    let run = try await folder.untangle(
      "lint", "--only", "broken_invariant", "--format", "json", "--fail-on", "never")
    #expect(run.status == 0)
    let data = try #require(try run.json()["findings"].elements.first)["data"]
    func texts(_ key: String) -> [String?] { data[key].elements.map(\.string) }
    #expect(texts("witness") == ["play", "open"])
    #expect(texts("variables") == ["isPlaying", "phase", "file"])
    #expect(texts("values") == ["true", "busy", "some"])
  }
}
