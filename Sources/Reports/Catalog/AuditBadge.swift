/// An SVG badge with a label, and the figure on the colour of its grade.
struct AuditBadge: Reporter {
  let format = AuditFormat.badge

  private static let height = 20.0
  private static let padding = 7.0
  private static let metrics = TextMetrics(size: 11)

  func text(of report: AuditReport, on page: Page) -> [UInt8] {
    let figure = BadgeFigure(AuditTotals(report))
    let left = Self.width(of: figure.label)
    let right = Self.width(of: figure.message)
    let title = "\(figure.label): \(figure.message)"
    var svg = XMLText()
    svg.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": (left + right).drawn, "height": Self.height.drawn,
        "viewBox": "0 0 \((left + right).drawn) \(Self.height.drawn)", "role": "img", "aria-label": title,
      ]
    ) { svg in
      svg.element("title", text: title)
      svg.element("clipPath", ["id": "untangle-badge"]) {
        $0.element(
          "rect", ["width": (left + right).drawn, "height": Self.height.drawn, "rx": "3"])
      }
      svg.element("g", ["clip-path": "url(#untangle-badge)"]) { svg in
        svg.element("rect", ["width": left.drawn, "height": Self.height.drawn, "fill": "#444c56"])
        svg.element(
          "rect",
          [
            "x": left.drawn, "width": right.drawn, "height": Self.height.drawn,
            "fill": "#\(figure.grade.rawValue)",
          ])
      }
      Self.draw([(figure.label, 0, left), (figure.message, left, right)], in: &svg)
    }
    return Array((svg.lines.joined(separator: "\n") + "\n").utf8)
  }

  /// Fonts differ, so the text length is fixed; a wider font stays within its half.
  private static func draw(_ halves: [(text: String, start: Double, width: Double)], in svg: inout XMLText) {
    svg.element(
      "g",
      [
        "fill": "#ffffff", "text-anchor": "middle", "font-family": "Verdana,DejaVu Sans,sans-serif",
        "font-size": "11",
      ]
    ) { svg in
      for half in halves {
        svg.element(
          "text",
          [
            "x": (half.start + half.width / 2).drawn, "y": "14",
            "textLength": (half.width - 2 * padding).drawn,
          ], text: half.text)
      }
    }
  }

  private static func width(of text: String) -> Double {
    (metrics.width(of: text) + 2 * padding).rounded(.up)
  }
}
