extension TreemapChart {
  /// The number of links that can be reached by keyboard; the tables of the page have all of them.
  private static let reachableCount = 20

  func draw(on html: inout XMLText) {
    guard !files.isEmpty else { return }
    html.element("figure", ["class": "chart map"]) { html in
      html.legend(ScoreShade.allCases)
      for size in ChartSize.allCases { draw(TreemapLayout(self, size), size, on: &html) }
      html.element("figcaption") { html in
        html.element(
          "p",
          text:
            "A type in several files has in each the points of what stands there. Files too small to be seen are "
            + "put together, in the colour of the highest.")
      }
    }
  }

  private func draw(_ layout: TreemapLayout, _ size: ChartSize, on html: inout XMLText) {
    let lines = layout.tiles.reduce(0) { $1.depth == 0 ? $0 + $1.lines : $0 }
    let label = "Map of \(counted(files.count, "file")) with \(counted(lines, "line"))"
    let scores = layout.tiles.map(\.node).filter { $0.link != nil }.map(\.score).sorted(by: >)
    let least = scores.count > Self.reachableCount ? scores[Self.reachableCount] : -1
    html.drawing(size, width: layout.width, height: layout.height, label: label) { svg in
      for tile in layout.tiles { svg.draw(tile, reachableAbove: least) }
    }
  }
}

extension XMLText {
  fileprivate mutating func draw(_ tile: TreemapLayout.Tile, reachableAbove least: Double) {
    let frame = tile.frame
    let place =
      "x=\"\(frame.x.drawn)\" y=\"\(frame.y.drawn)\" width=\"\(frame.width.drawn)\" "
      + "height=\"\(frame.height.drawn)\""
    let title = "<title>\(tile.words.shortenedAtEnd(to: 200).escapedForXML)</title>"
    switch tile.role {
    case .frame(let label):
      raw("<rect class=\"f\(min(tile.depth, 3))\" \(place)>\(title)</rect>" + text(label, in: frame, "h"))
    case .leaf(let label):
      let shade = ScoreShade(tile.node.score)
      let shape = "<rect class=\"\(shade.style)\" \(place)/>" + text(label, in: frame, "t\(shade.rawValue)")
      guard let link = tile.node.link else { return raw("<g>\(title)\(shape)</g>") }
      let reach = tile.node.score > least ? "" : " tabindex=\"-1\""
      raw("<a href=\"\(link.escapedForXML)\"\(reach)>\(title)\(shape)</a>")
    }
  }

  private func text(_ label: TreemapLayout.Tile.Label?, in frame: Rectangle, _ style: String) -> String {
    guard let label else { return "" }
    func line(_ text: String, _ y: Double) -> String {
      "<text class=\"\(style)\" x=\"\((frame.x + 3).drawn)\" y=\"\((frame.y + y).drawn)\">"
        + "\(text.escapedForXML)</text>"
    }
    return line(label.text, 11.5) + (label.score.map { line($0, 25) } ?? "")
  }
}
