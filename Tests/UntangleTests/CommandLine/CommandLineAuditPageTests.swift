import Testing

/// `audit --format html`, as somebody uses it who wants to show it to others.
@Suite(.enabled(if: hasProgram("git")))
struct CommandLineAuditPageTests {
  private func folder() async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("Sources/Player.swift", CommandSamples.tangled())
    try folder.write("Sources/Switch.swift", CommandSamples.swallowing)
    try folder.write("Sources/Keys.swift", CommandSamples.keyed)
    try await folder.makeRepository()
    return folder
  }

  @Test func thePageIsWrittenIntoAFile() async throws {
    let folder = try await folder()
    let run = try await folder.untangle("audit", "--format", "html", "--output", "audit.html")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.text == "")
    #expect(run.errors.contains("audit.html: written"))
    let page = try folder.text("audit.html")
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(page.contains("<details class=\"type\" id=\"type=Player\">"))
    #expect(page.contains("on main, "))
    #expect(!page.contains("not committed"))
    #expect(page.contains("enum "), "what to write instead")
    let printed = try await folder.untangle("audit", "--format", "html")
    #expect(printed.text.hasPrefix("<!DOCTYPE html>"))
  }

  @Test func aFindingShowsItsWholeSwitch() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "A.swift",
      """
      enum Signal { case go, stop, wait }
      struct Light {
        func color(_ signal: Signal) -> Int {
          switch signal {
          case .go:
            1
          case .stop: 2
          default: 3
          }
        }
      }

      """)
    let page = try await folder.untangle("audit", "--format", "html").text
    for line in ["switch signal {", "case .go:", "case .stop: 2", "<mark>default:"] {
      #expect(page.contains(line), "\(line)")
    }
  }

  @Test(arguments: [
    ("https://user:secret@github.com/owner/app.git", "https://github.com/owner/app/blob/"),
    ("git@gitlab.example.org:group/app.git", "https://gitlab.example.org/group/app/-/blob/"),
  ])
  func placesLeadToTheRemote(remote: String, start: String) async throws {
    let folder = try await folder()
    try await folder.git("git remote add origin '\(remote)'")
    let page = try await folder.untangle("audit", "--format", "html").text
    let commit = try await folder.git("git rev-parse HEAD").text.split(separator: "\n")[0]
    #expect(page.contains("\"link\":\"\(start)\(commit)/{path}#L{line}\""))
    #expect(page.contains("<h1>app</h1>"))
    #expect(!page.contains("secret"))
    let below = try await folder.untangle(["audit", "--format", "html"], in: "Sources")
    #expect(below.text.contains("\"link\":\"\(start)\(commit)/Sources/{path}#L{line}\""))
    let named = try await folder.untangle("audit", "Sources", "--format", "html")
    #expect(named.text.contains("\"link\":\"\(start)\(commit)/{path}#L{line}\""))
    let above = try await CommandRun(
      try #require(BuiltProgram.path), ["audit", folder.path, "--format", "html"], in: "/")
    #expect(above.text.contains("\"root\":\"\(folder.path.dropFirst())\""))
    let none = try await folder.untangle("audit", "--format", "html", "--links", "none")
    #expect(!none.text.contains("\"link\":"))
    let local = try await folder.untangle("audit", "--format", "html", "--links", "vscode")
    #expect(local.text.contains("\"link\":\"vscode://file\(folder.path)/{path}:{line}:{column}\""))
    let xcode = try await folder.untangle("audit", "--format", "html", "--links", "xcode")
    #expect(xcode.text.contains("\"link\":\"xcode://open?file=\(folder.path)/{path}\\u0026line={line}\""))
  }

  @Test func aTemplateOfOnesOwnIsTaken() async throws {
    let folder = try await folder()
    let words = ["audit", "--format", "html", "--link-template"]
    let run = try await folder.untangle(words + ["https://git.example.org/{path}#{line}"])
    #expect(run.text.contains("\"link\":\"https://git.example.org/{path}#{line}\""))
    let refused = try await folder.untangle(words + ["javascript:alert(1)//{path}"])
    #expect(refused.status == 2)
    #expect(refused.errors.contains("--link-template must begin with one of https://, http://"))
    let both = try await folder.untangle(words + ["https://x/{path}", "--links", "none"])
    #expect(both.errors.contains("--links and --link-template exclude each other"))
  }

  @Test(arguments: [
    ("A.swift", "which is a Swift file"), ("-", "writes a file"), ("", "takes a path"),
    ("../audit.html", "outside of the current folder"),
  ])
  func outputsThatCannotBeMeantAreRefused(path: String, words: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", "struct A {}\n")
    let run = try await folder.untangle("audit", "--format", "html", "--output", path)
    #expect(run.status == 2)
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(try folder.text("A.swift") == "struct A {}\n")
  }

  @Test func aPageThatCannotBeWrittenEndsWithTwo() async throws {
    let folder = try await folder()
    let run = try await folder.untangle("audit", "--format", "html", "--output", "none/audit.html")
    #expect(run.status == 2)
    #expect(run.errors.contains("none/audit.html: error: cannot be written: no such file or directory"))
  }

  @Test func theTableIsWrittenIntoAFileToo() async throws {
    let folder = try await folder()
    let run = try await folder.untangle("audit", "--output", "audit.txt")
    #expect(run.status == 0)
    #expect(try folder.text("audit.txt").contains("Most tangled types"))
  }

  /// The same sources give the same bytes where the clock is fixed.
  @Test func runsCanBeRepeated() async throws {
    let folder = try await folder()
    let program = try #require(BuiltProgram.path)
    func page(_ threads: String) async throws -> String {
      try await CommandRun(
        program, ["audit", "--format", "html", "--threads", threads], in: folder.path,
        environment: CommandRun.environment.merging(["SOURCE_DATE_EPOCH": "1700000000"]) { _, new in new }
      ).text
    }
    let first = try await page("1")
    #expect(first.contains("<dd>2023-11-14</dd>"))
    #expect(first == (try await page("3")))
  }

  @Test func withoutARepositoryThePageSaysNothingOfACommit() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", CommandSamples.tangled())
    let run = try await folder.untangle("audit", "--format", "html")
    #expect(run.status == 0)
    #expect(!run.text.contains("<dt>Commit</dt>"))
    #expect(run.errors == "")
  }
}
