/// The width and the capabilities of the output for a report to people. Formats for machines ignore it.
package struct Page: Hashable, Sendable {
  /// In terminal columns; nil means unlimited, as for files and pipes.
  package var width: Int?
  /// The maximum number of rows of each ranked list; nil means all.
  package var top: Int?
  /// The maximum number of places in a row; the others are counted. nil means all.
  package var placesPerRow: Int? = Self.usualPlacesPerRow
  package var look: Look
  /// What follows the findings.
  package var ending: Ending

  /// The folder that is prepended to paths, for a reader such as Xcode that resolves relative paths
  /// elsewhere; nil leaves them relative.
  package var base: String?
  /// Whether notes are only counted when there are more severe findings.
  package var notes = Notes.shown

  package enum Notes: Hashable, Sendable { case shown, counted }

  /// The capabilities of the terminal.
  package enum Look: Hashable, Sendable {
    case plain
    case colored
    /// Colours and links.
    case linked(TerminalLinks)
  }

  package enum Ending: Hashable, Sendable {
    case summary
    /// The summary, and the number of findings of each rule.
    case statistics
  }

  /// A width below 1 means unlimited, because systems report it for a terminal of unknown size. Widths from 1
  /// to 19 are too narrow for any layout and count as 20.
  package init(
    width: Int? = nil, top: Int? = nil, look: Look = .plain, ending: Ending = .summary
  ) {
    self.width = width.flatMap { $0 < 1 ? nil : max($0, Page.narrowest) }
    self.top = top.map { max($0, 0) }
    self.look = look
    self.ending = ending
  }

  static let narrowest = 20
  package static let usualPlacesPerRow = 3
}
