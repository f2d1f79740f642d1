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
    #expect(try await entries("BackupPanel").map(\.answer) == [.derived(reason: reason)])
  }

  @Test func aFlagThatTheRunAsksForStays() async throws {
    let reason = "between operations 'isWriting' is always false; nothing else is ruled out"
    #expect(try await entries("CheckedBackupPanel").map(\.answer) == [.leave(reason: reason)])
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
