import Testing
import UntangleReports

/// What is no member of an optional struct, and no part of an enum.
@Suite struct EarlyMemberTests {
  /// A check whose outcome is set by `set`, in a function that is done when `isChecked` is on.
  private func check(_ set: String) async throws -> [SuggestionReport.Entry] {
    let text = """
      final class Payment {
        private var isChecked = false
        private var name: String?
        private var error: String?
        private let source = Source()

        func title() -> String? {
          if !isChecked { check() }
          return error ?? name
        }
        private func check() {
          \(set)
        }
        func reset() {
          isChecked = false
          name = nil
          error = nil
        }
      }
      struct Source { var name: String? { nil }; var error: String? { nil } }
      """
    return try await suggestions(for: text, type: "Payment")
  }

  @Test func whatIsSetBeforeTheStructIsThereIsNoMember() async throws {
    let entries = try await check(
      "defer { isChecked = true }; name = source.name; error = source.error")
    #expect(
      entries.map(\.answer) == [
        .leave(
          reason: "'name' is set before 'isChecked', where an optional of both would not be there yet")
      ])
  }

  @Test func whatIsSetBesideItIsAMember() async throws {
    let entries = try await check("name = source.name; error = source.error; isChecked = true")
    #expect(
      entries.map(\.declaration).contains { $0.joined().contains("struct") }, "\(entries.map(\.answer))")
  }

  /// A function that other code hands in is no state of the type.
  @Test func aHandlerIsNoState() async throws {
    let text = """
      final class Cell {
        var isValid: ((String) -> Bool)?
        private var hasShown = false

        func end(_ word: String) {
          guard let isValid else { return }
          if isValid(word) { hasShown = false } else { hasShown = true }
        }
        func draw() { if hasShown, isValid != nil { print("again") } }
      }
      """
    let source = "final class Source { func fill(_ cell: Cell) { cell.isValid = { $0.isEmpty } } }"
    let entries = try await suggestions(for: text, beside: source, type: "Cell")
    #expect(
      entries.allSatisfy { if case .leave = $0.answer { true } else { false } }, "\(entries.map(\.answer))")
  }
}
