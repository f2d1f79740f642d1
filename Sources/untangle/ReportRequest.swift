import ArgumentParser
import UntangleReports
import UntangleSourceFiles

/// `--report FORMAT=PATH`.
struct ReportRequest: ExpressibleByArgument, Hashable {
  var format: LintFormat
  var path: String

  /// nil where it is not of that form; the parser has the words for it.
  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, let format = LintFormat(rawValue: parts[0]) else { return nil }
    self.format = format
    path = parts[1]
  }

  static var allValueStrings: [String] { LintFormat.allCases.map { "\($0.rawValue)=PATH" } }
}
