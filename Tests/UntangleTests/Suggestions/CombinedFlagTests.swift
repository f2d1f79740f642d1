import Testing
import UntangleReports

/// A flag that joins others is computed, and no enum.
@Suite("Suggestions: a flag that joins others")
struct CombinedFlagTests {
  private func entry(_ value: String, _ flag: String = "isBusy") async throws -> SuggestionReport.Entry? {
    let text = """
      struct Update { let isLoading: Bool; let isSaving: Bool }
      final class Document {
        private(set) var isLoading = false
        private(set) var isSaving = false
        private(set) var \(flag) = \(value.hasPrefix("!"))
        func take(_ update: Update) {
          isLoading = update.isLoading
          isSaving = update.isSaving
          \(flag) = \(value)
        }
        func reset() { isLoading = false; isSaving = false; \(flag) = \(value.hasPrefix("!")) }
        var title: String { isLoading ? "Loading" : isSaving ? "Saving" : \(flag) ? "Busy" : "" }
      }
      """
    return try await suggestions(for: text, type: "Document").first { $0.variables.contains(flag) }
  }

  @Test(arguments: [
    ("update.isLoading || update.isSaving", "private var isBusy: Bool { isLoading || isSaving }"),
    ("update.isLoading && update.isSaving", "private var isBusy: Bool { isLoading && isSaving }"),
  ])
  func itIsComputed(_ value: String, _ declaration: String) async throws {
    let entry = try #require(await entry(value))
    #expect(entry.answer == .derived(reason: "'isBusy' follows from 'isLoading' and 'isSaving'"))
    #expect(entry.shims.map { $0.joined(separator: "\n") } == [declaration.replacing("private ", with: "")])
    #expect(entry.cases.isEmpty)
  }

  /// Computed, the flag would be on already, and the work would not begin.
  @Test func aFlagThatKeepsItsOwnWorkFromBeginningTwiceStays() async throws {
    let text = """
      final class Document {
        private(set) var isLoading = false
        private(set) var isSaving = false
        private(set) var isBusy = false
        func load() { isLoading = true; begin() }
        func save() { isSaving = true; begin() }
        private func begin() {
          guard !isBusy else { return }
          isBusy = true
          work()
        }
        func endLoading() { isLoading = false; isBusy = isSaving }
        func endSaving() { isSaving = false; isBusy = isLoading }
        private func work() {}
        var title: String { isLoading ? "Loading" : isSaving ? "Saving" : isBusy ? "Busy" : "" }
      }
      """
    let entries = try await suggestions(for: text, type: "Document").filter {
      $0.variables.contains("isBusy")
    }
    let reasons = entries.map { if case .leave(let reason) = $0.answer { reason } else { "\($0.answer)" } }
    #expect(reasons == ["'begin' runs only while 'isBusy' is off, when what it follows from is set already"])
  }

  /// The flag says more than the two others, or may be one more state.
  @Test(arguments: ["update.isLoading != update.isSaving", "!update.isLoading && !update.isSaving"])
  func aFlagOfItsOwnIsNot(_ value: String) async throws {
    let entry = try await entry(value)
    #expect(entry.map { if case .derived = $0.answer { false } else { true } } ?? true)
  }
}
