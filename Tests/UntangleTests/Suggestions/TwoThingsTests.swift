import Testing
import UntangleReports

/// Two variables of which a write would have to carry the other along.
@Suite("Suggestions: two things")
struct TwoThingsTests {
  @Test func whatAnotherHeaderKeepsIsNoCase() async throws {
    let text = """
      final class Notice {
        private var header: String?
        private var wasSurveyShown = false

        func show(_ text: String) { header = text }
        func showSurvey() {
          guard header != nil else { return }
          wasSurveyShown = true
        }
        func close() {
          header = nil
          wasSurveyShown = false
        }
        var title: String { wasSurveyShown && header != nil ? "survey" : header ?? "none" }
      }
      """
    let entry = try #require(try await suggestions(for: text, type: "Notice").first)
    guard case .leave(let reason) = entry.answer else { return #expect(Bool(false), "\(entry)") }
    #expect(reason == "'wasSurveyShown' may be as it is while 'header' is set again: they are two things")
    // A header that is set once carries nothing along.
    let once = text.replacing("{ header = text }", with: "{ if header == nil { header = text } }")
    let other = try #require(try await suggestions(for: once, type: "Notice").first)
    #expect(other.cases.map(\.name).count == 3, "\(other)")
  }

  /// What a function asks for, when another one has written a half, is no case.
  @Test(arguments: [("load()", true), ("server.fetch {}", false)])
  func whatIsAskedForHalfwayIsNoState(_ call: String, _ isLeft: Bool) async throws {
    let text = """
      final class Feed {
        private let server: Server
        private(set) var moreRequested = false
        private(set) var loading = false

        init(server: Server) { self.server = server }

        func restart() {
          loading = false
          moreRequested = true
          \(call)
        }
        func loadMore() {
          guard !moreRequested else { return }
          moreRequested = true
          \(call)
        }
        func load() {
          guard !loading else { return }
          guard moreRequested || server.hasNews else { return }
          loading = true
          server.fetch { self.finish() }
        }
        private func finish() {
          moreRequested = false
          loading = false
        }
      }
      final class Server {
        var hasNews = false
        func fetch(_ done: @escaping () -> Void) {}
      }
      """
    let entry = try #require(try await suggestions(for: text, type: "Feed").first)
    let told = "'load' is called between two writes, where no state holds, and asks for 'loading'"
    #expect((entry.answer == .leave(reason: told)) == isLeft, "\(entry.answer)")
  }
}
