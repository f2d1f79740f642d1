/// The positions where segments touch their vertices, as distances from the line through the vertex.
struct Ports: Sendable {
  /// By index of the segment: at its upper and at its lower end.
  private(set) var upper: [Double]
  private(set) var lower: [Double]

  init(_ graph: LayeredGraph, _ order: RankOrder) {
    upper = [Double](repeating: 0, count: graph.segments.count)
    lower = upper
    let (above, below) = graph.segmentsByVertex
    for (index, vertex) in graph.vertices.enumerated() {
      switch vertex.role {
      case .box:
        spread(Self.sorted(above[index], by: \.upper, graph, order), vertex, \.lower)
        spread(Self.sorted(below[index], by: \.lower, graph, order), vertex, \.upper)
      case .turn:
        let legs = Self.sorted(above[index], by: \.upper, graph, order)
        for (leg, side) in zip(legs, [-1.0, 1.0]) { lower[leg] = side * DiagramSizes.turnRadius }
      case .entry, .operation, .label, .bend: break
      }
    }
  }

  /// Sorted by the order of the vertices at their other ends.
  private static func sorted(
    _ segments: [Int], by end: KeyPath<LayeredGraph.Segment, Int>, _ graph: LayeredGraph,
    _ order: RankOrder
  ) -> [Int] {
    segments.sorted {
      order.places[graph.segments[$0][keyPath: end]] < order.places[graph.segments[$1][keyPath: end]]
    }
  }

  /// Spreads the ports around the middle of a box, in the order of their other ends.
  private mutating func spread(
    _ segments: [Int], _ box: LayeredGraph.Vertex, _ end: WritableKeyPath<Ports, [Double]>
  ) {
    guard segments.count > 1 else { return }
    let gap = Self.gap(segments.count, box)
    for (place, segment) in segments.enumerated() {
      self[keyPath: end][segment] = (Double(place) - Double(segments.count - 1) / 2) * gap
    }
  }

  private static func gap(_ count: Int, _ box: LayeredGraph.Vertex) -> Double {
    let room = box.extent.before + box.extent.after - 12
    return min(room / Double(count), 2 * DiagramSizes.portGap)
  }
}

extension Ports {
  /// After placement: moves ports that are slightly off a straight line onto it.
  mutating func settle(_ graph: LayeredGraph, _ order: RankOrder, _ placement: Placement) {
    let (above, below) = graph.segmentsByVertex
    for (index, vertex) in graph.vertices.enumerated() {
      guard case .box = vertex.role else { continue }
      let upper = Self.sorted(above[index], by: \.upper, graph, order)
      let wishesAbove = upper.map {
        placement.lines[graph.segments[$0].upper] + self.upper[$0] - placement.lines[index]
      }
      settle(upper, wishes: wishesAbove, vertex, \.lower)
      let lower = Self.sorted(below[index], by: \.lower, graph, order)
      let wishesBelow = lower.map {
        placement.lines[graph.segments[$0].lower] + self.lower[$0] - placement.lines[index]
      }
      settle(lower, wishes: wishesBelow, vertex, \.upper)
    }
  }

  private mutating func settle(
    _ segments: [Int], wishes: [Double], _ box: LayeredGraph.Vertex,
    _ end: WritableKeyPath<Ports, [Double]>
  ) {
    let gap = min(DiagramSizes.portGap, Self.gap(segments.count, box))
    let items = segments.enumerated().map { place, segment in
      let now = self[keyPath: end][segment]
      let wish = abs(wishes[place] - now) <= Self.reach ? wishes[place] : now
      return IsotonicFit.Item(
        wishes: [IsotonicFit.Wish(value: wish - Double(place) * gap, weight: 1)], now: now)
    }
    let limit = box.extent.before - 10
    let last = Double(segments.count - 1) * gap
    for (place, value) in IsotonicFit(items, by: .mean).values.enumerated() {
      self[keyPath: end][segments[place]] =
        max(-limit, min(value, limit - last)) + Double(place) * gap
    }
  }

  /// The maximum distance that a port moves.
  private static let reach = 20.0
}
