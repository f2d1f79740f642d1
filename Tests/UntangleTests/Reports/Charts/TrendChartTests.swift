import Testing
import UntangleFindings
import UntangleReports
import UntangleSourceFiles

struct TrendChartTests {
  private static func point(_ day: Int, score: Double, findings: [RuleID: Int]) -> HistoryPoint {
    HistoryPoint(
      commit: nil, day: CalendarDay(number: day),
      HistoryFigures(
        files: 3, lines: 1_000, score: score, tangledTypes: 2,
        flags: 9, enumDefaults: 4, keys: 1_200, findings: findings))
  }

  /// 20454 is 2026-01-01.
  @Test func firstAndLastAreWritten() throws {
    let chart = TrendChart([
      Self.point(20_454, score: 40, findings: ["tangled_state": 4]),
      Self.point(20_485, score: 50, findings: ["tangled_state": 6, "enum_default": 1]),
      Self.point(20_513, score: 30, findings: ["tangled_state": 3]),
    ])
    #expect(chart.rules.map(\.name) == ["enum_default", "tangled_state"])
    let fragment = try ReadFragment(chart.lines)
    for text in [
      "40.0", "30.0", "2026-01-01", "2026-03-01", "−25 %, highest 50.0", "1,200", "no change",
      "no change, highest 1",
    ] {
      #expect(fragment.texts.contains(text), "\(text)")
    }
    let labels = fragment.all("svg").compactMap { $0.attributes["aria-label"] }
    #expect(labels.contains("score: 40.0 on 2026-01-01, 30.0 on 2026-03-01, between 30.0 and 50.0"))
    #expect(labels.contains("enum_default: 0 on 2026-01-01, 0 on 2026-03-01, between 0 and 1"))
    #expect(fragment.all("tr").count == 4)
  }

  /// Growth from an empty first commit would hide that the figure has fallen since.
  @Test(
    arguments: [
      ([0, 136.6, 91.8], 136.6), ([10, 30, 29], nil), ([40, 20, 10], nil), ([5], nil), ([], nil),
      ([0, 0], nil),
    ] as [([Double], Double?)])
  func aPeakIsNamedWhereTheEndsAreLower(values: [Double], peak: Double?) {
    #expect(TrendChart.Series(name: "score", unit: .points, values: values).peak == peak)
  }

  @Test func pointsStandAtTheirDays() {
    let days = [0, 10, 40, 30, 100].map { CalendarDay(number: $0) }
    let panel = TrendPanel(
      TrendChart.Series(name: "flags", unit: .count, values: [0, 5, .nan, 10, 10]), days)
    let places = panel.points.map(\.x)
    #expect(places == places.sorted())
    #expect(abs((places[1] - places[0]) / (places[4] - places[0]) - 0.1) < 1e-9)
    #expect(panel.points[0].y > panel.points[1].y && panel.points[1].y > panel.points[3].y)
    #expect(panel.range == 0...10)
    let high = TrendPanel(
      TrendChart.Series(name: "score", unit: .points, values: [100, 104]), Array(days.prefix(2)))
    #expect(high.range == 99...104)
    let still = TrendPanel(
      TrendChart.Series(name: "score", unit: .points, values: [5, 6, 7]), [days[0], days[0], days[0]])
    #expect(Set(still.points.map(\.x)).count == 3)
  }

  @Test func oneDayOrNoneIsNoTrouble() throws {
    #expect(TrendChart([]).lines.isEmpty)
    let one = try ReadFragment(TrendChart([Self.point(20_454, score: 0, findings: [:])]).lines)
    #expect(one.all("svg").count == 8)
  }

  @Test func namesAreText() throws {
    let series = ChartSamples.hostileNames.map {
      TrendChart.Series(name: $0, unit: .count, values: [1, 1e300, -.infinity])
    }
    let chart = TrendChart(days: [1, 2, 3].map { CalendarDay(number: $0) }, series: series)
    let fragment = try ReadFragment(chart.lines)
    #expect(fragment.all("script").isEmpty && fragment.all("svg").count == series.count)
  }
}
