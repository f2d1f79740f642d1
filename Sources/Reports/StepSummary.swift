/// The report as Markdown for `GITHUB_STEP_SUMMARY`. A long report is cut at the end of a line.
///
/// GitHub accepts 1 MiB for a step, and drops a longer summary entirely.
package func stepSummary(of report: LintReport, byteLimit: Int = 1 << 20) -> [UInt8] {
  let whole = LintFormat.markdown.text(of: report, on: Page())
  guard whole.count > byteLimit else { return whole }
  let ending = Array(
    "\n</details>\n\nThere is more than GitHub shows here; `--report markdown=PATH` has all of it.\n".utf8)
  let fitting = whole.prefix(max(0, byteLimit - ending.count))
  let end = fitting.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  return Array(fitting[..<end]) + ending
}
