import UntangleSourceFiles

extension TrendChart {
  /// The maximum number of rules that are drawn; the table has all of them.
  private static let mostRules = 40

  func draw(on html: inout XMLText) {
    func panels(_ series: [Series]) -> [TrendPanel] {
      series.map { TrendPanel($0, days) }.filter { !$0.points.isEmpty }
    }
    let (figures, rules) = (panels(series), panels(rules))
    guard !figures.isEmpty else { return }
    html.element("div", ["class": "chart trend"]) { html in
      html.draw(figures)
      html.element("div", ["class": "more"]) { html in
        if !rules.isEmpty {
          html.element("details") { html in
            html.element("summary", text: "Findings by rule")
            html.draw(Array(rules.prefix(Self.mostRules)))
          }
        }
        html.element("details") { html in
          html.element("summary", text: "The same in figures")
          html.table(figures + rules)
        }
      }
    }
  }
}

extension XMLText {
  fileprivate mutating func draw(_ panels: [TrendPanel]) {
    element("div", ["class": "panels"]) { html in
      for panel in panels { html.draw(panel) }
    }
  }

  private mutating func draw(_ panel: TrendPanel) {
    element("figure") { html in
      html.element("figcaption") { html in
        let name = panel.series.name.visible.escapedForXML
        let peak = panel.series.peak.map { "highest \(panel.series.text($0))" }
        let words = [panel.series.change, peak].compactMap(\.self).joined(separator: ", ")
        html.raw("<strong>\(name)</strong>" + (words.isEmpty ? "" : " <span>\(words)</span>"))
      }
      let size = "0 0 \(TrendPanel.width.drawn) \(TrendPanel.height.drawn)"
      html.element("svg", ["viewBox": size, "role": "img", "aria-label": panel.words]) { svg in
        svg.drawLine(of: panel)
        svg.drawEnds(of: panel)
      }
    }
  }

  private mutating func drawLine(of panel: TrendPanel) {
    let plot = TrendPanel.plot
    raw("<path class=\"grid\" d=\"M0 \(plot.maxY.drawn)H\(TrendPanel.width.drawn)\"/>")
    let points = panel.points.map(\.drawn).joined(separator: " L")
    raw("<path class=\"line\" d=\"M\(points)\"/>")
    for ((point, day), value) in zip(zip(panel.points, panel.days), panel.series.values) {
      let words = "\(day.isoText): \(panel.series.text(value))"
      raw(
        "<circle class=\"point\" cx=\"\(point.x.drawn)\" cy=\"\(point.y.drawn)\" r=\"2.5\">"
          + "<title>\(words)</title></circle>")
    }
  }

  /// The first and the last value at their points, the days below, and the start of the scale if it is not
  /// zero.
  private mutating func drawEnds(of panel: TrendPanel) {
    guard let start = panel.days.first, let end = panel.days.last else { return }
    let (series, plot) = (panel.series, TrendPanel.plot)
    let below = (plot.maxY + 15).drawn
    let right = TrendPanel.width
    let metrics = TrendPanel.valueText
    if panel.points.count > 1 {
      let text = series.text(series.values[0])
      let y = panel.top(between: 0, and: metrics.width(of: text)) - 7
      element("text", ["class": "value", "x": "0", "y": y.drawn], text: text)
      element("text", ["x": "0", "y": below], text: start.isoText)
    }
    let text = series.text(series.values[panel.points.count - 1])
    let y = panel.top(between: right - metrics.boldWidth(of: text), and: right) - 7
    element("text", ["class": "value last end", "x": right.drawn, "y": y.drawn], text: text)
    element("text", ["class": "end", "x": right.drawn, "y": below], text: end.isoText)
    if panel.range.lowerBound > 0 {
      let words = "axis from \(series.text(panel.range.lowerBound.rounded()))"
      element("text", ["x": "0", "y": (plot.maxY + 28).drawn], text: words)
    }
  }

  fileprivate mutating func table(_ panels: [TrendPanel]) {
    element("div", ["class": "scroll", "tabindex": "0", "role": "region", "aria-label": "Trend in figures"]) {
      html in
      html.element("table") { html in
        html.element("thead") { html in
          html.element("tr") { html in
            html.element("th", ["scope": "col"], text: "day")
            for panel in panels { html.element("th", ["scope": "col"], text: panel.series.name.visible) }
          }
        }
        html.element("tbody") { html in
          let days = panels.max { $0.days.count < $1.days.count }?.days ?? []
          for (index, day) in days.enumerated() {
            let cells = panels.map { panel in
              let values = panel.series.values
              return "<td>\(values.indices.contains(index) ? panel.series.text(values[index]) : "")</td>"
            }
            html.raw("<tr><th scope=\"row\">\(day.isoText)</th>\(cells.joined())</tr>")
          }
        }
      }
    }
  }
}

extension TrendPanel {
  /// The accessible description of the line.
  fileprivate var words: String {
    guard let first = series.values.first, let last = series.values.last, let start = days.first,
      let end = days.last, days.count > 1
    else { return "\(series.name.visible): \(series.values.first.map(series.text) ?? "")" }
    let least = series.text(series.values.min() ?? 0)
    let most = series.text(series.values.max() ?? 0)
    return "\(series.name.visible): \(series.text(first)) on \(start.isoText), \(series.text(last)) on "
      + "\(end.isoText), between \(least) and \(most)"
  }
}
