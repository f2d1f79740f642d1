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

  enum Past: String, NamedFlag {
    case churn

    static func help(for value: Past) -> ArgumentHelp? {
      "Show how many commits changed each type in the last 365 days, by how many authors."
    }
  }

  @Flag var past: Past?

  private static let mostPoints = 500

  func validate() throws {
    if let history, !(2...Self.mostPoints).contains(history) {
      throw ValidationError("--history takes a number from 2 to \(Self.mostPoints).")
    }
    if historyBy != nil, history == nil {
      throw ValidationError("--history-by says where the points of --history are; add --history COUNT.")
    }
  }

  /// Rejects combinations that cannot work, such as a trend without `--history`.
  func check(_ format: AuditFormat, _ sources: SourceOptions) throws {
    if format == .csv, history == nil {
      throw ValidationError("--format csv writes the trend; add --history COUNT.")
    }
    if sources.paths == ["-"], history != nil || past != nil {
      throw ValidationError("--history and --churn ask git about files; standard input has no history.")
    }
  }

  /// Fills in the parts of the report that come from git. Errors of git end the run with 2.
  func fill(
    _ report: inout AuditReport, _ format: AuditFormat, _ analysis: Analysis, _ sources: SourceOptions
  ) throws {
    if past != nil || format.extent == .everything, sources.paths != ["-"] {
      report.churn = sources.during("asking git for changes…") { analysis.churn(git: .system) }
      // A page without `--churn` shows the reason itself; with the option, the error ends the run.
      if past != nil, case .unknown(let reason) = report.churn { try fail(reason) }
      report.fillAges()
    }
    guard let history else { return }
    let request = HistoryRequest(pointCount: history, step: historyBy ?? .commit)
    do throws(GitFailure) {
      (report.history, report.historyReach) = try sources.duringStages { tell throws(GitFailure) in
        try analysis.history(request, git: .system) { tell("point \($0.point) of \($0.pointCount)") }
      }
    } catch {
      try fail(error.reason(leavingOut: "--history"))
    }
    if report.historyReach == .shallow {
      sources.note("the clone is shallow: the trend begins with its first commit")
    }
  }

  private func fail(_ reason: String) throws -> Never {
    Console.write("error: \(reason.visible)\n", to: .error)
    throw ExitCode(2)
  }
}

extension BranchHistory.Step: ExpressibleByArgument {}
