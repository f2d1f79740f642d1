import Testing
import UntangleReports

/// What an enum's cases, or an optional struct, could hold as well.
@Suite struct CaseValueTests {
  private static let path = "Fixtures/Suggestions/Sources/SketchBoard.swift"

  @Test(arguments: [
    (
      "SketchBoard",
      [
        "'start' is only set for '.dragging' or '.selected': it could be a value of these cases",
        "'end' is only set for '.dragging' or '.selected': it could be a value of these cases",
      ]
    ),
    (
      "StampImport",
      ["'pendingFormat' goes with 'isPrepared' wherever that is set: it could be a member of 'pending'"]
    ),
    (
      "StampPanel",
      [
        "'showsCatalog' is presented on the same view: it could be a case, too",
        "'file' is presented on the same view: it could be a case with a value",
      ]
    ),
  ])
  func whatCountsInSomeCasesIsTold(_ type: String, _ reasons: [String]) async throws {
    let entries = try await suggestions(for: Repository.text(Self.path), type: type)
    #expect(entries.flatMap(\.fits).map(\.reason) == reasons)
  }

  /// A variable of a type whose `isOn` and `isReady` are one enum with the cases idle, on and ready.
  @Test(arguments: [
    // Set where the state is the first again: the result of work that is over.
    ("func fill() { value = 3; isOn = false }", "if isOn { print(value) }"),
    // Read where nobody knows the state.
    ("func fill() { isOn = true; isReady = false; value = 3 }", "print(value)"),
    // Set where nothing is said of the state.
    ("func fill() { value = 3 }", "if isOn { print(value) }"),
    // Counted on in place.
    ("func fill() { isOn = true; isReady = false; value += 3 }", "if isOn { print(value) }"),
    // Set in a branch of its own.
    (
      "func fill(_ is: Bool) { if `is` { value = 3 }; if !`is` { isOn = true; isReady = false } }",
      "if isOn { print(value) }"
    ),
    // Another name.
    ("func fill(value: Int) { isOn = true; isReady = false; print(value) }", "if isOn { print(value) }"),
  ])
  func nothingIsToldOf(_ write: String, _ read: String) async throws {
    #expect(try await fits(write: write, read: read).isEmpty)
  }

  @Test(arguments: [
    ("func fill() { isOn = true; isReady = false; value = 3 }", "if isOn { print(value) }"),
    (
      "func fill() { isOn = true; isReady = false; self.value = 3 }",
      "guard isOn else { return }; print(value)"
    ),
    (
      "func fill() { isOn = true; isReady = false; value = 3 }",
      "show() }; func show() { if isOn { print(value) }"
    ),
    (
      "func fill() { isOn = true; isReady = false; value = 3 }",
      "if isOn { show() } }; private func show() { print(value)"
    ),
  ])
  func isTold(_ write: String, _ read: String) async throws {
    #expect(
      try await fits(write: write, read: read) == [
        "'value' goes with 'isOn' wherever that is set: it could be a value of '.on'"
      ])
  }

  /// What the work of `isOn` brings. `load` is the body of the method that does the work.
  @Test(arguments: [
    ("isOn = true; message = nil; users = []; do { users = try await fetch(); isOn = false } catch", true),
    (
      "guard users.isEmpty, !isOn else { return }; isOn = true; message = nil; do { users = try await fetch() } catch",
      true
    ),
    (
      "isOn = true; message = nil; users.removeAll(); defer { isOn = false }; do { users = try await fetch() } catch",
      true
    ),
    // What was loaded before stays while it is loaded again, and is not shown.
    ("isOn = true; message = nil; do { users = try await fetch() } catch", true),
    // A page is added.
    (
      "isOn = true; message = nil; users = []; do { users.append(contentsOf: try await fetch()) } catch",
      false
    ),
    // Nothing says whether the work is over.
    (
      "users = []; users = (try? await fetch()) ?? []; isOn = true; message = nil; do { try await check() } catch",
      false
    ),
  ])
  func whatWorkHasBroughtIsTold(_ load: String, _ isTold: Bool) async throws {
    let end = load.contains("isOn = false") ? "" : "isOn = false"
    let text = """
      @MainActor final class List {
        private var isOn = false
        private var message: String?
        private(set) var users: [String] = []

        func load() async {
          \(load) { message = "\\(error)"; isOn = false }
          \(end)
        }
        func show() -> String { if isOn { "…" } else if let message { message } else { "\\(users)" } }
        private func fetch() async throws -> [String] { [] }
        private func check() async throws {}
      }
      """
    let reasons = try await suggestions(for: text, type: "List").flatMap(\.fits).map(\.reason)
    let told = "'users' is only set where '.on' ends well: a case of its own, as 'loaded', could hold it"
    #expect(reasons == (isTold ? [told] : []))
  }

  @Test func aFailureIsNotLoaded() async throws {
    let text = """
      @MainActor final class Importer {
        private var isLoading = false
        private var showsFeedback = false
        private(set) var errorMessage: String?

        func load() async {
          isLoading = true
          errorMessage = nil
          do { try await check(); isLoading = false; showsFeedback = true } catch {
            isLoading = false
            errorMessage = "failed"
          }
        }
        func close() { guard !isLoading else { return }; showsFeedback = false }
        func show() -> String { if isLoading { "…" } else if showsFeedback { "?" } else { errorMessage ?? "" } }
        private func check() async throws {}
      }
      """
    let reasons = try await suggestions(for: text, type: "Importer").flatMap { [$0] + $0.parts }.flatMap(
      \.fits
    )
    .map(\.reason)
    #expect(!reasons.contains { $0.contains("ends well") }, "\(reasons)")
  }

  /// A value that is cleared on the way to a case does not count there.
  @Test func whatIsClearedEnds() async throws {
    let write =
      "func fill() { isOn = true; isReady = false; value = 3 }; func done() { isOn = false; isReady = true; value = 0 }"
    #expect(
      try await fits(write: write, read: "if isOn { print(value) }", preparing: "")
        == ["'value' goes with 'isOn' wherever that is set: it could be a value of '.on'"])
  }

  /// Whoever reads it, it says nothing while the flag is off. The enum is shown with it.
  @Test func whatMovesAlongFits() async throws {
    let entries = try await suggestions(for: logIn("message = \"\"; hasFailed = false"), type: "LogIn")
    #expect(
      entries.flatMap(\.fits).map(\.reason)
        == ["'message' goes with 'hasFailed' wherever that is set: it could be a value of '.failed'"])
    #expect(
      entries.flatMap(\.fuller) == [
        "enum State {", "  case idle", "  case busy", "  case failed(String)", "}", "",
        "private(set) var state: State = .idle",
      ])
  }

  /// It may stay when the flag is taken back, where the code asks for the flag before it reads it.
  @Test func whatIsOnlyReadWithTheFlagFits() async throws {
    let text = logIn("hasFailed = false", "func show() { if hasFailed { print(message) } }", view: "")
    #expect(
      try await suggestions(for: text, type: "LogIn").flatMap(\.fits).map(\.reason)
        == ["'message' goes with 'hasFailed' wherever that is set: it could be a value of '.failed'"])
  }

  /// The message of a failure may stay, too, whoever reads it. Another text may say something of its own.
  @Test func theMessageOfAFailureFits() async throws {
    let text = logIn("hasFailed = false").replacing("message", with: "errorMessage")
    let lines = try await suggestions(for: text, type: "LogIn").flatMap(\.fuller)
    #expect(
      lines.prefix(4) == [
        "enum State {", "  case idle", "  case busy", "  case failed(String)",
      ])
  }

  /// What is called after its work is what it has brought, whoever reads it.
  @Test(arguments: [("savedPlan", ["  case saved(savedPlan: String)"]), ("plan", [])])
  func whatIsCalledAfterItsWorkFits(_ name: String, _ expected: [String]) async throws {
    let text = """
      final class PlanEditor: ObservableObject {
        @Published var title = ""
        @Published var isPublic = false
        @Published private(set) var isSaving = false
        @Published private(set) var saveError: Error?
        @Published private(set) var \(name): String?

        func save() async throws {
          isSaving = true
          saveError = nil
          defer { isSaving = false }
          do {
            \(name) = try await send()
          } catch {
            saveError = error
            throw error
          }
        }
        private func send() async throws -> String { title }
      }
      """
    #expect(
      try await suggestions(for: text, type: "PlanEditor").flatMap(\.fuller).filter {
        $0.contains("(savedPlan")
      }
        == expected)
  }

  /// Work ends with what the enum does not hold: the case without a value is the failure.
  @Test func whereWorkEndsIsTheFailure() async throws {
    let text = """
      struct LinkView: View {
        @State private var page: String?
        @State private var isLoading = true
        @State private var errorMessage: String?
        var body: some View {
          VStack {
            if isLoading { Text("…") } else if let page { Text(page) } else { Text(errorMessage ?? "none") }
          }
          .task { await load() }
        }
        private func load() async {
          do { page = try await fetch() } catch { errorMessage = "failed" }
          isLoading = false
        }
        private func fetch() async throws -> String? { "page" }
      }
      """
    #expect(
      try await suggestions(for: text, type: "LinkView").flatMap(\.fuller).filter { $0.contains("case ") }
        == [
          "  case loading", "  case failed(String)", "  case loaded(String)",
        ])
  }

  @Test(arguments: [
    // It stays when the flag is taken back.
    ("hasFailed = false", ""),
    // It is set without the flag.
    ("message = \"\"; hasFailed = false", "func warn() { message = \"Careful\" }"),
    // The flag is set without it.
    ("message = \"\"; hasFailed = false", "func refuse() { isBusy = false; hasFailed = true }"),
    // It is changed in place.
    ("message = \"\"; hasFailed = false", "func add() { message += \"!\" }"),
  ])
  func whatMovesAloneDoesNotFit(_ begin: String, _ other: String) async throws {
    let entries = try await suggestions(for: logIn(begin, other), type: "LogIn")
    #expect(entries.flatMap(\.fits).isEmpty)
    #expect(entries.flatMap(\.fuller).isEmpty)
  }

  private func logIn(
    _ begin: String, _ other: String = "",
    view: String = "struct LogInView { let model: LogIn; var body: String { model.message } }"
  ) -> String {
    """
    final class LogIn {
      private(set) var isBusy = false
      private(set) var hasFailed = false
      private(set) var message = ""
      \(other)

      func start() async {
        guard !isBusy else { return }
        isBusy = true
        \(begin)
        do { try await send() } catch { message = text(of: error); hasFailed = true }
        isBusy = false
      }
      private func text(of error: Error) -> String { "failed" }
    }
    \(view)
    """
  }

  @Test func aWeakReferenceFitsNowhere() async throws {
    let text = """
      final class Lamp {
        private var isOn = false
        private var isReady = false
        private weak var shade: Lamp?

        func fill(_ other: Lamp) { isOn = true; isReady = false; shade = other }
        func prepare() { isOn = false; isReady = true }
        func stop() { isOn = false; isReady = false }
        func wait() { if isOn { print(shade) } else if isReady { print("ready") } }
      }
      """
    #expect(try await suggestions(for: text, type: "Lamp").flatMap(\.fits).isEmpty)
  }

  private func fits(
    write: String, read: String, preparing: String = "func prepare() { isOn = false; isReady = true }"
  ) async throws -> [String] {
    let text = """
      final class Lamp {
        private var isOn = false
        private var isReady = false
        private var value = 0

        \(write)
        \(preparing)
        func stop() { isOn = false; isReady = false }
        func run() { \(read) }
        func wait() { if isOn { print("on") } else if isReady { print("ready") } }
      }
      """
    return try await suggestions(for: text, type: "Lamp").flatMap(\.fits).map(\.reason)
  }

  @Test func aToggledFlagPresentsSomething() async throws {
    let text = """
      import SwiftUI

      struct ScanView: View {
        @State private var isDone = false
        @State private var hasFailed = false
        @State private var text = ""

        var body: some View {
          Button("Scan") { scan() }
            .alert("Done", isPresented: $isDone) { Text("OK") }
            .alert("Failed", isPresented: $hasFailed) { Text("OK") } message: { Text(text) }
        }

        private func scan() {
          text = "no code"
          hasFailed.toggle()
          isDone = true
        }
      }
      """
    #expect(
      try await suggestions(for: text, type: "ScanView").flatMap(\.fits).map(\.reason)
        .contains { $0.hasPrefix("'text' is only set where it presents") })
  }

  /// A member that many others use is looked at from each of them only so deep.
  @Test func chainsOfMembersAreBounded() async throws {
    let count = 400
    let chain = (0..<count).map {
      "private func step\($0)() { step\(($0 + 1) % count)(); step\(($0 + 7) % count)() }"
    }
    let reads = "step0() }\n\(chain.joined(separator: "\n"))\nprivate func last() { print(value); step3()"
    #expect(
      try await fits(
        write: "func fill() { isOn = true; isReady = false; value = 3 }", read: reads
      ).isEmpty)
  }
}
