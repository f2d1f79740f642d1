import UntangleFindings
import UntangleScores
import UntangleSourceFiles

/// The figures of a whole audit.
struct AuditTotals: Hashable, Sendable {
  var files: Int
  var unreadableFiles: Int
  var lines: Int
  /// The points of all types and of code outside types.
  var score: Double
  /// Types with points.
  var tangledTypes: Int
  var flags: Int
  var enumDefaults: Int
  var keys: Int
  var findings: Int

  init(_ report: AuditReport) {
    files = report.filesRead
    unreadableFiles = Set(report.unreadable.map(\.path)).count
    lines = report.linesRead
    score = report.scores.files.reduce(0) { $0 + $1.score }
    tangledTypes = report.scores.types.count
    flags = report.inventory.boolVariables.count
    enumDefaults = report.inventory.enumDefaults.count { $0.subject == .enum }
    keys = report.inventory.stringKeys.count
    findings = report.findings.count
  }

  /// Points per 1,000 lines, which compares code bases of different size; nil without lines.
  var density: Double? { lines > 0 ? score * 1_000 / Double(lines) : nil }
}
