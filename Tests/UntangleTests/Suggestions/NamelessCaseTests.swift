import Testing
import UntangleReports

/// What `suggest` leaves, because nobody would write it.
@Suite("Suggestions: names and messages")
struct NamelessCaseTests {
  /// An author finds one name, and not two.
  @Test func twoCasesWithoutANameAreNoEnum() async throws {
    let entries = try await suggestions(
      for: """
        struct Cursor {
          private(set) var awaitsData: Bool?
          private(set) var isTailable: Bool?
          enum Kind { case plain, tailable, waiting }
          mutating func use(_ kind: Kind?) {
            switch kind {
            case nil:
              awaitsData = nil
              isTailable = nil
            case .plain:
              awaitsData = false
              isTailable = false
            case .tailable:
              awaitsData = false
              isTailable = true
            case .waiting:
              awaitsData = true
              isTailable = true
            }
          }
          mutating func wait() {
            awaitsData = true
            isTailable = false
          }
          var kind: Kind? {
            if awaitsData == true && isTailable == true { return .waiting }
            if isTailable == true { return .tailable }
            return awaitsData == nil && isTailable == nil ? nil : .plain
          }
        }
        """)
    let entry = try #require(entries.first { $0.variables == ["awaitsData", "isTailable"] })
    guard case .leave(let reason) = entry.answer else { return #expect(Bool(false), "\(entry)") }
    #expect(reason.hasPrefix("nothing in the code has a name for the state with "))
  }

  /// Work goes on without a failure.
  @Test func noQuestionAsksForAFailureWhereWorkGoesOn() async throws {
    let entries = try await suggestions(
      for: """
        final class PageStore {
          private(set) var isPageLoading = false
          private(set) var failure: Error?
          func load() { isPageLoading = true }
          func finish() { isPageLoading = false }
          func fail(_ error: Error) { failure = error; isPageLoading = false }
          func again() { if failure != nil { isPageLoading = true } }
          func drop() { isPageLoading = false; failure = nil }
          var text: String { if isPageLoading && failure != nil { return "a" }; return "b" }
        }
        """)
    let premises = entries.flatMap(\.questions).map(\.premise)
    #expect(!premises.contains { $0.contains("isPageLoading -> failure != nil") }, "\(premises)")
  }
}
