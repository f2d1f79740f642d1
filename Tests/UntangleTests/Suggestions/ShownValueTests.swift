import Testing
import UntangleReports
import UntangleSourceFiles

/// One optional says what is shown, and whether: the value that stays when a presentation is closed is no state.
@Suite struct ShownValueTests {
  private static let path = "Fixtures/Suggestions/Sources/ReadingListView.swift"

  @Test(arguments: [
    ("ReadingListView", "'showsDetails' tells whether 'chosen' is shown"),
    ("ReadingReminders", "'isReminding' tells whether 'due' is shown"),
  ])
  func oneOptionalSaysBoth(_ type: String, _ reason: String) async throws {
    let entries = try await suggestions(for: Repository.text(Self.path), type: type)
    #expect(entries.count == 1)
    guard case .derived(let told) = entries.first?.answer else {
      Issue.record("\(entries)")
      return
    }
    #expect(told.hasPrefix(reason))
  }

  /// A computed flag has no publisher.
  @Test(arguments: [("$isFailing", ["Other.swift:4"]), ("$message", []), ("objectWillChange", [])])
  func whatSubscribesIsTold(_ publisher: String, _ places: [String]) async throws {
    let text = """
      import Combine

      final class Post: ObservableObject {
        @Published var message: String?
        @Published var isFailing = false

        func send() async {
          do { try await put() } catch {
            message = error.localizedDescription
            isFailing = true
          }
        }
        private func put() async throws {}
      }
      struct PostView: View {
        @StateObject private var post = Post()
        var body: some View {
          Button("Send") { Task { await post.send() } }
            .alert(post.message ?? "", isPresented: $post.isFailing) {}
        }
      }
      """
    let other = """
      final class Listener {
        weak var post: Post?
        func listen() {
          post?.\(publisher).sink { _ in print("failing") }
        }
      }
      """
    let entries = try await suggestions(for: text, beside: other, type: "Post")
    let told = entries.flatMap(\.remainders).filter { $0.location.path == "Other.swift" }
    #expect(entries.map(\.variables) == [["message", "isFailing"]])
    #expect(told.map { "\($0.location.path):\($0.location.line)" } == places)
  }

  /// A sheet or a cover could take the value itself. An alert could not.
  @Test func aCoverMayTakeTheValueItself() async throws {
    let entries = try await suggestions(for: Repository.text(Self.path), type: "ReadingListView")
    let reasons = entries.flatMap(\.remainders).map(\.reason)
    #expect(
      reasons.contains {
        $0.hasSuffix("'item: $chosen' and 'showsDetails' goes, if the value is Identifiable")
      })
  }

  /// Others hand it to their closures, which run while it closes, or lead to it.
  @Test(arguments: [
    (
      ".confirmationDialog(\"Delete?\", isPresented: $isAsking)",
      ", with 'presenting: asked': its closures keep the value"
    ),
    (
      ".alert(\"Delete?\", isPresented: $isAsking)",
      ", with 'presenting: asked' if it has a title: its closures keep"
    ),
    (
      ".navigationDestination(isPresented: $isAsking)",
      "'item: $asked' and 'isAsking' goes, from iOS 17 on and if the value is Hashable"
    ),
    (".popover(isPresented: $isAsking)", "set: { isAsking = $0 }'"),
  ])
  func whatShowsItMayBeHandedTheValue(_ modifier: String, _ told: String) async throws {
    let text = """
      import SwiftUI

      struct Row { var title: String }
      struct Rows: View {
        @State private var isAsking = false
        @State private var asked: Row?
        let rows: [Row]

        var body: some View {
          Button("Delete") { ask(rows[0]) }
            \(modifier) { if let asked { Text(asked.title) } }
        }
        private func ask(_ row: Row) { asked = row; isAsking = true }
      }
      """
    let reasons = try await suggestions(for: text, type: "Rows").flatMap(\.remainders).map(\.reason)
    #expect(reasons.contains { $0.contains(told) }, "\(reasons)")
  }

  @Test(arguments: [
    ("ReadingBadge", "'isFading' and 'isAwarded' change in animations of their own"),
    ("ReadingNotices", "'closingTask' is kept when its work is over"),
    // The values are asked for when nothing is shown, too.
    ("LastBookView", "'lastBook' is never taken back, and stays when 'showsDetails' is over"),
    ("BookLendingView", "'lent' is never taken back, and stays when 'showsLending' is over"),
  ])
  func isLeft(_ type: String, _ reason: String) async throws {
    let entries = try await suggestions(for: Repository.text(Self.path), type: type)
    guard case .leave(let told) = entries.first?.answer else {
      Issue.record("\(entries)")
      return
    }
    #expect(told.hasPrefix(reason))
  }

  /// A link sets the flag when the user follows it, whether or not there is something to show.
  @Test(arguments: [("NavigationLink(\"Last\", isActive: $showsBook) { Text(\"\") }", 4), ("Text(\"\")", 2)])
  func aLinkSetsItsFlag(_ view: String, _ reached: Int) async throws {
    let text = """
      import SwiftUI

      struct LibraryScreen: View {
        @State private var showsBook = false
        @State private var title: String?

        var body: some View {
          VStack {
            Button("Open") { open("Momo") }
            \(view)
          }
        }

        private func open(_ name: String) {
          title = name
          showsBook = true
        }
      }
      """
    let entries = try await suggestions(for: text, type: "LibraryScreen")
    #expect(entries.first?.reached == reached)
  }
}
