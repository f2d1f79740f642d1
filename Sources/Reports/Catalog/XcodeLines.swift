import UntangleFindings
import UntangleSourceFiles

/// What compilers print, which Xcode and most editors turn into marks beside the source.
struct XcodeLines: Reporter {
  let format = LintFormat.xcode

  func text(of report: LintReport, on page: Page) -> [UInt8] {
    let lines = report.findings.flatMap(lines) + report.unreadable.map(line)
    return bytes(of: lines)
  }

  private func lines(of finding: Finding) -> [String] {
    let first = line(
      finding.location,
      "\(finding.severity.rawValue): \(finding.message) (\(finding.rule.rawValue))")
    return [first] + finding.notes.map { line($0.location, "note: \($0.message)") }
  }

  private func line(_ location: Location, _ text: String) -> String {
    "\(place(location.path)):\(location.line):\(location.column): \(text.visible)"
  }

  /// An error, as it fails the run; editors need some line to show it at.
  private func line(of problem: Problem) -> String {
    "\(place(problem.path)):\(problem.line ?? 1):1: error: \(problem.reason.visible)"
  }

  /// `./` keeps a runner from reading a path as one of its `::commands::`.
  private func place(_ path: String) -> String {
    (path.hasPrefix("::") || path.hasPrefix("##[") ? "./" : "") + path.escapedControls
  }
}

extension String {
  /// `\n` for a newline and so on: a path must neither end its line nor steer the terminal.
  fileprivate var escapedControls: String {
    unicodeScalars.map { scalar in
      switch scalar {
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      default: scalar.mustBeEscapedInPath ? scalar.escaped : String(scalar)
      }
    }.joined()
  }
}

extension Unicode.Scalar {
  /// Joiners stay: paths with emoji are to remain paths that can be opened.
  fileprivate var mustBeEscapedInPath: Bool {
    let isControl = value < 0x20 || (0x7F..<0xA0).contains(value)
    let isDirectionMark = properties.isBidiControl
    return isControl || isDirectionMark || value == 0x2028 || value == 0x2029
  }
}
