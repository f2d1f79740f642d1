import Testing

/// What a user types wrongly, and is told about.
@Suite("Command: mistakes")
struct CommandLineMistakeTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, type) in [("Old/A", "Phase"), ("New/B", "Stage")] {
      try folder.write(
        "\(name).swift",
        """
        enum \(type) { case idle, busy, done }
        func is\(type)Over(_ phase: \(type)) -> Bool {
          switch phase {
          case .idle: return false
          case .busy: return false
          default: return true
          }
        }

        """)
    }
    return folder
  }

  /// Without a configuration the globs are relative to the current folder.
  @Test(arguments: [#"included=["New/**"]"#, #"excluded=["Old/**"]"#])
  func globsOfTheCommandLineHoldInTheCurrentFolder(_ setting: String) async throws {
    let run = try await folder().untangle("lint", "--set", setting, "--format", "jsonl")
    #expect(run.text.contains("New/B.swift") && !run.text.contains("Old/A.swift"), "\(run.text)\(run.errors)")
  }

  @Test func anotherConfigurationCannotBeSet() async throws {
    let run = try await folder().untangle("lint", "--set", "extends=../base.yml")
    #expect(run.status == 2)
    #expect(run.errors.contains("'extends' is for files"), "\(run.errors)")
  }

  @Test func aPlaceToReportOnMustExist() async throws {
    let run = try await folder().untangle("lint", "--within", "Nwe")
    #expect(run.status == 2)
    #expect(run.errors == "Nwe: error: does not exist\n")
  }

  @Test func noBaselineBeginsWithAWrongPath() async throws {
    let folder = try folder()
    let run = try await folder.untangle("baseline", "Nwe")
    #expect(run.status == 2)
    #expect(!Repository.exists("\(folder.path)/untangle-baseline.json"))
  }

  @Test func tooManyWarningsAreCounted() async throws {
    let run = try await folder().untangle("lint", "--max-warnings", "1")
    #expect(run.status == 1)
    #expect(run.errors == "2 warnings are more than --max-warnings 1\n")
  }

  @Test func whatIsExcludedIsNamedSo() async throws {
    let run = try await folder().untangle("lint", "--verbose", "--set", #"excluded=["Old/**"]"#, "--no-cache")
    #expect(run.errors.contains("  Old: excluded by the configuration"), "\(run.errors)")
    #expect(run.errors.contains("read and parse"))
    #expect(!run.errors.contains("enum_default "))
  }

  @Test func whatIsKnownIsNotTimed() async throws {
    let folder = try folder()
    let caches = CommandRun.environment.merging(["XDG_CACHE_HOME": "\(folder.path)/caches"]) { $1 }
    for _ in 1...2 { _ = try await folder.untangle("lint", environment: caches) }
    let run = try await folder.untangle("lint", "--timings", environment: caches)
    #expect(run.errors.contains("the rest is known from an earlier run"), "\(run.errors)")
  }

  /// In the modes before Swift 6 the compiler warns of the space, and reads on.
  @Test func aSpaceBehindAnAttributeIsNoSyntaxError() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "A.swift",
      """
      @available (iOS 13, *)
      final class Lamp {
        private var isLit = false
        func light() { isLit = true }
      }

      """)
    let run = try await folder.untangle("lint", "--strict-parse", "--min-severity", "note")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.text.contains("isLit"), "\(run.text)")
  }
}
