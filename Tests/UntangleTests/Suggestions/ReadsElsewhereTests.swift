import Testing
import UntangleReports

/// What work has brought fits in a case of its own where nobody sees it while the work goes on again.
@Suite struct ReadsElsewhereTests {
  @Test(arguments: [
    // The view asks for the work first.
    (
      "if model.isLoading { wait() } else if let text = model.errorMessage { show(text) } else { show(model.hosts) }",
      true
    ),
    // In a member of its own.
    ("if model.isLoading { wait() } else { list }", true),
    // What was there stays on the screen while it is loaded again.
    ("show(model.hosts); if model.isLoading { wait() }", false),
    ("if !model.hosts.isEmpty { show(model.hosts) } else if model.isLoading { wait() }", false),
    ("if model.isLoading && model.hosts.isEmpty { wait() } else { show(model.hosts) }", false),
    (
      "if model.isLoading { wait() } else if model.hosts.isEmpty && !model.isLoading { wait() } else { show(model.hosts) }",
      true
    ),
    // Another member shows it, too.
    ("if model.isLoading { wait() } else { list }; list", false),
  ])
  func whatTheViewAsksForFits(_ body: String, _ fits: Bool) async throws {
    let text = """
      final class HostList: ObservableObject {
        @Published private(set) var hosts: [String] = []
        @Published private(set) var isLoading = false
        @Published private(set) var errorMessage: String?

        func load() async {
          isLoading = true
          errorMessage = nil
          do {
            hosts = try await fetch()
            isLoading = false
          } catch {
            isLoading = false
            errorMessage = "failed"
          }
        }
        private func fetch() async throws -> [String] { [] }
      }
      struct HostView: View {
        @ObservedObject var model: HostList

        var body: some View {
          \(body)
        }
        private var list: some View { show(model.hosts) }
      }
      """
    let used =
      body.contains("list")
      ? text : text.replacing("  private var list: some View { show(model.hosts) }\n", with: "")
    let entries = try await suggestions(for: used, type: "HostList").flatMap { [$0] + $0.parts }
    let cases: [String] = entries.flatMap(\.fuller).filter { $0.contains("loaded") }
    #expect(cases == (fits ? ["  case loaded([String])"] : [String]()), "\(entries.flatMap(\.fits))")
  }

  /// What one branch brings is no value of the case that the other one leads to.
  @Test func theOtherBranchHasNoValue() async throws {
    let text = """
      struct LogView: View {
        @State private var logs: [String] = []
        @State private var isLoading = true
        @State private var errorMessage: String?

        var body: some View {
          VStack {
            if isLoading {
              ProgressView()
            } else if let errorMessage {
              Text(errorMessage)
            } else {
              LogList(logs)
            }
          }
          .task { await load() }
        }
        private func load() async {
          isLoading = true
          errorMessage = nil
          do {
            let response = try await Server.shared.logs()
            if response.isGood {
              logs = response.logs
            } else {
              errorMessage = "refused"
            }
          } catch {
            errorMessage = "failed"
          }
          isLoading = false
        }
      }
      """
    let entries = try await suggestions(for: text, type: "LogView").flatMap { [$0] + $0.parts }
    #expect(entries.flatMap(\.fuller).contains("  case loaded([String])"), "\(entries.flatMap(\.fits))")
  }
}
