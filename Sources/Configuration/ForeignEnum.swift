/// An enum that the analysed code uses and whose source is elsewhere.
package struct ForeignEnum: Hashable, Sendable {
  /// Whether later versions of its library may add cases.
  package enum Growth: Sendable {
    /// Never; a complete switch stays complete.
    case frozen
    /// They may.
    case open
  }

  /// Full dotted name.
  package var name: String
  /// In the file's order, without payloads.
  package var cases: [String]
  package var growth: Growth

  package init(name: String, cases: [String], growth: Growth) {
    self.name = name
    self.cases = cases
    self.growth = growth
  }
}
