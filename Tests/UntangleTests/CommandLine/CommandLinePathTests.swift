import Foundation
import Testing

/// Files and folders as they are met on disks: rows 30 to 41, and many paths.
struct CommandLinePathTests {
  private let tangled = CommandSamples.tangled()

  private func paths(_ run: CommandRun) throws -> [String] {
    Set(try run.json()["findings"].elements.compactMap { $0["path"].string }).sorted()
  }

  @Test func foldersNamedSwiftAreWalkedAndOtherNamesOnlyTakenWhenNamed() async throws {
    let folder = try TemporaryFolder()
    try folder.write("Odd.swift/A.swift", tangled)
    for name in ["B.swiftinterface", "C", "D.txt", ".E.swift"] { try folder.write(name, tangled) }
    #expect(try paths(await folder.untangle("--format", "json")) == ["Odd.swift/A.swift"])
    let named = try await folder.untangle(
      "lint", "B.swiftinterface", "C", "D.txt", ".E.swift", "--format", "json")
    #expect(try paths(named) == [".E.swift", "B.swiftinterface", "C", "D.txt"])
  }

  @Test func missingPathsAreToldWithTheNearestName() async throws {
    let folder = try TemporaryFolder()
    try folder.write("Sources/Player.swift", tangled)
    let run = try await folder.untangle("lint", "Sources/Playr.swift", "Sources")
    #expect(run.status == 2)
    #expect(
      run.errors
        == "Sources/Playr.swift: error: does not exist; did you mean 'Sources/Player.swift'?\n")
    #expect(run.lines.contains("Sources/Player.swift:\(CommandSamples.tangledLine)"))
  }

  @Test(.enabled(if: hasProgram("setpriv") || getuid() != 0))
  func whatMayNotBeReadIsTold() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", tangled)
    try folder.write("B.swift", tangled)
    try folder.write("Closed/C.swift", tangled)
    let user = getuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups" : ""
    let run = try await folder.shell(
      """
      chmod 755 .; chmod 000 B.swift Closed; cp "$untangle" program; chmod 755 program
      \(user) ./program lint; status=$?; chmod 755 Closed; exit $status
      """)
    #expect(run.status == 2)
    #expect(
      run.errors == """
        B.swift: error: cannot be read: permission denied
        Closed: error: cannot be read: permission denied

        """)
    #expect(run.lines.contains("A.swift:\(CommandSamples.tangledLine)"))
  }

  @Test func linksMakeNoLoopsAndNoFileTwice() async throws {
    let folder = try TemporaryFolder()
    try folder.write("In/A.swift", tangled)
    try folder.write("Out/B.swift", tangled)
    try folder.link("In/Loop", to: ".")
    try folder.link("In/Dangling.swift", to: "nowhere")
    try folder.link("In/Other.swift", to: "A.swift")
    try folder.link("In/Outside", to: "../Out")
    let walked = try await folder.untangle("lint", "In", "--format", "json")
    #expect(walked.status == 1)
    #expect(walked.errors == "")
    #expect(try paths(walked) == ["In/A.swift"])
    let named = try await folder.untangle("lint", "In/Outside", "In/Dangling.swift", "--format", "json")
    #expect(named.errors == "In/Dangling.swift: error: is a link to what does not exist\n")
    #expect(named.status == 2)
    #expect(try paths(named).count == 1)
  }

  @Test func pipesAndDevicesAreNeverOpened() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", tangled)
    let run = try await folder.shell("mkfifo B.swift; \"$untangle\" lint . /dev/null --format json")
    #expect(run.status == 2)
    #expect(
      run.errors == """
        /dev/null: error: is not a regular file
        B.swift: error: is not a regular file

        """)
    #expect(try run.json()["unreadable"].elements.map { $0["path"].string } == ["/dev/null", "B.swift"])
    #expect(try paths(run) == ["A.swift"])
  }

  static let oddNames = [
    "a:1:2.swift", "a,b.swift", "a\"b'c.swift", "-x.swift", "%41.swift", "a b.swift", "::error::.swift",
    "<b>&.swift", "=1+1.swift", "|a|.swift", "ä.swift", "🎈.swift", "`a`.swift", "\\.swift", "#a.swift",
  ]

  @Test(arguments: oddNames)
  func oddNamesStayWhole(name: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(name, tangled)
    for arguments in [["lint"], ["lint", "--", name]] {
      let run = try await folder.untangle(["--format", "json"] + (arguments.count == 1 ? [] : ["--", name]))
      #expect(try paths(run) == [name])
    }
    let lines = try await folder.untangle("lint").lines
    #expect(lines.first?.hasSuffix("\(name):\(CommandSamples.tangledLine)") == true)
  }

  @Test func namesThatSteerTerminalsAreEscaped() async throws {
    let folder = try TemporaryFolder()
    try folder.write("a\nb.swift", tangled)
    try folder.write("\u{1B}[31mred.swift", tangled)
    try folder.write("c\u{202E}d.swift", "\0")
    for format in ["json", "xcode", "table"] {
      let run = try await folder.untangle("--format", format)
      #expect(!run.output.contains(0x1B))
      #expect(!run.errors.utf8.contains(0x1B))
      #expect(!run.errors.unicodeScalars.contains("\u{202E}"))
      if format == "json" {
        #expect(try paths(run).count == 2)
      } else {
        #expect(!run.text.contains("\u{202E}"))
      }
      #expect(run.status == 2)
    }
  }

  @Test func namesThatAreNotUTF8AreReadAndEscaped() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", tangled)
    let run = try await folder.shell(
      """
      mkdir in; name=$(printf 'in/\\377.swift'); cp A.swift "$name" || exit 0
      "$untangle" lint in --format json; status=$?; rm -r in; exit $status
      """)
    #expect(run.status == 1)
    #expect(try paths(run) == ["in/\\xFF.swift"])
  }

  @Test func twinsOfCaseAndOfAccentsAreBothRead() async throws {
    let folder = try TemporaryFolder()
    for (index, name) in ["a.swift", "A.swift", "\u{E9}.swift", "e\u{301}.swift"].enumerated() {
      try folder.write(name, CommandSamples.tangled("Player\(index)"))
    }
    let first = try await folder.untangle("--format", "json", "--threads", "1")
    let again = try await folder.untangle("--format", "json", "--threads", "4")
    #expect(try first.json()["findings"].elements.count == 4)
    #expect(first.output == again.output)
  }

  @Test func deepFoldersAreReached() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", tangled)
    let run = try await folder.shell(
      """
      top=$PWD; for i in 1 2 3 4 5 6; do
        deep=$(printf 'a/%.0s' $(seq 60)); mkdir -p "$deep"; cd "$deep"
      done
      cp "$top/A.swift" D.swift; cd "$top"; "$untangle" lint a --format json
      """)
    #expect(run.status == 1)
    #expect(try paths(run) == [String(repeating: "a/", count: 360) + "D.swift"])
  }

  @Test func gitsRulesOfIgnoringHold() async throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    try folder.write(".gitignore", "*.gen.swift\n!keep.gen.swift\nbuild/\n**/deep/*.swift\n\\#odd.swift\n")
    for name in ["a.gen.swift", "keep.gen.swift", "build/b.swift", "x/deep/c.swift", "#odd.swift"] {
      try folder.write(name, tangled)
    }
    try folder.write("x/.gitignore", "d.swift  \n!e.gen.swift\n")
    for name in ["x/d.swift", "x/e.gen.swift", "x/f.swift"] { try folder.write(name, tangled) }
    let expected = ["keep.gen.swift", "x/e.gen.swift", "x/f.swift"]
    #expect(try paths(await folder.untangle("--format", "json")) == expected)
    // Who names an ignored folder wants it.
    #expect(try paths(await folder.untangle("build", "--format", "json")) == ["build/b.swift"])
    #expect(try paths(await folder.untangle("build/b.swift", "--format", "json")) == ["build/b.swift"])
  }

  @Test func manyPathsAreTaken() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", tangled)
    let paths = (0..<1_000).map { "none/\($0).swift" }
    let run = try await folder.untangle(["lint", "A.swift"] + paths + ["--format", "json"])
    #expect(run.status == 2)
    #expect(try run.json()["unreadable"].elements.count == 1_000)
    #expect(try self.paths(run) == ["A.swift"])
  }

  @Test func pathsOutsideTheCurrentFolderAreShownFromIt() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", tangled)
    try folder.write("In/B.swift", tangled)
    let above = try await folder.untangle(["..", "--format", "json"], in: "In")
    #expect(try paths(above) == ["../A.swift", "B.swift"])
    let absolute = try await folder.untangle(["\(folder.path)/In", "--format", "json"], in: "In")
    #expect(try paths(absolute) == ["B.swift"])
    let dotted = try await folder.untangle("./In/../A.swift", "In//B.swift", "--format", "json")
    #expect(try paths(dotted) == ["A.swift", "In/B.swift"])
  }

  @Test(arguments: [[], ["."], ["Empty"], ["Empty", "."]])
  func nothingFoundIsNoFailure(arguments: [String]) async throws {
    let folder = try TemporaryFolder()
    try folder.write("Empty/readme.md", "x")
    let run = try await folder.untangle(arguments)
    #expect(run.status == 0)
    #expect(run.text == "")
    #expect(run.errors == "no Swift files found\n")
    let quiet = try await folder.untangle(arguments + ["--quiet"])
    #expect(quiet.errors == "")
    #expect(quiet.status == 0)
  }

  @Test func anEmptyPathIsTold() async throws {
    let folder = try TemporaryFolder()
    let run = try await folder.untangle("lint", "")
    #expect(run.status == 2)
    #expect(run.errors == "'': error: is an empty path\n")
  }
}
