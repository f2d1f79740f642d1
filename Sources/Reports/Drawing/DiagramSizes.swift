/// The size of a vertex in a layered graph, measured from the line that runs through it.
struct Extent: Hashable, Sendable {
  /// Across the flow, on each side of the line.
  var before: Double
  var after: Double
  /// Along the flow.
  var length: Double
  /// The minimum distance to neighbours across the flow, on each side.
  var margin: Double
}

/// The sizes of everything in one diagram.
struct DiagramSizes: Sendable {
  let diagram: Diagram
  let flow: Flow

  static let boxText = TextMetrics(size: 13)
  static let labelText = TextMetrics(size: 12)
  static let entryRadius = 6.0
  /// The distance between arrows at the side of a box.
  static let portGap = 14.0
  /// Half the distance between the legs of an arrow that turns round.
  static let turnRadius = 7.0
  /// The distance between a line and its label.
  static let labelGap = 4.0

  func extent(of role: LayeredGraph.Role) -> Extent {
    switch role {
    case .entry:
      let radius = Self.entryRadius
      return Extent(before: radius, after: radius, length: 2 * radius, margin: 12)
    case .box(let index): return extent(ofBox: index)
    case .operation(let index): return extent(ofOperation: diagram.boxes[index])
    case .bend: return Extent(before: 0, after: 0, length: 0, margin: 8)
    case .label(let arrow): return extent(ofLabel: diagram.arrows[arrow].label)
    case .turn(let arrow): return extent(ofTurn: diagram.arrows[arrow].label)
    }
  }

  func labelSize(_ lines: [String]) -> (width: Double, height: Double) {
    (Self.labelText.width(of: lines).rounded(.up), Self.labelText.lineHeight * Double(lines.count))
  }

  private func extent(ofBox index: Int) -> Extent {
    let lines = diagram.boxes[index]
    let width = max(Self.boxText.width(of: lines.map(\.whole)) + 28, 56).rounded(.up)
    let height = Self.boxText.lineHeight * Double(lines.count) + 16
    let (breadth, length) = flow == .downward ? (width, height) : (height, width)
    let half = breadth / 2
    return Extent(before: half, after: half, length: length, margin: 13)
  }

  private func extent(ofOperation lines: [Diagram.Line]) -> Extent {
    let (width, height) = labelSize(lines.map(\.whole))
    let (breadth, length) = flow == .downward ? (width + 16, height + 8) : (height + 8, width + 16)
    return Extent(before: breadth / 2, after: breadth / 2, length: length, margin: 9)
  }

  private func extent(ofLabel lines: [String]) -> Extent {
    let (width, height) = labelSize(lines)
    switch flow {
    case .downward:
      return Extent(before: 3, after: Self.labelGap + width, length: height, margin: 7)
    case .rightward:
      return Extent(before: height + 3, after: 2, length: width, margin: 4)
    }
  }

  private func extent(ofTurn lines: [String]) -> Extent {
    let (width, height) = labelSize(lines)
    let (breadth, length) = flow == .downward ? (width, height) : (height, width)
    let half = max(breadth / 2, Self.turnRadius)
    return Extent(
      before: half, after: half, length: Self.turnRadius + Self.labelGap + length,
      margin: flow == .downward ? 7 : 4)
  }
}
