/// How much room a report for people has; formats for machines pay no heed to it.
package struct Page: Hashable, Sendable {
  /// In terminal columns; nil is without limit, for files and pipes.
  package var width: Int?
  /// Rows of each ranked list; nil is all of them.
  package var top: Int?

  /// A width below 1 is what systems report for a terminal of unknown size, so it limits nothing.
  /// From 1 to 19 columns nothing could be laid out: such a page counts as 20 columns wide.
  package init(width: Int? = nil, top: Int? = nil) {
    self.width = width.flatMap { $0 < 1 ? nil : max($0, Page.narrowest) }
    self.top = top.map { max($0, 0) }
  }

  static let narrowest = 20
}
