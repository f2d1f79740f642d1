import UntangleFindings
package import UntangleSourceFiles

/// The figures of a code base over time: a small chart for each figure, all over the same days.
package struct TrendChart: Hashable, Sendable {
  package struct Series: Hashable, Sendable {
    package enum Unit: Hashable, Sendable { case points, count }

    package var name: String
    package var unit: Unit
    /// One value for each day.
    package var values: [Double]

    package init(name: String, unit: Unit, values: [Double]) {
      self.name = name
      self.unit = unit
      self.values = values
    }
  }

  /// In the order of the history. Usually ascending, but commits of a rewritten history may be out of order.
  package var days: [CalendarDay]
  package var series: [Series]
  /// The findings of each rule.
  package var rules: [Series]

  package init(days: [CalendarDay], series: [Series], rules: [Series] = []) {
    self.days = days
    self.series = series
    self.rules = rules
  }

  /// The score and its parts, and each rule with findings at any point.
  package init(_ history: [HistoryPoint]) {
    func counts(_ name: String, _ count: (HistoryPoint) -> Int) -> Series {
      Series(name: name, unit: .count, values: history.map { Double(count($0)) })
    }
    let rules = Set(history.flatMap(\.findings.keys)).sorted { $0.rawValue < $1.rawValue }
    days = history.map(\.day)
    series = [
      Series(name: "score", unit: .points, values: history.map(\.score)),
      Series(name: "score of 1,000 lines", unit: .points, values: history.map(\.figures.density)),
      counts("findings") { $0.findings.values.reduce(0, +) },
      counts("types with points", \.tangledTypes), counts("Boolean flags", \.flags),
      counts("defaults over enums", \.enumDefaults), counts("key literals", \.keys),
      counts("lines", \.lines),
    ]
    self.rules = rules.map { rule in counts(rule.rawValue) { $0.findings[rule] ?? 0 } }
  }

  /// The charts and the table of their figures, as a fragment of a page; empty without days.
  package var lines: [String] {
    var html = XMLText()
    draw(on: &html)
    return html.lines
  }
}
