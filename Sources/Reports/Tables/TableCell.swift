/// What stands in one place of a table: a text, or several that say the same at different length.
package struct TableCell: Hashable, Sendable {
  /// Visible texts, the longest first; never empty.
  let texts: [String]

  /// What all lines but the first start with, where the text is wrapped.
  let hanging: String

  /// nil is as everything else.
  let style: TextStyle?

  package init(_ text: String, hanging: String = "", style: TextStyle? = nil) {
    texts = [text.visible]
    self.hanging = hanging
    self.style = style
  }

  /// - Parameter texts: the longest first; the first that fits is shown, or the last one shortened.
  package init(longestFirst texts: [String]) {
    self.texts = texts.isEmpty ? [""] : texts.map(\.visible)
    hanging = ""
    style = nil
  }

  var longest: String { texts[0] }

  func longest(fitting width: Int) -> String {
    texts.first { $0.displayWidth <= width } ?? texts[texts.count - 1]
  }
}

extension TableCell: ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) { self.init(value) }
}
