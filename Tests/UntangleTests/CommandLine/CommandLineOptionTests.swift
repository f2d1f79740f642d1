import Testing

/// One run for each option of each verb; an option without a row here is a mistake.
struct CommandLineOptionTests {
  struct Row: CustomTestStringConvertible, Sendable {
    /// The verb, then the option and what it needs.
    var words: [String]
    var status: Int32
    /// What either stream says.
    var told: String

    init(_ words: String, _ status: Int32, _ told: String) {
      self.words = words.split(separator: " ").map(String.init)
      self.status = status
      self.told = told
    }

    var verb: String { words[0] }
    var options: [String] { words.filter { $0.hasPrefix("--") } }
    var testDescription: String { words.joined(separator: " ") }
  }

  /// Those of all verbs that read sources, tried with `lint`.
  private static let shared = [
    Row("lint --config other.yml", 1, ": error: 'isPlaying'"),
    Row("lint --set rules.tangled_state=off", 0, "Keys.swift"),
    Row("lint --threads 2", 1, "tangled_state"),
    Row("lint --stdin-path Sources/New.swift -", 0, ""),
    Row("lint --cache-path kept", 1, "tangled_state"),
    Row("lint --no-cache", 1, "tangled_state"),
    Row("lint --strict-parse", 2, "Tests/Broken.swift:1:14: error: "),
    Row("lint --quiet", 1, "tangled_state"),
    Row("lint --verbose", 1, "configuration: .lintrc.yml\n"),
    Row("lint --timings", 1, "search for files"),
    Row("lint --facts all.facts", 1, "tangled_state"),
  ]

  static let rows =
    shared + [
      Row("lint --format json", 1, "\"schemaVersion\": 1"),
      Row("lint --report sarif=out.sarif", 1, "tangled_state"),
      Row("lint --allow-outside --report csv=out.csv", 1, "tangled_state"),
      Row("lint --color always --format table", 1, "\u{1B}[1;33mwarning"),
      Row("lint --statistics --format table", 1, "Findings by rule"),
      Row("lint --links vscode --format table", 1, "tangled_state"),
      Row("lint --link-template https://example.org/{path} --format table", 1, "tangled_state"),
      Row("lint --baseline known.json", 0, "findings in the baseline not shown"),
      Row("lint --strict-baseline --baseline stale.json", 1, "is found no more"),
      Row("lint --include-accepted --baseline known.json --format sarif", 0, "\"unchanged\""),
      Row("lint --since HEAD", 0, ""),
      Row("lint --staged", 0, ""),
      Row("lint --use-script-input-files", 2, "SCRIPT_INPUT_FILE_COUNT"),
      Row("lint --within Sources/Keys.swift", 0, "string_key"),
      Row("lint --only enum_default", 0, "enum_default"),
      Row("lint --disable tangled_state", 0, "enum_default"),
      Row("lint --min-severity warning", 1, "tangled_state"),
      Row("lint --fail-on never", 0, "tangled_state"),
      Row("lint --strict --only enum_default", 1, "enum_default"),
      Row("lint --max-warnings 1", 0, "tangled_state"),
      Row("lint --max-score 1", 1, "is over 1"),
      Row("lint --max-score-increase 0 --since HEAD", 0, ""),
      Row("lint --exit-non-zero-on-fix --fix --only string_key", 0, ""),
      Row("lint --fix --only string_key", 0, ""),
      Row("lint --diff", 1, "+++ b/Sources/Switch.swift"),
      Row("lint --unsafe-fixes --diff", 1, "+++ b/Sources/Switch.swift"),
      Row("lint --write-facts new.facts", 0, ""),
      Row("lint --shard 1/2 --write-facts new.facts", 0, ""),
      Row("facts --output new.facts Sources", 0, ""),
      Row("facts --allow-outside --output new.facts Sources", 0, ""),
      Row("facts --config other.yml --output new.facts Sources", 0, ""),
      Row("facts --threads 2 --output new.facts Sources", 0, ""),
      Row("audit --format table", 0, "Most tangled types"),
      Row("audit --compare HEAD", 0, "leaves score and findings as they are"),
      Row("audit --top 1", 0, "and "),
      Row("audit --format html --links none", 0, "<!DOCTYPE html>"),
      Row("audit --format html --link-template https://example.org/{path}", 0, "https://example.org/{path}"),
      Row("audit --output audit.txt", 0, "audit.txt: written"),
      Row("audit --allow-outside --output audit.txt", 0, "audit.txt: written"),
      Row("audit --baseline known.json", 0, "findings in the baseline"),
      Row("audit --places 1", 0, "Most tangled types"),
      Row("inventory --places 1", 0, "isPaused"),
      Row("inventory --links none", 0, "isPaused"),
      Row("inventory --link-template https://example.org/{path}", 0, "isPaused"),
      Row("keys --places 1", 0, "isLoggedIn"),
      Row("keys --links file", 0, "isLoggedIn"),
      Row("keys --link-template javascript:{path}", 2, "must begin with"),
      Row("audit --churn", 0, "authors"),
      Row("audit --history 2", 0, "Trend"),
      Row("audit --history 2 --history-by month --format csv", 0, "tangled_types"),
      Row("audit --history 2 --commit-facts store", 0, "Trend"),
      Row("inventory --format json", 0, "\"boolVariables\""),
      Row("inventory --top 1", 0, "and "),
      Row("states --format json", 0, "\"reachable\""),
      Row("states --type Player", 0, "isPlaying"),
      Row("states --all", 0, "isPlaying"),
      Row("states --all-rows --type Player", 0, "not reached"),
      Row("states --by-method --type Player", 0, "play"),
      Row("audit --type Player", 0, "Player"),
      Row("states --emit recorder --type Player", 0, "func recordState()"),
      Row("states --recorded states.jsonl", 0, "no test was in"),
      Row("states --effort 2 --type Player", 0, "isPlaying"),
      Row("states --assume exclusive:isPlaying,isPaused --type Player", 0, "assumed"),
      Row("suggest --format swift", 0, "enum"),
      Row("suggest --type Player", 0, "Player"),
      Row("suggest --option-set --type Player", 0, "OptionSet"),
      Row("suggest --enum Mode --type Player", 0, "Mode"),
      Row("suggest --property mode --type Player", 0, "mode"),
      Row("suggest --name isPlaying=playback --type Player", 0, "playback"),
      Row("suggest --effort 2 --type Player", 0, "Player"),
      Row("suggest --assume exclusive:isPlaying,isPaused --type Player", 0, "Player"),
      Row("rewrite --type Hidden", 0, "+++ b/"),
      Row("rewrite --apply --type Hidden", 0, ""),
      Row("rewrite --check --type Hidden", 2, "no Package.swift is in a folder above"),
      Row("rewrite --dissolve --type Hidden", 0, "+++ b/"),
      Row("rewrite --presented-item --type Hidden", 1, "Hidden"),
      Row("rewrite --ui-state --type Hidden", 1, "no methods of it drive the same objects"),
      Row("rewrite --flag isOpen --type Hidden", 0, "case open, closed"),
      Row("rewrite --enum Mode --type Hidden", 0, "Mode"),
      Row("rewrite --property mode --type Hidden", 0, "mode"),
      Row("rewrite --name isOpen=opened --type Hidden", 0, "opened"),
      Row("rewrite --effort 2 --type Hidden", 0, "+++ b/"),
      Row("rewrite --assume exclusive:isOpen,isShut --type Hidden", 0, "# assumed: "),
      Row("keys --format json", 0, "isLoggedIn"),
      Row("keys --kind userDefaults", 0, "isLoggedIn"),
      Row("keys --top 1", 0, "isLoggedIn"),
      Row("keys --emit swift", 0, "case isLoggedIn"),
      Row("keys --style namespaced --emit swift", 0, "enum Defaults {"),
      Row("keys --rename isLoggedIn=account.isLoggedIn --diff", 0, "+++ b/"),
      Row("keys --diff", 0, "+++ b/"),
      Row("keys --apply", 0, ""),
      Row("keys --output Sources/Own.swift --diff", 0, "Own.swift"),
      Row("keys --allow-outside --apply --output Sources/Own.swift", 0, "Own.swift"),
      Row("add-case Lifecycle.born --format json", 0, "born"),
      Row("rules --format json", 0, "\"schemaVersion\": 1"),
      Row("init --print", 0, "rules:"),
      Row("config --format json", 0, "\"values\""),
      Row("config --for Sources/Keys.swift", 0, "for Sources/Keys.swift"),
      Row("config --schema", 0, "draft-07"),
      Row("config --check", 0, "no mistakes"),
      Row("config --config other.yml", 0, "other.yml"),
      Row("config --set score.max_type=3", 0, "--set"),
      Row("baseline --output new.json", 0, "new.json"),
      Row("baseline --prune --output stale.json", 0, "stale.json"),
      Row("baseline --allow-outside --output new.json", 0, "new.json"),
      Row("suppress tangled_state --reason later", 0, "suppressed 2 findings"),
      Row("suppress tangled_state --until 2999-01 --reason later --diff", 0, "until: 2999-01"),
      Row("suppress tangled_state --diff --reason later", 0, "+++ b/"),
    ]

  /// A project of its own, as some of them write.
  private static func folder() async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(".lintrc.yml", "rules: {}\n")
    try folder.write("other.yml", "rules: { tangled_state: error }\n")
    try folder.write("Sources/Player.swift", CommandSamples.tangled())
    try folder.write("Sources/Switch.swift", CommandSamples.swallowing)
    try folder.write("Sources/Keys.swift", CommandSamples.keyed)
    try folder.write("Sources/Hidden.swift", hidden)
    try folder.write(
      "states.jsonl", #"{"type":"Player","values":{"isPlaying":"false","isPaused":"false"}}"# + "\n")
    try folder.write("Tests/Broken.swift", "func broken( {\n")
    _ = try await folder.untangle("baseline", "--output", "known.json")
    try folder.write("Gone.swift", CommandSamples.tangled("Gone"))
    _ = try await folder.untangle("baseline", "--output", "stale.json")
    _ = try await folder.untangle("facts", "Sources", "--output", "all.facts")
    _ = try await folder.shell(
      "rm Gone.swift && git init -q . && git add . && git -c user.name=a -c user.email=a@b.c commit -q -m first"
    )
    return folder
  }

  private static let hidden = """
    final class Hidden {
      private(set) var isOpen = false
      private(set) var isShut = false
      func open() { isOpen = true; isShut = false }
      func shut() { isOpen = false; isShut = true }
      func rest() { isOpen = false; isShut = false }
    }

    """

  @Test(.enabled(if: hasProgram("git")), arguments: rows)
  func doesWhatItsHelpSays(row: Row) async throws {
    let folder = try await Self.folder()
    let run = try await folder.untangle(row.words)
    #expect(run.status == row.status, "\(run.text)\n\(run.errors)")
    #expect(row.told.isEmpty || (run.text + run.errors).contains(row.told), "\(run.text)\n\(run.errors)")
  }

  private static let readers = [
    "audit", "inventory", "states", "suggest", "rewrite --type Hidden", "keys", "add-case Lifecycle.born",
    "baseline --output new.json", "suppress tangled_state --reason later --diff",
  ]

  /// For runs that change no source.
  private static let common = Task { Common(folder: try await folder()) }

  private final class Common: Sendable {
    let folder: TemporaryFolder

    init(folder: consuming TemporaryFolder) { self.folder = folder }
  }

  /// What every other verb that reads sources makes of the options that all of them have.
  @Test(
    .enabled(if: hasProgram("git")), arguments: readers,
    [
      Row("--config nowhere.yml", 2, "nowhere.yml: error: "), Row("--config other.yml", 0, ""),
      Row("--set rules.nonsense=off", 2, "nonsense"), Row("--set excluded=[Tests]", 0, ""),
      Row("--threads 0", 2, "--threads takes a number from 1 to 1024"), Row("--threads 2", 0, ""),
      Row("--stdin-path Sources/New.swift", 2, "--stdin-path needs '-' as the only path"),
      Row("--cache-path kept", 0, ""), Row("--no-cache", 0, ""),
      Row("--strict-parse", 2, "Tests/Broken.swift:1:14: error: "), Row("--quiet", 0, ""),
      Row("--verbose", 0, "time: search for files"), Row("--timings", 0, "search for files"),
      Row("--facts", 2, "--facts"),
    ])
  func holdsForEveryVerb(verb: String, row: Row) async throws {
    let common = try await Self.common.value
    let run = try await common.folder.untangle(verb.split(separator: " ").map(String.init) + row.words)
    #expect(run.status == row.status, "\(run.text)\n\(run.errors)")
    #expect(row.told.isEmpty || (run.text + run.errors).contains(row.told), "\(run.text)\n\(run.errors)")
  }

  @Test(arguments: [
    "lint", "audit", "inventory", "states", "suggest", "rewrite", "keys", "add-case", "rules", "init",
    "config",
    "baseline", "suppress", "facts",
  ])
  func everyOptionHasARow(verb: String) async throws {
    let folder = try TemporaryFolder()
    let lines = try await folder.untangle(verb, "--help").lines
    let options = lines.compactMap { line in
      line.prefixMatch(of: #/  (?:-\w, )?(?<name>--[a-z-]+)/#).map { String($0.name) }
    }
    #expect(options.contains("--help"))
    let tried = Set(Self.rows.filter { $0.verb == verb }.flatMap(\.options))
      .union(verb == "lint" ? [] : Self.shared.flatMap(\.options)).union(["--help", "--version"])
    #expect(options.filter { !tried.contains($0) } == [])
  }
}
