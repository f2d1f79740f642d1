/// What stands in one place of a table: a text, or several that say the same at different length.
package struct TableCell: Hashable, Sendable {
  /// Visible texts, the longest first; never empty.
  let texts: [String]

  /// What all lines but the first start with, where the text is wrapped.
  let hanging: String

  /// nil is as everything else.
  let style: TextStyle?

  /// The places in the longest text, in its order; a shorter text has the first of them.
  let links: [PlaceLink]

  /// How many places are only counted.
  let leftOut: Int

  package init(_ text: String, hanging: String = "", style: TextStyle? = nil) {
    texts = [text.visible]
    self.hanging = hanging
    self.style = style
    links = []
    leftOut = 0
  }

  /// - Parameter texts: the longest first; the first that fits is shown, or the last one shortened.
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
