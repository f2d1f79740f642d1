import Testing
import UntangleFindings
import UntangleReports
import UntangleScores
import UntangleSourceFiles

/// Where the places of a table lead in terminals with links.
struct TerminalLinkTests {
  private static let rows = [
    (TerminalLinks.files(from: "/w/a b", .unnamed), "Sources/A.swift", "file:///w/a%20b/Sources/A.swift"),
    (.files(from: "/w", .fragment), "A#.swift", "file:///w/A%23.swift#12"),
    (.files(from: "/w", host: "mac.local", .fragment), "A.swift", "file://mac.local/w/A.swift#12"),
    (.files(from: "/w", .fragment), "/elsewhere/A.swift", "file:///elsewhere/A.swift#12"),
    (.vscode(from: "/w"), "A.swift", "vscode://file/w/A.swift:12:7"),
    (.vscode(from: "/w"), "/elsewhere/A.swift", "vscode://file/elsewhere/A.swift:12:7"),
    (
      .template(LinkTemplate("https://example.org/{path}#L{line}")), "A.swift",
      "https://example.org/A.swift#L12"
    ),
  ]

  private func table(_ links: TerminalLinks, _ path: String) -> String {
    var finding = ReportSamples.findings[2]
    finding.location = ReportSamples.location(path, 12, 7)
    let page = Page(width: 200, look: .linked(links))
    let report = LintReport(
      findings: [finding], scores: ScoreSheet(files: [], types: []), unreadable: [], filesRead: 1)
    return String(decoding: LintFormat.table.text(of: report, on: page), as: UTF8.self)
  }

  @Test(arguments: rows)
  func placesLeadToTheirLine(links: TerminalLinks, path: String, address: String) {
    #expect(table(links, path).contains("\u{1B}]8;;\(address)\u{1B}\\"))
  }

  /// A text from standard input is no file, and a template has no address for a file outside of it.
  @Test func whatHasNoAddressIsNoLink() {
    #expect(!table(.files(from: "/w", .fragment), "<stdin>").contains("\u{1B}]8"))
    #expect(!table(.template(LinkTemplate("https://example.org/{path}")), "/A.swift").contains("\u{1B}]8"))
  }
}
