import UntangleStateSpaces

/// A group's states as a page shows them, next to its own text.
///
/// The classes of the elements are those of `StateFigure.style`, so that a page decides about colours.
package struct StateFigure: Sendable {
  /// Lines of one `svg` element without a style of its own.
  package var lines: [String]
  /// In pixels, at the size of its text.
  package var width: Int
  package var height: Int
  /// One sentence each: what dashed boxes mean, what was folded.
  package var notes: [String]

  /// For the `style` element of a page with figures. Each colour is a variable of the page, with the light one of the
  /// drawings that stand alone where the page has none: `--figure-paper`, `--figure-ink`, `--figure-quiet`,
  /// `--figure-box`, `--figure-edge`, `--figure-line`, `--figure-alarm` and `--figure-alarm-box`.
  package static var style: String { DrawingStyle.pageSheet }
}

extension StatesReport.Entry {
  /// The state diagram, or the matrix of states by operation where a diagram would have too many boxes; nil where
  /// the states or their transitions were not counted, or are too many for either.
  ///
  /// - Parameter prefix: Begins all ids in the figure: letters, digits and hyphens, one prefix for each figure of a
  ///   page.
  package func figure(idPrefix prefix: String) -> StateFigure? {
    guard case .counted(let space) = count else { return nil }
    let drawing = StateDrawing(space, meanings: meanings)
    guard let body = drawing.body else { return nil }
    let document = FigureDocument(title: drawnTitle, description: description, body: body, idPrefix: prefix)
    return StateFigure(
      lines: document.lines, width: document.width, height: document.height, notes: drawing.notes)
  }

  /// Which state each operation leads to, for a table; nil where the transitions were not kept, or are too many to
  /// be looked at.
  package var matrix: StateMatrix? {
    guard case .counted(let space) = count else { return nil }
    return StateMatrix(space, meanings: meanings)
  }

  /// `WorkoutController, group 2`.
  var drawnTitle: String {
    type.visible.shortenedAsPath(to: 60) + (group.map { ", group \($0)" } ?? "")
  }

  /// For those who do not see the picture.
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
