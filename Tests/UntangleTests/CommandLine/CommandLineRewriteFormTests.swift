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

  /// Behind a check that a value is missing, nothing is to be done where it is there; a block without statements gets lines of
  /// its own; the description of an error is a text; and a name that nothing uses goes, whatever other types have.
  @Test(arguments: [
    (
      "if image == nil { image = await load() }; isLoading = false",
      ["          if let image = await load() {", "          loadState = .unavailable"], ["else if case"]
    ),
    (
      "do { image = try await fetch() } catch { }; isLoading = false",
      [
        "          do { loadState = .loaded(try await fetch()) } catch {",
        "          if case .loading = loadState {",
      ], ["catch { }"]
    ),
    (
      "do { image = try await fetch() } catch {\n      // shown as missing\n    }\n    isLoading = false",
      ["      // shown as missing", "      if case .loading = loadState {"], []
    ),
  ])
  func whatIsMovedStandsWell(_ body: String, _ expected: [String], _ unexpected: [String]) async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Photo.swift",
      """
      import SwiftUI

      struct PhotoView: View {
        @State private var image: Photo?
        @State private var isLoading = true

        var body: some View {
          VStack {
            if let image {
              PhotoRow(image)
            } else if isLoading {
              ProgressView()
            } else {
              MissingRow()
            }
          }
          .task { await show() }
        }

        private func show() async {
          \(body)
        }
        private func load() async -> Photo? { await Server.shared.cached() }
        private func fetch() async throws -> Photo { try await Server.shared.photo() }
      }

      struct Photo {}

      struct Album {
        let model: Loader
        func isBusy() -> Bool { model.isLoading }
      }

      """)
    let run = try await folder.untangle("rewrite", "--type", "PhotoView", "--apply")
    #expect(run.status == 0, "\(run.errors)")
    let text = try folder.text("Photo.swift")
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    for line in expected { #expect(lines.contains(line.drop { $0 == " " }), "\(line) in\n\(text)") }
    for word in unexpected { #expect(!text.contains(word), "\(word) in\n\(text)") }
    #expect(!text.contains("var isLoading: Bool"), "\(text)")
  }

  /// Behind many branches, of which one fails with a reason, the reset stays once.
  @Test func oneResetStaysBehindManyBranches() async throws {
    let folder = try TemporaryFolder()
    try folder.write("Topicmaker.swift", Repository.text("Fixtures/StateSpaces/Types/Topicmaker.swift"))
    let run = try await folder.untangle("rewrite", "--type", "Topicmaker")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.lines.count { $0.hasSuffix("state = .idle") && !$0.contains("var") } == 1, "\(run.text)")
    #expect(run.lines.contains("+    if case .sending = state {"), "\(run.text)")
  }

  /// A comment above several declarations stays above the first one's place.
  @Test func aHeadingStays() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Parcel.swift",
      """
      final class Parcel {
        // Sending
        private(set) var isSending = false
        private(set) var isSent = false

        // What the label says.
        private(set) var label = ""

        func send() {
          guard !isSent else { return }
          isSending = true
        }
        func finish() {
          guard isSending else { return }
          isSending = false
          isSent = true
        }
      }

      func describe(_ parcel: Parcel) -> String { "\\(parcel.isSending) \\(parcel.isSent)" }

      """)
    let run = try await folder.untangle("rewrite", "--type", "Parcel", "--apply")
    #expect(run.status == 0, "\(run.errors)")
    let text = try folder.text("Parcel.swift")
    let place = try #require(text.firstRange(of: "  // Sending\n"), "\(text)")
    #expect(text[place.upperBound...].drop { $0 == " " }.hasPrefix("private(set) var "), "\(text)")
    #expect(
      text.contains("  var isSending: Bool {") && text.contains("  // What the label says.\n"), "\(text)")
  }

  /// What stands behind the declaration of an old name goes with it, to the case that it speaks of.
  @Test func aCommentBehindADeclarationGoesToItsCase() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Curtain.swift",
      """
      final class Curtain {
        private var isRaised = false    // Gate for the scene
        private var isLit = false       // Gate for the light
        private let name: String        // On the bill

        init(name: String) { self.name = name }
        func raise() { isRaised = true }
        func light() {
          guard isRaised else { return }
          isLit = true
        }
        func lower() {
          isRaised = false
          isLit = false
        }
        func draw() -> String { isLit ? name : isRaised ? "dark" : "closed" }
      }

      """)
    let run = try await folder.untangle("rewrite", "--type", "Curtain", "--apply")
    #expect(run.status == 0, "\(run.errors)")
    let text = try folder.text("Curtain.swift")
    #expect(text.contains("    // Gate for the scene\n    case raised\n"), "\(text)")
    #expect(text.contains("    // Gate for the light\n    case lit\n"), "\(text)")
    #expect(text.contains("  private let name: String        // On the bill\n\n  init"), "\(text)")
    #expect(text.ranges(of: "// Gate").count == 2, "\(text)")
  }

  /// What a `catch` binds has the type that it is cast to, and a joined text is none that may be missing.
  @Test func textsOfErrorsAreAskedForAsTheyAre() async throws {
    let folder = try TemporaryFolder()
    try folder.write("Wainwright.swift", Repository.text("Fixtures/StateSpaces/Types/Wainwright.swift"))
    let run = try await folder.untangle("rewrite", "--type", "Wainwright")
    #expect(run.status == 0, "\(run.errors)")
    #expect(!run.text.contains(" as String"), "\(run.text)")
    #expect(run.text.contains("+      if let message = error.reason {"), "\(run.text)")
  }

  /// Conditions over several old names that hold in one case ask for it. Where cases carry values, that is a pattern.
  @Test(arguments: [
    ("if !isFetching, names == nil { ask() }", "if case .idle = state { ask() }"),
    ("if self.isFetching && self.names == nil { ask() }", "if case .fetching = self.state { ask() }"),
    (
      "while ready(), !self.isFetching, names == nil { ask() }",
      "while ready(), case .idle = self.state { ask() }"
    ),
    (
      "if ready() && !isFetching && names == nil && must { ask() }",
      "if ready(), case .idle = state, must { ask() }"
    ),
    ("if must && isFetching && names == nil { ask() }", "if must, case .fetching = state { ask() }"),
    ("if must || !isFetching && names == nil { ask() }", nil),
    ("if must && !isFetching /* now */ && names == nil { ask() }", nil),
    // A local of the same name is another value.
    ("let names: String? = nil; if !isFetching, names == nil { ask() }", nil),
    ("if isFetching || names == nil { ask() }", nil),
    // What is left is one case.
    (
      "guard must || isFetching || names == nil else { return }",
      "if !must, case .loaded = state { return }"
    ),
    (
      "guard !isOff || self.isFetching || names == nil else { return }",
      "if isOff, case .loaded = self.state { return }"
    ),
    ("guard isFetching || names != nil else { return }", "if case .idle = state { return }"),
    ("guard ready() || isFetching || names == nil else { return }", nil),
    ("guard isFetching /* now */ || names == nil else { return }", nil),
    ("guard must || isFetching else { return }", nil),
    // Nothing but a list of conditions holds a pattern.
    ("let isOpen = !isFetching && names == nil; print(isOpen)", nil),
    // One of them says it alone.
    (
      "let isOpen = must && isFetching && names == nil; print(isOpen)",
      "let isOpen = must && isFetching; print(isOpen)"
    ),
    ("print(names == nil && isFetching && must)", "print(isFetching && must)"),
    // Two cases.
    ("if !isFetching { ask() }", nil),
  ])
  func oneCaseIsAPattern(_ condition: String, _ expected: String?) async throws {
    let others =
      "func look() {\n    \(condition)\n    ask()\n  }\n  private func ask() {}\n  private func ready() -> Bool { true }"
      + "\n  private let must = false, isOff = true"
    let folder = try list(of: "[String]", others)
    let run = try await folder.untangle("rewrite", "--type", "List")
    #expect(run.status == 0, "\(run.errors)")
    if let expected {
      #expect(run.lines.contains("+    \(expected)"), "\(run.text)")
    } else {
      #expect(run.lines.contains("     \(condition)") || !run.text.contains(condition), "\(run.text)")
    }
  }

  /// A screen that loads, with `body` in its code.
  private func screen(_ body: String) async throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(
      "Screen.swift",
      """
      final class Screen {
        let title = "Screen"
        /// Whether it loads.
        private(set) var isLoading = true
        private var isRead = false
        private(set) var failure: String?

        // MARK: - Server

        private let server = Server()
        var isQuiet: Bool { isRead }

        func load() {
          isLoading = true
          failure = nil
          server.load { failure in
            self.isLoading = false
            self.failure = failure
          }
        }

        func draw() {
          \(body)
        }

        private func show(_ text: String) {}
      }

      struct Server {
        func load(_ done: @escaping (String?) -> Void) {}
      }

      """)
    let run = try await folder.untangle("rewrite", "--type", "Screen", "--apply")
    #expect(run.status == 0, "\(run.errors)")
    return try folder.text("Screen.swift")
  }

  /// Stored properties that stand together stay together.
  @Test func theEnumGoesAboveAndTheOldNamesBelow() async throws {
    let text = try await screen("show(title)")
    #expect(
      text.hasPrefix(
        """
        final class Screen {
          enum State {
            case loading
            case loaded
            case failed(String)
          }

          let title = "Screen"
          private(set) var state: State = .loading
          private var isRead = false

          /// Whether it loads.
          var isLoading: Bool {
            switch state {
            case .loading: return true
            case .loaded, .failed: return false
            }
          }

          var failure: String? {
            switch state {
            case .loading, .loaded: return nil
            case .failed(let failure): return failure
            }
          }

          // MARK: - Server

          private let server = Server()

        """), "\(text)")
  }

  private static let chain = """
    if isLoading {
          show("…")
        } else if let failure {
          show(failure)
        } else {
          show("done")
        }
    """

  /// A chain over old names is a `switch` over the enum.
  @Test(arguments: [
    (
      chain,
      """
          switch state {
          case .loading:
            show("…")
          case .failed(let failure):
            show(failure)
          case .loaded:
            show("done")
          }

      """
    ),
    (
      chain.replacing("isLoading", with: "self.failure != nil").replacing("let failure", with: "isLoading")
        .replacing("show(failure)", with: "show(title)"),
      """
          switch self.state {
          case .failed:
            show("…")
          case .loading:
            show(title)
          case .loaded:
            show("done")
          }

      """
    ),
    (
      chain.replacing("if isLoading {", with: "if failure == nil, isRead {"),
      "    if failure == nil, isRead {\n      show(\"…\")\n    } else if let failure {\n"
    ),
    // A comment, a branch that leaves a loop, and a chain without an end.
    (
      chain.replacing("else if", with: "else /* done */ if"),
      "    if isLoading {\n      show(\"…\")\n    } else /* done */ if let failure {\n"
    ),
    (
      "while true { \(chain.replacing("show(failure)", with: "break")) }",
      "} else if let failure {\n      break\n"
    ),
    (
      chain.replacing(" else {", with: " else if isRead {"),
      "    if isLoading {\n      show(\"…\")\n    } else if let failure {\n"
    ),
  ])
  func aChainIsASwitch(chain: String, expected: String) async throws {
    let text = try await screen(chain)
    #expect(text.contains(expected), "\(text)")
  }

  /// Of choices that leave one case, the others stay.
  @Test(arguments: [
    ("isBusy || isDone", "state != .idle"), ("isOff || isDone || isBusy", "state != .idle || isOff"),
    ("isBusy || isOff", "state == .busy || isOff"),
    ("isBusy || isDone && isOff", "state == .busy || state == .done && isOff"),
  ])
  func choicesThatLeaveOneCase(_ condition: String, _ expected: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Job.swift",
      """
      final class Job {
        private var isBusy = false
        private var isDone = false
        var isOff = false

        func start() {
          guard !isDone else { return }
          isBusy = true
        }
        func end() {
          isBusy = false
          isDone = true
        }
        func reset() {
          isBusy = false
          isDone = false
        }
        func look() { print(\(condition)) }
      }

      """)
    let run = try await folder.untangle("rewrite", "--type", "Job")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.lines.contains("+  func look() { print(\(expected)) }"), "\(run.text)")
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
