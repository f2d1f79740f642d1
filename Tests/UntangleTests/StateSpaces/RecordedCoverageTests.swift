import Testing
import UntangleStateSpaces

/// What runs of the tests recorded against what the code can reach.
struct RecordedCoverageTests {
  /// Three states of four; `play` passes through the fourth between its two writes.
  private static let source = """
    final class Player {
      private(set) var isPlaying = false
      private(set) var isPaused = false
      func play() { isPlaying = true; isPaused = false }
      func pause() { guard isPlaying else { return }; isPlaying = false; isPaused = true }
    }

    """

  private func coverage(
    _ recorded: [[String: String]], written: Set<[Int]> = []
  ) async throws -> (coverage: RecordedCoverage, space: StateSpace) {
    let state = try #require(await typeState("Player", in: Self.source))
    let space = try #require(state.groups.first?.space)
    return (space.coverage(of: Set(recorded)) { written }, space)
  }

  private func values(_ isPlaying: String, _ isPaused: String) -> [String: String] {
    ["isPlaying": isPlaying, "isPaused": isPaused]
  }

  @Test func statesOfTheTableAreSeen() async throws {
    let found = try await coverage([values("false", "false"), values("true", "false")])
    #expect(found.space.states.count == 3)
    #expect(found.coverage.seen.map { found.space.states[$0].values } == [[0, 0], [1, 0]])
    #expect(found.coverage.impossible.isEmpty && found.coverage.between.isEmpty)
    #expect(found.coverage.unrecorded.isEmpty && found.coverage.misfits == 0)
  }

  @Test func whatNoOperationLeadsToIsImpossible() async throws {
    let found = try await coverage([values("true", "true")])
    #expect(found.coverage.impossible == [[1, 1]])
    #expect(found.coverage.between.isEmpty)
    let passing = try await coverage([values("true", "true")], written: [[1, 1]])
    #expect(passing.coverage.between == [[1, 1]])
    #expect(passing.coverage.impossible.isEmpty)
  }

  @Test func variablesThatWereNotRecordedAreNotCompared() async throws {
    let found = try await coverage([["isPlaying": "true"]])
    #expect(found.coverage.unrecorded == [1])
    #expect(found.coverage.seen.map { found.space.states[$0].values } == [[1, 0]])
    #expect(found.coverage.impossible.isEmpty)
  }

  @Test func whatDoesNotFitTheVariablesIsCounted() async throws {
    let found = try await coverage([values("maybe", "false"), ["isPlaying": "true"], values("false", "true")])
    #expect(found.coverage.misfits == 2)
    #expect(found.coverage.seen.count == 1)
    #expect(try await coverage([["other": "true"]]).coverage.unrecorded == [0, 1])
  }
}
