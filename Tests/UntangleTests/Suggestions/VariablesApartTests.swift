import Testing
import UntangleReports

/// Variables that no case of an enum has to hold.
@Suite("Suggestions: variables apart")
struct VariablesApartTests {
  private static let loader = """
    final class Loader {
      var isReady = false
      var isPreparing = false
      private(set) var path: String?
      private var handle: FileHandle?
      func prepare() { isPreparing = true; isReady = false; path = nil; handle = nil }
      func finish(_ new: String) { isPreparing = false; isReady = true; path = new; handle = FileHandle() }
    }
    """

  private func reasons(_ entries: [SuggestionReport.Entry]) -> [String: String] {
    entries.reduce(into: [:]) { reasons, entry in
      switch entry.answer {
      case .derived(let reason): reasons[entry.variables.joined(separator: " ")] = reason
      default: break
      }
    }
  }

  /// What holds an object may keep it alive: it stays, and is in no case.
  @Test func whatNothingReadsCanGo() async throws {
    let entries = try await suggestions(
      for: Self.loader, beside: "func text(of loader: Loader) -> String { loader.isPreparing ? \"…\" : \"\" }"
    )
    #expect(reasons(entries) == ["isReady path": "nothing reads 'isReady' and 'path': they can go"])
    #expect(entries.flatMap(\.remainders).map(\.location.span.line) == [6, 6, 7, 7])
  }

  /// What is no state may be read by nothing, either.
  @Test func othersThatNothingReadsAreTold() async throws {
    let text = """
      final class Loader {
        var isReady = false
        var isPreparing = false
        private(set) var title = ""
        private(set) var count = 0
        func prepare() { isPreparing = true; isReady = false; title = "…"; count = 0 }
        func finish() { isPreparing = false; isReady = true; title = "done"; count = 1 }
      }
      """
    let entries = try await suggestions(
      for: text,
      beside: "func text(of loader: Loader) -> String { loader.isPreparing ? \"…\" : \"\\(loader.count)\" }"
    )
    let told = entries.flatMap(\.remainders).filter { $0.reason.contains("either") }
    #expect(told.map(\.reason) == ["nothing reads 'title', either: it can go, too"])
    #expect(told.map(\.location.span.line) == [4])
  }

  /// Its readers may be in files that were not analysed.
  @Test func nothingIsSaidOfATypeThatNobodyNames() async throws {
    let entries = try await suggestions(for: Self.loader)
    #expect(!reasons(entries).values.contains { $0.contains("nothing reads") })
  }

  @Test(arguments: [
    "func text(of loader: Loader) -> Bool { loader.isReady }",
    "extension Loader { var text: Bool { isReady } }",
    "final class Loaders: Loader { func text() -> Bool { isReady } }",
    "func path(_ loader: Loader) -> KeyPath<Loader, Bool> { \\.isReady }",
  ])
  func aReaderElsewhereCounts(_ other: String) async throws {
    let entries = try await suggestions(
      for: Self.loader.replacing("final class", with: "class"),
      beside: other + "\nfunc use(_: Loader) {}")
    #expect(!reasons(entries).values.contains { $0.contains("'isReady'") && $0.contains("nothing reads") })
  }

  /// A member of another type's `self` is none of this one.
  @Test func aMemberOfAnotherSelfIsNoReader() async throws {
    let entries = try await suggestions(
      for: Self.loader,
      beside: """
        final class Other { var isReady = false; func ask() -> Bool { self.isReady } }
        func text(of loader: Loader) -> String { loader.isPreparing ? "…" : "" }
        """)
    #expect(reasons(entries).values.contains("nothing reads 'isReady' and 'path': they can go"))
  }

  /// Nor is one of a value of another type. A value of an unknown type may be one of this one.
  @Test(arguments: [("Other", true), ("Unknown", false)])
  func aMemberOfAnotherTypeIsNoReader(_ type: String, _ isTold: Bool) async throws {
    let entries = try await suggestions(
      for: Self.loader,
      beside: """
        final class Other { var isReady = false }
        struct Page { let other: \(type); var isShown: Bool { other.isReady } }
        func text(of loader: Loader) -> String { loader.isPreparing ? "…" : "" }
        """)
    #expect(reasons(entries).values.contains("nothing reads 'isReady' and 'path': they can go") == isTold)
  }

  /// What is compared or encoded is read, and no line of code says so.
  @Test(arguments: ["Equatable", "Codable", "Stored"])
  func typesThatAreReadAsAWholeAreLeft(_ parent: String) async throws {
    let entries = try await suggestions(
      for: Self.loader.replacing("final class Loader", with: "struct Loader: \(parent)")
        .replacing("func", with: "mutating func") + "\nprotocol Stored: Encodable {}",
      beside: "func text(of loader: Loader) -> String { loader.isPreparing ? \"…\" : \"\" }")
    #expect(!reasons(entries).values.contains { $0.contains("nothing reads") })
  }

  /// A guard against a second run is no step, unless other code looks at it.
  @Test(arguments: [("", true), ("var text: String { hasObserver ? \"on\" : \"off\" }", false)])
  func aGuardAgainstASecondRunIsNoStep(_ other: String, _ isLeft: Bool) async throws {
    let entries = try await suggestions(
      for: """
        final class Contacts {
          private(set) var wereAskedFor = false
          private var hasObserver = false
          private func observe() {
            guard !hasObserver else { return }
            hasObserver = true
            Store.shared.observe()
          }
          func ask() { wereAskedFor = true }
          func refresh() {
            wereAskedFor = true
            observe()
          }
          func page() -> String { wereAskedFor ? "contacts" : "" }
          \(other)
        }
        """, type: "Contacts")
    let reason = "'hasObserver' is set once, and only keeps its code from running again"
    #expect((entries.map(\.answer) == [.leave(reason: reason)]) == isLeft, "\(entries.map(\.answer))")
  }

  /// What an initialiser decides and what is handed in goes with any case.
  @Test func whatIsSetOnceIsNoState() async throws {
    let entries = try await suggestions(
      for: """
        final class MessageStore {
          private var tenant: Tenant?
          private var isOwn = false
          private(set) var error: String?
          private(set) var isSending = false
          init(id: String, own: String) { isOwn = id == own }
          func setUp(_ tenant: Tenant) { self.tenant = tenant }
          func send() {
            guard tenant != nil, !isOwn, !isSending else { return }
            isSending = true
            error = nil
          }
          func fail(_ text: String) { isSending = false; error = text }
          func end() { isSending = false; error = nil }
          var text: String { if isSending { return "…" } else if let error { return error } else { return "" } }
        }
        """)
    #expect(entries.map(\.variables) == [["error", "isSending"]])
    #expect(entries.first?.answer == .payloads)
  }
}
