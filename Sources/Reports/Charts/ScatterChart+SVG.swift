extension ScatterChart {
  func draw(on html: inout XMLText) {
    guard !items.isEmpty else { return }
    html.element("figure", ["class": "chart scatter"]) { html in
      for size in ChartSize.allCases { draw(ScatterLayout(self, size), size, on: &html) }
      html.element("figcaption") { html in
        html.element("p", text: caption)
        html.list(first(ScatterLayout.namedCount))
      }
    }
  }

  private var caption: String {
    let quiet = items.count { $0.commits == 0 }
    let all = "Each dot is a type, larger ones are several."
    let rest =
      quiet == 0 ? "" : " \(grouped(quiet)) of \(counted(items.count, "type")) did not change \(period)."
    let start = first(1).isEmpty ? "" : " Start with the largest score times commits:"
    return all + rest + start
  }

  private func draw(_ layout: ScatterLayout, _ size: ChartSize, on html: inout XMLText) {
    let label = "Scores of \(counted(items.count, "type")) by commits \(period)"
    html.drawing(size, width: layout.width, height: layout.height, label: label) { svg in
      svg.drawStart(layout)
      svg.drawAxes(layout, period)
      for dot in layout.dots { svg.draw(dot) }
      for name in layout.names { svg.draw(name) }
    }
  }
}

extension XMLText {
  /// A list of the types to start with, with links, also for screen readers.
  fileprivate mutating func list(_ items: [ScatterChart.Item]) {
    guard !items.isEmpty else { return }
    element("ol") { html in
      for item in items {
        let name = item.name.visible.escapedForXML
        let link = item.link.map { "<a href=\"\($0.escapedForXML)\"><code>\(name)</code></a>" }
        html.raw("<li>\(link ?? "<code>\(name)</code>"): \(item.figures)</li>")
      }
    }
  }

  /// The area in which score times commits is at least that of the last named type.
  fileprivate mutating func drawStart(_ layout: ScatterLayout) {
    guard let least = layout.dots.filter(\.isNamed).compactMap(\.items.first).map(\.weight).min() else {
      return
    }
    let plot = layout.plot
    let steps = (0...48).map { Double($0) / 48 }
    let edge = steps.compactMap { step -> Point? in
      // Equal steps along the axis, for any scale.
      let commits = layout.horizontal.value(at: step)
      guard commits > 0, least / commits <= layout.vertical.end else { return nil }
      let y = plot.maxY - layout.vertical.position(of: least / commits) * plot.height
      return Point(x: plot.x + step * plot.width, y: y)
    }
    guard let left = edge.first else { return }
    let points = edge.map(\.drawn).joined(separator: " L")
    raw(
      "<path class=\"start\" d=\"M\(left.x.drawn) \(plot.y.drawn) L\(points) L\(plot.maxX.drawn) \(plot.y.drawn) Z\"/>"
    )
    element(
      "text", ["class": "hot end", "x": plot.maxX.drawn, "y": (plot.y - 8).drawn], text: "start here")
  }

  fileprivate mutating func drawAxes(_ layout: ScatterLayout, _ period: String) {
    let plot = layout.plot
    for tick in layout.horizontal.ticks {
      let x = (plot.x + layout.horizontal.position(of: tick) * plot.width).drawn
      raw("<path class=\"grid\" d=\"M\(x) \(plot.y.drawn)V\(plot.maxY.drawn)\"/>")
      raw("<text class=\"middle\" x=\"\(x)\" y=\"\((plot.maxY + 16).drawn)\">\(grouped(Int(tick)))</text>")
    }
    for tick in layout.vertical.ticks {
      let y = plot.maxY - layout.vertical.position(of: tick) * plot.height
      raw("<path class=\"grid\" d=\"M\(plot.x.drawn) \(y.drawn)H\(plot.maxX.drawn)\"/>")
      raw(
        "<text class=\"end\" x=\"\((plot.x - 6).drawn)\" y=\"\((y + 4).drawn)\">\(grouped(Int(tick)))</text>")
    }
    let title = "commits \(period)\(layout.horizontal.words)"
    element(
      "text", ["class": "middle", "x": plot.center.x.drawn, "y": (layout.height - 8).drawn], text: title)
    element("text", ["x": "4", "y": (plot.y - 8).drawn], text: "score\(layout.vertical.words)")
  }

  fileprivate mutating func draw(_ dot: ScatterLayout.Dot) {
    let first = dot.items[0]
    let shape =
      "<circle class=\"\(dot.isNamed ? "named" : "dot")\" cx=\"\(dot.center.x.drawn)\" "
      + "cy=\"\(dot.center.y.drawn)\" r=\"\(dot.radius.drawn)\"/>"
    let title = "<title>\(dot.words.escapedForXML)</title>"
    guard let link = first.link else { return raw("<g>\(title)\(shape)</g>") }
    let reach = dot.isNamed ? "" : " tabindex=\"-1\""
    raw("<a href=\"\(link.escapedForXML)\"\(reach)>\(title)\(shape)</a>")
  }

  fileprivate mutating func draw(_ name: ScatterLayout.Name) {
    if let (start, end) = name.leader {
      raw("<path class=\"leader\" d=\"M\(start.drawn) L\(end.drawn)\"/>")
    }
    let (style, x) =
      switch name.side {
      case .start: ("name", name.frame.x)
      case .middle: ("name middle", name.frame.center.x)
      case .end: ("name end", name.frame.maxX)
      }
    element("text", ["class": style, "x": x.drawn, "y": (name.frame.center.y + 4).drawn], text: name.text)
  }
}

extension ScatterLayout.Dot {
  /// The first three types of the dot and the number of the others.
  fileprivate var words: String {
    let shown = items.prefix(3).map { "\($0.name.visible.shortenedAtEnd(to: 80)): \($0.figures)" }
    let more = items.count > 3 ? ["and \(counted(items.count - 3, "more type"))"] : []
    return (shown + more).joined(separator: "; ")
  }
}

extension ScatterChart.Item {
  fileprivate var figures: String {
    let by = authors > 0 ? " by \(counted(authors, "author"))" : ""
    return "score \(points(score)), \(counted(commits, "commit"))\(by)"
  }
}
