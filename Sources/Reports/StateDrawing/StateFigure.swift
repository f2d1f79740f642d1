import UntangleStateSpaces

/// A figure of a group's states, to be inlined in a page.
///
/// Its elements have the classes of `StateFigure.style`, so that the page controls the colours.
package struct StateFigure: Sendable {
  /// The lines of one `svg` element without a style sheet.
  package var lines: [String]
  /// In pixels, at the natural size of the text.
  package var width: Int
  package var height: Int
  /// One sentence each: the meaning of dashed boxes, and what was folded.
  package var notes: [String]

  /// For the `style` element of a page with figures. Each colour is a CSS variable of the page and defaults
  /// to that of light standalone drawings: `--figure-paper`, `--figure-ink`, `--figure-quiet`,
  /// `--figure-box`, `--figure-edge`, `--figure-line`, `--figure-alarm` and `--figure-alarm-box`.
  package static var style: String { DrawingStyle.pageSheet }
}

extension StatesReport.Entry {
  /// The state diagram, or a matrix of states by operation if the diagram would have too many boxes. nil if
  /// the states or their transitions were not counted, or are too many for either.
  ///
  /// - Parameter prefix: The prefix of all ids in the figure: letters, digits and hyphens, unique within the
  ///   page.
  package func figure(idPrefix prefix: String) -> StateFigure? {
    guard case .counted(let space) = count else { return nil }
    let drawing = StateDrawing(space, meanings: meanings)
    guard let body = drawing.body else { return nil }
    let document = FigureDocument(title: drawnTitle, description: description, body: body, idPrefix: prefix)
    return StateFigure(
      lines: document.lines, width: document.width, height: document.height, notes: drawing.notes)
  }

  /// The target states of each operation, for a table; nil if the transitions were not kept, or are too many.
  package var matrix: StateMatrix? {
    guard case .counted(let space) = count else { return nil }
    return StateMatrix(space, meanings: meanings)
  }

  /// Such as `WorkoutController, group 2`.
  var drawnTitle: String {
    type.visible.shortenedAsPath(to: 60) + (group.map { ", group \($0)" } ?? "")
  }

  /// The accessible description.
  var description: String {
    switch count {
    case .counted(let space):
      let states = space.states.prefix(StateMatrix.rowLimit).map { space.label(of: $0.values).visible }
      let more = space.states.count > states.count ? "; and more" : ""
      return "\(drawnTitle): \(headline ?? space.reachedText): \(states.joined(separator: "; "))\(more)."
    case .tooLarge: return "\(drawnTitle): too many states to count."
    }
  }
}
