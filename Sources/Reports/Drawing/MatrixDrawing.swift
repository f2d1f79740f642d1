/// A grid of texts with rotated headings, for graphs too dense for boxes and arrows.
struct MatrixDrawing: Sendable {
  struct Row: Hashable, Sendable {
    var heading: String
    var look: Diagram.Look
    /// By column; an empty text for an empty cell.
    var cells: [String]
  }

  var rows: [Row]
  /// By column; written upwards.
  var headings: [String]

  private static let text = DiagramSizes.labelText
  private static let rowHeight = 20.0
  private static let padding = 8.0

  /// The start of each column, and the end of the last one.
  private let edges: [Double]
  private let headHeight: Double

  init(rows: [Row], headings: [String]) {
    self.rows = rows
    self.headings = headings
    let first = Self.text.width(of: rows.map(\.heading)) + 2 * Self.padding
    edges = headings.indices.reduce(into: [first.rounded(.up)]) { edges, column in
      let width = Self.text.width(of: rows.map { $0.cells[column] }) + 2 * Self.padding
      edges.append((edges[column] + max(width, Self.rowHeight + 4)).rounded(.up))
    }
    headHeight = (Self.text.width(of: headings) + 2 * Self.padding).rounded(.up)
  }

  var width: Double { edges.last ?? 0 }
  var height: Double { headHeight + Self.rowHeight * Double(rows.count) }

  func draw(on svg: inout XMLText) {
    for (column, heading) in headings.enumerated() {
      let x = (edges[column] + edges[column + 1]) / 2 + 4
      let y = headHeight - Self.padding
      svg.element(
        "text",
        ["class": "label", "transform": "translate(\(x.pixels) \(y.pixels)) rotate(-90)"], text: heading)
    }
    for (index, row) in rows.enumerated() { draw(row, at: index, on: &svg) }
    let lines =
      edges.dropLast().map { "M\($0.pixels) \(headHeight.pixels)V\(height.pixels)" }
      + rows.indices.map { "M0 \((headHeight + Self.rowHeight * Double($0)).pixels)H\(width.pixels)" }
    svg.element("path", ["class": "grid", "d": lines.joined()])
  }

  private func draw(_ row: Row, at index: Int, on svg: inout XMLText) {
    let top = headHeight + Self.rowHeight * Double(index)
    let baseline = (top + Self.rowHeight * 0.72).pixels
    if row.look != .plain {
      svg.element(
        "rect",
        [
          "class": "box \(row.look.rawValue)", "x": "1", "y": (top + 1).pixels,
          "width": (edges[0] - 2).pixels,
          "height": (Self.rowHeight - 2).pixels,
        ])
    }
    svg.element("text", ["class": "label", "x": Self.padding.pixels, "y": baseline], text: row.heading)
    for (column, cell) in row.cells.enumerated() where !cell.isEmpty {
      let x = (edges[column] + edges[column + 1]) / 2
      svg.element("text", ["class": "label middle", "x": x.pixels, "y": baseline], text: cell)
    }
  }
}
