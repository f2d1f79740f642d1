import Testing
import UntangleReports

/// A value and the draft that a form works on are two values: no enum says both.
@Suite("Suggestions: values and their drafts")
struct DraftCopyTests {
  private func reasons(apply: String) async throws -> [String?] {
    let entries = try await suggestions(
      for: """
        final class PickerItem {
          private(set) var isInactive = false
          private(set) var draftIsInactive = false
          func deactivate() { isInactive = true; draftIsInactive = true }
          func touch() { draftIsInactive = false; isInactive = false }
          func choose() { draftIsInactive = false }
          func cancel() { draftIsInactive = isInactive }
          func apply() { \(apply) }
          var text: String { if isInactive { "a" } else if draftIsInactive { "b" } else { "c" } }
        }
        """)
    return entries.map { entry in
      guard case .leave(let reason) = entry.answer else { return nil }
      return reason
    }
  }

  @Test func whatIsCopiedBothWaysIsLeft() async throws {
    #expect(
      try await reasons(apply: "isInactive = draftIsInactive") == [
        "'isInactive' and 'draftIsInactive' are one value twice: each is copied to the other"
      ])
  }

  @Test func whatIsCopiedOnceMayBeAState() async throws {
    #expect(try await reasons(apply: "isInactive = false; draftIsInactive = false") == [nil])
  }
}
