import ArgumentParser
import UntangleConfiguration
import UntangleFindings
import UntanglePipeline
import UntangleRules
import UntangleSourceFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What every verb that reads sources takes.
struct SourceOptions: ParsableArguments {
  @Argument(help: "Files and folders; '-' is standard input. None means the current folder.")
  var paths: [String] = []

  @Option(help: "The configuration file. Without it, the nearest .lintrc.yml upwards is used.")
  var config: String?

  @Option(help: "How many threads read and parse. Without it, one for each core.")
  var threads: Int?

  @Option(name: .customLong("stdin-path"), help: "What to call standard input in the output.")
  var stdinPath: String?

  enum Progress: EnumerableFlag {
    case shown, quiet

    static func name(for value: Progress) -> NameSpecification {
      switch value {
      case .shown: .customLong("progress")
      case .quiet: [.customLong("quiet"), .customShort("q")]
      }
    }

    static func help(for value: Progress) -> ArgumentHelp? {
      switch value {
      case .shown: "Show progress of long runs on a terminal (the default)."
      case .quiet: "Write nothing to standard error but problems."
      }
    }
  }

  @Flag var progress: Progress = .shown

  func validate() throws {
    if let threads, !(1...1_024).contains(threads) {
      throw ValidationError("--threads takes a number from 1 to 1024.")
    }
    if paths.contains("-"), paths.count > 1 {
      throw ValidationError("'-' stands for standard input and must be the only path.")
    }
    if stdinPath != nil, paths != ["-"] {
      throw ValidationError("--stdin-path needs '-' as the only path.")
    }
  }
}

extension SourceOptions {
  /// Runs the analysis; problems of the configuration end the run with 2.
  func analyze(choice: RuleChoice = .configured) throws -> Analysis {
    let configuration = try loadedConfiguration()
    let request = AnalysisRequest(
      source: source, workingDirectory: workingDirectory(), configuration: configuration,
      choice: choice, threadCount: threads ?? coreCount())
    let meter = ProgressMeter(isShown: progress == .shown && Console.isTerminal(.error))
    let analysis = UntanglePipeline.analyze(request) { meter.update(done: $0, of: $1) }
    meter.finish()
    report(analysis)
    return analysis
  }

  private var source: AnalysisRequest.Source {
    guard paths == ["-"] else { return .paths(paths) }
    return .standardInput(
      AnalysisRequest.StandardInput(
        path: stdinPath ?? "<stdin>", bytes: Console.readInput()))
  }

  private func loadedConfiguration() throws -> Configuration {
    guard let path = config ?? nearestConfiguration(from: workingDirectory()) else {
      return .standard
    }
    let result = loadConfiguration(path: path, schemas: allSchemas)
    guard result.mistakes.isEmpty else {
      let lines = result.mistakes.map { $0.description + "\n" }
      Console.write(lines.joined(), to: .error)
      throw ExitCode(2)
    }
    return result.configuration
  }

  /// Problems are told on standard error, whatever the format of the results.
  private func report(_ analysis: Analysis) {
    var lines = analysis.problems.map { problem in
      let line = problem.line.map { ":\($0)" } ?? ""
      return "\(problem.path)\(line): error: \(problem.reason)\n"
    }
    if progress == .shown {
      lines += analysis.excludedByName.map { "\($0): excluded by the configuration\n" }
      if analysis.filesRead == 0, analysis.problems.isEmpty, analysis.excludedByName.isEmpty {
        lines.append("no Swift files found\n")
      }
    }
    Console.write(lines.joined(), to: .error)
  }
}

func workingDirectory() -> String {
  guard let buffer = getcwd(nil, 0) else { return "/" }
  defer { free(buffer) }
  return String(cString: buffer)
}

private func coreCount() -> Int {
  max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
}
