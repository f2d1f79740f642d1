/// Panels below each other, as one SVG document that needs nothing from outside.
package struct DrawingDocument: Hashable, Sendable {
  /// What somebody hears who does not see it.
  package var title: String
  package var description: String
  package var panels: [DrawingPanel]

  package init(title: String, description: String, panels: [DrawingPanel]) {
    self.title = title
    self.description = description
    self.panels = panels
  }

  private static let gap = 16.0

  package var lines: [String] {
    let panels = panels.map { LaidOutPanel($0) }
    let width = panels.map(\.width).max() ?? 0
    let height =
      panels.reduce(0) { $0 + $1.height } + Self.gap * Double(max(panels.count - 1, 0))
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
      svg.drawHead()
      var y = 0.0
      for panel in panels {
        svg.element("g", ["transform": "translate(0 \(y.drawn))"]) {
          panel.draw(on: &$0, width: width)
        }
        y += panel.height + Self.gap
      }
    }
    return svg.lines
  }
}

extension XMLText {
  /// The head of all arrows; its tip is 6 beyond the end of the line.
  fileprivate mutating func drawHead() {
    element("defs") { svg in
      svg.element(
        "marker",
        [
          "id": "untangle-head", "markerUnits": "userSpaceOnUse", "markerWidth": "10",
          "markerHeight": "10", "refX": "3", "refY": "5", "orient": "auto",
        ]
      ) { $0.element("path", ["class": "head", "d": "M0 1 L9 5 L0 9 L2 5 Z"]) }
    }
  }
}
