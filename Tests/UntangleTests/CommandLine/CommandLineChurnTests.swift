import Testing

/// `audit --churn`, in repositories as people have them.
struct CommandLineChurnTests {
  /// Two types in one file, far enough apart for git to tell their lines apart.
  private static let two = CommandSamples.tangled("Left") + "\n\n\n\n" + CommandSamples.tangled("Right")

  /// Commits at noon of a day of January 2026.
  private static func commit(_ message: String, on day: Int, by mail: String = "a@b.c") -> String {
    let date = "2026-01-\(day < 10 ? "0" : "")\(day)T12:00:00Z"
    return "GIT_AUTHOR_EMAIL=\(mail) GIT_AUTHOR_DATE=\(date) GIT_COMMITTER_DATE=\(date) "
      + "git commit -q -m \(message)"
  }

  private func start(_ text: String = two, at path: String = "Sources/Two.swift") async throws
    -> TemporaryFolder
  {
    let folder = try TemporaryFolder()
    try folder.write(path, text)
    try await folder.git("git init -q -b main && git add . && " + Self.commit("one", on: 1))
    return folder
  }

  private func edit(
    _ folder: borrowing TemporaryFolder, _ old: String, _ new: String, at path: String = "Sources/Two.swift"
  ) throws {
    let text = try folder.text(path)
    try #require(text.contains(old))
    try folder.write(path, text.replacing(old, with: new, maxReplacements: 1))
  }

  /// Commits and authors by type, and all that was printed.
  private func churn(
    _ arguments: String..., in folder: borrowing TemporaryFolder, below path: String = ""
  ) async throws -> (counts: [String: String], text: String) {
    let run = try await folder.untangle(["audit", "--churn", "--no-cache"] + arguments, in: path)
    #expect(run.status == 0, "\(run.errors)")
    var counts: [String: String] = [:]
    for line in run.lines {
      let cells = line.split(separator: " ").map(String.init)
      // Files have columns of their own.
      if cells.count > 5, Double(cells[1]) != nil, cells[0].first?.isUppercase == true,
        !cells[0].contains(".")
      {
        counts[cells[0]] = "\(cells[2]) by \(cells[3])"
      }
    }
    return (counts, run.text)
  }

  @Test func commitsThatTouchATypesLinesAreCounted() async throws {
    let folder = try await start()
    try edit(folder, "var isPaused = false", "var isPaused = false // waits")
    try await folder.git("git add . && " + Self.commit("two", on: 2))
    // What is inserted above moves both, and changes neither.
    try folder.write("Sources/Two.swift", "import Foundation\n\n" + folder.text("Sources/Two.swift"))
    try await folder.git("git add . && " + Self.commit("three", on: 3))
    try edit(folder, "class Right {", "class Right {\n  // Of the right side.")
    try await folder.git("git add . && " + Self.commit("four", on: 4, by: "d@e.f"))
    // A line that is taken out again counts as well.
    try edit(folder, "\n  // Of the right side.", "")
    try await folder.git("git add . && " + Self.commit("five", on: 5, by: "D@E.F"))
    let found = try await churn(in: folder)
    #expect(found.counts == ["Left": "2 by 1", "Right": "3 by 2"])
    #expect(
      found.text.contains("commits are those from 2025-01-05 to 2026-01-05 that changed lines of the type"))
  }

  @Test func extensionsAreLinesOfTheType() async throws {
    let folder = try await start()
    try folder.write(
      "Sources/More.swift", "extension Left {\n  var isBusy: Bool { isPlaying || isPaused }\n}\n")
    try await folder.git("git add . && " + Self.commit("two", on: 2))
    #expect(try await churn(in: folder).counts == ["Left": "2 by 1", "Right": "1 by 1"])
  }

  @Test func renamedFilesKeepTheirHistory() async throws {
    let folder = try await start()
    try await folder.git(
      "mkdir Other && git mv Sources/Two.swift 'Other/T w\"ö.swift' && " + Self.commit("two", on: 2))
    try edit(folder, "class Left {", "class Left {\n  // Moved.", at: "Other/T w\"ö.swift")
    try await folder.git("git add . && " + Self.commit("three", on: 3))
    #expect(try await churn(in: folder).counts == ["Left": "2 by 1", "Right": "1 by 1"])
    #expect(
      try await churn(in: folder, below: "Other").counts == [
        "Left": "2 by 1", "Right": "1 by 1",
      ])
  }

  /// Whoever writes counts, not whoever merges.
  @Test func mergesCountForNobody() async throws {
    let folder = try await start()
    try await folder.git("git checkout -q -b side")
    try edit(folder, "class Left {", "class Left {\n  // Of the side.")
    try await folder.git("git add . && " + Self.commit("side", on: 2, by: "side@b.c"))
    try await folder.git("git checkout -q main")
    try edit(folder, "class Right {", "class Right {\n  // Of the trunk.")
    try await folder.git("git add . && " + Self.commit("trunk", on: 3))
    try await folder.git(
      "GIT_AUTHOR_DATE=2026-01-04T12:00:00Z GIT_COMMITTER_DATE=2026-01-04T12:00:00Z "
        + "git merge -q --no-ff -m merge side")
    #expect(try await churn(in: folder).counts == ["Left": "2 by 2", "Right": "2 by 1"])
  }

  @Test func theMailmapJoinsAddresses() async throws {
    let folder = try await start()
    try edit(folder, "class Left {", "class Left {\n  // Again.")
    try await folder.git("git add . && " + Self.commit("two", on: 2, by: "old@b.c"))
    #expect(try await churn(in: folder).counts["Left"] == "2 by 2")
    try folder.write(".mailmap", "A <a@b.c> <old@b.c>\n")
    #expect(try await churn(in: folder).counts["Left"] == "2 by 1")
  }

  @Test func onlyAYearBeforeTheNewestCommitIsLookedAt() async throws {
    let folder = try TemporaryFolder()
    try folder.write("Sources/Two.swift", Self.two)
    let old = "2024-06-01T12:00:00Z"
    try await folder.git(
      "git init -q -b main && git add . && GIT_AUTHOR_DATE=\(old) GIT_COMMITTER_DATE=\(old) git commit -q -m old"
    )
    try edit(folder, "class Left {", "class Left {\n  // Again.")
    try await folder.git("git add . && " + Self.commit("new", on: 2))
    let found = try await churn(in: folder)
    #expect(found.counts == ["Left": "1 by 1", "Right": "– by –"])
  }

  @Test func whatIsNotCommittedCountsForNobody() async throws {
    let folder = try await start()
    try edit(folder, "class Left {", "class Left {\n  // Not yet.")
    try folder.write("Sources/New.swift", CommandSamples.tangled("Fresh"))
    #expect(
      try await churn(in: folder).counts == ["Left": "1 by 1", "Right": "1 by 1", "Fresh": "– by –"])
  }

  @Test func aShallowCloneSaysSo() async throws {
    let folder = try await start()
    for day in 2...4 {
      try edit(folder, "class Left {", "class Left {\n  // Day \(day).")
      try await folder.git("git add . && " + Self.commit("more", on: day))
    }
    try await folder.git("git clone -q --depth 3 file://$PWD deep && git clone -q --depth 1 file://$PWD flat")
    let deep = try await churn(in: folder, below: "deep")
    #expect(deep.counts == ["Left": "2 by 1", "Right": "– by –"])
    #expect(deep.text.contains("2026-01-02 to 2026-01-04"))
    #expect(deep.text.contains("The clone is shallow: no commit before 2026-01-02 is known."))
    // Two days of commits do not say what changes often.
    let short = try await folder.untangle("audit", "--format", "html", in: "deep").text
    #expect(short.contains("The types with the most points: their state has the most ways to go wrong."))
    #expect(short.contains("The clone is shallow: no commit before 2026-01-02 is known."))
    #expect(!short.contains("in the 30 days to"))
    #expect(!short.contains("in the year to"))
    let whole = try await folder.untangle("audit", "--format", "html").text
    #expect(whole.contains("often changed: points times commits in the year to"))
    #expect(whole.contains("in the 30 days to"))
    let flat = try await folder.untangle("audit", "--churn", in: "flat")
    #expect(flat.status == 2)
    #expect(flat.errors.contains("the clone is shallow and does not reach 'HEAD~1'"))
  }

  @Test func submodulesAreOfOtherRepositories() async throws {
    let folder = try await start()
    let kit = try await start(CommandSamples.tangled("Kit"), at: "Kit.swift")
    try await folder.git(
      "git -c protocol.file.allow=always submodule --quiet add \(kit.path) Kit && "
        + Self.commit("kit", on: 2))
    let found = try await churn(in: folder)
    #expect(found.counts == ["Left": "1 by 1", "Right": "1 by 1", "Kit": "– by –"])
    #expect(found.text.contains("1 file in submodules: commits of other repositories are not counted."))
  }

  @Test func withoutAHistoryTheMendIsTold() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", CommandSamples.tangled())
    let outside = try await folder.untangle("audit", "--churn")
    #expect(outside.status == 2)
    #expect(outside.errors == "error: not in a git repository: run it in one, or leave --churn out\n")
    try await folder.git("git init -q -b main")
    let empty = try await folder.untangle("audit", "--churn")
    #expect(empty.status == 2)
    #expect(empty.errors == "error: the branch has no commit yet: make one, or leave --churn out\n")
  }
}
