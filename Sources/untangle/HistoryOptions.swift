import ArgumentParser
import UntanglePipeline
import UntangleReports
import UntangleSourceFiles

/// The options about the project's past in git.
struct HistoryOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      Show the trend: so many points of the branch's history, all judged by the configuration of today, with the \
      judged sources as the last one.
      """,
      valueName: "count"))
  var history: Int?

  @Option(
    help: ArgumentHelp(
      "Where the points are: as many commits between any two, or the last commit of each month.",
      valueName: "step"))
  var historyBy: BranchHistory.Step?

  @Option(
    help: ArgumentHelp(
      """
      A folder with the facts of commits, as CI stores them: COMMIT.facts, or COMMIT/*.facts. A point of --history \
      that has them is not read from git.
      """,
      valueName: "folder"))
  var commitFacts: String?

  @Flag(help: "Show how many commits changed each type in the last 365 days, by how many authors.")
  var churn = false

  private static let mostPoints = 500

  func validate() throws {
    if let history, !(2...Self.mostPoints).contains(history) {
      throw ValidationError("--history takes a number from 2 to \(Self.mostPoints).")
    }
    if historyBy != nil, history == nil {
      throw ValidationError("--history-by says where the points of --history are; add --history COUNT.")
    }
    guard let commitFacts else { return }
    if commitFacts.isEmpty { throw ValidationError("--commit-facts takes the path of a folder.") }
    if history == nil {
      throw ValidationError("--commit-facts is read for the points of --history; add --history COUNT.")
    }
  }

  /// Points of the history share most texts with the judged sources.
  var readings: SourceOptions.Readings { history == nil ? .once : .several }

  /// Rejects combinations that cannot work, such as a trend without `--history`.
  func check(_ format: AuditFormat, _ sources: SourceOptions) throws {
    if format == .csv, history == nil {
      throw ValidationError("--format csv writes the trend; add --history COUNT.")
    }
    if history != nil, commitFacts == nil {
      try sources.checkReadable(for: "--history without --commit-facts")
    }
    if commitFacts != nil, !sources.facts, !sources.paths.isEmpty {
      throw ValidationError("--commit-facts has the facts of whole commits; leave the paths out.")
    }
    if sources.paths == ["-"], history != nil || churn {
      throw ValidationError("--history and --churn ask git about files; standard input has no history.")
    }
  }

  /// Fills in the parts of the report that come from git. Errors of git end the run with 2.
  func fill(
    _ report: inout AuditReport, _ format: AuditFormat, _ analysis: Analysis, _ sources: SourceOptions
  ) throws {
    if churn || format.extent == .everything, sources.paths != ["-"] {
      report.churn = sources.during("asking git for changes…") { analysis.churn(git: .system) }
      // A page without `--churn` shows the reason itself; with the option, the error ends the run.
      if churn, case .unknown(let reason) = report.churn { try fail(reason) }
      report.fillAges()
    }
    guard let history else { return }
    let request = HistoryRequest(
      pointCount: history, step: historyBy ?? .commit, facts: commitFacts.map(CommitFacts.init))
    do throws(HistoryFailure) {
      let result = try sources.duringStages { tell throws(HistoryFailure) in
        try analysis.history(request, git: .system) { tell("point \($0.point) of \($0.pointCount)") }
      }
      (report.history, report.historyReach) = (result.points, result.reach)
      noteForeignFacts(result.foreignFactCount, sources)
      if result.keptPointCount > 0, sources.verbosity == .verbose {
        sources.note(
          "\(result.keptPointCount) of \(result.points.count - 1) earlier points known from another run; --no-cache does "
            + "it again")
      }
    } catch .git(let failure) {
      try fail(failure.reason(leavingOut: "--history"))
    } catch .facts(let flawed) {
      try fail("\(flawed.path) \(flawed.flaw)")
    }
    if report.historyReach == .shallow {
      sources.note("the clone is shallow: the trend begins with its first commit")
    }
  }

  private func noteForeignFacts(_ count: Int, _ sources: SourceOptions) {
    guard count > 0 else { return }
    sources.note(
      "\(count == 1 ? "1 point was" : "\(count) points were") read from git: another version of untangle, or "
        + "another 'limits.file_size', made the stored facts")
  }

  private func fail(_ reason: String) throws -> Never {
    Console.write("error: \(reason.visible)\n", to: .error)
    throw ExitCode(2)
  }
}

extension BranchHistory.Step: ExpressibleByArgument {}
