import Testing
import UntangleProjectModel
import UntangleSourceFiles
import UntangleStateSpaces

@Suite("States: what seems to be meant")
struct LikelyInvariantTests {
  private func invariants(_ type: String, in text: String) async throws -> [LikelyInvariant] {
    let state = try #require(await typeState(type, in: text))
    let groups = state.groups + state.dividedGroups
    return groups.flatMap { group in
      group.space?.likelyInvariants(asked: group.tests.map { Set($0.variables) }) ?? []
    }
  }

  @Test func flagsThatTakeEachOthersPlaceExcludeEachOther() async throws {
    let found = try await invariants(
      "Player",
      in: """
        final class Player {
          private(set) var isPlaying = false
          private(set) var isPaused = false
          private(set) var hasFailed = false
          func start() { isPlaying = true; isPaused = false; hasFailed = false }
          func pause() { guard isPlaying else { return }; isPlaying = false; isPaused = true }
          func restore() { isPaused = true }
          func fail() { hasFailed = true; isPlaying = false; isPaused = false }
        }
        """)
    let first = try #require(found.first)
    #expect(first.premise == .exclusive(["isPlaying", "isPaused", "hasFailed"]))
    #expect(first.keepers.map(\.name) == ["fail", "pause", "start"])
    #expect(first.breakers.map(\.name) == ["restore"])
    #expect(first.breakers.first?.place?.line == 7)
    #expect(first.stateCount == 4)
  }

  /// The value stays where others take back the flag that shows it; that it is there while it is shown is meant.
  @Test func aFlagTellsOfTheValueItShows() async throws {
    let found = try await invariants(
      "Model",
      in: """
        final class Model {
          var showError = false
          var message: String?
          func fail() { showError = true; message = "failed" }
          func reset() { showError = false; message = nil }
        }
        func dismiss(_ model: Model, _ isShown: Bool) { model.showError = isShown }
        """)
    #expect(found.map(\.premise.text) == ["input: \"showError -> message != nil\""])
  }

  @Test func nothingIsAskedOfFlagsThatAreSetOneByOne() async throws {
    let found = try await invariants(
      "Rights",
      in: """
        final class Rights {
          var canInvite = false
          var canKick = false
          func load(_ one: Bool, _ other: Bool) { canInvite = one; canKick = other }
          func toggleInvite() { canInvite.toggle() }
          func toggleKick() { canKick.toggle() }
        }
        """)
    #expect(found.isEmpty)
  }

  /// What follows an `await` comes whatever anybody assumes of beginnings.
  @Test func nothingIsAskedThatTheCodeItselfBreaks() async throws {
    let found = try await invariants(
      "Loader",
      in: """
        @MainActor final class Loader {
          private(set) var isLoading = false
          private(set) var isShown = false
          func show() { isShown = true; isLoading = false }
          func load() async {
            isShown = false
            isLoading = true
            await Task.yield()
            isShown = true
            await Task.yield()
            isLoading = false
          }
        }
        """)
    #expect(!found.contains { $0.premise == .exclusive(["isLoading", "isShown"]) })
  }
}
