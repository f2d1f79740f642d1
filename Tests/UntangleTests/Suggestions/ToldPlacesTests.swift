import Testing
import UntangleReports
import UntangleSourceFiles

/// What is told of single places below a suggestion.
@Suite struct ToldPlacesTests {
  @Test func aNewBranchIsShownWithItsElse() async throws {
    let text = """
      final class LogoutModel {
        private(set) var isLoggingOut = false
        private(set) var hasError = false
        private var count = 0

        func confirm() async {
          guard !isLoggingOut else { return }
          isLoggingOut = true
          hasError = false
          let failed = await ask()
          if failed {
            count += 1
            hasError = true
          }
          isLoggingOut = false
        }

        private func ask() async -> Bool { count > 3 }
      }
      """
    let entry = try #require(try await suggestions(for: text, type: "LogoutModel").first)
    #expect(entry.execution == .proved)
    let inserted = entry.writes.filter { $0.old.isEmpty }.map { $0.new.joined(separator: "|") }
    #expect(inserted == ["else {|  state = .idle|}"])
  }

  @Test func aCaseNoneOfAnotherEnumIsNothing() async throws {
    let text = """
      enum Outcome { case none, failure, success }

      final class Importer {
        private(set) var result = Outcome.none
        private(set) var isImporting = false

        func start() {
          result = .none
          isImporting = true
        }

        func end(_ isComplete: Bool) {
          result = isComplete ? .success : .failure
          isImporting = false
        }
      }
      """
    // One more case of the enum that is there is better. Who names the enum gets it.
    let answers = try await suggestions(for: text, type: "Importer").map(\.answer)
    let reason =
      "'isImporting' says more of 'result': one more case of 'Outcome', or a value of one, could say it"
    #expect(answers == [.leave(reason: reason)])
    let folder = try TemporaryFolder()
    try folder.write("Model.swift", text)
    let run = try await folder.untangle("rewrite", "--type", "Importer", "--enum", "State")
    let cases = run.lines.filter { $0.hasPrefix("+    case ") && !$0.contains(":") }
    #expect(cases.map { $0.dropFirst(10) } == ["idle", "importing", "success", "failure"], "\(run.text)")
  }

  @Test func whatNeverChangesIsToldWithItsReads() async throws {
    let text = """
      final class FileList {
        private var isAnimating = false
        private var isScrolling = false
        private var isEditing = false
        private var name = ""

        func scroll() {
          isAnimating = false
          isScrolling = true
          if isAnimating && !isScrolling { name = "still" }
        }

        func edit() {
          guard !isScrolling, !self.isAnimating else { return }
          isEditing = true
        }

        func stop(_ isAnimating: Bool) {
          isScrolling = false
          isEditing = false
          if isAnimating { name = "moving" }
        }
      }
      """
    let entry = try #require(
      try await suggestions(for: text, type: "FileList").first { $0.variables.contains("isAnimating") })
    let told = entry.remainders.map { "\($0.location.line): \($0.reason)" }
    #expect(
      told == [
        "8: 'isAnimating' is set here to what it is already: the write goes, unless another value was meant",
        "10: 'isAnimating' is read here: it is always false",
        "14: 'isAnimating' is read here: it is always false",
      ])
  }

  @Test func anOptionalStructKeepsThatOthersCannotSetIt() async throws {
    let text = """
      final class Diagnosis {
        private(set) var result: String?
        private(set) var fingerprint: Int?
        private(set) var isReady = false

        func finish(_ result: String, _ fingerprint: Int?) {
          self.result = result
          self.fingerprint = fingerprint
          isReady = true
        }

        func clear() {
          result = nil
          fingerprint = nil
          isReady = false
        }
      }
      """
    let entries = try await suggestions(for: text, type: "Diagnosis")
    let declarations = entries.compactMap { $0.declaration.last }
    #expect(
      declarations.contains { $0.hasPrefix("private(set) var ") && $0.hasSuffix("?") }, "\(declarations)")
  }
}
