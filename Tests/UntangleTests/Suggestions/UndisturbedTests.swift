import Testing
import UntangleReports

/// Work of which two runs at once leave more than one run does.
@Suite("Suggestions: work whose runs do not overlap")
struct UndisturbedTests {
  private func entries(_ begin: String, _ end: String, _ more: String = "")
    async throws -> [SuggestionReport.Entry]
  {
    try await suggestions(
      for: """
        @MainActor final class Invitation {
          private(set) var isSending = false
          private(set) var failure: String?
          private(set) var didSend = false
          private let service = Service()
          func send(to address: String) async {
            \(begin)
            do { try await service.send(address); \(end) } catch { failure = "It failed." }
            isSending = false
          }
          var title: String { didSend ? "Sent" : isSending ? "Sending" : failure ?? "Send" }
          \(more)
        }
        """, type: "Invitation")
  }

  private func cases(_ entries: [SuggestionReport.Entry], holding name: String) -> [[String]] {
    entries.filter { $0.variables.contains(name) && !$0.cases.isEmpty }.map { $0.cases.map(\.name).sorted() }
  }

  /// A second run that begins after the first has cleared everything fails, while the first one ends well.
  @Test func whatTwoRunsLeaveIsTold() async throws {
    let all = try await entries("isSending = true; failure = nil; didSend = false", "didSend = true")
    #expect(cases(all, holding: "didSend") == [["failed", "idle", "sending", "sent"]])
    let entry = try #require(all.first { $0.variables.contains("didSend") })
    #expect(entry.assumptions == ["serial: send"])
    #expect(entry.execution == .byHand)
    let told = entry.remainders.map(\.reason).filter { $0.contains("the enum keeps what was set last") }
    #expect(told.contains { $0.contains("'failure' and 'didSend' without 'isSending'") }, "\(told)")
  }

  /// What one run leaves has a case, or there is no enum.
  @Test(arguments: [
    // The message of the last run stays beside what it has sent.
    ("isSending = true; didSend = false", "didSend = true"),
    // One run sets both.
    ("isSending = true; failure = nil; didSend = false", "didSend = true; failure = \"Thanks.\""),
  ])
  func oneRunIsNoDisturbance(_ begin: String, _ end: String) async throws {
    let entries = try await entries(begin, end)
    #expect(!entries.contains { $0.variables.contains("didSend") && $0.assumptions.contains("serial: send") })
  }

  /// Two kinds of work may go on at once, whether or not each of them does.
  @Test func twoKindsOfWorkMayOverlap() async throws {
    let entries = try await entries(
      "isSending = true; failure = nil", "didSend = true",
      "func check() async { isSending = false; try? await service.send(\"me\"); failure = \"Checked.\" }")
    #expect(!entries.contains { Set($0.variables) == ["isSending", "failure"] && !$0.cases.isEmpty })
  }
}
