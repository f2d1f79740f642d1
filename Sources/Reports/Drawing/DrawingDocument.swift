/// Panels in rows, as one self-contained SVG document.
struct DrawingDocument: Sendable {
  /// The accessible title.
  var title: String
  var description: String
  var panels: [DrawingPanel]

  init(title: String, description: String, panels: [DrawingPanel]) {
    self.title = title
    self.description = description
    self.panels = panels
  }

  private static let gap = 16.0
  /// The target ratio of width to height, which determines the length of rows.
  private static let shape = 1.3

  var lines: [String] {
    let rows = Self.rows(of: panels.map { LaidOutPanel($0) })
    let width = rows.map(Self.width(of:)).max() ?? 0
    let height = rows.reduce(-Self.gap) { $0 + Self.height(of: $1) + Self.gap }
    var svg = XMLText()
    svg.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": width.drawn, "height": height.drawn,
        "viewBox": "0 0 \(width.drawn) \(height.drawn)", "font-family": "sans-serif", "role": "img",
        "class": "untangle",
        "aria-labelledby": "untangle-title untangle-description",
      ]
    ) { svg in
      svg.element("title", ["id": "untangle-title"], text: title)
      svg.element("desc", ["id": "untangle-description"], text: description)
      svg.element("style") { $0.raw(DrawingStyle.sheet) }
      svg.drawHead(idPrefix: "untangle")
      var y = 0.0
      for row in rows {
        Self.draw(row, y: y, width: width, on: &svg)
        y += Self.height(of: row) + Self.gap
      }
    }
    return svg.lines
  }
}

extension DrawingDocument {
  /// Fills rows from left to right, like words of a text.
  private static func rows(of panels: [LaidOutPanel]) -> [[LaidOutPanel]] {
    let area = panels.reduce(0) { $0 + ($1.width + gap) * ($1.height + gap) }
    let full = max((area * shape).squareRoot(), panels.map(\.width).max() ?? 0)
    return panels.reduce(into: []) { rows, panel in
      if let last = rows.last, width(of: last + [panel]) <= full {
        rows[rows.count - 1].append(panel)
      } else {
        rows.append([panel])
      }
    }
  }

  private static func width(of row: [LaidOutPanel]) -> Double {
    row.reduce(-gap) { $0 + $1.width + gap }
  }

  private static func height(of row: [LaidOutPanel]) -> Double { row.map(\.height).max() ?? 0 }

  /// All cards of a row have the same height and share its remaining width.
  private static func draw(_ row: [LaidOutPanel], y: Double, width: Double, on svg: inout XMLText) {
    let rest = ((width - Self.width(of: row)) / Double(row.count)).rounded(.down)
    var x = 0.0
    for (index, panel) in row.enumerated() {
      let isLast = index + 1 == row.count
      let cardWidth = isLast ? width - x : panel.width + rest
      svg.element("g", ["transform": "translate(\(x.drawn) \(y.drawn))"]) {
        panel.draw(on: &$0, width: cardWidth, height: height(of: row))
      }
      x += cardWidth + gap
    }
  }
}

extension XMLText {
  /// The head of all arrows; its tip is 6 pixels beyond the end of the line.
  mutating func drawHead(idPrefix: String) {
    element("defs") { svg in
      svg.element(
        "marker",
        [
          "id": "\(idPrefix)-head", "markerUnits": "userSpaceOnUse", "markerWidth": "10",
          "markerHeight": "10", "refX": "3", "refY": "5", "orient": "auto",
        ]
      ) { $0.element("path", ["class": "head", "d": "M0 1 L9 5 L0 9 L2 5 Z"]) }
    }
  }
}
