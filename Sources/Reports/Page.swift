/// How much room a report for people has, and what it may use; formats for machines pay no heed to it.
package struct Page: Hashable, Sendable {
  /// In terminal columns; nil is without limit, for files and pipes.
  package var width: Int?
  /// Rows of each ranked list; nil is all of them.
  package var top: Int?
  /// Places that each row names; the rest is counted. nil is all of them.
  package var placesPerRow: Int? = Self.usualPlacesPerRow
  package var look: Look
  /// What stands below the findings.
  package var ending: Ending

  /// What paths are put behind where somebody reads them who is elsewhere, as Xcode is; nil leaves them relative.
  package var base: String?
  /// Whether notes are only counted beside findings that weigh more.
  package var notes = Notes.shown

  package enum Notes: Hashable, Sendable { case shown, counted }

  /// What the terminal can do besides text.
  package enum Look: Hashable, Sendable {
    case plain
    case colored
    /// And words that lead somewhere: the folder that paths are relative to, absolute.
    case linked(folder: String)
  }

  package enum Ending: Hashable, Sendable {
    case summary
    /// And how often each rule was found.
    case statistics
  }

  /// A width below 1 is what systems report for a terminal of unknown size, so it limits nothing.
  /// From 1 to 19 columns nothing could be laid out: such a page counts as 20 columns wide.
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
