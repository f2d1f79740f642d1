import ArgumentParser
import UntangleFindings
import UntanglePipeline
import UntangleReports
import UntangleSourceFiles

struct BaselineCommand: Verb {
  static let verbName = "baseline"

  static let configuration = verb(
    abstract: "Writes the baseline of today's findings: 'lint --baseline' reports only what is new.",
    usage: "untangle baseline [<path> ...] [--prune] [<options>]",
    discussion: """
      Findings are told apart by rule, symbol and, among equals, by what they say, so that lines and files may \
      move. Nothing but this command lets a baseline grow.

      \(reportExitCodeText)
      """)

  @Option(help: ArgumentHelp("The file to write.", valueName: "file"))
  var output = defaultBaselinePath

  @Flag(help: "Only take out what is found no more; what is new is not accepted.")
  var prune = false

  @OptionGroup var outputs: OutputOptions

  @OptionGroup var sources: SourceOptions

  func validate() throws {
    if output.isEmpty { throw ValidationError("--output takes the path of a file.") }
    try outputs.check(output, of: "--output")
    if sources.paths == ["-"] { throw ValidationError("A baseline is made of files, not of '-'.") }
  }

  func run() throws {
    let old = try baseline(at: output)
    if prune, old == nil {
      Console.write("\(output.visiblePath): error: does not exist, so nothing can be taken out\n", to: .error)
      throw ExitCode(2)
    }
    let outcome = try sources.lint(.findings)
    // A wrong path is no reason to begin a baseline.
    if old == nil, outcome.filesRead == 0, outcome.problems.failRun { end(with: 2) }
    let previous = old ?? Baseline(entries: [])
    let comparison = previous.comparison(with: outcome.findings, isJudged: outcome.judges)
    let found = prune ? comparison.known : outcome.findings
    let baseline = Baseline(entries: comparison.unjudged + found.map(Baseline.Entry.init))
    if let problem = writeOutput(baselineText(baseline), to: output, .replace) {
      sources.tell([problem])
      end(with: 2)
    }
    let added = prune ? 0 : comparison.new.count
    sources.note(
      "\(output.visiblePath): \(counted(baseline.entries.count, "finding")), "
        + "\(grouped(added)) new, \(grouped(comparison.stale.count)) gone")
    end(with: outcome.problems.failRun ? 2 : 0)
  }
}

let defaultBaselinePath = "untangle-baseline.json"

/// Reads a baseline; nil if the file does not exist. A file that is not a baseline ends the run with 2.
func baseline(at path: String) throws -> Baseline? {
  do throws(BaselineFailure) {
    return try Baseline(path: path)
  } catch {
    Console.write("\(path.visiblePath): error: \(error.reason.visible)\n", to: .error)
    throw ExitCode(2)
  }
}
