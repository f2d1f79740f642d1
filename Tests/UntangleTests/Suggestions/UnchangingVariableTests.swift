import Testing
import UntangleReports

/// Variables that have one value whenever no operation runs.
@Suite struct UnchangingVariableTests {
  private static let path = "Fixtures/Suggestions/Sources/BackupPanel.swift"

  private func entries(_ type: String) async throws -> [SuggestionReport.Entry] {
    try await suggestions(for: Repository.text(Self.path), type: type)
  }

  @Test func aFlagThatNoViewShowsCanGo() async throws {
    let reason = "'isWriting' is on only while 'write' runs, and no view is drawn before it ends"
    let entries = try await entries("BackupPanel")
    #expect(entries.map(\.answer) == [.derived(reason: reason)])
    #expect(
      entries.flatMap(\.remainders).map(\.reason)
        == Array(repeating: "'isWriting' is written here: the write goes", count: 2))
  }

  @Test func aFlagThatTheRunAsksForStays() async throws {
    let reason = "between operations 'isWriting' is always false; nothing else is ruled out"
    #expect(try await entries("CheckedBackupPanel").map(\.answer) == [.leave(reason: reason)])
  }

  /// Each write runs the observer, which may be all that hides a view.
  @Test func aFlagWithAnObserverStays() async throws {
    func tipPage(_ declared: String, _ observer: String) -> String {
      """
      final class TipPage {
        private let counter = Label()
        \(declared) hasCounter = false\(observer)
        private var hasTip = false
        func show() {
          hasCounter = false
          hasTip = true
        }
        func hide() {
          hasCounter = false
          hasTip = false
        }
        func draw() { if hasCounter { print("1") } else if hasTip { print("2") } }
      }
      """
    }
    func answers(_ observer: String) async throws -> [SuggestionReport.Answer] {
      try await suggestions(for: tipPage("private var", observer), type: "TipPage").map(\.answer)
    }
    let still = "between operations 'hasCounter' is always false; nothing else is ruled out"
    #expect(try await answers("") == [.derived(reason: still + ": 'hasCounter' can go")])
    #expect(try await answers(" { didSet { counter.isHidden = !hasCounter } }") == [.leave(reason: still)])
    // The wrapper may call what observes it.
    let text = try await suggestions(for: tipPage("@Noted private var", ""), type: "TipPage")
    #expect(text.map(\.answer) == [.leave(reason: still)])
  }

  @Test func whatNeverChangesIsInNoCase() async throws {
    let entry = try #require(try await entries("BackupSteps").first)
    let part = entry.parts.first ?? entry
    #expect(part.answer == .enumeration)
    #expect(part.variables == ["isAsking", "isDone"])
  }

  @Test func whatIsMadeWhenAskedForIsNoState() async throws {
    let reason = "'names' is made when it is first asked for"
    #expect(try await entries("BackupList").map(\.answer) == [.leave(reason: reason)])
  }
}
