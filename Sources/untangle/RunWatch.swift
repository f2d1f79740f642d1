import UntangleConfiguration
import UntanglePipeline
import UntangleReports
import UntangleSourceFiles

/// Follows the stages of a run: shows progress, and afterwards the times if they are wanted.
struct RunWatch: Sendable {
  let meter: ProgressMeter
  let times: RunTimes?

  func update(_ stage: RunStage) {
    meter.update(stage)
    times?.update(stage)
  }

  func finish() {
    meter.finish()
    guard let times else { return }
    times.finish()
    Console.write(times.lines(width: Console.width(of: .error)).map { $0 + "\n" }.joined(), to: .error)
  }
}

extension LintOutcome {
  /// The lines of `--verbose`: which configurations were used, and which files were left out.
  func account(width: Int?) -> [String] {
    let configuration = request.configuration
    let files =
      [configuration.path].compactMap(\.self) + configuration.nested.compactMap(\.configuration.path)
    let settings = files.isEmpty ? "none" : files.map(\.visiblePath).joined(separator: ", ")
    var lines = [
      "configuration: \(settings)",
      "read: \(counted(filesRead, "file")), \(counted(linesRead, "line"))",
      "left out: \(leftOut.isEmpty ? "nothing" : counted(leftOut.count, "path"))",
    ]
    lines += leftOut.prefix(Self.mostLeftOut).map { "  \($0.path.visiblePath): \($0.reason.words)" }
    if leftOut.count > Self.mostLeftOut {
      lines.append("  and \(grouped(leftOut.count - Self.mostLeftOut)) more")
    }
    return lines
  }

  private static let mostLeftOut = 100
}

extension LeftOutPath.Reason {
  fileprivate var words: String {
    switch self {
    case .excluded: "excluded by the configuration"
    case .notIncluded: "not among 'included' of the configuration"
    case .ignoredByGit: "ignored by git"
    case .name: "a folder of fetched or built things"
    }
  }
}
