import UntanglePipeline
import UntangleReports
import UntangleSourceFiles

/// Reports do not judge, so findings do not change their exit code.
let reportExitCodeText = "Exit codes: 0 ran, 2 could not run as asked."

/// Prints a report and ends the process.
///
/// `top` is the maximum number of rows of each table; 0 means all.
func show(
  _ analysis: Analysis, top: Int = 0, _ links: TerminalTarget = .file, text: (Page) -> [UInt8]
) -> Never {
  var page = Page.ofOutput(links)
  page.top = top > 0 ? top : nil
  Console.write(text(page), to: .output)
  end(with: analysis.problems.failRun ? 2 : 0)
}

/// Like `show(_:top:_:text:)`, for tables whose rows list places.
func show(
  _ analysis: Analysis, _ rows: RowOptions, top: Int, _ links: TerminalTarget, text: (Page) -> [UInt8]
) -> Never {
  show(analysis, top: top, links) { page in
    var page = page
    page.placesPerRow = rows.places > 0 ? rows.places : nil
    return text(page)
  }
}

extension Page {
  /// The page of standard output with the default look.
  static func ofOutput(_ links: TerminalTarget = .file) -> Page {
    Page(width: Console.width(of: .output), look: LookOptions.look(.auto, on: .output, links))
  }
}
