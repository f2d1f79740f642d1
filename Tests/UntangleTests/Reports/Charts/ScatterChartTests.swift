import Testing
import UntangleReports

struct ScatterChartTests {
  @Test func theLargestProductsComeFirst() throws {
    func item(_ name: String, _ score: Double, _ commits: Int) -> ScatterChart.Item {
      ScatterChart.Item(name: name, score: score, commits: commits, authors: 2, link: "#type=\(name)")
    }
    let items = [item("Calm", 90, 0), item("Busy", 1, 80), item("Hot", 40, 30), item("Warm", 20, 10)]
    let chart = ScatterChart(items: items, period: "in the last year")
    #expect(chart.first(5).map(\.name) == ["Hot", "Warm", "Busy"])
    let fragment = try ReadFragment(chart.lines)
    #expect(fragment.texts.contains("Hot: score 40.0, 30 commits by 2 authors"))
    #expect(fragment.texts.contains("start here"))
    #expect(fragment.texts.contains { $0.contains("1 of 4 types did not change in the last year.") })
    #expect(fragment.all("ol").count == 1)
    let reachable = fragment.all("a").filter { $0.attributes["tabindex"] == nil }
    #expect(reachable.count == 3 * 3)
  }

  @Test(arguments: [ChartSize.wide, .narrow], Array(UInt64(1)...25))
  func namesDoNotOverlap(size: ChartSize, seed: UInt64) {
    let chart = ScatterChart(items: ChartSamples.items(400, seed: seed), period: "in the last year")
    let layout = ScatterLayout(chart, size)
    #expect(layout.names.count >= (size == .wide ? 4 : 3))
    for (index, name) in layout.names.enumerated() {
      #expect(!layout.names[(index + 1)...].contains { $0.frame.overlaps(name.frame) })
      #expect(!layout.dots.contains { $0.isNamed && $0.frame.overlaps(name.frame) })
      #expect(name.frame.x >= 0 && name.frame.maxX <= layout.width)
      #expect(name.frame.y >= layout.plot.y && name.frame.maxY <= layout.plot.maxY)
    }
    for dot in layout.dots {
      #expect(dot.center.x >= layout.plot.x && dot.center.x <= layout.plot.maxX)
      #expect(dot.center.y >= layout.plot.y && dot.center.y <= layout.plot.maxY)
    }
  }

  @Test func noTypeIsLostInTheCrowd() {
    let items = ChartSamples.items(20_000, seed: 3)
    let chart = ScatterChart(items: items, period: "in the last year")
    let layout = ScatterLayout(chart, .wide)
    #expect(layout.dots.reduce(0) { $0 + $1.items.count } == items.count)
    #expect(layout.dots.count <= 405)
    #expect(chart.lines.reduce(0) { $0 + $1.utf8.count + 1 } < 300_000)
    let same = [ScatterChart.Item](repeating: items[0], count: 50)
    let joined = ScatterLayout(ScatterChart(items: same, period: ""), .wide)
    #expect(joined.dots.reduce(0) { $0 + $1.items.count } == 50)
  }

  @Test func scalesFitTheirNumbers() {
    let even = ChartScale(for: [1, 2, 3, 4, 5, 6])
    #expect(even.kind == .linear)
    #expect(even.ticks == [0, 2, 4, 6])
    let skewed = ChartScale(for: [1, 2, 2, 3, 4, 40])
    #expect(skewed.kind == .squareRoot)
    let crowded = ChartScale(for: [1, 1, 1, 2, 900])
    #expect(crowded.kind == .fourthRoot)
    for values in [[0.0], [], [0.3], [1e9, 1], [.nan, .infinity, 3], [7, 7, 7]] {
      let scale = ChartScale(for: values)
      #expect(scale.ticks.first == 0)
      #expect(scale.ticks.count >= 2 && scale.ticks.count <= 12)
      let places = scale.ticks.map(scale.position)
      #expect(zip(places, places.dropFirst()).allSatisfy { $1 - $0 > 0.08 })
      for value in values { #expect((0...1).contains(scale.position(of: value))) }
    }
  }

  @Test func namesAreText() throws {
    let items = ChartSamples.hostileNames.enumerated().map { index, name in
      ScatterChart.Item(
        name: name, score: Double(20 + index), commits: index + 1, authors: 0, link: "#\(name)")
    }
    for rotation in items.indices {
      let rotated = Array(items[rotation...] + items[..<rotation])
      let chart = ScatterChart(items: rotated.map { $0 }, period: "in the last year")
      let fragment = try ReadFragment(chart.lines)
      #expect(fragment.all("script").isEmpty && fragment.all("svg").count == 2)
      #expect(chart.lines == ScatterChart(items: items, period: "in the last year").lines)
    }
    #expect(ScatterChart(items: [], period: "").lines.isEmpty)
  }
}
