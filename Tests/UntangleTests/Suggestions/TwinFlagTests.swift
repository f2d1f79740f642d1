import Testing
import UntangleReports
import UntangleSourceFiles

/// A flag that is switched beside an optional each time follows from it.
@Suite struct TwinFlagTests {
  /// `start` and `stop` are bodies. The sources declare no `Engine`.
  private func timer(_ start: String, _ stop: String, _ more: String = "") -> String {
    """
    final class Timer {
      private var isRunning = false
      private var item: Engine?

      func start() async throws { \(start) }
      func stop() { \(stop) }
      func report() { if isRunning { print("running") } else if item != nil { print("left over") } }
      \(more)
      private func make() -> Engine? { nil }
      private func check() throws {}
      private func wait() async {}
    }
    """
  }

  private static let set = "isRunning = true; item = Engine()"
  private static let cleared = "isRunning = false; item = nil"

  @Test(arguments: [
    // A method that leaves the flag to its only caller.
    ("isRunning = true; begin()", cleared, "func begin() { item = Engine() }"),
    ("isRunning = true; begin()", cleared, "func begin() { let made = Engine(); item = made }"),
    // A way out in between.
    ("isRunning = true; try check(); item = Engine()", cleared, ""),
    // An initialiser that says what is so anyway.
    ("isRunning = true; try check(); item = Engine()", cleared, "init() { isRunning = false }"),
  ])
  func follows(_ start: String, _ stop: String, _ more: String) async throws {
    let entries = try await suggestions(for: timer(start, stop, more), type: "Timer")
    #expect(
      entries.map(\.answer) == [
        .derived(
          reason:
            "'isRunning' and 'item' are set and cleared side by side, so that 'isRunning' follows from 'item'"
        )
      ])
    #expect(entries.flatMap { $0.shims.joined() }.contains("private var isRunning: Bool { item != nil }"))
  }

  /// A session, whose server brings the user. `value` is what the user gets.
  private func session(_ value: String, _ end: String = "isLoggedIn = false; user = nil") -> String {
    """
    import Accounts

    @MainActor final class Session {
      private(set) var user: User?
      private(set) var isLoggedIn = false

      func logIn() async throws {
        let result = try await Server.shared.logIn()
        self.user = \(value)
        self.isLoggedIn = true
      }
      func logOut() { \(end) }
      func show() { if isLoggedIn { print("in") } else if let user { print(user) } }
    }
    """
  }

  /// What comes from another module is mostly no optional.
  @Test func followsFromWhatAResultHolds() async throws {
    let entry = try #require(try await suggestions(for: session("result.user"), type: "Session").first)
    #expect(
      entry.answer
        == .derived(
          reason:
            "'isLoggedIn' and 'user' are set and cleared side by side, so that 'isLoggedIn' follows from 'user'"
        ))
    #expect(
      entry.remainders.map(\.reason).contains(
        "'user' gets 'result.user' here: if that may be nil, 'isLoggedIn' says more"))
    #expect(entry.shims == [["var isLoggedIn: Bool { user != nil }"]])
  }

  @Test(arguments: [
    ("result?.user", "isLoggedIn = false; user = nil"), ("find(result)", "isLoggedIn = false; user = nil"),
    ("Server.shared.user", "isLoggedIn = false; user = nil"), ("result.user", "isLoggedIn = false"),
  ])
  func mayBeNilOnPurpose(_ value: String, _ end: String) async throws {
    let entries = try await suggestions(for: session(value, end), type: "Session")
    #expect(!entries.contains { if case .derived = $0.answer { true } else { false } })
  }

  /// Nobody looks at what is left, so that it can go.
  @Test(arguments: [
    ("func pause() { isRunning = false }", ""),
    ("func pause() { isRunning = false }", "item?.cancel()"),
    ("func pause() { isRunning = false }", "if isRunning, let item { print(item) }"),
    ("func pause() { isRunning = false }", "guard isRunning else { return }; print(item as Any)"),
  ])
  func followsOnceItIsCleared(_ pause: String, _ look: String) async throws {
    let entries = try await suggestions(for: idleTimer(pause, look), type: "Timer")
    #expect(
      entries.map(\.answer) == [
        .derived(reason: "'isRunning' follows from 'item', once 'item' is cleared wherever 'isRunning' is")
      ])
    #expect(
      entries.flatMap(\.remainders).map { "\($0.location.line): \($0.reason)" }
        .contains("8: 'item' stays here: clear it, too"))
  }

  @Test(arguments: [
    // Somebody looks at what is left.
    ("func pause() { isRunning = false }", "if !isRunning, let item { print(item) }"),
    ("func pause() { isRunning = false }", "if isRunning {} else if let item { print(item) }"),
    ("func pause() { isRunning = false }", "print(item as Any)"),
    // It may be there without the flag in another way.
    ("func pause() { isRunning = false }; func prepare() { item = Engine() }", ""),
  ])
  func doesNotFollowWhereWhatIsLeftCounts(_ pause: String, _ look: String) async throws {
    let entries = try await suggestions(for: idleTimer(pause, look), type: "Timer")
    #expect(!entries.contains { if case .derived = $0.answer { true } else { false } })
  }

  private func idleTimer(_ pause: String, _ look: String) -> String {
    """
    final class Timer {
      private var isRunning = false
      private var item: Engine?

      func start() { isRunning = true; item = Engine() }
      func stop() { isRunning = false; item = nil }
      func report() { if isRunning { print("running") } }
      \(pause)
      func look() { \(look) }
    }
    """
  }

  @Test(arguments: [
    // Others look in between.
    ("isRunning = true; await wait(); item = Engine()", cleared, ""),
    // The item is not always there.
    ("isRunning = true; if Bool.random() { item = Engine() }", cleared, ""),
    // The flag is switched off alone.
    (set, cleared, "func pause() { isRunning = false }"),
    // So is the item.
    (set, cleared, "func drop() { item = nil }"),
    // Somebody else sets the item.
    ("isRunning = true; begin()", cleared, "func begin() { item = Engine() }; func again() { begin() }"),
    ("isRunning.toggle(); item = Engine()", cleared, ""),
    // What others hand over may be nil on purpose.
    ("isRunning = true; item = make()", cleared, ""),
    (set, cleared, "func take(_ other: Engine?) { isRunning = true; item = other }"),
  ])
  func doesNotFollow(_ start: String, _ stop: String, _ more: String) async throws {
    let entries = try await suggestions(for: timer(start, stop, more), type: "Timer")
    #expect(!entries.contains { if case .derived = $0.answer { true } else { false } })
  }
}
