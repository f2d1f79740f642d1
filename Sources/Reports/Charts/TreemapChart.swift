/// A map of the sources: folders, files and types as rectangles within each other, with areas in proportion to lines
/// and colours that say the score.
package struct TreemapChart: Hashable, Sendable {
  package struct File: Hashable, Sendable {
    /// With `/`, as users see it.
    package var path: String
    package var lines: Int
    /// The points of all that stands in it.
    package var score: Double
    /// An address such as `#file=3`; nil leads nowhere.
    package var link: String?
    /// In any order.
    package var types: [TypePart]

    package init(path: String, lines: Int, score: Double, link: String?, types: [TypePart]) {
      self.path = path
      self.lines = lines
      self.score = score
      self.link = link
      self.types = types
    }
  }

  /// What of a type stands in one file. Lines of a nested type count for that type alone.
  package struct TypePart: Hashable, Sendable {
    package var name: String
    package var lines: Int
    /// Of the whole type, wherever its extensions are.
    package var score: Double
    package var link: String?

    package init(name: String, lines: Int, score: Double, link: String?) {
      self.name = name
      self.lines = lines
      self.score = score
      self.link = link
    }
  }

  /// In any order.
  package var files: [File]

  package init(files: [File]) { self.files = files }

  /// The map as the fragment of a page.
  package var lines: [String] {
    var html = XMLText()
    draw(on: &html)
    return html.lines
  }
}
