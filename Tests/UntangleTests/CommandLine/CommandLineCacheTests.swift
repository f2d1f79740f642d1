import Foundation
import Testing

struct CommandLineCacheTests {
  private func caches(below path: String) -> [String] {
    let all = FileManager.default.subpaths(atPath: path) ?? []
    return all.filter { $0.hasSuffix(".cache") && !$0.hasSuffix("/.cache") && $0 != ".cache" }.sorted()
  }

  @Test func aSecondRunSaysTheSame() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", CommandSamples.tangled())
    try folder.write("B.swift", CommandSamples.swallowing)
    let formats = ["xcode", "json", "sarif", "html", "table", "csv"]
    for format in formats {
      let plain = try await folder.untangle("lint", "--no-cache", "--format", format)
      for _ in 0..<2 {
        let run = try await folder.untangle("lint", "--cache-path", "kept", "--format", format)
        #expect(run.output == plain.output, "\(format)")
        #expect(run.errors == plain.errors)
        #expect(run.status == plain.status)
      }
    }
    #expect(caches(below: folder.path).count == 1)
    for verb in [["keys"], ["inventory"], ["audit"], ["states", "--all"], ["suggest"]] {
      let plain = try await folder.untangle(verb + ["--no-cache"])
      let run = try await folder.untangle(verb + ["--cache-path", "kept"])
      #expect(run.output == plain.output, "\(verb)")
      #expect(run.status == plain.status)
    }
  }

  @Test func scoresAreJudgedAnew() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", CommandSamples.tangled())
    for limit in ["1", "1000", "1"] {
      let arguments = ["lint", "--fail-on", "never", "--max-score", limit]
      let plain = try await folder.untangle(arguments + ["--no-cache"])
      let run = try await folder.untangle(arguments + ["--cache-path", "kept"])
      #expect(run.status == plain.status)
      #expect(run.errors == plain.errors)
      #expect(run.status == (limit == "1" ? 1 : 0))
    }
  }

  @Test func fixesTheTextThatIsThere() async throws {
    let folder = try TemporaryFolder()
    try folder.write("B.swift", CommandSamples.swallowing)
    _ = try await folder.untangle("lint", "--cache-path", "kept")
    let fixed = try await folder.untangle("lint", "--cache-path", "kept", "--fix", "--format", "xcode")
    #expect(fixed.status == 0)
    #expect(try folder.text("B.swift").contains("case .awake, .gone"))
    let after = try await folder.untangle("lint", "--cache-path", "kept")
    #expect(after.output.isEmpty)
  }

  @Test func liesInTheFolderForCachesOfTheUser() async throws {
    let folder = try TemporaryFolder()
    try folder.write("Code/A.swift", CommandSamples.tangled())
    var environment = CommandRun.environment
    environment["HOME"] = folder.path
    environment["XDG_CACHE_HOME"] = "\(folder.path)/base"
    _ = try await folder.untangle(["lint"], environment: environment, in: "Code")
    #expect(caches(below: "\(folder.path)/base/untangle").count == 1)
    // A relative one is none.
    environment["XDG_CACHE_HOME"] = "base"
    _ = try await folder.untangle(["lint"], environment: environment, in: "Code")
    #expect(caches(below: folder.path).count == 2)
    #expect(caches(below: "\(folder.path)/Code").isEmpty)
  }

  @Test func keepsNothingWhereNothingIsToBeKept() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", CommandSamples.tangled())
    let environment = ["XDG_CACHE_HOME": "", "HOME": ""]
    let nowhere = try await folder.untangle(["lint"], environment: environment)
    #expect(nowhere.lines.first == "A.swift:\(CommandSamples.tangledLine)")
    let none = try await folder.untangle(
      ["lint", "--no-cache"], environment: ["XDG_CACHE_HOME": folder.path])
    #expect(none.lines == nowhere.lines)
    #expect(caches(below: folder.path).isEmpty)
  }

  @Test func aFolderThatCannotBeWrittenIsNoTrouble() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", CommandSamples.tangled())
    try folder.write("kept", "a file")
    let run = try await folder.untangle("lint", "--cache-path", "kept")
    #expect(run.lines.first == "A.swift:\(CommandSamples.tangledLine)")
    #expect(run.errors.isEmpty)
    #expect(run.status == 1)
  }

  @Test func theTwoOptionsExcludeEachOther() async throws {
    let folder = try TemporaryFolder()
    for arguments in [["--cache-path", "kept", "--no-cache"], ["--cache-path", ""]] {
      let run = try await folder.untangle(["lint"] + arguments)
      #expect(run.status == 2)
      #expect(run.errors.contains("--cache-path"))
    }
  }
}
