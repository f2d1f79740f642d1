import Testing

/// `audit --compare`, in repositories as people have them.
@Suite(.enabled(if: hasProgram("git")))
struct CommandLineCompareTests {
  private func repository() async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("Sources/Player.swift", CommandSamples.tangled())
    try folder.write("Sources/Switch.swift", CommandSamples.swallowing)
    try await folder.makeRepository()
    return folder
  }

  /// Name, score before and score after of each changed type.
  private func changes(_ document: JSONNode) -> [String] {
    document["comparison"]["types"].elements.map { type in
      "\(type["type"].string ?? "") \(number(type["before"])) \(number(type["after"]))"
    }
  }

  private func number(_ node: JSONNode) -> String {
    if case .number(let number) = node { "\(number)" } else { "null" }
  }

  private func rules(_ node: JSONNode) -> [String] {
    node.elements.map { "\($0["path"].string ?? ""): \($0["rule"].string ?? "")" }
  }

  private func compare(
    _ reference: String, in folder: borrowing TemporaryFolder
  ) async throws -> JSONNode {
    let run = try await folder.untangle("audit", "--compare", reference, "--format", "json")
    try #require(run.status == 0, "\(run.errors)")
    return try run.json()
  }

  @Test func aNewTypeIsToldWithItsFindings() async throws {
    let folder = try await repository()
    try folder.write("Sources/Recorder.swift", CommandSamples.tangled("Recorder"))
    let document = try await compare("HEAD", in: folder)
    #expect(changes(document) == ["Recorder null 5.5"])
    #expect(rules(document["comparison"]["new"]) == ["Sources/Recorder.swift: tangled_state"])
    #expect(rules(document["comparison"]["gone"]) == [])
    #expect(document["comparison"]["after"]["commit"] == .null)
    #expect(document["comparison"]["before"]["files"].integer == 2)
    #expect(document["comparison"]["after"]["files"].integer == 3)
    #expect(document["revision"]["workingTree"].string == "changed")
  }

  @Test func aTypeThatIsGoneIsToldWithItsFindings() async throws {
    let folder = try await repository()
    try await folder.git("git rm -q Sources/Player.swift && git commit -q -m two")
    let document = try await compare("HEAD~1", in: folder)
    #expect(changes(document) == ["Player 5.5 null"])
    #expect(rules(document["comparison"]["new"]) == [])
    #expect(rules(document["comparison"]["gone"]) == ["Sources/Player.swift: tangled_state"])
    #expect(document["comparison"]["after"]["commit"].string?.count == 40)
    #expect(document["comparison"]["after"]["commit"] == document["revision"]["commit"])
  }

  @Test func aRenamedFileAndAMovedTypeAreNoChange() async throws {
    let folder = try await repository()
    try await folder.git("git mv Sources/Player.swift Sources/Music.swift && git commit -q -m two")
    #expect(changes(try await compare("HEAD~1", in: folder)) == [])
    try folder.write("Sources/Music.swift", "// Nothing is left here.\n")
    try folder.write("Sources/Switch.swift", CommandSamples.swallowing + CommandSamples.tangled())
    let moved = try await compare("HEAD~1", in: folder)
    #expect(changes(moved) == [])
    #expect(rules(moved["comparison"]["new"]) == [])
    #expect(rules(moved["comparison"]["gone"]) == [])
  }

  /// What others did on the other branch since is none of ours.
  @Test func whatBothBranchesHaveInCommonIsTheBase() async throws {
    let folder = try await repository()
    try await folder.git("git checkout -q -b ours")
    try folder.write("Sources/Ours.swift", CommandSamples.tangled("Ours"))
    try await folder.git("git add . && git commit -q -m ours && git checkout -q main")
    try folder.write("Sources/Theirs.swift", CommandSamples.tangled("Theirs"))
    try await folder.git("git add . && git commit -q -m theirs && git checkout -q ours")
    #expect(changes(try await compare("main", in: folder)) == ["Ours null 5.5"])
  }

  @Test func theTableAndTheCommentSayWhatTheChangeDoes() async throws {
    let folder = try await repository()
    try await folder.git("git remote add origin git@github.com:owner/name.git")
    try folder.write("Sources/Recorder.swift", CommandSamples.tangled("Recorder"))
    let table = try await folder.untangle("audit", "--compare", "HEAD")
    #expect(table.text.contains("The change adds 5.5 points and brings 1 finding."))
    try await folder.git("git add . && git commit -q -m two")
    let commit = try await folder.git("git rev-parse HEAD").lines[0]
    let comment = try await folder.untangle("audit", "--compare", "HEAD~1", "--format", "markdown").text
    #expect(comment.hasPrefix("<!-- untangle audit --compare -->\n"))
    #expect(comment.contains("### untangle: this change adds 5.5 points and brings 1 finding\n"))
    let place =
      "[`Sources/Recorder.swift:1`](https://github.com/owner/name/blob/\(commit)/Sources/Recorder.swift#L1)"
    #expect(comment.contains("| `Recorder` | – | 5.5 | +5.5 | \(place) |"))
    let nothing = try await folder.untangle("audit", "--compare", "HEAD", "--format", "markdown").text
    #expect(nothing.contains("### untangle: this change leaves score and findings as they are\n"))
  }

  @Test func thePageDrawsBothSides() async throws {
    let folder = try await repository()
    try await folder.git("git rm -q Sources/Player.swift")
    try folder.write("Sources/Recorder.swift", CommandSamples.tangled("Recorder"))
    let page = try await folder.untangle("audit", "--compare", "HEAD", "--format", "html").text
    #expect(page.contains("<section id=\"comparison\">"))
    #expect(page.contains("<a href=\"#comparison\">What changed</a>"))
    #expect(page.contains("Recorder: no points before, 5.5 points now"))
    #expect(page.contains("Player: 5.5 points before, no points now"))
    #expect(page.contains("Drawing of Player, group 1, before"))
    #expect(page.contains("Drawing of Recorder, group 1, now"))
    #expect(page.contains("<section id=\"new\" class=\"data\">"))
    #expect(page.contains("<section id=\"gone\" class=\"data\">"))
    let plain = try await folder.untangle("audit", "--format", "html").text
    #expect(!plain.contains("What changed"))
  }

  @Test func theCacheChangesNothing() async throws {
    let folder = try await repository()
    try folder.write("Sources/Player.swift", CommandSamples.tangled("Singer"))
    let arguments = ["audit", "--compare", "HEAD", "--format", "json"]
    let environment = CommandRun.environment.merging(["XDG_CACHE_HOME": "\(folder.path)/.caches"]) { $1 }
    let first = try await folder.untangle(arguments, environment: environment)
    let second = try await folder.untangle(arguments, environment: environment)
    let without = try await folder.untangle(arguments + ["--no-cache"])
    #expect(first.output == second.output)
    #expect(first.output == without.output)
    #expect(changes(try first.json()) == ["Player 5.5 null", "Singer null 5.5"])
  }

  @Test func whatGitCannotSayEndsTheRun() async throws {
    let folder = try await repository()
    let unknown = try await folder.untangle("audit", "--compare", "nowhere")
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("git knows no revision 'nowhere': fetch it, or name another one"))
    try await folder.git(
      "git commit -q --allow-empty -m two && git clone -q --depth 1 file://$PWD shallow")
    let shallow = try await folder.untangle(["audit", "--compare", "HEAD~1"], in: "shallow")
    #expect(shallow.status == 2)
    #expect(shallow.errors.contains("the clone is shallow and does not reach 'HEAD~1'"))
    let outside = try TemporaryFolder()
    try outside.write("A.swift", CommandSamples.tangled())
    let none = try await outside.untangle("audit", "--compare", "HEAD")
    #expect(none.status == 2)
    #expect(none.errors.contains("not in a git repository: run it in one, or leave --compare out"))
  }
}
