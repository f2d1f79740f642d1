import Testing
import UntangleReports

/// A flag that says how the work went whose message a case carries, or that it is over.
@Suite struct OutcomeFlagTests {
  /// The settings of a server, whose connection can be tested. `flag` says how that went.
  private func settings(
    _ flag: String, failure: String = "testFailed = true",
    reads: String = "if let testResult { show(testResult, testFailed) }"
  ) async throws -> [SuggestionReport.Entry] {
    let text = """
      @MainActor final class ServerSettings {
        private var isTesting = false
        private var testResult: String?
        private var \(flag)

        func test() async {
          isTesting = true
          testResult = nil
          do {
            try await connect()
            testFailed = false
            testResult = "connected"
          } catch {
            \(failure)
            testResult = error.localizedDescription
          }
          isTesting = false
        }

        func draw() {
          guard !isTesting else { return }
          \(reads)
        }
        private func show(_ text: String, _ isFailure: Bool = false) {}
        private func connect() async throws {}
      }
      """.replacing("testFailed", with: String(flag.prefix { $0 != " " }))
    let entries = try await suggestions(for: text, type: "ServerSettings")
    return entries.flatMap { [$0] + $0.parts }
  }

  @Test(arguments: ["testFailed = false", "didSucceed = false", "isError = false"])
  func aCaseBecomesTwo(flag: String) async throws {
    let entries = try await settings(flag)
    let name = flag.prefix { $0 != " " }
    #expect(
      entries.flatMap(\.fits).map(\.reason) == [
        "'\(name)' is only looked at with '.testResult', and says how it went: two cases, '.succeeded' and '.failed', say both"
      ])
    #expect(
      entries.flatMap(\.fuller).dropFirst().prefix(4) == [
        "  case idle", "  case testing", "  case succeeded(String)", "  case failed(String)",
      ])
    #expect(entries.flatMap(\.questions).isEmpty)
  }

  @Test(arguments: [
    // It is read where nobody knows whether there is a result.
    ("testFailed = false", "testFailed = true", "if let testResult { show(testResult) }; print(testFailed)"),
    // A result is there without it.
    ("testFailed = false", "print(testFailed)", "if let testResult { show(testResult, testFailed) }"),
    // It says something else.
    ("isBold = false", "testFailed = true", "if let testResult { show(testResult, testFailed) }"),
  ])
  func theCaseStays(flag: String, failure: String, reads: String) async throws {
    let entries = try await settings(flag, failure: failure, reads: reads)
    #expect(!entries.isEmpty && entries.allSatisfy { $0.fuller.isEmpty }, "\(entries.flatMap(\.fuller))")
  }

  /// A flag that says that the work is done, and that is only asked for before it.
  @Test(arguments: [
    ("private var hasLoaded = false", "guard !hasLoaded else { return }", ["  case loaded"]),
    (
      "private var hasLoaded = false", "if !isLoading && !self.hasLoaded { await load() }; return",
      ["  case loaded"]
    ),
    // Others may look at it while the work goes on again.
    ("private(set) var hasLoaded = false", "guard !hasLoaded else { return }", []),
    ("private var hasLoaded = false", "guard !hasLoaded else { print(hasLoaded); return }", []),
    // It says something else.
    ("private var hasAsked = false", "guard !hasAsked else { return }", []),
  ])
  func theEndOfWorkFits(_ flag: String, _ check: String, _ expected: [String]) async throws {
    let name = flag.split(separator: " ").first { $0.hasPrefix("has") } ?? ""
    let text = """
      final class PetList: ObservableObject {
        @Published private(set) var isLoading = false
        @Published private(set) var errorMessage: String?
        \(flag)

        init(_ pets: [String] = []) {
          if !pets.isEmpty { \(name) = true }
        }
        func loadIfNeeded() async {
          \(check)
          await load()
        }
        func load() async {
          isLoading = true
          errorMessage = nil
          defer {
            isLoading = false
            \(name) = true
          }
          do { try await send() } catch { errorMessage = "failed" }
        }
        private func send() async throws {}
      }
      """
    let entries = try await suggestions(for: text, type: "PetList").flatMap { [$0] + $0.parts }
    #expect(entries.flatMap(\.fuller).filter { $0.hasSuffix("loaded") } == expected)
  }

  /// The case of the declaration comes first in the enum, and has its own row in the table.
  @Test func eachCaseHasWhatIsSetInIt() async throws {
    let text = """
      final class Door {
        private var isOpen = false
        private var isLocked = false

        init(isGuarded: Bool) {
          if isGuarded { isLocked = true }
        }
        func open() {
          guard !isLocked else { return }
          isOpen = true
        }
        func lock() {
          guard !isOpen else { return }
          isLocked = true
        }
        func close() { isOpen = false }
        func unlock() { isLocked = false }
        func show() { if isOpen { print("open") } else if isLocked { print("locked") } }
      }
      """
    let entry = try #require(try await suggestions(for: text, type: "Door").first)
    #expect(
      Dictionary(uniqueKeysWithValues: entry.cases.map { ($0.name, $0.values) }) == [
        "idle": [], "open": ["isOpen"], "locked": ["isLocked"],
      ])
    #expect(entry.cases.first?.name == "idle")
  }
}
