package import UntangleSourceFiles

/// The line of one figure over the days.
package struct TrendPanel: Sendable {
  package let series: TrendChart.Series
  package let days: [CalendarDay]
  /// One point for each value.
  package let points: [Point]
  /// The values at the lower and the upper edge of the plot.
  package let range: ClosedRange<Double>

  static let width = 180.0
  static let height = 94.0
  static let plot = Rectangle(x: 6, y: 20, width: 168, height: 44)

  package init(_ series: TrendChart.Series, _ days: [CalendarDay]) {
    let count = min(series.values.count, days.count)
    self.series = TrendChart.Series(
      name: series.name, unit: series.unit,
      values: series.values.prefix(count).map { $0.isFinite ? $0 : 0 })
    self.days = Array(days.prefix(count))
    range = Self.range(of: self.series.values)
    let places = Self.places(of: self.days)
    let (range, plot) = (range, Self.plot)
    points = zip(places, self.series.values).map { place, value in
      let share = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
      return Point(x: plot.x + place * plot.width, y: plot.maxY - share * plot.height)
    }
  }

  /// The highest point of the line within a range of x, to place a text above it.
  func top(between left: Double, and right: Double) -> Double {
    let within = zip(points, points.dropFirst()).filter { $0.x <= right && $1.x >= left }
    return within.map { min($0.y, $1.y) }.min() ?? points.last?.y ?? Self.plot.maxY
  }

  static let valueText = TextMetrics(size: 13)

  /// Starts at zero, unless the whole line would be in the upper half.
  private static func range(of values: [Double]) -> ClosedRange<Double> {
    let (least, most) = (values.min() ?? 0, values.max() ?? 0)
    guard least > most / 2, most > least else { return 0...max(most, 1) }
    let margin = (most - least) * 0.25
    return max(least - margin, 0)...most
  }

  /// Positions from 0 to 1. A day before an earlier entry is moved to the day of that entry; this occurs in
  /// rewritten histories.
  private static func places(of days: [CalendarDay]) -> [Double] {
    let ordered = days.reduce(into: [Int]()) { $0.append(max($1.number, $0.last ?? $1.number)) }
    guard let first = ordered.first, let last = ordered.last else { return [] }
    if first == last {
      let steps = Double(max(days.count - 1, 1))
      return days.indices.map { days.count == 1 ? 1 : Double($0) / steps }
    }
    return ordered.map { Double($0 - first) / Double(last - first) }
  }
}

extension TrendChart.Series {
  func text(_ value: Double) -> String {
    switch unit {
    case .points: UntangleReports.points(value)
    case .count: value.magnitude < 1e15 ? grouped(Int(value)) : "\(value)"
    }
  }

  /// The highest value, where it is more than 5 % above the first and the last one; else nil.
  package var peak: Double? {
    guard let first = values.first, let last = values.last, let most = values.max() else { return nil }
    return most * 0.95 > max(first, last) ? most : nil
  }

  /// The change from the first value to the last, such as `+12 %`; nil with fewer than two values, and from nothing.
  var change: String? {
    guard let first = values.first, let last = values.last, values.count > 1 else { return nil }
    if first == last { return "no change" }
    guard first > 0 else { return nil }
    let percents = ((last - first) / first * 1_000).rounded() / 10
    guard percents.magnitude < 1_000 else { return "\(text((last / first).rounded())) times as much" }
    let whole = percents.magnitude >= 10 ? percents.rounded() : percents
    return whole == 0 ? "less than 0.1 %" : (whole > 0 ? "+" : "−") + "\(whole.magnitude.drawn) %"
  }
}
