import ArgumentParser
import UntangleFindings
import UntangleReports
import UntangleSourceFiles

/// The value of `--report`: `FORMAT=PATH`.
struct ReportRequest: Hashable {
  var format: LintFormat
  var path: String

  init(argument: String) throws {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    guard parts.count == 2, !parts[1].isEmpty else {
      throw ValidationError("--report takes a format and a path, as sarif=untangle.sarif.")
    }
    guard let format = LintFormat(rawValue: parts[0]) else {
      let known = LintFormat.allCases.map(\.rawValue)
      throw ValidationError(
        "--report knows no format '\(parts[0])'\(suggestion(for: parts[0], in: known)); "
          + "there are \(known.joined(separator: ", ")).")
    }
    if parts[1] == "-" {
      throw ValidationError(
        "--report writes files; '--format \(parts[0])' writes to standard output, and '\(parts[0])=./-' into "
          + "a file called '-'.")
    }
    self.format = format
    path = parts[1]
  }
}
