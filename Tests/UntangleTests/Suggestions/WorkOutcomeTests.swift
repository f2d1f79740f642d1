import Testing
import UntangleReports
import UntangleSourceFiles

/// Work, what it leads to, and its failure.
@Suite("Suggestions: how work ends")
struct WorkOutcomeTests {
  /// A model with work that ends with a receipt or with an error.
  ///
  /// - Parameters:
  ///   - result: The declaration of `receipt`.
  ///   - begin: What the work takes back when it begins.
  ///   - success: What it sets when it ends well.
  private func entries(
    result: String = "private(set) var receipt: String?",
    begin: String = "error = nil; receipt = nil", success: String = "receipt = try await pay()"
  ) async throws -> [SuggestionReport.Entry] {
    try await suggestions(
      for: """
        @MainActor final class Checkout {
          private(set) var isPaying = false
          \(result)
          private(set) var error: String?
          var code = ""
          func start() async {
            guard !code.isEmpty else { error = "no code"; return }
            isPaying = true
            \(begin)
            defer { isPaying = false }
            do { \(success) } catch { self.error = "failed" }
          }
          private func pay() async throws -> String { code }
        }
        """, type: "Checkout")
  }

  private func cases(_ entries: [SuggestionReport.Entry]) -> [[String]] {
    entries.filter { [.payloads, .enumeration].contains($0.answer) && $0.variables.count == 3 }.map {
      $0.cases.map(\.name).sorted()
    }
  }

  @Test func aCheckMayLeaveTheResult() async throws {
    let entries = try await entries()
    #expect(cases(entries) == [["failed", "idle", "paying", "receipt"]])
    let told = entries.flatMap(\.remainders).map(\.reason).filter {
      $0.contains("the enum keeps what was set last")
    }
    #expect(told.count == 2, "\(told)")
  }

  /// The enum is shown without its writes: each is named.
  @Test func whatBecomesOfTheWrites() async throws {
    let told = try await entries().flatMap(\.remainders).map { "\($0.location.line): \($0.reason)" }
      .filter { $0.contains("is set here") }
    #expect(
      told == [
        "7: 'error' is set here: 'state' becomes '.failed(…)'",
        "8: 'isPaying' is set here: 'state' becomes '.paying'",
        "9: 'error' is set here: '.failed(…)' becomes '.idle', and another case stays",
        "9: 'receipt' is set here: '.receipt(…)' becomes '.idle', and another case stays",
        "10: 'isPaying' is set here: '.paying' becomes '.idle', and another case stays",
        "11: 'receipt' is set here: 'state' becomes '.receipt(…)' or '.idle'",
        "11: 'error' is set here: 'state' becomes '.failed(…)'",
      ])
  }

  @Test func aFlagMayTellTheResult() async throws {
    let entries = try await entries(
      result: "private(set) var didPay = false", begin: "error = nil",
      success: "_ = try await pay(); didPay = true")
    #expect(cases(entries) == [["failed", "idle", "paid", "paying"]])
  }

  @Test(arguments: [
    // The old result stays while it is paid again.
    ("error = nil", "receipt = try await pay()"),
    // The failure of the last run stays.
    ("receipt = nil", "receipt = try await pay()"),
    // One run leaves both.
    ("error = nil; receipt = nil", "receipt = try await pay(); error = \"check it\""),
  ])
  func nothingIsSaidOf(_ begin: String, _ success: String) async throws {
    let entries = try await entries(begin: begin, success: success)
    let told = entries.filter { $0.variables.contains("receipt") }.flatMap(\.remainders).map(\.reason).filter
    {
      $0.contains("the enum keeps what was set last")
    }
    #expect(told.isEmpty)
  }

  /// A view that asks for the work first, so that it shows no old result meanwhile.
  @Test(arguments: [
    (
      "if isLoading { Text(\"…\") } else if let report { Text(report) }",
      ["failed", "loaded", "loading", "unavailable"]
    ),
    ("if let report { Text(report) } else if isLoading { Text(\"…\") }", []),
    ("if let report { Text(report) }; if isLoading { Text(\"…\") }", []),
  ])
  func anOldResultMayStayWhereItIsHidden(_ shown: String, _ expected: [String]) async throws {
    let entries = try await suggestions(
      for: """
        struct ReportView: View {
          @State private var report: String?
          @State private var isLoading = true
          @State private var errorMessage: String?
          var body: some View {
            VStack {
              \(shown)
              if let errorMessage { Text(errorMessage) }
            }
            .task { await load() }
          }
          private func load() async {
            isLoading = true
            errorMessage = nil
            defer { isLoading = false }
            do { report = try await fetch() } catch { errorMessage = "failed" }
          }
          private func fetch() async throws -> String? { "report" }
        }
        """, type: "ReportView")
    #expect(cases(entries) == (expected.isEmpty ? [] : [expected]))
  }

  /// A second run may begin beside what the first has brought.
  @Test func aSecondRunIsTold() async throws {
    let text = try Repository.text("Fixtures/Suggestions/Sources/CheckInModel.swift")
    let entries = try await suggestions(for: text, type: "CheckInModel")
    #expect(cases(entries) == [["failed", "idle", "saved", "saving"]])
  }

  /// A bar of a view whose three flags are one submission.
  @Test func flagsMayTellBothEnds() async throws {
    let entries = try await suggestions(
      for: """
        @MainActor final class FeedbackBar {
          private(set) var isSubmitting = false
          private(set) var didSubmit = false
          private(set) var submitError = false
          func submit() async {
            guard !isSubmitting else { return }
            isSubmitting = true
            submitError = false
            do {
              try await send()
              isSubmitting = false
              didSubmit = true
            } catch {
              isSubmitting = false
              submitError = true
            }
          }
          private func send() async throws { throw CancellationError() }
        }
        """, type: "FeedbackBar")
    #expect(cases(entries) == [["failed", "idle", "submitted", "submitting"]])
  }
}
