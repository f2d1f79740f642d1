import Testing
import UntangleReports

/// Questions about what writes and conditions show a reader, whatever is reached.
@Suite("Suggestions: questions about what is seen")
struct SeenQuestionTests {
  private func premises(_ text: String) async throws -> [String] {
    try await suggestions(for: text).flatMap(\.questions).map(\.premise)
  }

  @Test func sheetsOfOneViewExcludeEachOther() async throws {
    let found = try await premises(
      """
      import SwiftUI
      struct Shelf: View {
        @State private var showsFilter = false
        @State private var showsHelp = false
        @State private var showsAbout = false
        var body: some View {
          VStack {
            Button("Filter") { showsFilter = true }
            Button("Help") { showsHelp = true }
            Button("About") { showsAbout = true }
          }
          .sheet(isPresented: $showsFilter) { Text("Filter") }
          .sheet(isPresented: $showsHelp) { Text("Help") }
          .sheet(isPresented: $showsAbout) { Text("About") }
        }
      }
      """)
    #expect(found == ["exclusive: [showsFilter, showsHelp, showsAbout]"])
  }

  /// Two optionals that others set are one question, and not one for each direction.
  @Test func whatOthersSetTogetherIsOneQuestion() async throws {
    let found = try await premises(
      """
      final class Import {
        var title: String?
        var address: String?
        func show() {
          guard let shown = title, let link = address else { return }
          present(shown, link)
          title = nil
          address = nil
        }
        private func present(_ title: String, _ link: String) {}
      }
      func fill(_ item: Import, _ title: String?, _ address: String?) {
        item.title = title
        item.address = address
      }
      """)
    #expect(found == ["together: [title, address]"])
  }

  /// Work never needs a failure, however the two are written.
  @Test func nothingIsOnlySetWithAFailure() async throws {
    let found = try await premises(
      """
      final class Export {
        var isExporting = false
        var exportError: Error?
        func start(_ error: Error?) { isExporting = true; exportError = error }
        func end() { isExporting = false; exportError = nil }
      }
      """)
    #expect(!found.contains { $0.contains("exportError != nil") }, "\(found)")
  }

  @Test func onePresentationIsNotAskedToNeedAnother() async throws {
    let found = try await premises(
      """
      import SwiftUI
      final class Alerts: ObservableObject {
        @Published var isPresentingSheet = false
        @Published var isPresentingToast = false
        func add() { isPresentingSheet = true; isPresentingToast = true }
        func added() { isPresentingSheet = false; isPresentingToast = true }
        func close() { isPresentingSheet = false; isPresentingToast = false }
        func open() { isPresentingSheet = true }
      }
      """)
    #expect(!found.contains { $0.contains("isPresentingSheet -> isPresentingToast") }, "\(found)")
  }

  /// An enum is neither set nor not, so that nothing is set together with it.
  @Test func anEnumIsNotSetTogetherWithAFlag() async throws {
    let found = try await premises(
      """
      enum Mode { case off, slow, fast }
      final class Fan {
        var mode: Mode = .off
        var isOn = false
        func start() { mode = .slow; isOn = true }
        func faster() { if isOn { mode = .fast } }
        func stop() { mode = .off; isOn = false }
      }
      func set(_ fan: Fan, _ mode: Mode, _ isOn: Bool) { fan.mode = mode; fan.isOn = isOn }
      """)
    #expect(
      found.contains("input: \"mode == .off -> !isOn\"") && !found.contains { $0.hasPrefix("together") })
  }

  /// An observer that sets a flag to the opposite means the two to differ.
  @Test func theReasonIsNotWhatAnObserverMakes() async throws {
    let text = """
      final class Monitor {
        var isOnline = false {
          didSet { if isOnline { showsNotice = false } else { showsNotice = true } }
        }
        private(set) var showsNotice = false
        func down() { isOnline = false }
        func up() { isOnline = true }
        func hide() { showsNotice = false }
        func remind() { showsNotice = true }
      }
      """
    for entry in try await suggestions(for: text, type: "Monitor") {
      guard case .leave(let reason) = entry.answer else { continue }
      #expect(!reason.contains("leads to 'showsNotice' without 'isOnline'"))
    }
  }
}
