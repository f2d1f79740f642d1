/// How far along the flow each rank reaches: as far as its longest vertex.
struct Bands: Sendable {
  private(set) var starts: [Double]
  private(set) var ends: [Double]
  var length: Double { ends.last ?? 0 }

  init(_ graph: LayeredGraph, _ placement: Placement, _ ports: Ports) {
    var lengths = [Double](repeating: 0, count: graph.rankCount)
    for vertex in graph.vertices {
      lengths[vertex.rank] = max(lengths[vertex.rank], vertex.extent.length)
    }
    // Ranks that no line joins stand apart, too.
    var gaps = [Double](repeating: Self.gap(bridging: 0), count: graph.rankCount)
    if !gaps.isEmpty { gaps[gaps.count - 1] = 0 }
    for (index, segment) in graph.segments.enumerated() {
      let from = placement.lines[segment.upper] + ports.upper[index]
      let to = placement.lines[segment.lower] + ports.lower[index]
      let rank = graph.vertices[segment.upper].rank
      gaps[rank] = max(gaps[rank], Self.gap(bridging: abs(to - from)))
    }
    starts = []
    ends = []
    var position = 0.0
    for (length, gap) in zip(lengths, gaps) {
      starts.append(position)
      ends.append(position + length)
      position += length + gap
    }
  }

  /// Room for the arrow's head and for a bend that is not too steep.
  private static func gap(bridging distance: Double) -> Double {
    min(24 + distance * 0.3, 80).rounded()
  }
}
