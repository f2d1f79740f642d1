import Testing

/// `--since` and `--staged`, in repositories as people have them.
struct CommandLineGitTests {
  private static func flaw(_ name: String) -> String {
    "final class \(name) {\n  var answer: Bool?\n  func agree() { answer = true }\n}\n"
  }

  /// A repository with one commit that has a flaw of its own.
  private func repository() async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("Sources/Old.swift", Self.flaw("Old"))
    try await folder.makeRepository()
    return folder
  }

  /// The paths and types of what is found, and how it ended.
  private func lint(
    _ arguments: String..., in folder: borrowing TemporaryFolder, below path: String = ""
  ) async throws -> (found: [String], status: Int32, errors: String) {
    let run = try await CommandRun(
      try #require(BuiltProgram.path), ["lint", "--format", "csv", "--fail-on", "note"] + arguments,
      in: folder.path + path)
    let rows = run.text.split(whereSeparator: \.isNewline).dropFirst()
    let found = rows.map { row in
      let cells = row.split(separator: ",", omittingEmptySubsequences: false)
      return "\(cells[0]):\(cells[1])"
    }
    return (found, run.status, run.errors)
  }

  @Test func onlyWhatChangedSinceARevisionIsReported() async throws {
    let folder = try await repository()
    #expect(try await lint("--since", "HEAD", in: folder).found == [])
    try folder.write("Sources/Old.swift", "// A remark.\n" + Self.flaw("Old"))
    #expect(try await lint("--since", "HEAD", in: folder).found == [])
    try folder.write("Sources/New.swift", Self.flaw("New"))
    let untracked = try await lint("--since", "HEAD", in: folder)
    #expect(untracked.found == ["Sources/New.swift:2"])
    #expect(untracked.status == 1)
    try await folder.git("git add . && git commit -q -m two")
    #expect(try await lint("--since", "HEAD", in: folder).found == [])
    #expect(try await lint("--since", "HEAD~1", in: folder).found == ["Sources/New.swift:2"])
    // From within a folder paths are relative to it.
    #expect(try await lint("--since", "HEAD~1", in: folder, below: "/Sources").found == ["New.swift:2"])
  }

  @Test func aLineThatIsTouchedIsJudged() async throws {
    let folder = try await repository()
    try folder.write(
      "Sources/Old.swift",
      "final class Old {\n  var answer: Bool? // touched\n  func agree() { answer = true }\n}\n")
    #expect(try await lint("--since", "HEAD", in: folder).found == ["Sources/Old.swift:2"])
  }

  /// The switch does not change; the case that its `default` takes does.
  @Test func whatAChangeBringsElsewhereIsReported() async throws {
    let folder = try TemporaryFolder()
    try folder.write("Signal.swift", "enum Signal { case go, stop }\n")
    try folder.write(
      "Color.swift",
      "func color(_ signal: Signal) -> Int {\n  switch signal {\n  case .go: 1\n  case .stop: 2\n"
        + "  default: 3\n  }\n}\n")
    try await folder.makeRepository()
    try folder.write("Signal.swift", "enum Signal { case go, stop, wait }\n")
    #expect(try await lint("--since", "HEAD", in: folder).found == ["Color.swift:5"])
    try await folder.git("git add .")
    #expect(try await lint("--staged", in: folder).found == ["Color.swift:5"])
  }

  @Test func aFileThatMovesBringsNothing() async throws {
    let folder = try await repository()
    try await folder.git("git mv Sources/Old.swift Sources/Moved.swift")
    #expect(try await lint("--since", "HEAD", in: folder).found == [])
    #expect(try await lint("--staged", in: folder).found == [])
    // Mostly what it was: git calls it a rename.
    try folder.write("Sources/Moved.swift", "\n\n" + Self.flaw("Old") + "struct A {}\n")
    #expect(try await lint("--since", "HEAD", in: folder).found == [])
    #expect(try await lint("--staged", in: folder).found == [])
  }

  @Test func theIndexIsJudgedAndNotTheWorkingTree() async throws {
    let folder = try await repository()
    // Staged with a flaw, mended since: the flaw would be committed.
    try folder.write("Sources/A.swift", Self.flaw("A"))
    try await folder.git("git add .")
    try folder.write("Sources/A.swift", "final class A {}\n")
    // Not staged at all.
    try folder.write("Sources/B.swift", Self.flaw("B"))
    // Staged without a flaw, got one since.
    try folder.write("Sources/C.swift", "final class C {}\n")
    try await folder.git("git add Sources/C.swift")
    try folder.write("Sources/C.swift", "\n\n" + Self.flaw("C"))
    // Only a name, with nothing under it yet.
    try folder.write("Sources/D.swift", Self.flaw("D"))
    try await folder.git("git add --intent-to-add Sources/D.swift")
    #expect(try await lint("--staged", in: folder).found == ["Sources/A.swift:2"])
  }

  @Test func partOfAFileIsStaged() async throws {
    let folder = try await repository()
    try folder.write("Sources/Old.swift", Self.flaw("Old") + Self.flaw("Staged"))
    try await folder.git("git add .")
    try folder.write(
      "Sources/Old.swift", Self.flaw("Unstaged") + Self.flaw("Old") + Self.flaw("Staged"))
    // The line is the one of the index.
    #expect(try await lint("--staged", in: folder).found == ["Sources/Old.swift:6"])
  }

  @Test func aFileThatIsGoneFromTheTreeIsReadFromTheIndex() async throws {
    let folder = try await repository()
    try folder.write("Sources/A.swift", Self.flaw("A"))
    try await folder.git("git add . && rm Sources/A.swift")
    #expect(try await lint("--staged", in: folder).found == ["Sources/A.swift:2"])
    // And one that the index lets go of does not count.
    try await folder.git("git rm -q --cached Sources/Old.swift")
    #expect(try await lint("--staged", in: folder).found == ["Sources/A.swift:2"])
  }

  @Test func theFirstCommitIsJudgedWhole() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", Self.flaw("A"))
    try await folder.git("git init -q -b main && git add .")
    #expect(try await lint("--staged", in: folder).found == ["A.swift:2"])
    let since = try await lint("--since", "HEAD", in: folder)
    #expect(since.status == 2)
    #expect(since.errors.contains("the branch has no commit to compare with yet"))
  }

  @Test func branchesAreComparedFromWhereTheyParted() async throws {
    let folder = try await repository()
    try await folder.git("git switch -q -c mine")
    try folder.write("Sources/Mine.swift", Self.flaw("Mine"))
    try await folder.git("git add . && git commit -q -m mine && git switch -q main")
    try folder.write("Sources/Old.swift", "final class Old {}\n")
    try await folder.git("git add . && git commit -q -m mended && git switch -q mine")
    #expect(try await lint("--since", "main", in: folder).found == ["Sources/Mine.swift:2"])
  }

  @Test func whatGitCannotSayIsAnError() async throws {
    let outside = try TemporaryFolder()
    try outside.write("A.swift", Self.flaw("A"))
    for option in [["--staged"], ["--since", "HEAD"]] {
      let run = try await CommandRun(
        try #require(BuiltProgram.path), option, in: outside.path,
        environment: CommandRun.environment.merging(["GIT_CEILING_DIRECTORIES": "/"]) { _, new in new })
      #expect(run.status == 2)
      #expect(run.text.isEmpty)
      #expect(run.errors.contains("not in a git repository"), "\(run.errors)")
    }
    let folder = try await repository()
    let foreign = try await CommandRun(
      try #require(BuiltProgram.path), ["--staged"], in: folder.path,
      environment: CommandRun.environment.merging(["GIT_TEST_ASSUME_DIFFERENT_OWNER": "1"]) { _, new in new })
    #expect(foreign.status == 2)
    #expect(foreign.errors.contains("git does not trust the repository, which belongs to another user"))
    let unknown = try await lint("--since", "nowhere", in: folder)
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("git knows no revision 'nowhere'"))
    let none = try await CommandRun(
      try #require(BuiltProgram.path), ["--staged"], in: folder.path, environment: ["PATH": "/nowhere"])
    #expect(none.status == 2)
    #expect(none.errors.contains("git is not installed"))
    let both = try await lint("--since", "HEAD", "--staged", in: folder)
    #expect(both.status == 2)
    #expect(both.errors.contains("--since and --staged exclude each other."))
  }

  /// Git says nothing of what lies elsewhere, and silence would read as praise.
  @Test func whatLiesOutsideOfTheRepositoryIsAnError() async throws {
    let folder = try await repository()
    let other = try TemporaryFolder()
    try other.write("A.swift", Self.flaw("A"))
    for path in [other.path, other.path + "/A.swift"] {
      for option in [["--staged"], ["--since", "HEAD"]] {
        let run = try await CommandRun(
          try #require(BuiltProgram.path), option + ["Sources", path], in: folder.path)
        #expect(run.status == 2)
        #expect(
          run.errors
            == "error: '\(path)' is not in the git repository: leave it out, or --since and --staged\n")
      }
    }
    let inside = try await lint("--since", "HEAD", folder.path + "/Sources", in: folder, below: "/Sources")
    #expect(inside.status == 0)
    let elsewhere = try await CommandRun(
      try #require(BuiltProgram.path), ["--staged"], in: other.path,
      environment: CommandRun.environment.merging([
        "GIT_DIR": folder.path + "/.git", "GIT_WORK_TREE": folder.path,
      ]) { _, new in new })
    #expect(elsewhere.status == 2)
    #expect(elsewhere.errors.contains("not in the working tree of the git repository"))
  }

  @Test func aShallowCloneIsToldWhatItLacks() async throws {
    let folder = try await repository()
    try folder.write("Sources/New.swift", Self.flaw("New"))
    try await folder.git(
      "git add . && git commit -q -m two && git clone -q --depth 1 file://\(folder.path) clone")
    let run = try await lint("--since", "HEAD~1", in: folder, below: "/clone")
    #expect(run.status == 2)
    #expect(run.errors.contains("the clone is shallow and does not reach 'HEAD~1'"))
    #expect(run.errors.contains("fetch-depth: 0"))
  }

  @Test func conflictsAreToldByName() async throws {
    let folder = try await repository()
    try await folder.git("git switch -q -c other")
    try folder.write("Sources/Old.swift", "final class Old { var a = 1 }\n")
    try await folder.git("git commit -q -a -m other && git switch -q main")
    try folder.write("Sources/Old.swift", "final class Old { var b = 1 }\n")
    try await folder.git("git commit -q -a -m ours && (git merge -q other > merge.txt || true)")
    let run = try await lint("--staged", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("the index has conflicts in Sources/Old.swift: resolve them first"))
  }

  /// The rest of each takes another case: only the first is new, though both have one name.
  @Test func ofEqualNamesOnlyTheNewFindingIsReported() async throws {
    let folder = try TemporaryFolder()
    let old = "    switch kind {\n    case .a: print(1)\n    default: print(2)\n    }\n"
    let new = "    switch kind {\n    case .b: print(1)\n    default: print(2)\n    }\n"
    let row = { (body: String) in
      "private struct Row {\n  func show(_ kind: Kind) {\n\(body)  }\n}\n"
    }
    try folder.write("Kind.swift", "enum Kind { case a, b, c }\n")
    try folder.write("M.swift", row(old))
    try await folder.makeRepository()
    try folder.write("M.swift", row(new + old))
    #expect(try await lint("--since", "HEAD", in: folder).found == ["M.swift:5"])
    try folder.write("M.swift", row(old))
    for name in ["A.swift", "Z.swift"] {
      try folder.write(name, row(old))
      #expect(try await lint("--since", "HEAD", in: folder).found == ["\(name):5"])
      try await folder.git("git add . && git commit -q -m more")
    }
  }

  /// As `git --literal-pathspecs commit` hands down to its hooks.
  @Test(arguments: ["LITERAL", "NOGLOB", "GLOB", "ICASE"])
  func howGitReadsPathsDoesNotMatter(word: String) async throws {
    let folder = try await repository()
    try folder.write("Sources/New.swift", Self.flaw("New"))
    try await folder.git("git add .")
    for scope in [["--staged"], ["--since", "HEAD"]] {
      let run = try await CommandRun(
        try #require(BuiltProgram.path), scope + ["--fail-on", "note"], in: folder.path,
        environment: CommandRun.environment.merging(["GIT_\(word)_PATHSPECS": "1"]) { _, new in new })
      #expect(run.status == 1, "\(scope)")
      #expect(run.text.hasPrefix("Sources/New.swift:2:"), "\(run.text) \(run.errors)")
    }
  }

  /// More than a pipe takes at once, both ways.
  @Test func manyFilesMayBeStaged() async throws {
    let folder = try await repository()
    let long = String(repeating: "// A remark that fills a line of the file well enough.\n", count: 40)
    for number in 0..<300 { try folder.write("Sources/A\(number).swift", long) }
    try await folder.git("git add . && git commit -q -m many")
    for number in 0..<300 { try folder.write("Sources/A\(number).swift", long + Self.flaw("A\(number)")) }
    try await folder.git("git add .")
    for number in 0..<300 { try folder.write("Sources/A\(number).swift", "") }
    #expect(try await lint("--staged", in: folder).found.count == 300)
  }

  /// What was judged before a commit is what the next change is compared with.
  @Test func commitsFollowOneAnother() async throws {
    let folder = try await repository()
    for name in ["A", "B", "C"] {
      try folder.write("Sources/\(name).swift", Self.flaw(name))
      try await folder.git("git add .")
      #expect(try await lint("--staged", in: folder).found == ["Sources/\(name).swift:2"])
      #expect(try await lint("--staged", "--no-cache", in: folder).found == ["Sources/\(name).swift:2"])
      try await folder.git("git commit -q -m \(name)")
      #expect(try await lint("--staged", in: folder).found == [])
    }
  }

  @Test func namesMayBeStrange() async throws {
    let folder = try await repository()
    try folder.write("Sources/ä \"b\"\nc.swift", Self.flaw("Strange"))
    try folder.write("Sources/日本.swift", Self.flaw("Wide"))
    try await folder.git("git add .")
    let run = try await CommandRun(
      try #require(BuiltProgram.path), ["--staged", "--format", "json", "--fail-on", "never"],
      in: folder.path)
    let types = try run.json()["findings"].elements.compactMap { $0["type"].string }
    #expect(types.sorted() == ["Strange", "Wide"])
  }
}
