import Foundation
import Testing

/// Many paths, and lists of them: `@file`.
struct CommandLinePathListTests {
  private func paths(_ run: CommandRun) throws -> [String] {
    try run.json()["findings"].elements.compactMap { $0["path"].string }
  }

  private func folder(_ names: String...) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in names { try folder.write(name, CommandSamples.tangled()) }
    return folder
  }

  @Test(arguments: [
    "A.swift\nB b.swift\n", "A.swift\r\n\r\n\nB b.swift", "\u{FEFF}A.swift\nB b.swift\n",
    "A.swift\0B b.swift\0",
    "./A.swift\nB b.swift\nA.swift\n",
  ])
  func listsNameFiles(list: String) async throws {
    let folder = try folder("A.swift", "B b.swift", "C.swift")
    try folder.write("list", list)
    #expect(
      try paths(await folder.untangle("--format", "json", "@list")) == ["A.swift", "B b.swift"])
    let piped = try await folder.untangle("lint", "@-", "--format", "json", input: list)
    #expect(try paths(piped) == ["A.swift", "B b.swift"])
    let both = try await folder.untangle("lint", "C.swift", "@list", "--format", "json")
    #expect(try paths(both) == ["A.swift", "B b.swift", "C.swift"])
  }

  /// As all paths are, wherever the list is.
  @Test func listsAreRelativeToTheCurrentFolder() async throws {
    let folder = try folder("in/A.swift", "A.swift")
    try folder.write("lists/list", "A.swift\n")
    #expect(try paths(await folder.untangle("@lists/list", "--format", "json")) == ["A.swift"])
    let below = try await folder.untangle(["@../lists/list", "--format", "json"], in: "in")
    #expect(try paths(below) == ["A.swift"])
  }

  @Test(arguments: [
    "lint", "audit", "states", "suggest", "keys", "inventory", "baseline", "add-case",
  ])
  func everyVerbTakesLists(verb: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", CommandSamples.swallowing)
    try folder.write("B.swift", "\0")
    try folder.write("list", "A.swift\n")
    let words = verb == "add-case" ? [verb, "Lifecycle.new", "@list"] : [verb, "@list"]
    let run = try await folder.untangle(words)
    #expect(run.status == 0)
    #expect(!run.errors.contains("B.swift"))
  }

  @Test func anEmptyListIsNoFileAtAll() async throws {
    let folder = try folder("A.swift")
    try folder.write("list", "\n\n")
    let run = try await folder.untangle("lint", "@list")
    #expect(run.text == "")
    #expect(run.errors == "no Swift files found\n")
    #expect(run.status == 0)
    #expect(try await folder.untangle("lint", "@list", "--fix").status == 0)
    #expect(try await folder.untangle("lint", "@list", "A.swift").status == 1)
  }

  @Test func listsThatCannotBeReadAreErrors() async throws {
    let folder = try folder("@A.swift", "in/B.swift")
    let missing = try await folder.untangle("lint", "@A.swift")
    #expect(
      missing.errors
        == "A.swift: error: does not exist; a path that begins with '@' is written './@A.swift'\n")
    #expect(missing.status == 2)
    #expect(missing.text == "")
    let unreadable = try await folder.untangle("lint", "@in")
    #expect(unreadable.errors == "in: error: cannot be read: is a directory\n")
    #expect(unreadable.status == 2)
  }

  @Test func namesMayBeginWithTheSign() async throws {
    let folder = try folder("@A.swift")
    #expect(try paths(await folder.untangle("./@A.swift", "--format", "json")) == ["@A.swift"])
    #expect(try paths(await folder.untangle("--format", "json", "--", "@A.swift")) == ["@A.swift"])
    try folder.write("list", "@A.swift\n-\n")
    let listed = try await folder.untangle("--format", "json", "@list")
    #expect(try paths(listed) == ["@A.swift"])
    #expect(listed.errors == "-: error: does not exist\n")
  }

  /// Taken one by one, the words of a command line cost time by the square of their number.
  @Test(arguments: [["lint"], [], ["lint", "--only", "tangled_state"], ["lint", "--"]])
  func manyWordsAreTaken(words: [String]) async throws {
    let folder = try folder("A.swift", "-x.swift", "last.swift")
    let missing = (0..<4_000).map { "none/\($0)" }
    let before = words.contains("--") ? ["--format", "json"] : []
    let after = words.contains("--") ? ["-x.swift"] : ["--format", "json"]
    let run = try await folder.untangle(
      words.prefix(1) + before + words.dropFirst() + ["A.swift"] + missing + after + ["last.swift"])
    #expect(run.status == 2)
    #expect(try run.json()["unreadable"].elements.count == missing.count)
    let found =
      words.contains("--") ? ["-x.swift", "A.swift", "last.swift"] : ["A.swift", "last.swift"]
    #expect(try paths(run) == found)
  }

  @Test func manyWordsOfAVerbWithoutPathsAreRefused() async throws {
    let folder = try TemporaryFolder()
    let run = try await folder.untangle(["init"] + (0..<1_000).map { "a\($0)" })
    #expect(run.status == 2)
    #expect(run.errors.contains("'a1', 'a2', 'a3'"))
    #expect(!run.errors.contains("\0"))
  }

  @Test func longListsAreTaken() async throws {
    let folder = try folder("A.swift")
    try folder.write("list", (0..<10_000).map { "none/\($0)\n" }.joined() + "A.swift\n")
    let run = try await folder.untangle("lint", "@list", "--format", "json")
    #expect(try paths(run) == ["A.swift"])
    #expect(try run.json()["unreadable"].elements.count == 10_000)
  }
}
