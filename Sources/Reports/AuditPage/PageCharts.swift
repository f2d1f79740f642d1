import UntangleSourceFiles

extension XMLText {
  /// How the figures went, and where the points are.
  mutating func charts(of report: AuditReport, _ pages: [TypeIdentity: String]) {
    element("section", ["id": "trend"]) { html in
      html.element("h2", text: "Trend")
      html.trend(of: report)
    }
  }

  private mutating func trend(of report: AuditReport) {
    guard report.history.count > 1 else {
      return element(
        "p", ["class": "quiet"], text: "Nobody asked for the history: with --history 24 the figures of two years stand here.")
    }
  }
}
