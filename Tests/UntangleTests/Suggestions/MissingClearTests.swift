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
      cleared.map { $0.1.proposal.cases.map(\.name) } == [
        ["idle", "loading", "failed"], ["idle", "sending", "failed"],
      ])
    for (entry, found) in cleared {
      #expect((entry.reached, found.proposal.reached) == (4, 3))
      for clear in found.clears {
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
      guard let cleared = entry.cleared else { continue }
      let proposal = cleared.proposal
      let mended = try await suggestions(for: text.clearing(cleared.clears), type: entry.type)
      let found = try #require(mended.first { $0.variables == entry.variables })
      #expect(found.cleared == nil && found.reached == proposal.reached)
      #expect(found.cases.map(\.name) == proposal.cases.map(\.name))
      #expect(found.declaration == proposal.declaration && found.shims == proposal.shims)
    }
  }

  /// An enum has cases for what two runs at once leave, or lacks a variable for it. With clears it is the enum of one value at
  /// a time.
  @Test func anEnumSaysWhatClearsWouldMakeOfIt() async throws {
    let path = "Fixtures/Suggestions/Sources/TranslationModel.swift"
    let text = try Repository.text(path)
    let entries = try await suggestions(for: text)
    let found = try ["TranslationModel", "PhraseView"].map { type in
      try #require(entries.first { $0.type == type })
    }
    #expect(
      found.map { $0.cases.map(\.name) } == [
        // Runs do not overlap, so that nothing has to be cleared.
        ["idle", "translating", "translation", "failed"],
        ["loading", "unavailable", "loaded"],
      ])
    #expect(
      found.map { $0.cleared?.proposal.cases.map(\.name) } == [nil, ["loading", "loaded", "failed"]])
    #expect(found[0].assumptions == ["serial: translate"])
    #expect(found[0].writes.isEmpty)
    #expect(found[1].cleared?.proposal.variables == ["phrase", "isLoading", "failure"])
    #expect(found[1].fits.isEmpty)
    for entry in found.dropFirst() {
      let cleared = try #require(entry.cleared)
      #expect(cleared.clears.count == 2)
      let mended = try await suggestions(for: text.clearing(cleared.clears), type: entry.type)
      #expect(mended.map(\.declaration) == [cleared.proposal.declaration])
      #expect(mended[0].cleared == nil)
    }
  }

  /// Nothing begins without the result, and no condition asks for one or the other.
  @Test func whatStaysBesideAFailureIsNotCleared() async throws {
    let text = try Repository.text("Fixtures/Suggestions/Sources/TranslationModel.swift")
    #expect(try await suggestions(for: text, type: "HeadlineView").allSatisfy { $0.cleared == nil })
  }

  @Test(arguments: SuggestionFormat.allCases) func eachFormatShowsTheClearsBesideAnEnum(
    _ format: SuggestionFormat
  ) async throws {
    let text = try Repository.text("Fixtures/Suggestions/Sources/TranslationModel.swift")
    let entries = try await suggestions(for: text, type: "PhraseView")
    let lines = String(
      decoding: format.text(of: SuggestionReport(entries: entries), on: Page()), as: UTF8.self
    ).split(separator: "\n")
    let enums = lines.filter { $0.contains("enum LoadState {") }
    switch format {
    case .json: #expect(enums.count == 2)
    case .table, .markdown:
      #expect(enums.count == 2)
      #expect(lines.contains { $0.contains("have 3 states if these writes clear another variable, too:") })
    case .swift: #expect(enums.map { $0.hasPrefix("//") } == [false, true])
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
    let returning = try #require(
      entries.first { $0.variables == ["isBorrowing", "isReturning", "loanError"] })
    guard case .leave(let reason) = returning.answer else { return #expect(Bool(false)) }
    let way = "'borrow', then 'giveBack', then 'borrow' after an await on a fresh instance"
    #expect(reason.hasSuffix("\(way) leads to 'isReturning' and 'loanError' without 'isBorrowing'"))
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

  /// Under `#if`, one name is a variable with countable states, and one without.
  @Test func aNameMayBeDeclaredTwice() async throws {
    let entries = try await suggestions(
      for: """
        final class Loader {
          private(set) var isLoading = false
          #if os(iOS)
          private(set) var error: Error?
          #else
          private(set) var error = ""
          #endif
          func load(_ work: () async throws -> Void) async {
            isLoading = true
            error = nil
            do {
              try await work()
              isLoading = false
            } catch {
              self.error = error
              isLoading = false
            }
          }
          func refresh(_ work: () async throws -> Void) async {
            isLoading = true
            do {
              try await work()
              isLoading = false
            } catch {
              self.error = error
              isLoading = false
            }
          }
          var text: String { if isLoading { "loading" } else if error != nil { "failed" } else { "ready" } }
        }
        """)
    #expect(entries.compactMap(\.cleared).count == 1)
  }

  @Test func questionsStayWithTheVariablesTheyAreAbout() async throws {
    let entries = try await suggestions(
      for: """
        final class Board {
          private(set) var isDealt = false
          private(set) var isClosed = false
          private(set) var error: Error?
          func deal() { isDealt = true; error = nil }
          func dealMore() { isDealt = true; error = nil }
          func again() { isDealt = true }
          func fail(_ e: Error) { isDealt = false; error = e }
          func end() { isDealt = false; error = nil }
          func close() { isClosed = true; error = nil }
          func closeMore() { isClosed = true; error = nil }
          func open() { isClosed = false }
          func refuse(_ e: Error) { isClosed = false; error = e }
          var text: String { if isDealt { return "a" } else if error != nil { return "b" }; return "d" }
          var other: String { if isClosed { return "a" } else if error != nil { return "b" }; return "d" }
        }
        """)
    for entry in entries {
      let reached = try #require(entry.reached)
      for question in entry.questions {
        #expect(Set(question.variables).isSubset(of: entry.variables))
        #expect(2 * question.stateCount >= reached, "\(question.premise) is about fewer states")
      }
    }
  }

  /// Two enums of one type have two names.
  @Test func theNameOfAnotherEnumIsTaken() async throws {
    let entries = try await suggestions(
      for: """
        final class Model {
          private(set) var isPlaying = false
          private(set) var hasStopped = false
          private(set) var isExporting = false
          private(set) var hasFailed = false
          func play() { isPlaying = true; hasStopped = false }
          func stop() { isPlaying = false; hasStopped = true }
          func rest() { isPlaying = false; hasStopped = false }
          var door: String { if isPlaying { return "o" } else if hasStopped { return "p" }; return "c" }
          func start() { isExporting = true; hasFailed = false }
          func retry() { isExporting = true }
          func fail() { isExporting = false; hasFailed = true }
          func end() { isExporting = false }
          var text: String { if isExporting { return "a" } else if hasFailed { return "b" }; return "d" }
        }
        """)
    let heads = entries.compactMap { $0.cleared?.proposal.declaration.first ?? $0.declaration.first }
    #expect(heads.count == 2 && Set(heads).count == 2, "\(heads)")
  }

  /// With the clear, the flag says no more than whether the optional is set; what still clears it alone comes too late.
  @Test func aFlagMayFollowOnceItIsCleared() async throws {
    let entries = try await suggestions(
      for: """
        final class Sparkler: UIView {
          var isBurning = false
          var flame: Flame!
          func light() {
            let lit = Flame(view: self)
            self.flame = lit
            self.isBurning = true
            lit.action = { [unowned self] in
              if lit.time > 4 {
                delay(0) { self.flame = nil }
                delay(0.4) {
                  self.isBurning = false
                  self.setNeedsDisplay()
                }
              }
            }
          }
          func color(at place: Int) -> Int {
            if self.isBurning {
              if self.flame != nil { return self.flame.color(at: place) }
            }
            return 0
          }
        }
        """)
    let cleared = try #require(entries.compactMap(\.cleared).first)
    #expect(cleared.clears.map(\.cleared) == ["isBurning"])
    #expect(cleared.proposal.shims == [["var isBurning: Bool { flame != nil }"]])
  }

  @Test func whatIsSearchedOfAnyTypeIsBounded() async throws {
    let count = 30
    let variables = (0..<count).map {
      "private(set) var isLoading\($0) = false; private(set) var error\($0): Error?"
    }
    let methods = (0..<count).map {
      """
      func start\($0)() { isLoading\($0) = true; error\($0) = nil }
      func retry\($0)() { isLoading\($0) = true }
      func fail\($0)(_ e: Error) { isLoading\($0) = false; error\($0) = e }
      func end\($0)() { isLoading\($0) = false; error\($0) = nil }
      """
    }
    let text = "final class Big {\n\((variables + methods).joined(separator: "\n"))\n}\n"
    #expect(try await suggestions(for: text).compactMap(\.cleared).count == 12)
  }
}

extension String {
  /// With a line behind each write that clears the other variable: a flag if it is named `is…` or `has…`, else an optional.
  fileprivate func clearing(_ clears: [MissingClear]) -> String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for clear in clears.reversed() {
      let isFlag = ["is", "has"].contains { clear.cleared.hasPrefix($0) }
      lines.insert("    \(clear.cleared) = \(isFlag ? "false" : "nil")", at: clear.location.line)
    }
    return lines.joined(separator: "\n")
  }
}
