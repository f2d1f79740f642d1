import ArgumentParser
import UntangleFindings
import UntanglePipeline
import UntangleReports
import UntangleRules
import UntangleScores
import UntangleSourceFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

struct LintCommand: Verb {
  static let verbName = "lint"

  static let configuration = verb(
    abstract: "Reports findings; for CI, hooks and editors.",
    usage: "untangle [lint] [<path> ...] [<options>]",
    discussion: exitCodeText)

  @Option(help: "How to write the findings. Without it, table on a terminal and xcode otherwise.")
  var format: LintFormat?

  @Option(
    help: ArgumentHelp(
      "Also write the findings into a file, as sarif=untangle.sarif; may be repeated.",
      valueName: "format=path"),
    transform: ReportRequest.init(argument:))
  var report: [ReportRequest] = []

  @OptionGroup var outputs: OutputOptions

  @OptionGroup var look: LookOptions

  @OptionGroup var accepted: BaselineOptions

  @OptionGroup var scope: ScopeOptions

  @Option(
    help: ArgumentHelp(
      "Read everything, and report only what is found in this file or folder; may be repeated, '@file' is a list.",
      valueName: "path"))
  var within: [String] = []

  @Flag(
    help: "In a run script phase of Xcode: report only what is found in its input files, as --within does.")
  var useScriptInputFiles = false

  @Option(
    help: ArgumentHelp(
      "Run only these rules; may be repeated, or names joined by commas.", valueName: "rules"),
    completion: .rules)
  var only: [String] = []

  @Option(
    help: ArgumentHelp(
      "Leave these rules out; may be repeated, or names joined by commas.", valueName: "rules"),
    completion: .rules)
  var disable: [String] = []

  @Option(
    name: .customLong("min-severity"),
    help: ArgumentHelp(
      "Report only findings of this severity or a higher one; the others still count for the exit code.",
      valueName: "severity"))
  var minSeverity: ShownSeverity?

  enum ShownSeverity: String, ExpressibleByArgument, CaseIterable {
    case note, warning, error

    var severity: Severity? { Severity(rawValue: rawValue) }
  }

  @OptionGroup var failing: FailingOptions

  /// What to do with findings that have a fix.
  enum FixMode: String, NamedFlag {
    case fix, diff

    static func help(for value: FixMode) -> ArgumentHelp? {
      switch value {
      case .fix: "Apply the safe fixes, then report what is left; 'untangle rules' has what is safe."
      case .diff: "Show the fixes as a unified diff and write nothing; 1 where there are any."
      }
    }
  }

  @Flag var fixModes: [FixMode] = []

  @Flag(help: "With --fix or --diff: also the fixes that somebody must look at.")
  var unsafeFixes = false

  @OptionGroup var part: ShardOptions

  @OptionGroup var sources: SourceOptions

  func validate() throws {
    if !only.isEmpty, !disable.isEmpty {
      throw ValidationError("--only and --disable exclude each other.")
    }
    if fixModes.contains(.fix), fixModes.contains(.diff) {
      throw ValidationError("--fix writes and --diff only shows; take one of them.")
    }
    if failing.exitNonZeroOnFix, !fixModes.contains(.fix) {
      throw ValidationError("--exit-non-zero-on-fix says how --fix ends; add it.")
    }
    if unsafeFixes, fixModes.isEmpty {
      throw ValidationError("--unsafe-fixes says which fixes --fix or --diff takes; add one of them.")
    }
    try checkReports()
    try checkForm()
    if !within.isEmpty || useScriptInputFiles, !fixModes.isEmpty {
      throw ValidationError(
        "--within and --use-script-input-files choose what is reported; name the paths to be fixed without them."
      )
    }
    if scope.scope != nil, !fixModes.isEmpty || sources.paths == ["-"] {
      throw ValidationError("--since and --staged go neither with --fix and --diff nor with '-'.")
    }
    if failing.maxScoreIncrease != nil, scope.scope == nil {
      throw ValidationError(
        "--max-score-increase compares with what was before: add --since REVISION, or --staged.")
    }
    _ = try choice()
  }

  /// Rejects options that need the sources when only facts are read, and options that judge when facts are
  /// written.
  private func checkForm() throws {
    if !fixModes.isEmpty { try sources.checkReadable(for: "--fix or --diff") }
    if scope.scope != nil { try sources.checkReadable(for: "--since or --staged") }
    try part.check(outputs, sources)
    guard part.writeFacts != nil else { return }
    try sources.checkReadable(for: "--write-facts")
    if !fixModes.isEmpty || !report.isEmpty || scope.scope != nil || failing.maxScore != nil {
      throw ValidationError(
        "--write-facts judges nothing: leave --fix, --diff, --report, --since, --staged and --max-score out.")
    }
  }

  /// Rejects report options that contradict each other, and reports that would overwrite each other or a
  /// source.
  private func checkReports() throws {
    if accepted.includeAccepted, format != .sarif, !report.contains(where: { $0.format == .sarif }) {
      throw ValidationError(
        "--include-accepted says what SARIF lists; add --format sarif or --report sarif=PATH.")
    }
    if fixModes.contains(.diff), format != nil || !report.isEmpty {
      throw ValidationError(
        "--diff shows a diff instead of findings: it goes neither with --format nor --report.")
    }
    var targets: Set<OutputTarget> = []
    for request in report {
      let target = OutputTarget(request.path)
      if target.isSource {
        throw ValidationError("--report would write '\(request.path)', which is a Swift file.")
      }
      try outputs.check(request.path, of: "--report")
      if !targets.insert(target).inserted {
        throw ValidationError("--report writes '\(request.path)' twice.")
      }
    }
  }

  func run() throws {
    guard fixModes.isEmpty else { return try runFixing() }
    if let path = part.writeFacts {
      return try writeFacts(try sources.request(.configured), of: part.shard ?? .whole, to: path)
    }
    let format = format ?? (Console.isTerminal(.output) ? .table : .xcode)
    let baseline = try accepted.loaded()
    let places = try reportedPlaces()
    var outcome = try sources.lint(
      product(for: format, on: .output), choice: try choice(), since: scope.scope,
      states(for: format, on: .output), scores: failing.maxScoreIncrease == nil ? .left : .compared,
      problemsInReport: format == .table ? .shown : .notShown)
    let gate = baseline.map { accepted.apply($0, to: &outcome, sources) } ?? .open
    if let places { outcome.narrow(to: places) }
    let failures = try write(shown(of: outcome), as: format, to: .output)
    end(with: failures.isEmpty ? exitCode(of: outcome, gate) : 2)
  }

  /// The paths of `--within` and of the script phase; nil means that all findings are reported.
  private func reportedPlaces() throws -> [String]? {
    let scripts = useScriptInputFiles ? try ScriptInputFiles.paths() : nil
    let named = within.isEmpty ? nil : try PathArguments(within).source().paths
    // The files of facts may be on another machine.
    let missing = sources.facts ? [] : (named ?? []).filter { access($0, F_OK) != 0 }
    // A hook may name a file that a commit removes; where none exists, it is a mistake.
    let isMistaken = !missing.isEmpty && missing.count == named?.count
    for path in missing {
      Console.write(
        "\(path.visiblePath): \(isMistaken ? "error" : "note"): does not exist\n", to: .error)
    }
    if isMistaken { throw ExitCode(2) }
    return scripts == nil && named == nil ? nil : (scripts ?? []) + (named ?? [])
  }

  /// The outcome without the findings below --min-severity. The exit code still counts them.
  func shown(of outcome: LintOutcome) -> LintOutcome {
    guard let least = minSeverity?.severity else { return outcome }
    var outcome = outcome
    outcome.findings.removeAll { $0.severity < least }
    outcome.accepted.removeAll { $0.finding.severity < least }
    return outcome
  }

  /// The arguments to repeat in commands that a report suggests. Rules are not among them, because each
  /// command names its rule.
  private var runArguments: RunArguments {
    let narrowing = [
      accepted.path.map { ["--baseline", $0] }, scope.since.map { ["--since", $0] },
      scope.staged ? ["--staged"] : nil, minSeverity.map { ["--min-severity", $0.rawValue] },
      within.flatMap { ["--within", $0] }, sources.facts ? ["--facts"] : nil,
    ]
    var arguments = RunArguments(
      source: sources.paths == ["-"] ? .standardInput(path: sources.stdinPath) : .paths(sources.paths),
      configuration: sources.configuration.config, scope: narrowing.compactMap(\.self).flatMap(\.self))
    arguments.settings = sources.configuration.settings
    return arguments
  }

  /// Returns the problems of writing.
  func write(
    _ outcome: LintOutcome, as format: LintFormat, to stream: Console.Stream
  ) throws -> [Problem] {
    var contents = outcome.lintReport(
      for: formats(with: format, on: stream), accepted.includeAccepted ? .listed : .left)
    contents.run = runArguments
    contents.run.answeredType = outcome.answeredType
    var page = try look.page(on: stream)
    // Xcode resolves the paths of a build phase against another folder, so the paths must be absolute.
    if Environment.isXcode { page.base = Environment.folder }
    page.notes = minSeverity == nil && failing.least > .note ? .counted : .shown
    Console.write(format.text(of: contents, on: page), to: stream)
    var failures = report.compactMap { request in
      writeOutput(request.format.text(of: contents, on: Page()), to: request.path, .replace)
    }
    if let path = summaryPath(format) {
      failures += writeOutput(stepSummary(of: contents), to: path, .append).map { [$0] } ?? []
    }
    sources.tell(failures)
    return failures
  }

  /// The formats whose extras must be prepared. A table shows source excerpts only on a terminal, so
  /// elsewhere it is not among them.
  private func formats(with format: LintFormat, on stream: Console.Stream) -> [LintFormat] {
    let isShown = format != .table || Console.isTerminal(stream)
    let summary = summaryPath(format) == nil ? [] : [LintFormat.markdown]
    return (isShown ? [format] : []) + report.map(\.format) + summary
  }

  func product(for format: LintFormat, on stream: Console.Stream) -> AnalysisProduct {
    let formats = formats(with: format, on: stream)
    let judgesScores = failing.maxScore != nil || failing.maxScoreIncrease != nil
    if judgesScores || formats.contains(where: { $0.extras.contains(.scores) }) {
      return .findingsAndScores
    }
    return formats.contains { $0.extras.contains(.states) } ? .findingsAndStates : .findings
  }

  func states(for format: LintFormat, on stream: Console.Stream) -> LintStates {
    formats(with: format, on: stream).contains { $0.extras.contains(.states) } ? .taken : .left
  }

  /// The file that GitHub Actions shows as the summary of a step.
  private func summaryPath(_ format: LintFormat) -> String? {
    guard format == .github else { return nil }
    return Environment.value(of: "GITHUB_STEP_SUMMARY")
  }

  func choice() throws -> RuleChoice {
    if !only.isEmpty { return .only(try ruleIDs(only, of: "--only")) }
    if !disable.isEmpty { return .without(try ruleIDs(disable, of: "--disable")) }
    return .configured
  }

  private func ruleIDs(_ words: [String], of option: String) throws -> Set<RuleID> {
    let names = words.flatMap { $0.split { $0 == "," || $0.isWhitespace }.map(String.init) }
    let known = allSchemas.map(\.id.rawValue)
    for name in names where !known.contains(name) {
      throw unknownRule(name, among: known)
    }
    if names.isEmpty { throw ValidationError("\(option) names no rule.") }
    return Set(names.map { RuleID(rawValue: $0) })
  }

  func exitCode(of outcome: LintOutcome, _ gate: BaselineOptions.Gate = .open) -> Int32 {
    if outcome.problems.failRun { return 2 }
    if gate == .closed { return 1 }
    let limit = failing.maxScore ?? outcome.maximumTypeScore
    let over = limit.map { limit in outcome.scores.types.filter { $0.score > limit } } ?? []
    for type in over.sorted(by: { $0.score > $1.score }) {
      let place = "\(type.location.path.visiblePath):\(type.location.line)"
      Console.write(
        "\(place): score \(type.score.shortText) of '\(type.type.visible)' is over "
          + "\((limit ?? 0).fullText)\n", to: .error)
    }
    Console.write(failing.tooManyWarnings(outcome.findings.map(\.severity)), to: .error)
    let ratchet = failing.ratchet(outcome.scoreChange)
    Console.write(ratchet.lines, to: .error)
    return failing.isFailing(outcome.findings.map(\.severity)) || !over.isEmpty || ratchet.gate == .closed
      ? 1 : 0
  }
}

extension LintFormat: ExpressibleByArgument {}

extension Double {
  /// The number with all its digits; whole numbers without a decimal point.
  var fullText: String { self == rounded() && magnitude < 1e15 ? String(Int(self)) : String(self) }

  /// The number with at most one decimal.
  var shortText: String {
    let tenths = (self * 10).rounded() / 10
    return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
  }
}
