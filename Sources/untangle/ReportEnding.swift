import UntanglePipeline
import UntangleReports
import UntangleSourceFiles

/// Reports judge nothing, so findings do not fail them.
let reportExitCodeText = "Exit codes: 0 ran, 2 could not run as asked."

/// Prints a report and ends.
///
/// `top` is how many rows each table has at most; 0 is all.
func show(_ analysis: Analysis, top: Int = 0, text: (Page) -> [UInt8]) -> Never {
  let page = Page(width: Console.width(of: .output), top: top > 0 ? top : nil)
  Console.write(text(page), to: .output)
  end(with: analysis.problems.failRun ? 2 : 0)
}
