/// The sizes in which each chart is drawn, because text shrinks with its drawing: for wide screens and print,
/// and for phones. The style sheet shows one of the two.
package enum ChartSize: String, CaseIterable, Hashable, Sendable {
  case wide
  case narrow
}

extension XMLText {
  /// An SVG element whose parts can be links. `label` is its accessible description.
  mutating func drawing(
    _ size: ChartSize, width: Double, height: Double, label: String, content: (inout XMLText) -> Void
  ) {
    element(
      "svg",
      [
        "class": size.rawValue, "viewBox": "0 0 \(width.drawn) \(height.drawn)", "role": "group",
        "aria-label": label,
      ], content: content)
  }

  /// Each shade with its range of scores.
  mutating func legend(_ shades: [ScoreShade]) {
    element("ul", ["class": "legend"]) { html in
      html.raw("<li>score</li>")
      for shade in shades {
        html.raw(
          "<li><svg viewBox=\"0 0 12 12\" aria-hidden=\"true\"><rect class=\"\(shade.style)\" width=\"12\" "
            + "height=\"12\"/></svg> \(shade.words)</li>")
      }
    }
  }
}

extension TextMetrics {
  /// The width of bold text, which is wider.
  func boldWidth(of text: String) -> Double { width(of: text) * Self.boldness }

  static let boldness = 1.12

  /// The text, or its start with `…`, that fits the width; nil if hardly anything would remain.
  func fitting(_ text: String, width: Double) -> String? {
    guard self.width(of: text) > width else { return text.isEmpty ? nil : text }
    var left = width - self.width(of: "…")
    let start = text.prefix { character in
      left -= self.width(of: String(character))
      return left >= 0
    }
    return start.count < 3 ? nil : start + "…"
  }
}
