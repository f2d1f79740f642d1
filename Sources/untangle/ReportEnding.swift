import UntanglePipeline
import UntangleReports
import UntangleSourceFiles

/// Reports judge nothing, so findings do not fail them.
let reportExitCodeText = "Exit codes: 0 ran, 2 could not run as asked."

/// Prints a report and ends.
///
/// `top` is how many rows each table has at most; 0 is all.
func show(_ analysis: Analysis, top: Int = 0, text: (Page) -> [UInt8]) -> Never {
  var page = Page.ofOutput
  page.top = top > 0 ? top : nil
  Console.write(text(page), to: .output)
  end(with: analysis.problems.failRun ? 2 : 0)
}

/// The same for tables whose rows name places.
func show(_ analysis: Analysis, _ rows: RowOptions, top: Int, text: (Page) -> [UInt8]) -> Never {
  show(analysis, top: top) { page in
    var page = page
    page.placesPerRow = rows.places > 0 ? rows.places : nil
    return text(page)
  }
}

extension Page {
  /// That of standard output where no option says how it looks.
  static var ofOutput: Page {
    Page(width: Console.width(of: .output), look: LookOptions.look(.auto, on: .output))
  }
}
