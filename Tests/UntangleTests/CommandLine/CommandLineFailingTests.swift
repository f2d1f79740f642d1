import Foundation
import Testing

/// When a lint fails, and what it shows.
@Suite("Command: what fails a lint")
struct CommandLineFailingTests {
  /// One warning and one note.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "A.swift",
      """
      enum Phase { case idle, busy, done }
      func isOver(_ phase: Phase) -> Bool {
        switch phase {
        case .idle: return false
        case .busy: return false
        default: return true
        }
      }
      final class Door {
        private var isSpare = false
      }

      """)
    return folder
  }

  @Test(
    arguments: [
      ([], 1), (["--strict"], 1), (["--fail-on", "error"], 0), (["--max-warnings", "0"], 1),
      (["--max-warnings", "1"], 0), (["--max-warnings", "1", "--only", "half_used_flag"], 0),
      (["--strict", "--only", "half_used_flag"], 1), (["--only", "half_used_flag"], 0),
    ] as [([String], Int32)])
  func endsAsAsked(_ options: [String], _ status: Int32) async throws {
    let run = try await folder().untangle(["lint", "--no-cache"] + options)
    #expect(run.status == status, "\(run.text)\(run.errors)")
  }

  @Test(arguments: [
    ["--strict", "--fail-on", "error"], ["--max-warnings", "2", "--strict"], ["--max-warnings", "-1"],
    ["--exit-non-zero-on-fix"], ["--min-severity", "never"],
  ]) func whatContradictsItselfIsRefused(_ options: [String]) async throws {
    #expect(try await folder().untangle(["lint"] + options).status == 2)
  }

  @Test func aSeverityHidesWhatIsBelowItAndCountsItAllTheSame() async throws {
    let all = try await folder().untangle("lint", "--format", "csv")
    let few = try await folder().untangle("lint", "--format", "csv", "--min-severity", "warning", "--strict")
    #expect(all.text.contains("half_used_flag") && !few.text.contains("half_used_flag"))
    #expect(few.text.contains("last_case_default"))
    let none = try await folder().untangle(
      "lint", "--only", "half_used_flag", "--min-severity", "warning", "--strict", "--format", "table")
    #expect(none.status == 1)
  }

  @Test func notesAreCountedBesideWarnings() async throws {
    let run = try await folder().untangle("lint", "--format", "table")
    #expect(run.text.contains("last_case_default") && !run.text.contains("half_used_flag"))
    #expect(run.text.contains("'--min-severity note' shows the 1 note, too"), "\(run.text)")
    let all = try await folder().untangle("lint", "--format", "table", "--min-severity", "note")
    #expect(all.text.contains("half_used_flag"))
    let notes = try await folder().untangle("lint", "--format", "table", "--only", "half_used_flag")
    #expect(notes.text.contains("half_used_flag"), "where there is nothing else they are shown")
    let strict = try await folder().untangle("lint", "--format", "table", "--strict")
    #expect(strict.text.contains("half_used_flag"), "what fails a run is shown")
  }

  @Test func xcodeGetsWholePaths() async throws {
    let folder = try folder()
    var environment = ProcessInfo.processInfo.environment
    environment["XCODE_VERSION_ACTUAL"] = "1640"
    let run = try await folder.untangle("lint", "--format", "xcode", environment: environment)
    #expect(run.lines.allSatisfy { $0.hasPrefix("/") && $0.contains("/A.swift:") }, "\(run.text)")
    let plain = try await folder.untangle("lint", "--format", "xcode")
    #expect(plain.lines.allSatisfy { $0.hasPrefix("A.swift:") })
  }

  @Test func aFixMayFailTheRun() async throws {
    let folder = try folder()
    let run = try await folder.untangle(
      "lint", "--only", "last_case_default", "--fix", "--unsafe-fixes", "--exit-non-zero-on-fix")
    #expect(run.status == 1)
    let again = try await folder.untangle(
      "lint", "--only", "last_case_default", "--fix", "--unsafe-fixes", "--exit-non-zero-on-fix")
    #expect(again.status == 0)
  }
}
