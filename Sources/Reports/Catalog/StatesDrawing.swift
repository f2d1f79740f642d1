import UntangleStateSpaces

/// An SVG document with a drawing of each space, for READMEs.
struct StatesDrawing: Reporter {
  let format = StatesFormat.svg

  func text(of report: StatesReport, on page: Page) -> [UInt8] {
    let entries = report.drawn
    guard !entries.isEmpty else {
      let panel = DrawingPanel(title: "No state to show", subtitle: "No type has surplus states here.")
      return bytes(
        of: DrawingDocument(title: panel.title, description: panel.subtitle, panels: [panel]).lines)
    }
    let document = DrawingDocument(
      title: entries.count == 1
        ? "States of \(entries[0].drawnTitle)"
        : "States of \(counted(entries.count, "group")) of variables",
      description: entries.map(\.description).joined(separator: " "),
      panels: entries.map(\.panel))
    return bytes(of: document.lines)
  }
}

extension StatesReport.Entry {
  fileprivate var panel: DrawingPanel {
    switch count {
    case .counted(let space):
      let drawing = StateDrawing(space, meanings: meanings)
      var panel = DrawingPanel(
        title: drawnTitle, subtitle: headline ?? space.reachedText, body: drawing.body, notes: drawing.notes)
      if !space.assumptions.isEmpty {
        let assumptions = counted(space.assumptions.count, "assumption")
        panel.notes.append("with \(assumptions), listed by --format table")
      }
      return panel
    case .tooLarge:
      return DrawingPanel(
        title: drawnTitle,
        subtitle: "\(counted(variables.count, "variable")) with too many states to count")
    }
  }
}
