import Foundation
import Testing

/// Terminals, pipes, locales and limits: rows 53, 56, 57, 61 and 64.
struct CommandLineSurroundingsTests {
  private static let line = "A.swift:\(CommandSamples.tangledLine)"

  @Test func aClosedPipeEndsQuietly() async throws {
    let folder = try TemporaryFolder()
    for index in 1...40 { try folder.write("\(index).swift", CommandSamples.tangled("Player\(index)")) }
    for arguments in ["lint", "lint --format json", "audit", "inventory --top 0", "rules"] {
      let run = try await folder.shell("\"$untangle\" \(arguments) | head -n 1")
      #expect(run.errors == "")
      #expect(run.lines.count == 1)
      #expect(run.status == 0)
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aFullDiskIsTold() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", CommandSamples.tangled())
    for arguments in ["lint", "lint --format json", "audit", "inventory", "rules", "rules score", "--help"] {
      let run = try await folder.shell("\"$untangle\" \(arguments) > /dev/full")
      #expect(run.errors == "standard output: error: cannot be written: no space left on device\n")
      #expect(run.status == 2)
    }
    // With nowhere to complain, the results are still right.
    let mute = try await folder.shell("\"$untangle\" lint A.swift nowhere 2> /dev/full")
    #expect(mute.lines.first == Self.line)
    #expect(mute.status == 2)
  }

  @Test func closedStreamsAreNoCrash() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", CommandSamples.tangled())
    let input = try await folder.shell("\"$untangle\" - <&-")
    #expect(input.errors == "standard input: error: cannot be read: bad file descriptor\n")
    #expect(input.status == 2)
    let asFolder = try await folder.shell("\"$untangle\" - < .")
    #expect(asFolder.errors == "standard input: error: cannot be read: is a directory\n")
    #expect(asFolder.status == 2)
    let output = try await folder.shell("\"$untangle\" lint >&-")
    #expect(output.errors == "standard output: error: cannot be written: bad file descriptor\n")
    #expect(output.status == 2)
    let errors = try await folder.shell("\"$untangle\" lint A.swift nowhere 2>&-")
    #expect(errors.lines.first == Self.line)
    #expect(errors.status == 2)
    let unused = try await folder.shell("\"$untangle\" lint <&-")
    #expect(unused.lines.first == Self.line)
    #expect(unused.status == 1)
  }

  @Test(arguments: ["lint", "audit", "inventory --format json", "- --stdin-path A.swift", "init"])
  func aCurrentFolderThatIsGoneIsTold(arguments: String) async throws {
    let folder = try TemporaryFolder()
    let run = try await folder.shell("mkdir gone && cd gone && rmdir ../gone && \"$untangle\" \(arguments)")
    #expect(run.status == 2)
    #expect(run.text == "")
    #expect(run.errors.hasSuffix(": no such file or directory\n"))
  }

  static let surroundings: [[String: String]] = [
    [:], ["LANG": "C"], ["LC_ALL": "tr_TR.UTF-8"], ["LC_ALL": "none"], ["TERM": "dumb", "HOME": "/nowhere"],
    ["COLUMNS": "10"], ["NO_COLOR": "1"], ["FORCE_COLOR": "0"],
  ]

  @Test(arguments: surroundings)
  func surroundingsChangeNothing(environment: [String: String]) async throws {
    let folder = try TemporaryFolder()
    try folder.write("Ä.swift", CommandSamples.tangled())
    for arguments in [["lint"], ["lint", "--format", "table"], ["audit"]] {
      let usual = try await folder.untangle(arguments)
      let run = try await folder.untangle(arguments, environment: environment)
      #expect(run.output == usual.output)
      #expect(run.errors == "")
      #expect(run.status == usual.status)
    }
  }

  @Test(arguments: [
    "ulimit -n 64", "ulimit -n 16", "ulimit -s 512", "ulimit -v 260000", "ulimit -v 300000",
    "ulimit -v 400000",
    "ulimit -v 500000", "ulimit -v 700000", "ulimit -v 1000000", "ulimit -v 2500000",
  ])
  func limitsAreLivedWith(limit: String) async throws {
    let folder = try TemporaryFolder()
    for index in 1...30 { try folder.write("\(index).swift", CommandSamples.tangled("Player\(index)")) }
    let usual = try await folder.untangle("lint")
    let run = try await folder.shell("\(limit) && \"$untangle\" lint --threads 16")
    #expect(run.errors == "")
    #expect(run.output == usual.output)
    #expect(run.status == 1)
  }

  @Test(.enabled(if: hasProgram("script")), arguments: [0, 1, 20, 40, 200])
  func tablesFitTheTerminal(width: Int) async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", CommandSamples.tangled() + CommandSamples.swallowing)
    for arguments in ["lint", "audit", "inventory", "rules", "rules score"] {
      let run = try await folder.shell(
        "script -qec 'stty cols \(width); \"$untangle\" \(arguments)' /dev/null < /dev/null")
      #expect(run.text.contains("tangled_state") || arguments != "lint")
      #expect(run.status == (arguments == "lint" ? 1 : 0))
      guard width >= 20 else { continue }
      // A slow run draws its progress and wipes it; sequences take no column.
      let lines = run.text.replacing(#/\u{1B}\[[0-9;]*[Km]/#, with: "").split(whereSeparator: \.isNewline)
      // The rule of a finding stays whole.
      let allowed = arguments == "lint" ? max(width, "  warning  tangled_state".count) : width
      #expect(lines.map(\.count).max() ?? 0 <= allowed, "\(arguments)")
    }
  }

  /// A problem stands once on a terminal, but in both streams where they go apart.
  @Test(.enabled(if: hasProgram("script")))
  func problemsAreToldOnce() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", CommandSamples.tangled())
    for verb in ["lint", "audit", "inventory"] {
      let run = try await folder.shell(
        "script -qec '\"$untangle\" \(verb) A.swift nowhere' /dev/null < /dev/null")
      #expect(run.text.ranges(of: "does not exist").count == 1)
      #expect(run.status == 2)
    }
  }

  @Test func progressIsNotShownInPipes() async throws {
    let folder = try TemporaryFolder()
    // Long enough in a debug build to run for more than the second that progress waits.
    for index in 1...8 {
      let text = (1...90).map { CommandSamples.tangled("Player\(index)No\($0)") }.joined()
      try folder.write("\(index).swift", text)
    }
    let run = try await folder.untangle("inventory", "--format", "json", "--threads", "1")
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  static let suppressions: [(String, [String])] = [
    ("// untangle:disable:next tangled_state - it is so\n", []),
    ("// untangle:disable:next all - it is so\n", []),
    ("// untangle:disable tangled_state - never closed\n", []),
    (
      "// untangle:disable tangled_state - a\n// untangle:disable string_key - b\n", ["nothing is suppressed"]
    ),
    ("// untangle:disable:next tangled_state\n", ["no reason is given"]),
    ("// untangle:disable:next tangled_stat - why\n", ["did you mean 'tangled_state'?", "are one state"]),
    ("// untangle:disable:nxt tangled_state - why\n", ["did you mean 'disable:next'?", "are one state"]),
    ("// untangle:disable:next - why\n", ["no rule is named", "are one state"]),
    ("let text = \"// untangle:disable tangled_state - in a text\"\n", ["are one state"]),
    ("// untangle:disable:next string_key - why\n", ["nothing is suppressed", "are one state"]),
  ]

  @Test(arguments: suppressions)
  func suppressionsHoldAndAreJudged(comment: String, told: [String]) async throws {
    let folder = try TemporaryFolder()
    // The finding is at the second line of the sample.
    let lines = CommandSamples.tangled().split(separator: "\n", maxSplits: 1)
    try folder.write("A.swift", "\(lines[0])\n\(comment)\(lines[1])")
    let findings = try await folder.untangle("--format", "json").json()["findings"].elements
    let messages = findings.compactMap { $0["message"].string }
    #expect(messages.count == told.count, "\(messages)")
    for words in told { #expect(messages.contains { $0.contains(words) }, "\(messages)") }
  }
}
