import Foundation
import Testing

/// What a configuration may be and may not: rows 42 to 50, and what its settings do.
struct CommandLineConfigurationTests {
  /// A configuration that is refused, where and in what words.
  struct Mistake: CustomTestStringConvertible, Sendable {
    let bytes: [UInt8]
    let told: String

    init(_ text: String, _ told: String) { self.init(bytes: Array(text.utf8), told) }

    init(bytes: [UInt8], _ told: String) {
      self.bytes = bytes
      self.told = told
    }

    var testDescription: String { told }
  }

  static let mistakes: [Mistake] = [
    Mistake("warning", "c.yml:1:1: error: "),
    Mistake("- a\n- b\n", "c.yml:1:1: error: "),
    Mistake("included: []\n---\nexcluded: []\n", "c.yml:2:1: error: "),
    Mistake("rules: {}\nrules: {}\n", "c.yml:2:1: error: "),
    Mistake("excludd: []\n", "c.yml:1:1: error: unknown key 'excludd'; did you mean 'excluded'?"),
    Mistake("rules:\n  enum_defalt: off\n", "did you mean 'enum_default'?"),
    Mistake("rules:\n  enum_default: 3\n", "c.yml:2:17: error: "),
    Mistake("rules: 3\n", "c.yml:1:8: error: "),
    Mistake("limits:\n  file_size: many\n", "c.yml:2:14: error: "),
    Mistake("score:\n  max_type: .nan\n", "c.yml:2:13: error: "),
    Mistake("score:\n  max_type: -1\n", "c.yml:2:13: error: "),
    Mistake("excluded:\n  - **/*.swift\n", "quote globs that start with '*'"),
    Mistake("excluded: [\"a[\"]\n", "c.yml:1:12: error: "),
    Mistake(
      "excluded: [\"/tmp/x/H.swift\"]\n",
      "c.yml:1:12: error: the glob '/tmp/x/H.swift' is absolute; write it relative to the folder of this file"
    ),
    Mistake(
      "included: [a, \"../cfg/in/**\"]\n",
      "c.yml:1:15: error: the glob '../cfg/in/**' has '..'; globs start in the folder of this file and do not leave it"
    ),
    Mistake(
      "overrides:\n  - paths: [\"A/../B\"]\n    rules: {}\n", "c.yml:2:13: error: the glob 'A/../B' has '..'"),
    Mistake("excluded: [\"{A,..}/B\"]\n", "c.yml:1:12: error: the glob '{A,..}/B' has '..'"),
    Mistake(
      "excluded: [\"[z-a]\"]\n",
      "c.yml:1:12: error: the glob '[z-a]' has a range in brackets that runs backwards"),
    Mistake(
      "excluded: [\"[ä]\"]\n", "c.yml:1:12: error: the glob '[ä]' has a character in brackets that is not"),
    Mistake("a: &a [x, x]\n" + bomb, "c.yml:"),
    Mistake(String(repeating: "[", count: 5_000), "c.yml:1:"),
    Mistake("a: &a [*a]\n", "c.yml:1:"),
    Mistake("a: *b\n", "c.yml:1:"),
    Mistake("? [a, b]\n: c\n", "c.yml:1:"),
    Mistake("rules:\n\tenum_default: off\n", "c.yml:2:1: error: "),
    Mistake("rules: {}\n\0\n", "c.yml:2:1: error: "),
    Mistake("rules: {}\n# \u{7}\n", "c.yml:2:3: error: "),
    Mistake(bytes: Array("a: ".utf8) + [0xFF, 0x0A], "c.yml:1:4: error: "),
    Mistake(bytes: [0xFF, 0xFE] + Array("a: b\n".utf16).flatMap { [UInt8($0), 0] }, "UTF-16"),
  ]

  /// Nine levels of nine each: 387 million texts.
  private static let bomb = (1...9).map { level -> String in
    let names = Array(repeating: level == 1 ? "*a" : "*a\(level - 1)", count: 9)
    return "a\(level): &a\(level) [\(names.joined(separator: ", "))]\n"
  }.joined()

  @Test(arguments: mistakes)
  func mistakesAreToldWithTheirPlaceAndEndTheRun(_ mistake: Mistake) async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", CommandSamples.tangled())
    try folder.write("c.yml", bytes: mistake.bytes)
    let run = try await folder.untangle("lint", "--config", "c.yml")
    #expect(run.status == 2)
    #expect(run.text == "")
    #expect(run.errors.contains(mistake.told), "\(run.errors)")
    #expect(!run.errors.contains("\0") && !run.errors.contains("\u{7}"))
  }

  @Test(arguments: [
    "", "# nothing\n", "\u{FEFF}rules: {}\n", "rules:\r\n  enum_default: off\r\n",
    "rules:\n  enum_default: off\n",
    "excluded: [\"a..b/**\", \"...\", \"\(String(repeating: "**/", count: 50))x\"]\n",
  ])
  func harmlessOnesAreTaken(text: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", CommandSamples.tangled())
    try folder.write("c.yml", text)
    let run = try await folder.untangle("lint", "--config", "c.yml")
    #expect(run.errors == "")
    #expect(run.lines.contains("A.swift:\(CommandSamples.tangledLine)"))
  }

  @Test func whatIsNoReadableFileEndsTheRun() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", CommandSamples.tangled())
    try folder.makeFolder("folder.yml")
    let run = try await folder.shell(
      """
      mkfifo pipe.yml; for c in missing.yml folder.yml pipe.yml ''; do
        "$untangle" lint --config "$c"; echo $?
      done
      """)
    #expect(run.lines == ["2", "2", "2", "2"])
    #expect(run.errors.contains("missing.yml: error: cannot be read: no such file or directory\n"))
    #expect(run.errors.contains("folder.yml: error: is not a regular file\n"))
    #expect(run.errors.contains("pipe.yml: error: is not a regular file\n"))
    #expect(run.errors.contains("--config takes the path of a file"))
  }

  @Test func theNearestFileUpwardsHolds() async throws {
    let folder = try TemporaryFolder()
    try folder.write(".lintrc.yml", "rules:\n  tangled_state: error\nexcluded: [\"In/B.swift\"]\n")
    try folder.write("In/Deep/A.swift", CommandSamples.tangled("First"))
    try folder.write("In/B.swift", CommandSamples.tangled("Second"))
    let above = try await folder.untangle(["lint", ".."], in: "In/Deep")
    #expect(above.lines.first?.contains(": error: ") == true)
    #expect(!above.text.contains("B.swift"))
    try folder.write("In/.lintrc.yml", "rules:\n  tangled_state: note\n")
    let nearer = try await folder.untangle(["lint", ".."], in: "In/Deep")
    #expect(nearer.text.contains("A.swift:2:7: note: "))
    #expect(nearer.text.contains("B.swift:2:7: note: "))
    #expect(nearer.status == 0)
    // A folder of that name is not passed over in silence.
    try folder.makeFolder("In/Deep/.lintrc.yml")
    #expect(try await folder.untangle(["lint", ".."], in: "In/Deep").status == 2)
  }

  @Test func mistakesAreToldWithThePathFromHere() async throws {
    let folder = try TemporaryFolder()
    try folder.write("In/Deep/A.swift", CommandSamples.tangled())
    try folder.write(".lintrc.yml", "rulez: {}\n")
    let told = "error: unknown key 'rulez'; did you mean 'rules'?\n"
    #expect(try await folder.untangle("lint").errors == ".lintrc.yml:1:1: \(told)")
    #expect(try await folder.untangle(["lint"], in: "In/Deep").errors == "../../.lintrc.yml:1:1: \(told)")
    let absolute = "\(folder.path)/.lintrc.yml"
    #expect(try await folder.untangle("lint", "--config", absolute).errors == ".lintrc.yml:1:1: \(told)")
    #expect(
      try await folder.untangle(["lint", "--config", absolute], in: "In").errors == "\(absolute):1:1: \(told)"
    )
    try folder.write(".lintrc.yml", "invariants:\n  Player: [\"isOff\"]\n")
    let inner = try await folder.untangle(["lint"], in: "In/Deep")
    #expect(inner.errors.hasPrefix("../../.lintrc.yml:2:13: error: 'isOff' is no state variable of 'Player'"))
  }

  @Test func includedAndExcludedChooseFiles() async throws {
    let folder = try TemporaryFolder()
    for name in ["Sources/A.swift", "Sources/Gen/B.swift", "Tools/C.swift"] {
      try folder.write(name, CommandSamples.keyed)
    }
    try folder.write(".lintrc.yml", "included: [\"Sources/**\"]\nexcluded: [\"**/Gen/**\"]\n")
    func paths(_ arguments: String...) async throws -> [String] {
      let run = try await folder.untangle(["inventory", "--format", "json"] + arguments)
      return try Set(run.json()["stringKeys"].elements.compactMap { $0["path"].string }).sorted()
    }
    #expect(try await paths() == ["Sources/A.swift"])
    #expect(try await paths("Sources/Gen/B.swift") == [])
    #expect(try await paths("Tools/C.swift") == ["Tools/C.swift"])
    let named = try await folder.untangle("lint", "Sources/Gen/B.swift")
    #expect(named.errors == "Sources/Gen/B.swift: excluded by the configuration\n")
    #expect(named.status == 0)
  }

  @Test func overridesHoldForTheirPaths() async throws {
    let folder = try TemporaryFolder()
    try folder.write("Sources/A.swift", CommandSamples.tangled("First"))
    try folder.write("Old/B.swift", CommandSamples.tangled("Second"))
    try folder.write("Old/Worst/C.swift", CommandSamples.tangled("Third"))
    try folder.write(
      ".lintrc.yml",
      """
      rules:
        tangled_state: error
      overrides:
        - paths: ["Old/**"]
          rules:
            tangled_state: note
        - paths: ["Old/Worst/**"]
          rules:
            tangled_state: off

      """)
    let findings = try await folder.untangle("--format", "json").json()["findings"].elements
    #expect(findings.map { $0["path"].string } == ["Old/B.swift", "Sources/A.swift"])
    #expect(findings.map { $0["severity"].string } == ["note", "error"])
    let input = Array(CommandSamples.tangled().utf8)
    let words = ["-", "--stdin-path"]
    #expect(try await folder.untangle(words + ["Old/New.swift"], input: input).text.contains(" note: '"))
    #expect(try await folder.untangle(words + ["Old/Worst/New.swift"], input: input).text == "")
    #expect(try await folder.untangle(words + ["New.swift"], input: input).text.contains(": error: '"))
  }

  @Test func optionsOfRulesHold() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", CommandSamples.tangled())
    try folder.write(".lintrc.yml", "rules:\n  tangled_state:\n    minimum_flags: 4\n")
    #expect(try await folder.untangle("lint").text == "")
  }

  @Test func ownFunctionsCanTakeKeys() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", "func f() { Settings.read(true, key: \"isOn\") }\n")
    try folder.write(
      ".lintrc.yml",
      """
      keys:
        - call: "Settings.read(_:key:)"
          argument: key
          kind: userDefaults
          access: write

      """)
    let keys = try await folder.untangle("inventory", "--format", "json").json()["stringKeys"].elements
    #expect(keys.map { $0["literal"].string } == ["isOn"])
    #expect(keys.map { $0["api"].string } == ["userDefaults"])
    #expect(keys.map { $0["access"].string } == ["write"])
  }

  @Test func enumsOfLibrariesCanBeDescribed() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "A.swift",
      "func f(_ p: Kit.Phase) -> Int {\n  switch p {\n  case .dawn: 1\n  default: 2\n  }\n}\n")
    try folder.write(".lintrc.yml", "enums:\n  Kit.Phase:\n    cases: [dawn, noon, dusk]\n")
    let found = try await folder.untangle("inventory", "--format", "json").json()["enumDefaults"].elements
    #expect(found.map { $0["enum"].string } == ["Kit.Phase"])
    #expect(found.first?["swallowed"] == .list([.text("noon"), .text("dusk")]))
  }

  @Test func initWritesWhatCanBeReadAndNeverOverwrites() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", CommandSamples.tangled())
    let first = try await folder.untangle("init")
    #expect(first.status == 0)
    #expect(first.text == "")
    #expect(first.errors == "wrote .lintrc.yml\n")
    let written = try String(contentsOfFile: "\(folder.path)/.lintrc.yml", encoding: .utf8)
    #expect(try await folder.untangle("lint").lines.contains("A.swift:\(CommandSamples.tangledLine)"))
    let second = try await folder.untangle("init")
    #expect(second.status == 2)
    #expect(second.errors == ".lintrc.yml: error: is there already; it was left as it is\n")
    #expect(try String(contentsOfFile: "\(folder.path)/.lintrc.yml", encoding: .utf8) == written)
  }

  /// What `init` proposes behind a `#` is valid once it is switched on.
  @Test func whatInitProposesIsValid() async throws {
    let folder = try TemporaryFolder()
    try folder.write("Sources/A.swift", CommandSamples.tangled())
    try folder.write(
      "Sources/B.swift",
      "final class WorkoutController { var savingWorkout = false; var workoutInProgress = false }\n")
    let run = try await folder.shell(
      """
      "$untangle" init && sed 's/^\\( *\\)#\\([^ ]\\)/\\1\\2/' .lintrc.yml > c.yml && "$untangle" lint --config c.yml
      """)
    #expect(run.errors == "wrote .lintrc.yml\n")
    #expect(run.status == 1)
  }

  /// With `once` the closure runs before the other statement, and with `later` perhaps after it.
  @Test(arguments: [("once", 2), ("later", 4)])
  func functionsRunTheirClosuresWhenTheConfigurationSays(time: String, count: Int) async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "A.swift",
      """
      final class Player {
        private(set) var isOpening = false
        private(set) var isOpen = false
        init() {}
        func open() {
          isOpening = true
          Bridge.onMain {
            self.isOpen = true
            self.isOpening = false
          }
        }
      }

      """)
    try folder.write(".lintrc.yml", "functions:\n  onMain: \(time)\n")
    let run = try await folder.untangle("states", "--type", "Player")
    #expect(run.text.contains("\n\(count) of 4 states are reached"), "\(run.text.prefix(600))")
  }

  @Test func aTimeThatIsNoneIsToldWithTheChoices() async throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", "struct A {}\n")
    try folder.write(".lintrc.yml", "functions:\n  onMain: soon\n  a-b: once\n")
    let run = try await folder.untangle("lint")
    #expect(run.status == 2)
    #expect(
      run.errors.contains(
        ".lintrc.yml:2:11: error: expected once, each, later or repeatedly, found text 'soon'"),
      "\(run.errors)")
    #expect(run.errors.contains("'a-b' is no base name of a function"), "\(run.errors)")
  }
}
