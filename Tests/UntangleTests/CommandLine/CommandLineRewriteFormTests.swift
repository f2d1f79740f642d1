import Testing

/// What the rewritten code looks like to somebody who has to merge it.
struct CommandLineRewriteFormTests {
  private static let page = """
    import SwiftUI

    struct PageView: View {
      let store: Store
      @State private var page: String?
      @State private var isLoading = true

      var body: some View {
        VStack {
          if isLoading { ProgressView() } else if let page { Text(page) }
        }
        .task {
          page = await store.load()
          isLoading = false
        }
      }
    }

    struct Store {
      func load() async -> String? { nil }
    }

    """

  /// An optional is asked for as it is, private names that the enum can answer go, and the cases say what is loaded.
  @Test func aViewAsksTheEnum() async throws {
    let folder = try TemporaryFolder()
    try folder.write("Page.swift", Self.page)
    // The same words of another type keep nothing.
    try folder.write(
      "Other.swift", "struct Other { var page = 1; func read(_ other: Other) -> Int { other.page } }\n")
    let run = try await folder.untangle("rewrite", "--type", "PageView", "--apply")
    #expect(run.status == 0, "\(run.errors)")
    let text = try folder.text("Page.swift")
    for line in [
      "    case loading", "    case unavailable", "    case loaded(String)",
      "      if case .loading = loadState { ProgressView() } else if case .loaded(let page) = loadState { Text(page) }",
      "      if let page = await store.load() {", "        loadState = .loaded(page)",
      "        loadState = .unavailable",
    ] {
      #expect(text.split(separator: "\n").contains { $0 == line }, "\(line) in\n\(text)")
    }
    #expect(!text.contains("isLoading") && !text.contains("var page"))
  }

  /// A list whose names a server brings, with further members.
  private func list(of type: String, _ others: String = "") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "List.swift",
      """
      final class List {
        private(set) var names: [String]?
        private(set) var isFetching = false
        private let server = Server()

        func fetch() {
          guard !isFetching, names == nil else { return }
          isFetching = true
          server.fetch { names in
            self.names = names
            self.isFetching = false
          }
        }

        \(others)
      }

      final class Server {
        func fetch(_ done: @escaping (\(type)) -> Void) {}
      }

      """)
    return folder
  }

  /// What is handed to a closure has the type that the function declares.
  @Test(arguments: [
    ("[String]", "      self.state = .loaded(names)"), ("[String]?", "      if let names = names {"),
  ])
  func whatIsHandedIsAskedForAsItIs(type: String, expected: String) async throws {
    let folder = try list(of: type)
    let run = try await folder.untangle("rewrite", "--type", "List")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.lines.contains("+\(expected)"), "\(run.text)")
    #expect(!run.text.contains(" as "))
  }

  /// Conditions over several old names that hold in one case ask for it. Where cases carry values, that is a pattern.
  @Test(arguments: [
    ("if !isFetching, names == nil { ask() }", "if case .idle = state { ask() }"),
    ("if self.isFetching && self.names == nil { ask() }", "if case .fetching = self.state { ask() }"),
    (
      "while ready(), !self.isFetching, names == nil { ask() }",
      "while ready(), case .idle = self.state { ask() }"
    ),
    // A local of the same name is another value.
    ("let names: String? = nil; if !isFetching, names == nil { ask() }", nil),
    ("if isFetching || names == nil { ask() }", nil),
    // Nothing but a list of conditions holds a pattern.
    ("let isOpen = !isFetching && names == nil; print(isOpen)", nil),
    // Two cases.
    ("if !isFetching { ask() }", nil),
  ])
  func oneCaseIsAPattern(_ condition: String, _ expected: String?) async throws {
    let others =
      "func look() {\n    \(condition)\n  }\n  private func ask() {}\n  private func ready() -> Bool { true }"
    let folder = try list(of: "[String]", others)
    let run = try await folder.untangle("rewrite", "--type", "List")
    #expect(run.status == 0, "\(run.errors)")
    if let expected {
      #expect(run.lines.contains("+    \(expected)"), "\(run.text)")
    } else {
      #expect(run.lines.contains("     \(condition)") || !run.text.contains(condition), "\(run.text)")
    }
  }

  /// A case without a name is no code to merge. The refusal says how to name it, and that works.
  @Test func aCaseWithoutANameIsAskedFor() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Window.swift",
      """
      final class Window {
        private var isVideoLoaded = false
        private var shouldApplyInitialSize = true

        func handleVideo() { isVideoLoaded = true }
        func size() {
          guard isVideoLoaded else { return }
          shouldApplyInitialSize = false
        }
        func prepareToGo() { shouldApplyInitialSize = true }
        var title: String { isVideoLoaded && shouldApplyInitialSize ? "a" : isVideoLoaded ? "b" : "c" }
      }

      """)
    let run = try await folder.untangle("rewrite", "--type", "Window")
    #expect(run.status == 1)
    let name = "isVideoLoaded+shouldApplyInitialSize"
    #expect(
      run.errors.contains("the case for '\(name)' has no name yet: give it one by '--name \(name)=CASE'"))
    let named = try await folder.untangle("rewrite", "--type", "Window", "--name", "\(name)=sizing")
    #expect(named.status == 0, "\(named.errors)")
    #expect(named.lines.contains("+    case sizing"), "\(named.text)")
  }
}
