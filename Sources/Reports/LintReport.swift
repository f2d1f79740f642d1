package import UntangleFindings
package import UntangleScores
package import UntangleSourceFiles

/// All that `lint` found out.
package struct LintReport: Sendable {
  /// Sorted.
  package var findings: [Finding]
  package var scores: ScoreSheet
  /// Sorted.
  package var unreadable: [Problem]
  /// Without the unreadable ones.
  package var filesRead: Int

  package init(findings: [Finding], scores: ScoreSheet, unreadable: [Problem], filesRead: Int) {
    self.findings = findings
    self.scores = scores
    self.unreadable = unreadable
    self.filesRead = filesRead
  }
}

package enum LintFormat: String, ReportFormat {
  /// For people at a terminal.
  case table
  /// For Xcode and every editor that reads compiler output.
  case xcode
  /// For scripts, as the contract has it.
  case json

  package typealias Report = LintReport

  package var reporter: any Reporter<LintFormat> {
    switch self {
    case .table: LintTable()
    case .xcode: XcodeLines()
    case .json: LintJSON()
    }
  }
}
