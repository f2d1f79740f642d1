import ArgumentParser
import UntangleConfiguration
import UntangleFindings
import UntanglePipeline
import UntangleReports
import UntangleRewrites
import UntangleRules
import UntangleSourceFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The options of all verbs that read sources.
struct SourceOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      """
      Files and folders; '-' is standard input, '@file' a list of paths, one a line, and '@-' such a list on \
      standard input. None means the current folder. './@name' is a file whose name begins with '@'.
      """,
      valueName: "path"))
  var paths: [String] = []

  @OptionGroup var configuration: ConfigurationOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many threads read and parse. Without it, one for each core.", valueName: "count"))
  var threads: Int?

  @Option(
    name: .customLong("stdin-path"),
    help: ArgumentHelp(
      "The path that standard input stands for: shown, and judged as the configuration has it.",
      valueName: "path"))
  var stdinPath: String?

  @OptionGroup var cache: CacheOptions

  @Flag(help: "A syntax error fails the run also in tests, generated code and files without rules.")
  var strictParse = false

  @Flag(
    help: "The paths are files that 'untangle facts' wrote: judge all that they have, and read no sources.")
  var facts = false

  enum Verbosity: String, NamedFlag {
    case quiet, verbose

    static func name(for value: Verbosity) -> NameSpecification { .shortAndLong }

    static func help(for value: Verbosity) -> ArgumentHelp? {
      switch value {
      case .quiet: "Write nothing to standard error but problems: no notes and no progress."
      case .verbose:
        "Tell on standard error which configurations hold, what was read, what was left out and why, and how long each stage took."
      }
    }
  }

  @Flag(exclusivity: .chooseLast) var verbosity: Verbosity?

  @Flag(help: "Tell on standard error how long each stage and each rule took.")
  var timings = false

  func validate() throws {
    if let threads, !(1...1_024).contains(threads) {
      throw ValidationError("--threads takes a number from 1 to 1024.")
    }
    if stdinPath?.isEmpty == true { throw ValidationError("--stdin-path takes a path.") }
    if paths.contains("-"), paths.count > 1 {
      throw ValidationError("'-' stands for standard input and must be the only path.")
    }
    if stdinPath != nil, paths != ["-"] {
      throw ValidationError("--stdin-path needs '-' as the only path.")
    }
    if facts, paths.isEmpty || paths.contains("-") {
      throw ValidationError(
        "--facts needs the files that 'untangle facts' wrote, or '@file', a list of them.")
    }
  }
}

extension SourceOptions {
  /// Throws if only facts are given, because the option `what` needs the sources. `what` is the subject of
  /// the message.
  func checkReadable(for what: String) throws {
    if facts { throw ValidationError("\(what) needs the sources themselves: leave --facts out.") }
  }

  /// Whether the report on standard output has the problems, too.
  enum ProblemsInReport {
    case shown, notShown
  }

  /// How often a run reads the same sources.
  enum Readings {
    case once
    /// The facts of sources with small differences are read again, to check a rewrite.
    case severalOfFacts
    /// Sources with small differences are analysed again: after a rewrite, or for a point of a history.
    case several
  }

  /// Runs the analysis. Problems of the configuration end the run with 2.
  func analyze(
    _ product: AnalysisProduct, problemsInReport: ProblemsInReport = .notShown,
    resources: AnalysisRequest.Resources = .asRulesNeed, effort: Int? = nil, assumed: [Assumed] = [],
    readings: Readings = .once
  ) throws -> Analysis {
    var request = try request(.configured)
    request.resources = resources
    request.product = product
    request.effort = effort
    request.configuration.assumed += assumed
    switch readings {
    case .once: break
    case .severalOfFacts: request.cache.memory = FactMemory()
    case .several:
      request.cache.memory = FactMemory()
      request.reuse = .states(nil)
    }
    let watch = watch()
    let analysis = UntanglePipeline.analyze(request) { watch.update($0) }
    watch.finish()
    tell(analysis.outcome, problemsInReport)
    return analysis
  }

  /// Like `analyze`, but may reuse a cached outcome.
  func lint(
    _ product: AnalysisProduct, choice: RuleChoice = .configured, since scope: ChangeScope? = nil,
    _ states: LintStates = .left, scores: ChangedScores = .left,
    problemsInReport: ProblemsInReport = .notShown
  ) throws -> LintOutcome {
    var request = try request(choice)
    request.product = product
    let changed = try scope.map { try changes($0, in: request) }
    let watch = watch()
    let progress: RunStage.Report = { watch.update($0) }
    let found =
      if let changed {
        analyzeChanges(request, changed, states, scores: scores, progress: progress)
      } else {
        UntanglePipeline.lint(request, states, progress: progress)
      }
    watch.finish()
    tell(found, problemsInReport)
    return found
  }

  func tell(_ outcome: LintOutcome, _ problems: ProblemsInReport) {
    // If both streams go to the same terminal, problems in the report need not be repeated on standard error.
    let isOnePlace = Console.isTerminal(.output) && Console.isTerminal(.error)
    if problems == .notShown || !isOnePlace { tell(outcome.problems) }
    tellNotes(outcome)
  }

  /// Reads the sources with every use of every case; analyses nothing.
  func readEveryUse() throws -> Reading {
    let request = try request(.configured)
    let watch = watch()
    let reading = UntanglePipeline.readEveryUse(request) { watch.update($0) }
    watch.finish()
    tell(reading.problems)
    tellNotes(excluded: reading.excludedByName, filesRead: reading.filesRead, reading.problems)
    return reading
  }

  /// `option` is the option that needs git, if it is neither `--since` nor `--staged`.
  func changes(
    _ scope: ChangeScope, in request: AnalysisRequest, for option: String? = nil
  ) throws -> ChangedSources {
    let named = if case .paths(let paths) = request.source { paths } else { [String]() }
    do throws(GitFailure) {
      return try changedSources(
        scope, of: named, workingDirectory: request.workingDirectory, git: .system)
    } catch {
      let reason = option.map(error.reason) ?? error.description
      Console.write("error: \(reason.visible)\n", to: .error)
      throw ExitCode(2)
    }
  }

  /// Analyses and applies fixes in memory. Prints notes, but no problems yet.
  func fix(_ product: AnalysisProduct, choice: RuleChoice, _ safety: Fix.Safety) throws -> Fixing {
    var request = try request(choice)
    request.product = product
    if request.cache == .none { request.cache = .memory(FactMemory()) }
    let watch = watch()
    let fixing = UntanglePipeline.fix(request, safety) { request in
      UntanglePipeline.analyze(request) { watch.update($0) }
    }
    watch.finish()
    tellNotes(fixing.before.outcome)
    return fixing
  }

  /// Adds suppression comments for the findings of a rule, in memory. Prints notes, but no problems yet.
  func suppress(_ words: SuppressionWords) throws -> Suppressing {
    let others = allSchemas.map(\.id).filter { $0.rawValue != words.rule }
    var request = try request(.without(Set(others)))
    if request.cache == .none { request.cache = .memory(FactMemory()) }
    let watch = watch()
    let suppressing = UntanglePipeline.suppress(request, words) { request in
      UntanglePipeline.analyze(request) { watch.update($0) }
    }
    watch.finish()
    tellNotes(suppressing.before.outcome)
    return suppressing
  }

  /// Shows a stage on the terminal while `body` runs after the analysis.
  func during<Value, Failure: Error>(
    _ stage: String, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let meter = meter(stage)
    defer { meter.finish() }
    return try body()
  }

  /// Like `during`, for work with several stages; `body` reports each of them.
  func duringStages<Value, Failure: Error>(
    _ body: (_ tell: @escaping @Sendable (String) -> Void) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let meter = meter()
    defer { meter.finish() }
    return try body { meter.update($0) }
  }

  func watch() -> RunWatch {
    RunWatch(
      meter: meter(), times: timings ? RunTimes(.rules) : verbosity == .verbose ? RunTimes(.stages) : nil)
  }

  private func meter(_ stage: String = "") -> ProgressMeter {
    ProgressMeter(isShown: verbosity != .quiet && Console.isTerminal(.error), stage)
  }

  /// Where interrupted writes of earlier runs may have left files.
  func writingScope() throws -> (scope: WritingScope, workingDirectory: String) {
    let request = try request(.configured)
    return (request.writingScope, request.workingDirectory)
  }

  /// Prints a line on standard error about what was done.
  func note(_ text: String) {
    if verbosity != .quiet { Console.write(text + "\n", to: .error) }
  }

  func request(_ choice: RuleChoice) throws -> AnalysisRequest {
    let folder = try workingDirectory()
    var named = paths == ["-"] ? AnalysisRequest.Source.nothing : try PathArguments(paths).source()
    let factFiles = facts ? named.paths : []
    if facts { named = .nothing }
    let search = configuration.search(for: named.paths + (stdinPath.map { [$0] } ?? []), from: folder)
    let configuration = try search.configuration()
    var request = AnalysisRequest(
      source: paths == ["-"] ? try standardInput(configuration, in: folder) : named, workingDirectory: folder,
      configuration: configuration, choice: choice, threadCount: threads ?? coreCount())
    request.cache = cache.use
    if facts {
      request.source = .facts(try opened(factFiles, configuration))
      request.cache = .none
    }
    request.nesting = search.nesting
    if verbosity == .verbose { request.account = .filesAndLeftOut }
    request.today = try Clock.today()
    request.parsing = strictParse ? .strict : .lenient
    return request
  }

  private func opened(_ paths: [String], _ configuration: Configuration) throws -> [FactFile] {
    do throws(FlawedFactFile) {
      return try openFactFiles(paths, fileSizeLimit: configuration.limits.fileSize)
    } catch {
      Console.write("\(error.path.visiblePath): error: \(error.flaw.description.visible)\n", to: .error)
      throw ExitCode(2)
    }
  }

  private func standardInput(
    _ configuration: Configuration, in folder: String
  ) throws -> AnalysisRequest.Source {
    do throws(Console.InputFailure) {
      return .standardInput(
        AnalysisRequest.StandardInput(
          path: stdinPath.map { shownPath($0, in: folder) } ?? "<stdin>",
          bytes: try Console.readInput(limit: configuration.limits.fileSize)))
    } catch {
      Console.write("standard input: error: \(error.reason)\n", to: .error)
      throw ExitCode(2)
    }
  }

  /// Prints problems on standard error, for any output format.
  func tell(_ problems: [Problem]) {
    // Xcode resolves the paths of a build phase against another folder, so the paths must be absolute.
    let base = Environment.isXcode ? Environment.folder.map { $0 + "/" } ?? "" : ""
    let told = verbosity == .quiet ? problems.filter { $0.weight == .error } : problems
    let lines = told.map { ($0.path.hasPrefix("/") ? "" : base.visiblePath) + $0.diagnosticLine }
    Console.write(lines.joined(), to: .error)
  }

  /// Prints what may surprise the user but is no error.
  private func tellNotes(_ outcome: LintOutcome) {
    if verbosity == .verbose {
      let lines = outcome.account(width: Console.width(of: .error))
      Console.write(lines.map { $0 + "\n" }.joined(), to: .error)
    }
    tellNotes(excluded: outcome.excludedByName, filesRead: outcome.filesRead, outcome.problems)
  }

  private func tellNotes(excluded: [String], filesRead: Int, _ problems: [Problem]) {
    guard verbosity != .quiet else { return }
    var lines = excluded.map { "\($0.visiblePath): excluded by the configuration\n" }
    if filesRead == 0, problems.isEmpty, lines.isEmpty {
      lines.append("no Swift files found\n")
    }
    Console.write(lines.joined(), to: .error)
  }
}

/// The current folder, absolute. If it no longer exists, the run ends with 2.
func workingDirectory() throws -> String {
  guard let buffer = getcwd(nil, 0) else {
    Console.write("current folder: error: cannot be read: \(systemWords(errno))\n", to: .error)
    throw ExitCode(2)
  }
  defer { free(buffer) }
  return writtenPath(UnsafeRawBufferPointer(start: buffer, count: strlen(buffer)))
}

func coreCount() -> Int {
  max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
}
