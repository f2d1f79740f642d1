/// The extent of each rank along the flow, given by its longest vertex.
struct Bands: Sendable {
  private(set) var starts: [Double]
  private(set) var ends: [Double]
  var length: Double { ends.last ?? 0 }

  init(_ graph: LayeredGraph, _ placement: Placement, _ ports: Ports) {
    var lengths = [Double](repeating: 0, count: graph.rankCount)
    for vertex in graph.vertices {
      lengths[vertex.rank] = max(lengths[vertex.rank], vertex.extent.length)
    }
    // Ranks without segments between them have a gap, too.
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

  /// Room for the arrow's head, and more for a longer distance so that the bend is not too steep.
  private static func gap(bridging distance: Double) -> Double {
    min(24 + distance * 0.3, 80).rounded()
  }
}
