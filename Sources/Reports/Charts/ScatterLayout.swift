/// The positions of the dots and names in a scatter chart.
package struct ScatterLayout: Sendable {
  /// A circle. Types that would cover each other share one.
  package struct Dot: Sendable {
    package var center: Point
    package var radius: Double
    /// In descending order of weight; never empty.
    package var items: [ScatterChart.Item]
    package var isNamed: Bool
  }

  package struct Name: Sendable {
    package enum Side: Hashable, Sendable { case start, middle, end }

    package var frame: Rectangle
    package var text: String
    /// The end of the text that is at the dot.
    package var side: Side
    /// The ends of a line from the dot to a distant name; nil for a near one.
    package var leader: (Point, Point)?
  }

  package let width: Double
  package let height: Double
  /// The area within the axes.
  package let plot: Rectangle
  package let horizontal: ChartScale
  package let vertical: ChartScale
  package private(set) var dots: [Dot] = []
  /// At most as many as requested. A name without room appears only in the list below the chart.
  package private(set) var names: [Name] = []

  static let nameText = TextMetrics(size: 12)
  static let namedCount = 5

  package init(_ chart: ScatterChart, _ size: ChartSize) {
    (width, height) = size == .wide ? (720, 400) : (360, 340)
    plot = Rectangle(x: 44, y: 28, width: width - 56, height: height - 74)
    horizontal = ChartScale(for: chart.items.map { Double($0.commits) })
    vertical = ChartScale(for: chart.items.map(\.score))
    let first = chart.first(Self.namedCount)
    var others = chart.items
    for item in first {
      if let index = others.firstIndex(of: item) { others.remove(at: index) }
    }
    dots =
      joined(others, atMost: size == .wide ? 400 : 200)
      + first.map { dot([$0], at: center(of: $0), isNamed: true) }.reversed()
    // Names would cover each other on a phone. The list below has all of them.
    for item in size == .wide ? first : Array(first.prefix(3)) {
      addName(of: item, shortest: size == .wide ? 30 : 18)
    }
  }

  func center(of item: ScatterChart.Item) -> Point {
    Point(
      x: plot.x + horizontal.position(of: Double(item.commits)) * plot.width,
      y: plot.maxY - vertical.position(of: item.score) * plot.height)
  }

  private func dot(_ items: [ScatterChart.Item], at center: Point, isNamed: Bool) -> Dot {
    let growth = min(Double(items.count).squareRoot(), 3)
    return Dot(center: center, radius: isNamed ? 5 : 2.5 + growth, items: items, isNamed: isNamed)
  }

  /// Joins the types in the same cell of a grid. The grid is as fine as the limit on dots permits.
  private func joined(_ items: [ScatterChart.Item], atMost limit: Int) -> [Dot] {
    struct Cell: Hashable {
      var column: Int
      var row: Int
    }
    var side = 5.0
    while true {
      let cells = Dictionary(grouping: items) { item in
        let center = center(of: item)
        return Cell(column: Int(center.x / side), row: Int(center.y / side))
      }
      if cells.count <= limit || side > width {
        return cells.sorted { ($0.key.row, $0.key.column) < ($1.key.row, $1.key.column) }.map { _, items in
          let ranked = ScatterChart(items: items, period: "").ranked
          return dot(ranked, at: center(of: ranked[0]), isNamed: false)
        }
      }
      side *= 1.5
    }
  }

  private mutating func addName(of item: ScatterChart.Item, shortest width: Int) {
    let text = item.name.visible.shortenedAsName(to: width)
    let (center, size) = (center(of: item), Self.nameText)
    let (nameWidth, nameHeight) = (size.boldWidth(of: text), size.lineHeight)
    let best = Self.offsets.compactMap { offset -> (cost: Int, name: Name)? in
      let side: Name.Side = offset.x < 0 ? .end : offset.x > 0 ? .start : .middle
      let x =
        switch side {
        case .start: center.x + offset.x
        case .middle: center.x - nameWidth / 2
        case .end: center.x + offset.x - nameWidth
        }
      let frame = Rectangle(
        x: x, y: center.y + offset.y - nameHeight / 2, width: nameWidth, height: nameHeight)
      guard isFree(frame, besides: item) else { return nil }
      let isFar = abs(offset.y) > 20 || abs(offset.x) > 20
      let end = Point(
        x: offset.x < 0 ? frame.maxX : max(frame.x, min(center.x, frame.maxX)), y: frame.center.y)
      let leader = isFar ? (center, end) : nil
      let covered = dots.count { frame.overlaps($0.frame) }
      return (covered * 4 + (isFar ? 6 : 0), Name(frame: frame, text: text, side: side, leader: leader))
    }.min { $0.cost < $1.cost }
    if let best { names.append(best.name) }
  }

  private func isFree(_ frame: Rectangle, besides item: ScatterChart.Item) -> Bool {
    frame.x >= plot.x && frame.maxX <= width && frame.y >= plot.y && frame.maxY <= plot.maxY
      && !names.contains { $0.frame.overlaps(frame) }
      && !dots.contains { $0.isNamed && $0.frame.overlaps(frame) }
  }

  /// Candidate offsets from the dot to the near end of the name: first beside, above and below it, then
  /// further away.
  private static let offsets: [Point] = {
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    let near = [
      point(9, 0), point(-9, 0), point(0, -15), point(0, 15), point(8, -13), point(-8, -13), point(8, 13),
      point(-8, 13),
    ]
    let far = [26.0, -26, 42, -42, 58, -58, 74, -74].flatMap { y in
      [point(16, y), point(-16, y), point(0, y)]
    }
    let wide = [0.0, 20, -20, 40, -40].flatMap { y in [point(48, y), point(-48, y)] }
    return near + far + wide
  }()
}

extension ScatterLayout.Dot {
  package var frame: Rectangle {
    Rectangle(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }
}

extension String {
  /// The name if it fits, or else its last component, or else the start of that.
  fileprivate func shortenedAsName(to width: Int) -> String {
    if displayWidth <= width { return self }
    let last = split(separator: ".").last.map(String.init) ?? self
    return last.shortenedAtEnd(to: width)
  }
}
