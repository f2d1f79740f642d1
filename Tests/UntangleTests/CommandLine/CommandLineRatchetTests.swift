import Testing

/// `lint --max-score-increase`, which fails where the points rise.
@Suite(.enabled(if: hasProgram("git")))
struct CommandLineRatchetTests {
  private func repository() async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("Player.swift", CommandSamples.tangled())
    try await folder.makeRepository()
    return folder
  }

  private func lint(_ limit: String, in folder: borrowing TemporaryFolder) async throws -> CommandRun {
    try await folder.untangle(
      "lint", "--fail-on", "never", "--since", "HEAD", "--max-score-increase", limit)
  }

  @Test func aRiseOfTheScoreFailsTheRun() async throws {
    let folder = try await repository()
    #expect(try await lint("0", in: folder).status == 0)
    try folder.write("Recorder.swift", CommandSamples.tangled("Recorder"))
    let run = try await lint("0", in: folder)
    #expect(run.status == 1)
    #expect(
      run.errors == """
        Recorder.swift:1: score of 'Recorder' rose from nothing to 5.5
        score: rose by 5.5, from 5.5 to 11; --max-score-increase allows 0

        """)
    #expect(try await lint("5.4", in: folder).status == 1)
    let allowed = try await lint("5.5", in: folder)
    #expect(allowed.status == 0)
    #expect(allowed.errors == "")
  }

  /// A type may become worse where others become better.
  @Test func theSumIsJudged() async throws {
    let folder = try await repository()
    try folder.write("Recorder.swift", CommandSamples.tangled("Recorder"))
    try folder.write("Player.swift", "final class Player {}\n")
    #expect(try await lint("0", in: folder).status == 0)
  }

  @Test func theIndexIsJudgedToo() async throws {
    let folder = try await repository()
    try folder.write("Recorder.swift", CommandSamples.tangled("Recorder"))
    let arguments = ["lint", "--fail-on", "never", "--staged", "--max-score-increase", "0"]
    #expect(try await folder.untangle(arguments).status == 0)
    try await folder.git("git add .")
    #expect(try await folder.untangle(arguments).status == 1)
  }

  /// Without a finding, and with a cache that knows both versions.
  @Test func rulesThatAreOffChangeNothing() async throws {
    let folder = try await repository()
    try folder.write("Recorder.swift", CommandSamples.tangled("Recorder"))
    let environment = CommandRun.environment.merging(["XDG_CACHE_HOME": "\(folder.path)/.caches"]) { $1 }
    for _ in 0..<2 {
      let run = try await folder.untangle(
        ["lint", "--only", "string_key", "--since", "HEAD", "--max-score-increase", "0"],
        environment: environment)
      #expect(run.status == 1)
      #expect(run.text == "")
    }
  }
}
