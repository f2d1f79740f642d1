import Testing

/// `untangle baseline` and `lint --baseline`.
struct CommandLineBaselineTests {
  private static func flaw(_ name: String) -> String {
    "final class \(name) {\n  var answer: Bool?\n  func agree() { answer = true }\n}\n"
  }

  private func run(
    _ arguments: String..., in folder: borrowing TemporaryFolder
  ) async throws -> CommandRun {
    try await CommandRun(try #require(BuiltProgram.path), arguments, in: folder.path)
  }

  @Test func onlyWhatIsNewIsReported() async throws {
    let folder = try TemporaryFolder()
    try folder.write("Sources/A.swift", Self.flaw("A"))
    let written = try await run("baseline", in: folder)
    #expect(written.status == 0)
    #expect(written.errors == "untangle-baseline.json: 1 finding, 1 new, 0 gone\n")
    let known = try await run("--baseline", "untangle-baseline.json", "--fail-on", "note", in: folder)
    #expect(known.status == 0)
    #expect(known.text.isEmpty)
    #expect(known.errors == "1 finding in the baseline not shown\n")
    try folder.write("Sources/B.swift", "\n\n" + Self.flaw("B"))
    let new = try await run("--baseline", "untangle-baseline.json", "--fail-on", "note", in: folder)
    #expect(new.status == 1)
    #expect(new.lines.count == 1)
    #expect(new.text.hasPrefix("Sources/B.swift:4:7: note: 'answer'"))
  }

  @Test func itsFileIsSortedAndHasOneEntryOnALine() async throws {
    let folder = try TemporaryFolder()
    try folder.write("B.swift", Self.flaw("B"))
    try folder.write("A.swift", Self.flaw("A"))
    _ = try await run("baseline", "--output", "known.json", in: folder)
    let text = try folder.text("known.json")
    let lines = text.split(separator: "\n")
    #expect(lines.count == 7)
    #expect(
      lines[3].hasPrefix(#"    { "rule": "optional_bool", "type": "A", "path": "A.swift", "fingerprint": ""#))
    #expect(lines[4].hasPrefix(#"    { "rule": "optional_bool", "type": "B", "path": "B.swift""#))
  }

  @Test func whatIsFoundNoMoreIsToldAndTakenOut() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", Self.flaw("A"))
    try folder.write("B.swift", Self.flaw("B"))
    _ = try await run("baseline", in: folder)
    try folder.write("A.swift", "let a = 1\n" + Self.flaw("New"))
    let lint = try await run("--baseline", "untangle-baseline.json", in: folder)
    #expect(lint.status == 0)
    #expect(
      lint.errors.contains("note: optional_bool of 'A' in A.swift is found no more"), "\(lint.errors)")
    let strict = try await run(
      "--baseline", "untangle-baseline.json", "--strict-baseline", in: folder)
    #expect(strict.status == 1)
    // A file by itself says too little to call an entry stale.
    let file = try await run(
      "A.swift", "--baseline", "untangle-baseline.json", "--strict-baseline", in: folder)
    #expect(file.status == 0)
    let pruned = try await run("baseline", "--prune", in: folder)
    #expect(pruned.errors == "untangle-baseline.json: 1 finding, 0 new, 1 gone\n")
    let after = try await run(
      "--baseline", "untangle-baseline.json", "--strict-baseline", "--fail-on", "note", in: folder)
    #expect(after.status == 1)
    #expect(after.lines.count == 1)
    #expect(after.text.contains("A.swift:3:7"))
  }

  @Test func itHoldsWhereverTheProjectLies() async throws {
    let folder = try TemporaryFolder()
    try folder.write("Sources/A.swift", Self.flaw("A"))
    _ = try await run("baseline", in: folder)
    let other = try TemporaryFolder()
    try other.write("Moved/Elsewhere.swift", "\n" + Self.flaw("A"))
    try other.write("untangle-baseline.json", try folder.text("untangle-baseline.json"))
    let result = try await run(
      "--baseline", "untangle-baseline.json", "--strict-baseline", "--fail-on", "note", in: other)
    #expect(result.status == 0)
    #expect(result.text.isEmpty)
  }

  @Test(
    arguments: [
      ("", "is empty"), ("{", "is no baseline: "), ("[]", "is of another type"),
      ("{\"schemaVersion\": 1}", "has no 'findings'"),
      ("{\"schemaVersion\": 2, \"findings\": []}", "is a baseline of version 2"),
      ("{\"schemaVersion\": 1, \"findings\": [{\"rule\": 1}]}", "'findings[0].rule' is of another type"),
      ("{\"schemaVersion\": 1, \"findings\": [{\"rule\": \"x\", \"path\": \"y\"}]}", "has no 'fingerprint'"),
      ("{\"schemaVersion\": 1, \"findings\": [{\"rule\": \"x\"", "is no baseline: "),
    ])
  func aFileThatIsNoneIsNotTakenForAnEmptyOne(text: String, words: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", Self.flaw("A"))
    try folder.write("b.json", text)
    let result = try await run("--baseline", "b.json", in: folder)
    #expect(result.status == 2)
    #expect(result.text.isEmpty)
    #expect(result.errors.hasPrefix("b.json: error: "))
    #expect(result.errors.contains(words), "\(result.errors)")
    // Nor is it overwritten.
    let written = try await run("baseline", "--output", "b.json", in: folder)
    #expect(written.status == 2)
    #expect(try folder.text("b.json") == text)
  }

  @Test func aFolderIsNone() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", Self.flaw("A"))
    for words in [["lint", "--baseline", "."], ["baseline", "--output", "."]] {
      let run = try await folder.untangle(words)
      #expect(run.status == 2)
      #expect(run.errors == ".: error: is not a regular file\n")
    }
  }

  @Test func aMissingOneIsAnError() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", Self.flaw("A"))
    let result = try await run("--baseline", "none.json", in: folder)
    #expect(result.status == 2)
    #expect(
      result.errors
        == "none.json: error: does not exist; 'untangle baseline --output none.json' writes it\n")
    let strict = try await run("--strict-baseline", in: folder)
    #expect(strict.status == 2)
    #expect(strict.errors.contains("--strict-baseline needs --baseline."))
  }
}
