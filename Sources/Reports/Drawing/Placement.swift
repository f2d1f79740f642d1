/// The positions of vertices across the flow: in the order of their rank, with minimum distances, and such
/// that arrows are short and straight.
///
/// The best positions are computed rank by rank from the neighbours in other ranks. First by squared
/// distances (the mean), which spreads everything well; then by distances (the median), which straightens
/// lines.
struct Placement: Sendable {
  /// The position of the line through each vertex; the least coordinate of anything is 0.
  private(set) var lines: [Double]
  private(set) var breadth = 0.0

  private struct Link {
    var other: Int
    /// Added to the other vertex's line to make the segment straight.
    var offset: Double
    var weight: Double
  }

  private let graph: LayeredGraph
  private let order: RankOrder
  private var above: [[Link]] = []
  private var below: [[Link]] = []

  init(_ graph: LayeredGraph, _ order: RankOrder, _ ports: Ports) {
    self.graph = graph
    self.order = order
    lines = [Double](repeating: 0, count: graph.vertices.count)
    above = [[Link]](repeating: [], count: graph.vertices.count)
    below = above
    for (index, segment) in graph.segments.enumerated() {
      let offset = ports.upper[index] - ports.lower[index]
      let weight = weight(of: segment)
      above[segment.lower].append(Link(other: segment.upper, offset: offset, weight: weight))
      below[segment.upper].append(Link(other: segment.lower, offset: -offset, weight: weight))
    }
    place()
    lines = Straightening(graph, order, ports, lines: lines).lines
    moveToOrigin()
  }

  /// The straightness of long arrows has priority. Of a short arrow's ends the lower one has more weight:
  /// fewer arrows enter a box from above than leave below, so there is more room.
  private func weight(of segment: LayeredGraph.Segment) -> Double {
    if isFixedPoint(segment.upper) { return 2 }
    return isFixedPoint(segment.lower) ? 3 : 8
  }

  private func isFixedPoint(_ vertex: Int) -> Bool {
    switch graph.vertices[vertex].role {
    case .entry, .box, .operation: true
    case .label, .bend, .turn: false
    }
  }

  private mutating func place() {
    for rank in order.ranks.indices { fit(rank, .packed) }
    for _ in 0..<4 {
      for rank in order.ranks.indices { fit(rank, .mean, above) }
      for rank in order.ranks.indices.reversed() { fit(rank, .mean, below) }
    }
    let both = zip(above, below).map { $0 + $1 }
    for aim in [Aim](repeating: .mean, count: 12) + [Aim](repeating: .median, count: 12) {
      for rank in order.ranks.indices { fit(rank, aim, both) }
      for rank in order.ranks.indices.reversed() { fit(rank, aim, both) }
    }
  }

  private enum Aim { case packed, mean, median }

  private mutating func fit(_ rank: Int, _ aim: Aim, _ links: [[Link]] = []) {
    let vertices = order.ranks[rank]
    var space = 0.0
    var items: [IsotonicFit.Item] = []
    for (place, vertex) in vertices.enumerated() {
      if place > 0 { space += graph.distance(vertices[place - 1], vertex) }
      let wishes =
        aim == .packed
        ? []
        : links[vertex].map { link in
          IsotonicFit.Wish(value: lines[link.other] + link.offset - space, weight: link.weight)
        }
      let now = aim == .packed ? 0 : lines[vertex] - space
      items.append(IsotonicFit.Item(wishes: wishes, now: now))
      lines[vertex] = space
    }
    let fit = IsotonicFit(items, by: aim == .median ? .median : .mean)
    for (vertex, value) in zip(vertices, fit.values) { lines[vertex] += value }
  }

  private mutating func moveToOrigin() {
    let extents = graph.vertices.map(\.extent)
    let least = zip(lines, extents).map { $0 - $1.before }.min() ?? 0
    for vertex in lines.indices { lines[vertex] -= least }
    breadth = zip(lines, extents).map { $0 + $1.after }.max() ?? 0
  }
}
