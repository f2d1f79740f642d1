/// A chart is drawn twice, as text in a drawing shrinks with the drawing: once for wide screens and paper,
/// once for phones. The style shows one of the two.
package enum ChartSize: String, CaseIterable, Hashable, Sendable {
  case wide
  case narrow
}

extension XMLText {
  /// A drawing whose parts can be links; `label` says what it is to somebody who does not see it.
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

  /// Each step of colour with the scores that it stands for.
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
  /// Of bold letters, which are wider.
  func boldWidth(of text: String) -> Double { width(of: text) * Self.boldness }

  static let boldness = 1.12

  /// The text, or its start with `…`, as wide as there is room; nil where next to nothing would be left of it.
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
