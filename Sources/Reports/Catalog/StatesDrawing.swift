import UntangleStateSpaces

/// A picture of each space that can stand in a README, as one SVG document.
struct StatesDrawing: Reporter {
  let format = StatesFormat.svg

  func text(of report: StatesReport, on page: Page) -> [UInt8] {
    guard !report.entries.isEmpty else {
      let panel = DrawingPanel(title: "No state to show", subtitle: "No type has surplus states here.")
      return bytes(
        of: DrawingDocument(title: panel.title, description: panel.subtitle, panels: [panel]).lines)
    }
    let document = DrawingDocument(
      title: report.entries.count == 1
        ? "States of \(report.entries[0].drawnTitle)"
        : "States of \(counted(report.entries.count, "group")) of variables",
      description: report.entries.map(\.description).joined(separator: " "),
      panels: report.entries.map(\.panel))
    return bytes(of: document.lines)
  }
}

/// Of more states or arrows nobody can make out anything.
private let drawnStateLimit = 60
private let drawnArrowLimit = 300
/// Longer names lose their end, in terminal columns.
private let drawnNameLimit = 40
/// Labels of several names are broken into lines of this width, in pixels.
private let drawnLabelWidth = 170.0

extension StatesReport.Entry {
  /// `WorkoutController, group 2`.
  fileprivate var drawnTitle: String {
    type.visible.shortenedAsPath(to: 60) + (group.map { ", group \($0)" } ?? "")
  }

  /// For those who do not see the picture.
  fileprivate var description: String {
    switch count {
    case .counted(let space):
      let states = space.states.prefix(drawnStateLimit).map { space.label(of: $0.values).visible }
      let more = space.states.count > states.count ? "; and more" : ""
      return "\(drawnTitle): \(space.reachedText): \(states.joined(separator: "; "))\(more)."
    case .tooLarge: return "\(drawnTitle): too many states to count."
    }
  }

  fileprivate var panel: DrawingPanel {
    switch count {
    case .counted(let space):
      var panel = DrawingPanel(title: drawnTitle, subtitle: space.reachedText)
      if let obstacle = space.obstacleToDrawing {
        panel.notes.append("\(obstacle); --format table lists the states")
      } else {
        panel.diagram = space.diagram
        panel.diagram?.looks = meanings.map(\.look)
        panel.notes += legend
      }
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

extension StatesReport.Entry {
  /// What boxes that look otherwise say; nothing where all are meant.
  private var legend: [String] {
    let kinds = Set(meanings)
    return [
      kinds.contains(.possible) ? "dashed: reached, and seems not to be meant" : nil,
      kinds.contains(.invalid) ? "red: reached against 'invariants:'" : nil,
    ].compactMap(\.self)
  }
}

extension StateMeaning {
  fileprivate var look: Diagram.Look {
    switch self {
    case .meant: .plain
    case .possible: .dashed
    case .invalid: .alarming
    }
  }
}

extension StateSpace {
  fileprivate var obstacleToDrawing: String? {
    if states.count > drawnStateLimit { return "too many states to draw" }
    guard transitions != nil, arrows.count <= drawnArrowLimit else {
      return "too many transitions to draw"
    }
    return nil
  }

  fileprivate var diagram: Diagram {
    Diagram(
      boxes: states.map { lines(of: $0) },
      arrows: arrows.map { arrow in
        Diagram.Arrow(
          from: arrow.from, to: arrow.to,
          label: DiagramSizes.labelText.lines(
            of: arrow.label(shortenedTo: drawnNameLimit), width: drawnLabelWidth))
      },
      starts: Array(0..<initialCount))
  }

  private func lines(of state: State) -> [Diagram.Line] {
    let lines = words(of: state.values).map { word in
      let variable = word.variable.visible.shortenedAtEnd(to: drawnNameLimit)
      guard let value = word.value else { return Diagram.Line(variable) }
      return Diagram.Line(prefix: variable, value.visible.shortenedAtEnd(to: drawnNameLimit))
    }
    return lines.isEmpty ? [Diagram.Line(wordForNothing, kind: .nothing)] : lines
  }
}
