/// A treemap of folders, files and types. Areas are in proportion to lines, and colours show the score.
package struct TreemapChart: Hashable, Sendable {
  package struct File: Hashable, Sendable {
    /// Separated by `/`, as users see it.
    package var path: String
    package var lines: Int
    /// The points of everything in the file.
    package var score: Double
    /// An address such as `#file=3`; nil without a link.
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

  /// The part of a type in one file. The lines of a nested type count only for the nested type.
  package struct TypePart: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      /// Holds the type's main declaration.
      case declaration
      /// Holds only extensions of a type that is declared in another file.
      case extensions
    }

    package var name: String
    package var kind: Kind
    package var lines: Int
    /// The points of the type that stand in this file.
    package var score: Double
    package var link: String?

    package init(name: String, kind: Kind = .declaration, lines: Int, score: Double, link: String?) {
      self.name = name
      self.kind = kind
      self.lines = lines
      self.score = score
      self.link = link
    }
  }

  /// In any order.
  package var files: [File]

  package init(files: [File]) { self.files = files }

  /// The map as a fragment of a page.
  package var lines: [String] {
    var html = XMLText()
    draw(on: &html)
    return html.lines
  }
}
