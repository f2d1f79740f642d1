import Testing

/// `audit --history`, in repositories as people have them.
struct CommandLineHistoryTests {
  /// One file more with each commit, on the first day of each month from January on.
  private func repository(months: Int) async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try await folder.git("git init -q -b main")
    for month in 1...months {
      try folder.write("Sources/Player\(month).swift", CommandSamples.tangled("Player\(month)"))
      let date = "2025-0\(month)-01T12:00:00Z"
      try await folder.git(
        "git add . && GIT_AUTHOR_DATE=\(date) GIT_COMMITTER_DATE=\(date) git commit -q -m m\(month)")
    }
    return folder
  }

  /// The rows of the trend by title.
  private func trend(
    _ arguments: String..., in folder: borrowing TemporaryFolder, below path: String = ""
  ) async throws -> [[String: String]] {
    let run = try await folder.untangle(["audit", "--format", "csv"] + arguments, in: path)
    #expect(run.status == 0, "\(run.errors)")
    let rows = run.text.split(whereSeparator: \.isNewline).map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    let titles = try #require(rows.first)
    return rows.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(titles, $0)) }
  }

  @Test func pointsAreSpreadEvenlyOverTheCommits() async throws {
    let folder = try await repository(months: 5)
    let rows = try await trend("--history", "3", in: folder)
    #expect(rows.map { $0["day"] } == ["2025-01-01", "2025-03-01", "2025-05-01"])
    #expect(rows.map { $0["files"] } == ["1", "3", "5"])
    #expect(rows.map { $0["flags"] } == ["3", "9", "15"])
    #expect(rows.map { $0["tangled_state"] } == ["1", "3", "5"])
    #expect(rows.map { $0["tangled_types"] } == ["1", "3", "5"])
    let head = try await folder.git("git rev-parse HEAD").lines
    #expect(rows.last?["commit"] == head.first)
    // More than there are is all.
    #expect(try await trend("--history", "24", in: folder).count == 5)
  }

  @Test func pointsMayBeMonths() async throws {
    let folder = try await repository(months: 4)
    for day in [20, 25] {
      try folder.write("Sources/Day\(day).swift", "var isOn = false\n")
      let date = "2025-04-\(day)T12:00:00Z"
      try await folder.git(
        "git add . && GIT_AUTHOR_DATE=\(date) GIT_COMMITTER_DATE=\(date) git commit -q -m d\(day)")
    }
    let rows = try await trend("--history", "3", "--history-by", "month", in: folder)
    #expect(rows.map { $0["day"] } == ["2025-02-01", "2025-03-01", "2025-04-25"])
  }

  @Test func whatIsGoneCountsWhereItWas() async throws {
    let folder = try await repository(months: 3)
    try await folder.git("git rm -q Sources/Player1.swift && git mv Sources/Player2.swift Moved.swift")
    try folder.write("New.swift", "var isOn = false\n")
    let rows = try await trend("--history", "3", in: folder)
    #expect(rows.map { $0["files"] } == ["1", "2", "3"])
    #expect(rows.map { $0["flags"] } == ["3", "6", "7"])
    // The working tree is another one than its commit.
    #expect(rows.last?["commit"] == "")
    // The commit that is checked out is the last point, with what was changed since.
    #expect(try await trend("--history", "2", in: folder).map { $0["flags"] } == ["3", "7"])
  }

  @Test func pointsAreReadFromStoredFacts() async throws {
    let folder = try await repository(months: 4)
    let plain = try await trend("--history", "4", in: folder)
    let commits = plain.compactMap { $0["commit"] }
    try #require(commits.count == 4)
    try folder.makeFolder("store/\(commits[2])")
    // One file of facts, two parts, and none: the point is read from git.
    try await folder.git("git checkout -q \(commits[0])")
    let whole = try await folder.untangle("facts", "--output", "store/\(commits[0]).facts")
    #expect(whole.status == 0, "\(whole.errors)")
    try await folder.git("git checkout -q \(commits[2])")
    for part in 1...2 {
      let run = try await folder.untangle(
        "lint", "--shard", "\(part)/2", "--write-facts", "store/\(commits[2])/\(part).facts")
      #expect(run.status == 0, "\(run.errors)")
    }
    try await folder.git("git checkout -q main")
    #expect(try await trend("--history", "4", "--commit-facts", "store", in: folder) == plain)

    // What is judged may be facts, too.
    _ = try await folder.untangle("facts", "Sources", "--output", "now.facts")
    let merged = try await trend(
      "--history", "4", "--commit-facts", "store", "--facts", "now.facts", in: folder)
    #expect(merged.map { $0["flags"] } == plain.map { $0["flags"] })

    // The stored facts count, not what git has.
    try folder.write("Other.swift", "var isOn = false\n")
    _ = try await folder.untangle("facts", "Other.swift", "--output", "store/\(commits[1]).facts")
    let replaced = try await trend("--history", "4", "--commit-facts", "store", in: folder)
    #expect(replaced.map { $0["flags"] } == ["3", "1", "9", "13"])
  }

  @Test func storedFactsThatAreOfNoUseAreTold() async throws {
    let folder = try await repository(months: 2)
    let plain = try await trend("--history", "2", in: folder)
    let commit = try #require(plain.first?["commit"])
    try folder.makeFolder("store")
    try folder.write("small.yml", "limits: { file_size: 100000 }\n")
    _ = try await folder.untangle(
      "facts", "Sources", "--output", "store/\(commit).facts", "--config", "small.yml")
    let words = ["audit", "--format", "csv", "--history", "2", "--commit-facts", "store"]
    let foreign = try await folder.untangle(words)
    #expect(foreign.status == 0)
    #expect(foreign.errors.contains("1 point was read from git"))
    try folder.write("store/\(commit).facts", "untangle facts, but no more of it")
    let damaged = try await folder.untangle(words)
    #expect(damaged.status == 2)
    #expect(damaged.errors.contains("\(commit).facts"))
    #expect(damaged.text == "")
  }

  @Test func theConfigurationOfTodayJudges() async throws {
    let folder = try await repository(months: 3)
    try folder.write(".lintrc.yml", "excluded: [Sources/Player1.swift]\nrules: { tangled_state: off }\n")
    let rows = try await trend("--history", "3", in: folder)
    #expect(rows.map { $0["files"] } == ["0", "1", "2"])
    #expect(rows.allSatisfy { $0["tangled_state"] == nil })
  }

  @Test func theCacheChangesNothing() async throws {
    let folder = try await repository(months: 4)
    let arguments = ["audit", "--format", "csv", "--history", "4"]
    let without = try await folder.untangle(arguments + ["--no-cache"])
    let cold = try await folder.untangle(arguments + ["--cache-path", "cache"])
    let warm = try await folder.untangle(arguments + ["--cache-path", "cache", "--threads", "1"])
    #expect(!without.output.isEmpty)
    #expect(cold.output == without.output)
    #expect(warm.output == without.output)

    // Other figures are asked for, or other sources of the same commits.
    for more in [["--disable", "tangled_state"], ["Sources/Player1.swift", "Sources/Player3.swift"]] {
      let plain = try await folder.untangle(arguments + more + ["--no-cache"])
      #expect(plain.output != without.output)
      #expect(try await folder.untangle(arguments + more + ["--cache-path", "cache"]).output == plain.output)
    }
    try folder.write(".lintrc.yml", "excluded: [Sources/Player1.swift]\n")
    let plain = try await folder.untangle(arguments + ["--no-cache"])
    #expect(try await folder.untangle(arguments + ["--cache-path", "cache"]).output == plain.output)
  }

  @Test func aPointThatIsKeptIsNotAnalysedAgain() async throws {
    let folder = try await repository(months: 4)
    let arguments = ["audit", "--format", "csv", "--history", "4", "--cache-path", "cache", "--verbose"]
    let cold = try await folder.untangle(arguments)
    let warm = try await folder.untangle(arguments)
    #expect(!cold.errors.contains("known from another run"))
    #expect(warm.errors.contains("3 of 3 earlier points known from another run"), "\(warm.errors)")
    #expect(warm.output == cold.output)
  }

  @Test func aShallowCloneHasFewerPoints() async throws {
    let folder = try await repository(months: 5)
    try await folder.git("git clone -q --depth 2 file://$PWD flat")
    let run = try await folder.untangle("audit", "--history", "5", in: "flat")
    #expect(run.status == 0)
    #expect(run.text.contains("The clone is shallow: what was before its first commit is not known."))
    #expect(run.errors == "the clone is shallow: the trend begins with its first commit\n")
    #expect(try await trend("--history", "5", in: folder, below: "flat").count == 2)
  }

  @Test func theTrendIsAChapter() async throws {
    let folder = try await repository(months: 2)
    let run = try await folder.untangle("audit", "--history", "2", "Sources")
    let start = try #require(run.lines.firstIndex(of: "Trend"))
    let rows = run.lines[start...].filter { $0.hasPrefix("2025-") }.map { $0.split(separator: " ") }
    #expect(rows.map { String($0[0]) } == ["2025-01-01", "2025-02-01"])
    #expect(rows.map { String($0[5]) } == ["3", "6"])
  }

  @Test(
    arguments: [
      (["--history", "1"], "--history takes a number from 2 to 500."),
      (["--history-by", "month"], "add --history COUNT"),
      (["--format", "csv"], "--format csv writes the trend; add --history COUNT."),
      (["--history", "3", "-"], "standard input has no history"),
      (["--churn", "-"], "standard input has no history"),
    ])
  func whatMakesNoSenseIsRefused(_ arguments: [String], _ words: String) async throws {
    let folder = try TemporaryFolder()
    let run = try await folder.untangle(["audit"] + arguments)
    #expect(run.status == 2)
    #expect(run.errors.contains(words))
  }

  @Test func withoutARepositoryTheMendIsTold() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", CommandSamples.tangled())
    let run = try await folder.untangle("audit", "--history", "3")
    #expect(run.status == 2)
    #expect(run.errors == "error: not in a git repository: run it in one, or leave --history out\n")
  }
}
