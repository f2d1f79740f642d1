import Foundation
import Testing

/// What can be asked, and what is answered to what cannot.
struct CommandLineArgumentTests {
  static let exitCodes: [([String], Int32)] = [
    ([], 1), (["--fail-on", "note"], 1), (["--fail-on", "warning"], 1), (["--fail-on", "error"], 0),
    (["--fail-on", "never"], 0), (["--fail-on", "never", "--max-score", "3"], 1),
    (["--fail-on", "never", "--max-score", "3.25"], 1), (["--fail-on", "never", "--max-score", "7"], 0),
    (["--fail-on=error", "--max-score=100"], 0), (["--only", "string_key"], 0),
    (["--only", "string_key", "--fail-on", "note"], 1), (["--disable", "tangled_state"], 0),
  ]

  @Test(arguments: exitCodes)
  func exitCodesAreAsAskedFor(arguments: [String], status: Int32) async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", CommandSamples.tangled() + CommandSamples.keyed)
    let run = try await folder.untangle(["lint"] + arguments)
    #expect(run.status == status)
    if arguments.contains("--max-score"), status == 1 {
      #expect(run.errors.hasPrefix("A.swift:1: score 5.5 of 'Player' is over \(arguments.last ?? "")\n"))
    } else {
      #expect(run.errors == "")
    }
  }

  @Test func theConfiguredScoreFailsUnlessTheCommandLineSaysMore() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", CommandSamples.tangled())
    try folder.write(".lintrc.yml", "score:\n  max_type: 3\n")
    #expect(try await folder.untangle("--fail-on", "never").status == 1)
    #expect(try await folder.untangle("--fail-on", "never", "--max-score", "50").status == 0)
  }

  static let choices: [([String], [String])] = [
    (["--only", "tangled_state"], ["tangled_state"]),
    (["--only", "tangled_state,string_key"], ["string_key", "tangled_state"]),
    (["--only", "tangled_state", "--only", "string_key"], ["string_key", "tangled_state"]),
    (["--only", "tangled_state, enum_default"], ["enum_default", "tangled_state"]),
    (["--disable", "tangled_state,enum_default"], ["string_key"]),
    (["--disable", "string_key"], ["enum_default", "tangled_state"]),
  ]

  @Test(arguments: choices)
  func rulesAreChosenByName(arguments: [String], rules: [String]) async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "A.swift", CommandSamples.tangled() + CommandSamples.swallowing + CommandSamples.keyed)
    let findings = try await folder.untangle(["--format", "json"] + arguments).json()["findings"]
    #expect(Set(findings.elements.compactMap { $0["rule"].string }).sorted() == rules)
  }

  @Test func aRuleThatIsOffRunsWhereItIsNamed() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", CommandSamples.tangled())
    try folder.write(".lintrc.yml", "rules:\n  tangled_state: off\n")
    #expect(try await folder.untangle("lint").text == "")
    #expect(try await folder.untangle("lint", "--only", "tangled_state").status == 1)
  }

  static let refusals: [([String], String)] = [
    (["lint", "--nope"], "Unknown option '--nope'"),
    (["lint", "--format", "sarif9"], "  - checkstyle"),
    (["inventory", "--format", "xcode"], "Please provide one of 'table' and 'json'"),
    (["audit", "--format", "pdf"], "'--format <format>'"),
    (["lint", "--fail-on", "fatal"], "Please provide one of 'note', 'warning', 'error' or 'never'"),
    (["lint", "--fail-on"], "Missing value for '--fail-on <severity>'"),
    (["lint", "--max-score", "nan"], "--max-score takes a number from 0 upwards"),
    (["lint", "--max-score", "inf"], "--max-score takes a number from 0 upwards"),
    (["lint", "--max-score", "-3"], "--max-score takes a number from 0 upwards"),
    (["lint", "--max-score=-1e300"], "--max-score takes a number from 0 upwards"),
    (
      ["lint", "--max-score-increase", "-1", "--since", "HEAD"], "--max-score-increase takes a number from 0"
    ),
    (["lint", "--max-score-increase", "0"], "add --since REVISION, or --staged"),
    (["audit", "--compare", ""], "--compare takes the name of a revision"),
    (["audit", "--compare", "HEAD", "-"], "it does not go with '-'"),
    (["lint", "--max-score", "many"], "'many' is invalid for '--max-score <points>'"),
    (["lint", "--threads", "0"], "--threads takes a number from 1 to 1024"),
    (["lint", "--threads", "-1"], "--threads takes a number from 1 to 1024"),
    (["lint", "--threads", "99999999999999999999"], "is invalid for '--threads <count>'"),
    (["audit", "--top", "-1"], "--top takes a number from 0 upwards"),
    (["inventory", "--top=-1"], "--top takes a number from 0 upwards"),
    (["keys", "--places", "-1"], "--places takes a number from 0 upwards"),
    (["lint", "--only", "tangled_stat"], "Unknown rule 'tangled_stat'; did you mean 'tangled_state'?"),
    (["lint", "--disable", "zzz"], "Unknown rule 'zzz'; 'untangle rules' lists all."),
    (["lint", "--only", ","], "--only names no rule."),
    (["lint", "--include-accepted"], "add --format sarif or --report sarif=PATH"),
    (["rules", "score", "--format", "json"], "The score is no rule"),
    (["lint", "--disable", ""], "--disable names no rule."),
    (["lint", "--only", "string_key", "--disable", "string_key"], "exclude each other"),
    (["lint", "-", "A.swift"], "'-' stands for standard input and must be the only path"),
    (["lint", "A.swift", "--stdin-path", "B.swift"], "--stdin-path needs '-' as the only path"),
    (["lint", "-", "--stdin-path", ""], "--stdin-path takes a path"),
    (["lint", "-dash.swift"], "Unknown option '-dash.swift'; write './-dash.swift' if it is a path."),
    (["-dash.swift"], "Unknown option '-dash.swift'; write './-dash.swift' if it is a path."),
    (["lint", "-xh"], "Unknown option '-xh'"), (["lint", "-hx"], "Unknown option '-hx'"),
    (["audit", "A.swift", "-ah"], "Unknown option '-ah'"), (["-qhq.swift"], "Unknown option '-qhq.swift'"),
    (["lint", "-xyz"], "Unknown option '-xyz'"),
    (
      ["lint", "--report", "csv=-"],
      "--report writes files; '--format csv' writes to standard output, and 'csv=./-' into a file called '-'."
    ),
    (["lint", "--fix", "--diff"], "--fix writes and --diff only shows; take one of them."),
    (["rules", "enum-default"], "Unknown rule 'enum-default'; did you mean 'enum_default'?"),
    (["rules", "score", "b"], "Unexpected argument 'b'"),
    (["init", "here"], "Unexpected argument 'here'"),
    (["inventry"], "'inventry' is neither a verb nor a path; did you mean 'inventory'?"),
  ]

  @Test(arguments: refusals)
  func whatCannotBeAskedIsToldWithTheUsage(arguments: [String], told: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", CommandSamples.tangled())
    let run = try await folder.untangle(arguments)
    #expect(run.status == 2)
    #expect(run.text == "")
    #expect(run.errors.contains(told), "\(run.errors)")
    #expect(run.errors.contains("Usage: untangle "))
    #expect(run.errors.contains("--help' for more information."))
    #expect(!run.errors.contains("?."))
  }

  @Test(arguments: [
    ["--help"], ["-h"], ["-help"], ["-qh"], ["lint", "A.swift", "-h"], ["help"], ["lint", "--help"],
    ["help", "lint"], ["audit", "--help"],
    ["inventory", "--help"], ["rules", "--help"], ["init", "--help"],
    ["baseline", "--help"], ["add-case", "--help"],
    ["states", "--help"], ["suggest", "--help"], ["rewrite", "--help"],
    ["suppress", "--help"],
  ])
  func helpIsAnAnswer(arguments: [String]) async throws {
    let folder = try TemporaryFolder()
    let run = try await folder.untangle(arguments)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.text.contains("USAGE: untangle"))
    #expect(run.lines.allSatisfy { $0.count <= 80 })
    // Every option says what it takes in a word of its own.
    for doubled in ["--config <config>", "--only <only>", "--threads <threads>", "--top <top>"] {
      #expect(!run.text.contains(doubled))
    }
  }

  /// A hook hands over what git lists.
  @Test func pathsThatLookLikeOptionsAreTakenBehindTwoDashes() async throws {
    let folder = try TemporaryFolder()
    for name in ["-dash.swift", "-h", "-xh"] { try folder.write(name, CommandSamples.tangled()) }
    let place = CommandSamples.tangledLine
    for words in [["lint", "--", "-dash.swift"], ["--", "-dash.swift"], ["lint", "./-dash.swift"]] {
      #expect(try await folder.untangle(words).lines.first == "-dash.swift:\(place)")
    }
    let both = try await folder.untangle("--", "-h", "-xh").lines
    #expect(both.first == "-h:\(place)")
    #expect(both.contains("-xh:\(place)"))
  }

  @Test func helpOfLintBeginsWithWhatIsItsOwn() async throws {
    let folder = try TemporaryFolder()
    let lines = try await folder.untangle("lint", "--help").lines
    let options = lines.compactMap { line in
      line.hasPrefix("  -") ? line.split(separator: " ").first.map(String.init) : nil
    }
    #expect(
      options == [
        "--format", "--report", "--allow-outside", "--color", "--statistics", "--links", "--link-template",
        "--baseline",
        "--strict-baseline", "--include-accepted", "--since",
        "--staged", "--within", "--use-script-input-files", "--only",
        "--disable", "--min-severity", "--fail-on", "--strict", "--max-warnings", "--max-score",
        "--max-score-increase", "--exit-non-zero-on-fix", "--fix", "--diff", "--unsafe-fixes", "--shard",
        "--write-facts", "--config",
        "--set", "--threads", "--stdin-path", "--cache-path", "--no-cache", "--strict-parse", "--facts",
        "-q,", "-v,",
        "--timings",
        "--version",
        "-h,",
      ])
  }

  @Test func theVersionIsOneLine() async throws {
    let folder = try TemporaryFolder()
    let run = try await folder.untangle("--version")
    #expect(run.status == 0)
    #expect(run.lines.count == 1)
    #expect(run.lines.first?.wholeMatch(of: /\d+\.\d+\.\d+/) != nil)
    #expect(run.errors == "")
  }

  @Test(arguments: [
    [], ["."], ["A.swift"], ["--format", "xcode"], ["--", "A.swift"], ["A.swift", "--quiet"],
  ])
  func lintIsTheVerbWhereNoneIsNamed(arguments: [String]) async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", CommandSamples.tangled())
    let short = try await folder.untangle(arguments)
    let long = try await folder.untangle(["lint"] + arguments)
    #expect(short.output == long.output)
    #expect(short.status == 1)
    #expect(short.lines.first == "A.swift:\(CommandSamples.tangledLine)")
  }

  /// A word that is near a verb is a path where there is one.
  @Test func pathsThatLookLikeVerbsAreTaken() async throws {
    let folder = try TemporaryFolder()
    try folder.write("audits/A.swift", CommandSamples.tangled())
    try folder.write("lint/B.swift", CommandSamples.swallowing)
    #expect(try await folder.untangle("audits").status == 1)
    #expect(try await folder.untangle("lint", "lint").text.contains("lint/B.swift"))
  }

  @Test func rulesAreListedAndExplained() async throws {
    let folder = try TemporaryFolder()
    let list = try await folder.untangle("rules")
    #expect(list.status == 0)
    let names = list.lines.dropFirst(2).compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(names == names.sorted())
    #expect(names.contains("tangled_state") && names.contains("suppression"))
    for name in names + ["score"] {
      let page = try await folder.untangle("rules", name)
      #expect(page.status == 0)
      #expect(page.errors == "")
      #expect(page.lines.first?.hasPrefix("\(name) (") == true)
    }
  }

  @Test func rowsAreLimitedAndZeroIsAll() async throws {
    let folder = try TemporaryFolder()
    let flags = (1...60).map { "var isFlag\($0) = false\n" }.joined()
    try folder.write("A.swift", flags)
    func count(_ arguments: String...) async throws -> Int {
      try await folder.untangle(arguments).lines.count { $0.contains("isFlag") }
    }
    #expect(try await count("inventory", "--top", "0") == 60)
    #expect(try await count("inventory") == 50)
    #expect(try await count("inventory", "--top", "5") == 5)
    #expect(try await count("audit", "--top", "5") == 5)
    #expect(try await count("audit", "--top", "0") == 60)
    let document = try await folder.untangle("inventory", "--top", "5", "--format", "json").json()
    #expect(document["boolVariables"].elements.count == 60)
  }

  @Test(arguments: ["inventory", "audit"])
  func everyPlaceIsShownWhereThatIsAskedFor(verb: String) async throws {
    let folder = try TemporaryFolder()
    let types = (1...12).map { "final class Type\($0) { var isOn = false }\n" }.joined()
    try folder.write("A.swift", types)
    let few = try await folder.untangle(verb)
    #expect(few.text.contains("A.swift:1, 2, 3 +9\n"))
    #expect(few.lines.contains("'--places 0' shows every place; '+' counts the rest"))
    let some = try await folder.untangle(verb, "--places", "5")
    #expect(some.text.contains("A.swift:1, 2, 3, 4, 5 +7\n"))
    let all = try await folder.untangle(verb, "--places", "0")
    #expect(all.text.contains("A.swift:1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12\n"))
    #expect(!all.text.contains("--places"))
  }

  @Test func everyPlaceOfAKeyIsShownWhereThatIsAskedFor() async throws {
    let folder = try TemporaryFolder()
    let uses = (1...6).map { "let a\($0) = UserDefaults.standard.bool(forKey: \"isLoggedIn\")\n" }.joined()
    try folder.write("A.swift", "import Foundation\n" + uses)
    #expect(try await folder.untangle("keys").text.contains("A.swift:2, 3, 4 +3\n"))
    #expect(try await folder.untangle("keys", "--places", "0").text.contains("A.swift:2, 3, 4, 5, 6, 7\n"))
    let markdown = try await folder.untangle("keys", "--places", "0", "--format", "markdown")
    #expect(markdown.text.contains("`A.swift:2, 3, 4, 5, 6, 7`"))
  }

  @Test func rowsThatAreLeftOutAreCountedWithTheOptionThatShowsThem() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", "var isOn = false\nvar isOff = false\n")
    let run = try await folder.untangle("inventory", "--top", "1")
    #expect(run.lines.contains("and 1 more; '--top 0' shows all rows"))
  }

  @Test(arguments: ["lint", "audit", "inventory"])
  func quietRunsStillTellProblems(verb: String) async throws {
    let folder = try TemporaryFolder()
    let empty = try await folder.untangle(verb, "-q")
    #expect(empty.errors == "")
    #expect(empty.status == 0)
    let missing = try await folder.untangle(verb, "nowhere", "--quiet")
    #expect(missing.errors == "nowhere: error: does not exist\n")
    #expect(missing.status == 2)
  }

  @Test(arguments: ["audit", "inventory"])
  func reportsAreNotFailedByFindings(verb: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", CommandSamples.tangled())
    #expect(try await folder.untangle(verb).status == 0)
  }
}
