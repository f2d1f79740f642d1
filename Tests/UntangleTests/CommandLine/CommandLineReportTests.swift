import Testing

/// `--report`, `--color` and what GitHub Actions asks for.
struct CommandLineReportTests {
  private static let source = """
    enum Signal { case go, stop, wait }
    func color(_ signal: Signal) -> Int {
      switch signal {
      case .go: 1
      case .stop: 2
      default: 3
      }
    }

    """

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", Self.source)
    return folder
  }

  private func run(
    _ arguments: String..., in folder: borrowing TemporaryFolder, _ environment: [String: String] = [:]
  ) async throws -> CommandRun {
    let program = try #require(BuiltProgram.path)
    return try await CommandRun(
      program, arguments, in: folder.path,
      environment: CommandRun.environment.merging(environment) { _, new in new })
  }

  @Test func severalReportsAreWrittenBesidesTheFindings() async throws {
    let folder = try folder()
    let result = try await run(
      "--report", "sarif=out.sarif", "--report=csv=out.csv", "--format", "json", in: folder)
    #expect(result.status == 1)
    #expect(try result.json()["findings"].elements.count == 1)
    #expect(try folder.text("out.sarif").contains("\"version\": \"2.1.0\""))
    #expect(try folder.text("out.csv").hasPrefix("path,line,column,"))
  }

  /// The old report stays, whole.
  @Test func aReportThatCannotBeWrittenEndsWithTwo() async throws {
    let folder = try folder()
    try folder.write("out/kept.txt", "kept")
    let result = try await run("--report", "csv=out", in: folder)
    #expect(result.status == 2)
    #expect(result.errors.contains("out: error: cannot be written: it is a folder"))
    let missing = try await run("--report", "csv=none/out.csv", in: folder)
    #expect(missing.status == 2)
    #expect(missing.errors.contains("none/out.csv: error: cannot be written: no such file or directory"))
    #expect(missing.text.contains("last_case_default"))
  }

  @Test(arguments: [
    ("csv", "as sarif=untangle.sarif"), ("csv=", "as sarif=untangle.sarif"),
    ("cvs=out", "did you mean 'csv'?"), ("=out", "checkstyle, junit"),
  ])
  func aRequestOfAnotherFormIsRefused(request: String, words: String) async throws {
    let result = try await run("--report", request, in: try folder())
    #expect(result.status == 2)
    #expect(result.errors.contains(words), "\(result.errors)")
  }

  @Test(arguments: ["../out", "in/../../out", "link/out", "linked.csv", "./.././out"])
  func relativePathsStayInTheCurrentFolder(path: String) async throws {
    let folder = try folder()
    let inner = "work"
    _ = try await folder.shell(
      "mkdir work work/in elsewhere; cp A.swift work; cd work; ln -s ../elsewhere link; touch ../elsewhere/x; "
        + "ln -s ../elsewhere/x linked.csv")
    let refused = try await folder.untangle(["--report", "csv=\(path)"], in: inner)
    #expect(refused.status == 2)
    #expect(refused.text == "")
    let told =
      "--report would write '\(path)', which is outside of the current folder: add --allow-outside, or write"
    #expect(refused.errors.contains(told), "\(refused.errors)")
    #expect(try await folder.shell("find . -name out -o -size +0 -name x").text == "")
    let allowed = try await folder.untangle(
      ["--report", "csv=\(path)", "--allow-outside"], in: inner)
    #expect(allowed.status == 1)
    #expect(try await folder.shell("find . -name out -o -size +0 -name x").lines.count == 1)
  }

  @Test func absolutePathsMayBeAnywhere() async throws {
    let folder = try folder()
    try folder.write("work/A.swift", Self.source)
    let run = try await folder.untangle(["--report", "csv=\(folder.path)/out"], in: "work")
    #expect(run.status == 1)
    #expect(try folder.text("out").hasPrefix("path,"))
    for path in ["out", "./in/../out", "in/out"] {
      try folder.write("work/in/x", "")
      #expect(try await folder.untangle(["--report", "csv=\(path)"], in: "work").status == 1)
    }
  }

  @Test func baselinesAndKeysStayInTheCurrentFolder() async throws {
    let folder = try folder()
    try folder.write("work/A.swift", Self.source)
    try folder.write("work/B.swift", CommandSamples.keyed)
    let refusals = [
      ["baseline", "--output", "../b.json"], ["keys", "--diff", "--output", "../K.swift"],
    ]
    for words in refusals {
      let refused = try await folder.untangle(words, in: "work")
      #expect(refused.status == 2)
      #expect(
        refused.errors.contains("--output would write '\(words.last ?? "")', which is outside"))
      #expect(try await folder.untangle(words + ["--allow-outside"], in: "work").status != 2)
    }
    // The new file is among the sources that were named.
    let among = try await folder.untangle(
      ["keys", "..", "--diff", "--output", "../work/K.swift"], in: "work")
    #expect(!among.errors.contains("outside of the current folder"))
  }

  @Test func oneFileTakesOneReport() async throws {
    let result = try await run("--report", "csv=out", "--report", "sarif=out", in: try folder())
    #expect(result.status == 2)
    #expect(result.errors.contains("--report writes 'out' twice."))
  }

  /// One file, whatever way leads there.
  @Test(arguments: ["./out", "Sources/../out", "link/../out", "linked/out"])
  func aReportIsNotWrittenTwice(path: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write("Sources/A.swift", "struct A {}\n")
    try folder.link("link", to: "Sources")
    try folder.link("linked", to: ".")
    // By the letter `link/..` is this folder; the system follows the link first and comes to the same here.
    let run = try await CommandRun(
      try #require(BuiltProgram.path), ["--report", "sarif=out", "--report", "json=\(path)"], in: folder.path)
    #expect(run.status == 2)
    #expect(run.errors.contains("--report writes '\(path)' twice."), "\(run.errors)")
  }

  @Test func aReportNeverTakesTheSourcesPlace() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", "struct A {}\n")
    try folder.link("report.json", to: "A.swift")
    for path in ["A.swift", "report.json", "New.swift"] {
      let run = try await CommandRun(
        try #require(BuiltProgram.path), ["--report", "json=\(path)"], in: folder.path)
      #expect(run.status == 2)
      #expect(run.errors.contains("--report would write '\(path)', which is a Swift file."), "\(run.errors)")
    }
    #expect(try folder.text("A.swift") == "struct A {}\n")
  }

  @Test func aDiffIsNoReport() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", "struct A {}\n")
    for option in [["--format", "json"], ["--report", "json=out"]] {
      let run = try await CommandRun(
        try #require(BuiltProgram.path), ["lint", "--diff"] + option, in: folder.path)
      #expect(run.status == 2)
      #expect(run.errors.contains("it goes neither with --format nor --report"), "\(run.errors)")
    }
  }

  /// Other steps may have written there before.
  @Test func gitHubTakesASummary() async throws {
    let folder = try folder()
    try folder.write("summary.md", "before\n")
    let result = try await run(
      "--format", "github", in: folder, ["GITHUB_STEP_SUMMARY": "\(folder.path)/summary.md"])
    #expect(result.lines.count == 1)
    #expect(result.text.hasPrefix("::warning file=A.swift,line=6,endLine=6,col=3,endColumn=10,title="))
    let summary = try folder.text("summary.md")
    #expect(summary.hasPrefix("before\n## untangle: 1 finding "))
    let without = try await run("--format", "github", in: folder)
    #expect(without.output == result.output)
  }

  @Test func coloursAreAskedFor() async throws {
    let folder = try folder()
    let plain = try await run("--format", "table", in: folder)
    #expect(!plain.output.contains(0x1B))
    for (environment, isColored) in [
      (["FORCE_COLOR": "1"], true), (["CLICOLOR_FORCE": "1"], true), (["FORCE_COLOR": "0"], false),
      (["FORCE_COLOR": ""], false), (["FORCE_COLOR": "1", "NO_COLOR": "1"], false),
      (["FORCE_COLOR": "1", "NO_COLOR": ""], true),
    ] {
      let result = try await run("--format", "table", in: folder, environment)
      #expect(result.output.contains(0x1B) == isColored, "\(environment)")
    }
    let always = try await run(
      "--format", "table", "--color", "always", in: folder, ["NO_COLOR": "1"])
    #expect(always.output.contains(0x1B))
    let never = try await run(
      "--format", "table", "--color", "never", in: folder, ["FORCE_COLOR": "1"])
    #expect(never.output == plain.output)
    // Programs read these.
    let lines = try await run("--format", "xcode", "--color", "always", in: folder)
    #expect(!lines.output.contains(0x1B))
  }

  @Test func statisticsAreCountedByRule() async throws {
    let result = try await run("--format", "table", "--statistics", in: try folder())
    #expect(result.text.contains("Findings by rule"))
    #expect(result.lines.contains { $0.hasPrefix("last_case_default") && $0.hasSuffix("1") })
  }
}
