import ArgumentParser
import UntangleFindings
import UntanglePipeline
import UntangleReports
import UntangleSourceFiles

/// The options for accepted findings.
struct BaselineOptions: ParsableArguments {
  @Option(
    name: .customLong("baseline"),
    help: ArgumentHelp(
      "Report only findings that are not in this file; 'untangle baseline' writes it.",
      valueName: "file"))
  var path: String?

  @Flag(help: "Fail with 1 where entries of the baseline are found no more.")
  var strictBaseline = false

  @Flag(
    help: """
      In SARIF, also list what comments and the baseline accept, marked as such; code scanning of GitHub opens \
      alerts for it.
      """)
  var includeAccepted = false

  func validate() throws {
    if strictBaseline, path == nil {
      throw ValidationError("--strict-baseline needs --baseline.")
    }
  }

  /// nil without `--baseline`.
  func loaded() throws -> Baseline? {
    try path.map(requiredBaseline)
  }

  /// Removes the findings that are in the baseline, and reports stale entries.
  ///
  /// Returns whether stale entries fail the run.
  func apply(_ baseline: Baseline, to outcome: inout LintOutcome, _ sources: SourceOptions) -> Gate {
    let (stale, knownCount) = outcome.apply(baseline)
    for entry in stale {
      let type = entry.type.map { " of '\($0.visible)'" } ?? ""
      sources.note(
        "\(path?.visiblePath ?? ""): note: \(entry.rule.rawValue)\(type) in \(entry.path.visiblePath) "
          + "is found no more")
    }
    if !stale.isEmpty {
      sources.note("'untangle baseline --prune' takes out what is found no more")
    }
    if knownCount > 0 {
      sources.note("\(counted(knownCount, "finding")) in the baseline not shown")
    }
    return strictBaseline && !stale.isEmpty ? .closed : .open
  }

  enum Gate { case open, closed }
}

/// Ends the run with 2 if the file does not exist.
func requiredBaseline(at path: String) throws -> Baseline {
  guard let baseline = try baseline(at: path) else {
    Console.write(
      "\(path.visiblePath): error: does not exist; 'untangle baseline --output \(path.visiblePath)' "
        + "writes it\n", to: .error)
    throw ExitCode(2)
  }
  return baseline
}
