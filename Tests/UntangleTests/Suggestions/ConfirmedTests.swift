import Testing
import UntangleConfiguration
import UntanglePipeline
import UntangleReports
import UntangleSourceFiles

/// What comes of the questions if they are answered with yes.
@Suite("Suggestions: what the questions lead to")
struct ConfirmedTests {
  /// With a name that does not say how the work ended: else it is one enum without an answer.
  private static func text() throws -> String {
    try Repository.text("Fixtures/Suggestions/Sources/CheckInModel.swift").replacing(
      "didSave", with: "hasTicket")
  }

  private func entries(type: String) async throws -> [SuggestionReport.Entry] {
    try await suggestions(for: Self.text(), type: type)
  }

  /// The whole is a product as far as the code shows, and its answer stays what is proved.
  @Test func aProductLeadsToOneEnumOfAll() async throws {
    let found = try await entries(type: "CheckInModel")
    let entry = try #require(found.first { $0.answer == .product })
    #expect(entry.parts.map(\.variables) == [["isSaving", "errorMessage"]])
    let confirmed = try #require(entry.confirmed)
    #expect(confirmed.questionCount == 1 && entry.questions.count == 1)
    #expect(confirmed.proposal.variables == ["isSaving", "hasTicket", "errorMessage"])
    #expect(confirmed.proposal.cases.map(\.name) == ["idle", "saving", "ticket", "failed"])
    #expect(confirmed.proposal.reached == entry.questions[0].stateCount)
    #expect(confirmed.proposal.declaration.contains("  case failed(String)"))
  }

  @Test func whatIsLeftLeadsToAnEnum() async throws {
    let entry = try #require(try await entries(type: "ReaderModel").first)
    guard case .leave = entry.answer else { return #expect(Bool(false), "\(entry.answer)") }
    let proposal = try #require(entry.confirmed?.proposal)
    #expect(proposal.variables == ["showsNotes", "showsContents"])
    #expect(proposal.cases.map { $0.values.count } == [0, 1, 1])
  }

  /// What is promised is what is written once the answer stands in the configuration.
  @Test(arguments: ["CheckInModel", "ReaderModel"]) func theAnswerKeepsWhatIsPromised(_ type: String)
    async throws
  {
    let entry = try #require(try await entries(type: type).first { $0.confirmed != nil })
    let proposal = try #require(entry.confirmed?.proposal)
    let kept = try await suggestions(
      for: Self.text(), type: type, assuming: entry.questions.map(\.premise))
    let found = try #require(kept.first { $0.variables == proposal.variables }, "\(kept)")
    #expect(found.reached == proposal.reached)
    // The way to a state, and so their order, may be another one.
    #expect(found.cases.map(\.name).sorted() == proposal.cases.map(\.name).sorted())
    #expect(found.declaration.sorted() == proposal.declaration.sorted())
    #expect(found.shims.map { $0[0] } == proposal.shims.map { $0[0] })
  }

  /// Two of four flags are never on together: six states, in each of which others may be on.
  @Test func manyCasesAreNone() async throws {
    let found = try await entries(type: "SoundBoard")
    #expect(found.contains { !$0.questions.isEmpty }, "\(found)")
    for entry in found {
      if let proposal = entry.confirmed?.proposal { #expect(proposal.variables.count == 2, "\(proposal)") }
    }
  }

  /// Flags that present something are one optional that can be bound, and need no old names.
  private static let hub = """
    import SwiftUI
    final class HubModel: ObservableObject {
      @Published var showsProfile = false
      @Published var isShowingSettingsSheet = false
      func openProfile() { showsProfile = true; isShowingSettingsSheet = false }
      func openSettings() { showsProfile = false; isShowingSettingsSheet = true }
    }
    struct HubView: View {
      @ObservedObject var model: HubModel
      var body: some View {
        Button("Settings") { model.isShowingSettingsSheet = true }
          .sheet(isPresented: $model.showsProfile) { Text("profile") }
          .sheet(isPresented: $model.isShowingSettingsSheet) { Text("settings") }
      }
    }
    """

  @Test func whatIsPresentedIsAnOptional() async throws {
    let entries = try await suggestions(for: Self.hub, type: "HubModel")
    let proposal = try #require(entries.compactMap(\.confirmed?.proposal).first)
    #expect(proposal.answer == .presentedItem && proposal.shims.isEmpty && proposal.reached == 3)
    #expect(proposal.declaration.filter { $0.contains("case ") } == ["  case profile", "  case settings"])
    #expect(proposal.declaration.last == "@Published var presentedItem: PresentedItem?")
  }

  /// A control sets the flag to values for which the enum has no state.
  @Test func whatCannotBeSetIsNotShown() async throws {
    let entries = try await suggestions(
      for: """
        import SwiftUI
        struct FilterView: View {
          @State private var isFiltering = false
          @State private var isSorting = false
          private func filter() { isFiltering = true; isSorting = false }
          private func sort() { isFiltering = false; isSorting = true }
          private func reset() { isFiltering = false; isSorting = false }
          var body: some View {
            Toggle("Filter", isOn: $isFiltering)
            Button("Filter") { filter() }
            Button("Sort") { sort() }
            Button("Reset") { reset() }
            Text(isFiltering ? "filter" : isSorting ? "sort" : "all")
          }
        }
        """, type: "FilterView")
    #expect(entries.contains { !$0.questions.isEmpty }, "\(entries)")
    #expect(entries.allSatisfy { $0.confirmed == nil }, "\(entries)")
  }

  @Test(.enabled(if: SwiftCompiler.path != nil)) func whatIsPrintedCompiles() async throws {
    let text = try Self.text()
    for (type, source) in [("CheckInModel", text), ("ReaderModel", text), ("HubModel", Self.hub)] {
      let proposals = try await suggestions(for: source, type: type).compactMap(\.confirmed?.proposal)
      #expect(!proposals.isEmpty)
      for proposal in proposals {
        let lines = proposal.declaration + proposal.shims.flatMap { $0 }
        let text = (["import SwiftUI", "final class Sample: ObservableObject {"] + lines + ["}"])
          .joined(separator: "\n")
        let found = try await typeCheck([text], modules: StandIns.modules())[0]
        #expect(found.errors.isEmpty, "\(found.errors)\n\(text)")
      }
    }
  }

  @Test(arguments: SuggestionFormat.allCases) func eachFormatShowsIt(_ format: SuggestionFormat) async throws
  {
    let report = SuggestionReport(entries: try await entries(type: "CheckInModel"))
    let text = String(decoding: format.text(of: report, on: Page()), as: UTF8.self)
    switch format {
    case .json: #expect(text.contains(#""confirmed": {"#) && text.contains(#""questions": 1"#))
    case .table, .markdown:
      #expect(text.contains("if it is, "))
      #expect(text.contains("have 4 states: one enum with payloads:"))
      #expect(text.contains("case ticket"))
    case .swift:
      #expect(text.contains("//     case ticket\n"), "what waits for an answer is a comment")
    }
  }
}
