import Testing
import UntangleReports
import UntangleSourceFiles
import UntangleStateSpaces

/// What a few more clears would make of variables whose combinations are all reached.
@Suite("Suggestions: clears that are missing")
struct MissingClearTests {
  private static let path = "Fixtures/Suggestions/Sources/BookshelfModel.swift"

  @Test func writesThatLeaveAFailureAreNamed() async throws {
    let lines = try Repository.text(Self.path).split(separator: "\n", omittingEmptySubsequences: false)
    let entries = try await suggestions(for: Repository.text(Self.path))
    let cleared = entries.compactMap { entry in entry.cleared.map { (entry, $0) } }
    #expect(cleared.map(\.0.type) == ["BookshelfModel", "ReturnQueue"])
    #expect(
      cleared.map { $0.1.cases.map(\.name) } == [
        ["idle", "loading", "failed"], ["idle", "sending", "failed"],
      ])
    for (entry, proposal) in cleared {
      #expect((entry.reached, proposal.reached) == (4, 3))
      for clear in proposal.clears {
        #expect(clear.write == .sets)
        #expect(lines[clear.location.line - 1].hasSuffix("\(clear.written) = true"))
      }
    }
    #expect(cleared.map(\.1.clears.count) == [1, 2])
  }

  /// The states that are promised are those of the code in which the clears are written.
  @Test func theClearsKeepWhatIsPromised() async throws {
    let text = try Repository.text(Self.path)
    for entry in try await suggestions(for: text) {
      guard let proposal = entry.cleared else { continue }
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      for clear in proposal.clears.reversed() {
        let value = clear.cleared == "error" ? "nil" : "false"
        lines.insert("    \(clear.cleared) = \(value)", at: clear.location.line)
      }
      let mended = try await suggestions(for: lines.joined(separator: "\n"), type: entry.type)
      let found = try #require(mended.first { $0.variables == entry.variables })
      #expect(found.cleared == nil && found.reached == proposal.reached)
      #expect(found.cases.map(\.name) == proposal.cases.map(\.name))
      #expect(found.declaration == proposal.declaration && found.shims == proposal.shims)
    }
  }

  @Test func workIsNotEndedByOtherWorkAndNoSheetByAnAlert() async throws {
    let text = try Repository.text(Self.path)
    for type in ["LoanModel", "LoanView"] {
      #expect(try await suggestions(for: text, type: type).allSatisfy { $0.cleared == nil }, "\(type)")
    }
  }

  /// Each pair that `lint` reports has an answer where the type is asked for: here, the way that no enum could take.
  @Test func whatIsLeftSaysWhatStandsAgainstIt() async throws {
    let entries = try await suggestions(for: Repository.text(Self.path), type: "LoanModel")
    let returning = try #require(entries.first { $0.variables == ["isReturning", "loanError"] })
    guard case .leave(let reason) = returning.answer else { return #expect(Bool(false)) }
    let way = "'borrow', then 'giveBack', then 'borrow' after an await on a fresh instance"
    #expect(reason.hasSuffix("\(way) leads to 'isReturning' and 'loanError'"))
  }

  @Test(arguments: SuggestionFormat.allCases) func eachFormatShowsTheClears(_ format: SuggestionFormat)
    async throws
  {
    let entries = try await suggestions(for: Repository.text(Self.path), type: "ReturnQueue")
    let text = String(
      decoding: format.text(of: SuggestionReport(entries: entries), on: Page()), as: UTF8.self)
    #expect(text.contains("case failed"))
    switch format {
    case .json:
      #expect(text.contains(#""written": "isSending""#) && text.contains(#""clear": "hasFailed""#))
    case .table, .swift, .markdown:
      #expect(text.contains("3 of them are left if these writes clear another variable, too:"))
      #expect(text.contains("is set here: clear "))
    }
  }
}
