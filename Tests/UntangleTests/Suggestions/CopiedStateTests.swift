import Testing
import UntangleReports

/// What is asked about values that a type copies from the state of another one.
@Suite("Suggestions: values that are copied")
struct CopiedStateTests {
  /// What is said of a running player is said of a session, too.
  private static let player = """
    @MainActor final class Player {
      private(set) var isRunning = false
      private(set) var isWaiting = false
      private(set) var isPlaying = false
      func start() async {
        isRunning = true
        isWaiting = true
        await prepare()
        guard isRunning else { return }
        isWaiting = false
        isPlaying = true
      }
      func pause() { isPlaying = false }
      func finish() {
        guard isRunning else { return }
        isRunning = false
        isWaiting = false
        isPlaying = false
      }
      func stop() { finish() }
      func fail() { isRunning = false; isWaiting = false; isPlaying = false }
      private func prepare() async {}
    }
    """

  private static let session = """
    @MainActor final class Session {
      private(set) var isRunning = false
      private(set) var isWaiting = false
      private(set) var isPlaying = false
      func take(_ update: Update) {
        isRunning = update.isRunning
        isWaiting = update.isWaiting
        isPlaying = update.isPlaying
      }
      func reset() { isRunning = false; isWaiting = false; isPlaying = false }
      var title: String { isPlaying ? "Playing" : isWaiting ? "Waiting" : isRunning ? "Ready" : "Off" }
    }
    """

  private static let update = """
    struct Update { let isRunning: Bool; let isWaiting: Bool; let isPlaying: Bool }
    """

  private static let host = """
    @MainActor final class Host {
      let session = Session()
      func push(_ player: Player) {
        session.take(
          Update(isRunning: player.isRunning, isWaiting: player.isWaiting, isPlaying: player.isPlaying))
      }
    }
    """

  private func asked(_ parts: [String]) async throws -> [SuggestionReport.Entry] {
    try await suggestions(for: parts.joined(separator: "\n"), type: "Session")
      .filter { Set($0.variables) == ["isRunning", "isWaiting", "isPlaying"] }
  }

  @Test func whatTheOtherTypeKeepsUpIsAsked() async throws {
    let entries = try await asked([Self.player, Self.session, Self.update, Self.host])
    let entry = try #require(entries.first)
    #expect(
      Set(entry.questions.map(\.premise)) == [
        "input: \"isWaiting -> !isPlaying\"", "input: \"isPlaying -> isRunning\"",
        "input: \"isWaiting -> isRunning\"",
      ])
    let keepers = Set(entry.questions.flatMap(\.keepers).map(\.name.text))
    #expect(keepers.isSuperset(of: ["Player.fail", "Player.stop"]), "\(keepers)")
    let proposal = try #require(entry.confirmed?.proposal)
    #expect(Set(proposal.cases.map(\.name)) == ["idle", "running", "waiting", "playing"])
  }

  /// Nobody has said that the values are those of the player.
  @Test func nothingIsAskedOfValuesThatNobodyFills() async throws {
    let host = Self.host.replacing("player.isRunning", with: "true").replacing(
      "player.isWaiting", with: "false")
    let entries = try await asked([Self.player, Self.session, Self.update, host])
    #expect(entries.allSatisfy { $0.questions.isEmpty })
  }

  /// Another class has flags of these names, and nothing tells which of the two fills the values.
  @Test func nothingIsAskedWhereTwoTypesMayBeMeant() async throws {
    let other = Self.player.replacing("class Player", with: "class Recorder")
    let host = Self.host.replacing("_ player: Player", with: "_ player: some Source")
      .replacing("player.", with: "source.")
    let entries = try await asked([Self.player, other, Self.session, Self.update, host])
    #expect(entries.allSatisfy { $0.questions.isEmpty })
  }

  /// What the session does itself against an answer is told with the question, and has no case.
  @Test func whatTheOwnCodeBreaksIsTold() async throws {
    let session = Self.session.replacing(
      "  func reset()", with: "  func drop() { isRunning = false }\n  func reset()")
    let entries = try await asked([Self.player, session, Self.update, Self.host])
    let entry = try #require(entries.first)
    #expect(entry.questions.contains { $0.breakers.map(\.name.text).contains("drop") })
    let cases = entry.confirmed?.proposal.cases ?? []
    #expect(Set(cases.map(\.name)) == ["idle", "running", "waiting", "playing"])
  }
}
