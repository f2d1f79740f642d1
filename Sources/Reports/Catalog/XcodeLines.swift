import UntangleFindings
import UntangleSourceFiles

/// Lines in the format of compilers, which Xcode and most editors show beside the source.
///
/// Unreadable files are not findings: they are reported on standard error only.
struct XcodeLines: Reporter {
  let format = LintFormat.xcode

  func text(of report: LintReport, on page: Page) -> [UInt8] {
    let base = page.base.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? ""
    let lines = report.findings.flatMap(lines)
    return bytes(of: lines.map { base.isEmpty || $0.hasPrefix("/") ? $0 : base.visiblePath + $0 })
  }

  private func lines(of finding: Finding) -> [String] {
    let first = line(
      finding.location,
      "\(finding.severity.rawValue): \(finding.message) (\(finding.rule.rawValue))")
    return [first] + finding.notes.map { line($0.location, "note: \($0.message)") }
  }

  private func line(_ location: Location, _ text: String) -> String {
    "\(location.path.visiblePath):\(location.line):\(location.column): \(text.visible)"
  }
}
