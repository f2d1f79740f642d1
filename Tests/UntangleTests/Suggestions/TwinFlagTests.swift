import Testing
import UntangleReports

/// A flag that is switched beside an optional each time follows from it.
@Suite struct TwinFlagTests {
  /// `start` and `stop` are bodies; `make` may return nil.
  private func timer(_ start: String, _ stop: String, _ more: String = "") -> String {
    """
    final class Timer {
      private var isRunning = false
      private var item: Item?

      func start() async throws { \(start) }
      func stop() { \(stop) }
      func report() { if isRunning { print("running") } else if item != nil { print("left over") } }
      \(more)
      private func make() -> Item? { nil }
      private func check() throws {}
      private func wait() async {}
    }
    final class Item { func run() {} }
    """
  }

  private static let set = "isRunning = true; item = make()"
  private static let cleared = "isRunning = false; item = nil"

  @Test(arguments: [
    (set, cleared, ""),
    ("item = make(); item?.run(); isRunning = true", "item = nil; isRunning = false", ""),
    // A method that leaves the flag to its only caller.
    ("isRunning = true; begin()", cleared, "func begin() { item = Item() }"),
    ("let made = make(); isRunning = true; item = made", cleared, ""),
    // An initialiser that says what is so anyway.
    (set, cleared, "init() { isRunning = false }"),
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

  @Test(arguments: [
    // Others look in between.
    ("isRunning = true; await wait(); item = make()", cleared, ""),
    // The item is not always there.
    ("isRunning = true; if Bool.random() { item = make() }", cleared, ""),
    // The flag is switched off alone.
    (set, cleared, "func pause() { isRunning = false }"),
    // So is the item.
    (set, cleared, "func drop() { item = nil }"),
    // Somebody else sets the item.
    ("isRunning = true; begin()", cleared, "func begin() { item = make() }; func again() { begin() }"),
    ("isRunning.toggle(); item = make()", cleared, ""),
    // What others hand over may be nil on purpose.
    (set, cleared, "func take(_ other: Item?) { isRunning = true; item = other }"),
  ])
  func doesNotFollow(_ start: String, _ stop: String, _ more: String) async throws {
    let entries = try await suggestions(for: timer(start, stop, more), type: "Timer")
    #expect(!entries.contains { if case .derived = $0.answer { true } else { false } })
  }
}
