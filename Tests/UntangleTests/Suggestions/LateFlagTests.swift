import Testing
import UntangleReports

/// A flag that comes and goes only after another one that is never taken back.
@Suite("Suggestions: late flags")
struct LateFlagTests {
  private func entries(_ setUp: String, _ others: String) async throws -> [SuggestionReport.Entry] {
    try await suggestions(
      for: """
        @MainActor final class Canvas {
          private(set) var isDragging = false
          \(setUp)
          func begin() { guard isReady else { return }; isDragging = true }
          func end() { isDragging = false }
          \(others)
        }
        """, type: "Canvas")
  }

  private static let reason =
    "'isReady' is never taken back, and 'isDragging' comes and goes after it: they are two things"

  private func reasonsToLeave(_ entries: [SuggestionReport.Entry]) -> [String] {
    entries.compactMap { entry in if case .leave(let reason) = entry.answer { reason } else { nil } }
  }

  @Test func whatIsSetOnceIsNoStage() async throws {
    let entries = try await entries("private(set) var isReady = false", "func setUp() { isReady = true }")
    let reasons = reasonsToLeave(entries)
    #expect(reasons.contains { $0.hasPrefix(Self.reason) }, "\(reasons)")
    #expect(!entries.contains { !$0.cases.isEmpty })
  }

  /// A controller that is made when it is first needed is kept.
  @Test func whatIsMadeLazilyIsNoStage() async throws {
    let entries = try await suggestions(
      for: """
        import UIKit
        final class CommentBar {
          private var input: UIViewController?
          private var isSending = false
          func open() {
            guard !isSending else { return }
            let made = UIViewController()
            input = made
            made.present(self) { [weak self] in self?.send() }
          }
          private func send() {
            guard input != nil else { return }
            isSending = true
            upload { self.isSending = false }
          }
        }
        """, type: "CommentBar")
    let reasons = reasonsToLeave(entries)
    #expect(
      reasons.contains {
        $0.hasPrefix(
          "'input' is never taken back, and stays when 'isSending' is over: all cases but the first")
      },
      "\(entries.map(\.answer))")
  }

  /// It is taken back, or the flag stays as well.
  @Test(arguments: [
    "func setUp() { isReady = true }\n  func close() { isReady = false; isDragging = false }",
    "func setUp() { isReady = true; isDragging = false }\n  func fail() { isReady = false; isDragging = false }",
  ])
  func whatIsTakenBackIsAStage(_ others: String) async throws {
    let entries = try await entries("private(set) var isReady = false", others)
    #expect(entries.contains { $0.cases.count == 3 }, "\(entries.map(\.answer))")
  }
}
