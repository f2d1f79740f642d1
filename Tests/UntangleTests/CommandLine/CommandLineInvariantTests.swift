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

  private static let crew = """
    final class Crew {
      private var health = 10
      private var names: [String] = []
      private var title = ""
      private var hasLeft = false
      private var count: Int?
      private let limit = 3
      private var double: Int { health * 2 }
    }

    """

  @Test(
    arguments: [
      ("healt > 0", 8, "'healt' is no state variable of 'Crew'; did you mean 'health'?"),
      (
        "hasLeft -> health", 19,
        "'health' of 'Crew' has many values; compare it with a number, as in 'health > 0'"
      ),
      (
        "health == limit", 8,
        "'health' of 'Crew' has many values; compare it with a number, as in 'health > 0'"
      ),
      ("!names", 9, "'names' of 'Crew' has many values; compare it with a number, as in 'names.isEmpty'"),
      (
        "title > 0", 8,
        "'title' of 'Crew' is no number that it stores and can change, as far as its declaration shows"
      ),
      (
        "hasLeft == 0", 8,
        "'hasLeft' of 'Crew' is no number that it stores and can change, as far as its declaration shows"
      ),
      (
        "count == 0", 8,
        "'count' of 'Crew' is no number that it stores and can change, as far as its declaration shows"
      ),
      ("limit > 0", 8, "'limit' is no state variable of 'Crew'"),
      ("double > 0", 8, "'double' is no state variable of 'Crew'"),
      (
        "hasLeft || health.isEmpty", 19,
        "'health' of 'Crew' is no text or collection that it stores and can change, as far as its declaration shows"
      ),
    ] as [(String, Int, String)])
  func whatIsNoQuantityEndsTheRunWithItsPlace(condition: String, column: Int, message: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", Self.crew)
    try folder.write(".lintrc.yml", "rules: {}\ninvariants:\n  Crew:\n    - \"\(condition)\"\n")
    let run = try await folder.untangle("lint", "--only", "broken_invariant")
    #expect(run.status == 2)
    #expect(run.errors == ".lintrc.yml:4:\(column): error: \(message)\n")
    #expect(run.lines == [])
  }

  /// With and without a cache, with the places that set the number.
  @Test func aNumberThatOthersSetIsFollowed() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "A.swift",
      """
      final class Pump {
        var level = 1
        var isOpen = true
      }

      """)
    try folder.write(
      "B.swift",
      """
      struct Plant {
        var pumps: [Pump] = []
        func drain() {
          pumps[0].level = 0
        }
        func fill() {
          pumps[0].level = 5
        }
      }

      """)
    try folder.write(".lintrc.yml", "invariants:\n  Pump: [\"isOpen -> level > 0\"]\n")
    // The second time from the cache.
    for _ in 0..<2 {
      let run = try await folder.untangle("lint", "--only", "broken_invariant", "--cache-path", "cache")
      #expect(run.status == 1)
      #expect(
        run.lines == [
          "A.swift:1:13: error: 'isOpen -> level > 0' does not always hold: setting 'level' on a fresh instance can "
            + "lead to 'isOpen' and 'level <= 0' (broken_invariant)",
          "B.swift:4:5: note: 'Plant.drain' sets 'level'",
        ])
    }
    let table = try await folder.untangle("states", "--type", "Pump")
    #expect(table.lines.contains { $0.contains("<= 0") })
  }

  @Test func factsHoldNoNumbers() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", Self.crew)
    try folder.write(".lintrc.yml", "invariants:\n  Crew: [\"hasLeft -> health > 0\"]\n")
    #expect(try await folder.untangle("facts", "A.swift", "--output", "all.facts").status == 0)
    let run = try await folder.untangle("lint", "--only", "broken_invariant", "--facts", "all.facts")
    #expect(run.status == 2)
    #expect(
      run.errors.contains(
        ".lintrc.yml:2:10: error: 'hasLeft -> health > 0' compares numbers, and facts hold none; check it where the "
          + "sources are read"))
  }

  @Test func premisesCompareNoNumbers() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", Self.crew)
    let run = try await folder.untangle("states", "--type", "Crew", "--assume", "kept: hasLeft -> health > 0")
    #expect(run.errors.contains("only 'invariants' compare numbers"))
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
