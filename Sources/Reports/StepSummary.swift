/// The report for `GITHUB_STEP_SUMMARY`: as Markdown, cut at the end of a line where it would be too long.
///
/// GitHub takes 1 MiB for all of a step and nothing where it is more.
package func stepSummary(of report: LintReport, byteLimit: Int = 1 << 20) -> [UInt8] {
  let whole = LintFormat.markdown.text(of: report, on: Page())
  guard whole.count > byteLimit else { return whole }
  let ending = Array(
    "\n</details>\n\nThere is more than GitHub shows here; `--report markdown=PATH` has all of it.\n".utf8)
  let fitting = whole.prefix(max(0, byteLimit - ending.count))
  let end = fitting.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  return Array(fitting[..<end]) + ending
}
