import Testing

@testable import UntangleRewrites

/// Rewritten code keeps to the style of the code around it.
struct CommandLineRewriteStyleTests {
  /// A source whose task may be told to be left out once. `pattern` stands in another type of the project.
  private func rewritten(_ pattern: String = "case .full(let text)") async throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(
      "Switcher.swift",
      """
      final class Switcher {
        private var evaluationTask: Task<Void, Never>?
        /// Set while a link opens the app.
        private var skipNext = false

        func prepare(_ isActive: Bool) {
          if let evaluationTask { evaluationTask.cancel() }
          evaluationTask = nil
          skipNext = !isActive
        }

        func evaluate() {
          guard !skipNext else {
            skipNext = false
            return
          }
          if let evaluationTask { evaluationTask.cancel() }
          evaluationTask = Task { [weak self] in
            await Task.yield()
            guard let self, !Task.isCancelled else { return }
            evaluationTask = nil
          }
        }
      }

      enum Cup {
        case full(String)
        case empty

        var text: String {
          switch self {
          \(pattern): text
          case .empty: ""
          }
        }
      }

      """)
    let run = try await folder.untangle("rewrite", "--type", "Switcher", "--apply")
    #expect(run.status == 0, "\(run.errors)")
    return try folder.text("Switcher.swift")
  }

  @Test func codeWithinAValueStaysWhereItIs() async throws {
    let text = try await rewritten()
    #expect(
      text.contains(
        """
            state = .evaluating(Task { [weak self] in
              await Task.yield()
              guard let self, !Task.isCancelled else { return }
              if case .evaluating = state {
                state = .idle
              }
            })
        """), "\(text)")
  }

  /// One blank line stands between members, whatever takes the place of a variable.
  @Test func noTwoBlankLinesStayBehind() async throws {
    for text in [try await rewritten(), try await page("self.isLoading = false; self.message = text")] {
      #expect(!text.contains("\n\n\n") && !text.contains("}\n  var"), "\(text)")
    }
  }

  /// No pattern says that a case is not there.
  @Test func aGuardAgainstACaseIsTurned() async throws {
    let text = try await rewritten()
    #expect(
      text.contains(
        """
            if case .skipNext = state {
              state = .idle
              return
            }
        """), "\(text)")
  }

  @Test func aCommentGoesToTheCaseOfItsName() async throws {
    let text = try await rewritten()
    #expect(
      text.contains("    case idle\n    /// Set while a link opens the app.\n    case skipNext\n"), "\(text)")
    #expect(!text.contains("var skipNext"))
  }

  @Test(arguments: [
    ("case .full(let text)", "if case .evaluating(let evaluationTask) = state {"),
    ("case let .full(text)", "if case let .evaluating(evaluationTask) = state {"),
  ])
  func patternsAreWrittenAsElsewhere(pattern: String, expected: String) async throws {
    let text = try await rewritten(pattern)
    #expect(text.contains(expected), "\(text)")
  }

  /// A page whose fetch may fail.
  private func page(_ ending: String) async throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(
      "Page.swift",
      """
      final class Page {
        private(set) var isLoading = false
        private(set) var message: String?
        private var progress = 0
        private let server = Server()

        func load() {
          isLoading = true
          message = nil
          server.fetch { text in
            \(ending)
          }
        }
      }

      struct Server {
        func fetch(_ done: @escaping (String?) -> Void) {}
      }

      """)
    let run = try await folder.untangle("rewrite", "--type", "Page", "--apply")
    #expect(run.status == 0, "\(run.errors)")
    return try folder.text("Page.swift")
  }

  /// A reset that the branches behind it overwrite goes into the others.
  @Test func aResetGoesWhereItCounts() async throws {
    let text = try await page(
      "self.isLoading = false\n      if let text {\n        self.message = text\n      }")
    #expect(
      text.contains(
        """
            server.fetch { text in
              if let text {
                self.state = .loaded(text)
              } else if case .loading = self.state {
                self.state = .idle
              }
            }
        """), "\(text)")
  }

  @Test func aResetThatAllBranchesOverwriteGoes() async throws {
    let text = try await page(
      "self.isLoading = false\n      if let text { self.message = text } else { self.message = nil }")
    #expect(
      text.contains("      if let text { self.state = .loaded(text) } else { self.state = .idle }\n"),
      "\(text)")
  }

  /// A reset before a check that leaves, and before the write that completes it.
  @Test(arguments: [
    (
      "guard !name.isEmpty else { error = \"name\"; return }",
      "    guard !name.isEmpty else { state = .failed(\"name\"); return }\n    state = .saving\n"
    ),
    (
      "guard !name.isEmpty else { return }",
      "    state = .idle\n    guard !name.isEmpty else { return }\n    state = .saving\n"
    ),
  ])
  func aResetGoesOverACheck(check: String, expected: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Form.swift",
      """
      final class Form {
        private(set) var isSaving = false
        private(set) var error: String?
        private var name = ""
        private let server = Sender()

        func refuse() {
          guard !isSaving else { return }
          error = "refused"
        }

        func save() {
          guard !isSaving else { return }
          error = nil
          \(check)
          isSaving = true
          server.send { self.isSaving = false }
        }
      }

      struct Sender {
        func send(_ done: @escaping () -> Void) {}
      }

      """)
    let run = try await folder.untangle("rewrite", "--type", "Form", "--apply")
    #expect(run.status == 0, "\(run.errors)")
    let text = try folder.text("Form.swift")
    #expect(text.contains(expected), "\(text)")
  }

  /// Code that may look at the reset keeps it in its place.
  @Test func aResetStaysBeforeCodeThatMayLook() async throws {
    let text = try await page(
      "self.isLoading = false\n      if self.isReady() { self.message = text }\n    }\n  }\n  private func isReady() -> Bool {\n    do {\n      return !isLoading"
    )
    #expect(
      text.contains("        self.state = .idle\n      }\n      if self.isReady() {"), "\(text)")
  }

  /// A flag that another condition may set.
  @Test func aFlagThatGathersIsACondition() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Pull.swift",
      """
      final class Pull {
        private var isRefreshing = false
        private var didCross = false

        func drag(_ progress: Double) {
          guard !isRefreshing else { return }
          didCross = didCross || progress >= 1
        }

        func end() {
          guard didCross, !isRefreshing else { return }
          isRefreshing = true
          didCross = false
        }

        func finish() {
          isRefreshing = false
          didCross = false
        }
      }

      """)
    let run = try await folder.untangle("rewrite", "--type", "Pull", "--apply")
    #expect(run.status == 0, "\(run.errors)")
    let text = try folder.text("Pull.swift")
    #expect(
      text.contains("    if state == .idle, progress >= 1 {\n      state = .crossed\n    }\n"),
      "\(text)")
  }

  @Test(arguments: [
    ([], BindingForm.within), (["case .a(let b)"], .within), (["case let .a(b)"], .before),
    (["case .a(let b)", "case let .a(b)"], .within),
    (["case let .a(b)", "case let .c(d): case .e(let f)"], .before),
    (["let a = b", "case let x"], .within),
  ])
  func mostPatternsDecide(texts: [String], form: BindingForm) {
    #expect(BindingForm(in: texts.map { Array($0.utf8) }) == form)
  }
}
