import Foundation
import Testing
import UntangleSourceFiles

@Suite("SourceFiles: git's ignore rules") struct GitIgnoreTests {
  /// Many trees in one repository, as each call of git takes longer than twenty trees.
  @Test(arguments: 0..<UInt64(3)) func agreesWithGitOnRandomTrees(_ repository: UInt64) throws {
    try compareWithGit(repository, lines: 1...5)
  }

  /// Long lists are looked up in other ways, the longest in two.
  @Test(arguments: [(UInt64(3), 80...200), (4, 2_100...2_400)])
  func agreesWithGitOnLongLists(_ repository: UInt64, _ lines: ClosedRange<Int>) throws {
    try compareWithGit(repository, lines: lines)
  }

  /// Lists as programs write them.
  @Test(arguments: [
    "gen/File%.swift", "File%.swift", "*.g%", "gen%/*.swift", "**/gen%/", "a?%b", "!x%*", "[ab]%",
    "\\%x*",
  ])
  func longListsAreLookedUp(_ line: String) throws {
    let folder = try TemporaryFolder()
    let lines = (0..<100_000).map { line.replacing("%", with: "\($0)") + "\n" }
    try folder.write(".gitignore", lines.joined() + "last.swift\n")
    for number in 0..<100 { try folder.write("src/Source\(number).swift") }
    try folder.write("last.swift")
    let time = ContinuousClock().measure { #expect(folder.discover().paths.count == 100) }
    #expect(time < .seconds(30))
  }

  /// Beyond the limit for sources.
  @Test func largeListsAreRead() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      ".gitignore", String(repeating: "# nothing at all\n", count: 700_000) + "b.swift\n")
    for name in ["a.swift", "b.swift"] { try folder.write(name) }
    #expect(folder.discover().paths == ["a.swift"])
  }

  @Test(arguments: [0, 5, 80, 2_100])
  func lettersAreFoldedWhereGitFoldsThem(count: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write(".git/HEAD")
    try folder.write(".git/config", "[core]\n\tignorecase = true\n")
    let others = (0..<count).map { "x\($0)?*\n" }.joined()
    try folder.write(
      ".gitignore", others + "GEN\n*.Tmp.swift\nsrc/OLD.swift\nn[A-C]m?.swift\n!KEEP.tmp.swift\n")
    let ignored = ["gen/a.swift", "b.TMP.swift", "SRC/old.swift", "NBM1.swift", "nam2.swift"]
    for name in ignored + ["keep.tmp.swift", "c.swift"] { try folder.write(name) }
    #expect(folder.discover().paths == ["c.swift", "keep.tmp.swift"])
  }

  private func compareWithGit(_ repository: UInt64, lines: ClosedRange<Int>) throws {
    let folder = try TemporaryFolder()
    var random = SeededGenerator(seed: repository)
    try git("init", "-q", in: folder.path)
    try folder.write(".git/info/exclude", pattern(&random) + "\n0/" + pattern(&random) + "\n")
    let seeds = (0..<36).map { repository * 1_000 + $0 }
    for seed in seeds { try makeTree(folder, seed, lines) }
    let ours = folder.discover().paths
    let theirs = try gitListing(folder.path)
    #expect(ours.count > (lines.upperBound > 5 ? 20 : 100))
    guard ours != theirs else { return }
    for seed in seeds {
      let found = ours.filter { $0.hasPrefix("\(seed)/") }
      let expected = theirs.filter { $0.hasPrefix("\(seed)/") }
      guard found != expected else { continue }
      let rules = try output(
        "/bin/sh", "-c", "grep -rn '' --include=.gitignore \(seed) .git/info", in: folder.path)
      Issue.record("seed \(seed): \(found) instead of \(expected)\n\(rules)")
    }
  }

  @Test func countsWithoutARepositoryToo() throws {
    let folder = try TemporaryFolder()
    try folder.write("in/.gitignore", "/gen\n*.tmp.swift\n!keep.tmp.swift\n")
    for name in ["in/gen/a.swift", "in/b.tmp.swift", "in/keep.tmp.swift", "gen/c.swift"] {
      try folder.write(name)
    }
    #expect(folder.discover().paths == ["gen/c.swift", "in/keep.tmp.swift"])
    #expect(folder.discover("in/gen/a.swift").paths == ["in/gen/a.swift"])
    #expect(folder.discover("in/gen").paths == ["in/gen/a.swift"])
  }

  @Test func readsRulesAboveTheNamedFolder() throws {
    let folder = try TemporaryFolder()
    try git("init", "-q", in: folder.path)
    try folder.write(".gitignore", "*.gen.swift\n")
    try folder.write(".git/info/exclude", "secret.swift\n")
    for name in ["in/a.gen.swift", "in/b.swift", "in/secret.swift"] { try folder.write(name) }
    #expect(folder.discover("in").paths == ["in/b.swift"])
    #expect(folder.discover(from: "in").paths == ["b.swift"])
  }

  @Test func beginsAnewInARepositoryWithin() throws {
    let folder = try TemporaryFolder()
    try git("init", "-q", in: folder.path)
    try folder.write(".gitignore", "a.swift\n")
    try folder.write("sub/a.swift")
    try folder.write("a.swift")
    #expect(folder.discover().paths.isEmpty)
    try git("init", "-q", "sub", in: folder.path)
    #expect(folder.discover().paths == ["sub/a.swift"])
  }

  @Test func findsTheRulesOfAWorktree() throws {
    let folder = try TemporaryFolder()
    try folder.write("main/.git/HEAD", "ref: refs/heads/main\n")
    try folder.write("main/.git/info/exclude", "a.swift\n")
    try folder.write("main/.git/worktrees/w/commondir", "../..\n")
    try folder.write("w/.git", "gitdir: \(folder.path)/main/.git/worktrees/w\n")
    try folder.write("w/a.swift")
    try folder.write("w/b.swift")
    #expect(folder.discover("w").paths == ["w/b.swift"])
  }
}

private let names = ["a", "b", "ab", "ba.c", "x y", "#h", "!n", "a]"]

private func makeTree(
  _ folder: borrowing TemporaryFolder, _ seed: UInt64, _ count: ClosedRange<Int>
) throws {
  var random = SeededGenerator(seed: seed)
  let root = "\(seed)"
  var folders = [root]
  for _ in 0..<6 { folders.append("\(random.pick(folders))/\(random.pick(names))") }
  for place in folders {
    try folder.makeFolder(place)
    for _ in 0..<3 { try folder.write("\(place)/\(random.pick(names)).swift") }
    if place == root || Int.random(in: 0..<3, using: &random) == 0 {
      let lines = (0..<Int.random(in: count, using: &random)).map { _ in pattern(&random) }
      try folder.write("\(place)/.gitignore", lines.joined(separator: random.pick(["\n", "\r\n"])))
    }
  }
}

private func pattern(_ random: inout SeededGenerator) -> String {
  let parts = (0..<random.pick([1, 1, 1, 2, 2, 3])).map { _ in part(&random) }
  return random.pick(["", "", "", "/", "!", "!/", "\\"]) + parts.joined(separator: "/")
    + random.pick(["", "", "/", " ", "\\ ", "  ", "/**", "\t"])
}

private func part(_ random: inout SeededGenerator) -> String {
  random.pick([
    "**", "*", "a", "b", "ab", "*.swift", "a.swift", "b*", "?", "[ab]", "[!a]", "[^b]*",
    "[a-c]*.swift",
    "ba.c", "x y", "#h", "!n", "\\#h", "\\!n", "a\\*", "[[:alpha:]]", "[[:digit:]b]*", "[a", "a[]]",
    "[]a]*",
    "***", "*a*", "?.swift", "[\\]a].swift", "a]", "*b.swift", "[z-a]", "[a-]*", "[[:nope:]]",
    "ab.swift",
  ])
}

/// The Swift files that git would add.
private func gitListing(_ root: String) throws -> [String] {
  let listing = try output(
    "/usr/bin/env", "git", "-c", "core.excludesFile=/dev/null", "ls-files", "-z", "--others",
    "--exclude-standard",
    "--", "*.swift", in: root)
  return listing.split(separator: "\0").map(String.init)
}

private func git(_ arguments: String..., in folder: String) throws {
  _ = try output("/usr/bin/env", ["git"] + arguments, in: folder)
}

private func output(_ tool: String, _ arguments: String..., in folder: String) throws -> String {
  try output(tool, arguments, in: folder)
}

private func output(_ tool: String, _ arguments: [String], in folder: String) throws -> String {
  let process = Process()
  let pipe = Pipe()
  process.executableURL = URL(fileURLWithPath: tool)
  process.arguments = arguments
  process.currentDirectoryURL = URL(fileURLWithPath: folder)
  process.standardOutput = pipe
  try process.run()
  let data = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return String(decoding: data, as: UTF8.self)
}
