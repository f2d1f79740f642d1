/// The content of a table cell: a text, or alternatives of different length.
package struct TableCell: Hashable, Sendable {
  /// Texts escaped for display, the longest first; never empty.
  let texts: [String]

  /// The prefix of all lines but the first, if the text is wrapped.
  let hanging: String

  /// nil means the default style.
  let style: TextStyle?

  /// The places in the longest text, in its order; a shorter text has the first of them.
  let links: [PlaceLink]

  /// The number of places that are only counted.
  let leftOut: Int

  package init(_ text: String, hanging: String = "", style: TextStyle? = nil) {
    texts = [text.visible]
    self.hanging = hanging
    self.style = style
    links = []
    leftOut = 0
  }

  /// - Parameter texts: the longest first. The first that fits is shown, or else the last one is shortened.
  package init(longestFirst texts: [String]) {
    self.init(longestFirst: texts, links: [])
  }

  init(longestFirst texts: [String], links: [PlaceLink], leftOut: Int = 0) {
    self.texts = texts.isEmpty ? [""] : texts.map(\.visible)
    hanging = ""
    style = nil
    self.links = links
    self.leftOut = leftOut
  }

  var longest: String { texts[0] }

  func longest(fitting width: Int) -> String {
    texts.first { $0.displayWidth <= width } ?? texts[texts.count - 1]
  }
}

extension TableCell: ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) { self.init(value) }
}
