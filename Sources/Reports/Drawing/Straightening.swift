/// Moves groups of vertices that are connected by straight segments. A single vertex cannot leave its group
/// without bending it; moving the whole group can align a chain of boxes that are almost in line.
struct Straightening: Sendable {
  private(set) var lines: [Double]

  private let graph: LayeredGraph
  private let order: RankOrder
  /// By segment: the distance by which its lower end must move to make it straight, if both lines are at 0.
  private let offsets: [Double]
  private let above: [[Int]]
  private let below: [[Int]]
  private var groups: [Int] = []

  /// Larger deviations are intended, as for a box in the middle between its neighbours.
  private static let reach = 18.0
  private static let tolerance = 0.01

  init(_ graph: LayeredGraph, _ order: RankOrder, _ ports: Ports, lines: [Double]) {
    self.graph = graph
    self.order = order
    self.lines = lines
    offsets = zip(ports.upper, ports.lower).map { $0 - $1 }
    (above, below) = graph.segmentsByVertex
    for _ in 0..<8 {
      findGroups()
      if !moveGroups() { break }
    }
  }

  /// Positive if the lower end is too far left.
  private func error(of segment: Int) -> Double {
    let ends = graph.segments[segment]
    return lines[ends.upper] + offsets[segment] - lines[ends.lower]
  }

  private mutating func findGroups() {
    groups = Array(graph.vertices.indices)
    for segment in graph.segments.indices where abs(error(of: segment)) < Self.tolerance {
      let ends = graph.segments[segment]
      let (first, second) = (root(of: ends.upper), root(of: ends.lower))
      groups[max(first, second)] = min(first, second)
    }
    for vertex in groups.indices { groups[vertex] = root(of: vertex) }
  }

  private func root(of vertex: Int) -> Int {
    var root = vertex
    while groups[root] != root { root = groups[root] }
    return root
  }

  /// Returns false if nothing moved.
  private mutating func moveGroups() -> Bool {
    let members = Dictionary(grouping: graph.vertices.indices, by: { groups[$0] })
    var moved = false
    for group in members.keys.sorted() {
      let vertices = members[group] ?? []
      guard let way = Self.way(wishes(of: vertices)) else { continue }
      let room = room(around: vertices)
      let step = max(room.lowerBound, min(way, room.upperBound))
      guard abs(step) > Self.tolerance else { continue }
      for vertex in vertices { lines[vertex] += step }
      moved = true
    }
    return moved
  }

  /// The distance by which each neighbour outside the group would move it.
  private func wishes(of group: [Int]) -> [Double] {
    group.flatMap { vertex in
      above[vertex].filter { groups[graph.segments[$0].upper] != groups[vertex] }.map { error(of: $0) }
        + below[vertex].filter { groups[graph.segments[$0].lower] != groups[vertex] }.map { -error(of: $0) }
    }
  }

  /// The median of the wishes, if it is within reach; nil otherwise.
  private static func way(_ wishes: [Double]) -> Double? {
    let sorted = wishes.sorted()
    guard !sorted.isEmpty else { return nil }
    let candidates = [sorted[(sorted.count - 1) / 2], sorted[sorted.count / 2]]
    let near = candidates.filter { abs($0) <= reach }
    return near.min { abs($0) < abs($1) }
  }

  private func room(around group: [Int]) -> ClosedRange<Double> {
    let isMember = Set(group)
    var (left, right) = (-Self.reach, Self.reach)
    for vertex in group {
      let rank = order.ranks[graph.vertices[vertex].rank]
      let place = order.places[vertex]
      if place > 0, !isMember.contains(rank[place - 1]) {
        let least = lines[rank[place - 1]] + graph.distance(rank[place - 1], vertex)
        left = max(left, min(0, least - lines[vertex]))
      }
      if place + 1 < rank.count, !isMember.contains(rank[place + 1]) {
        let most = lines[rank[place + 1]] - graph.distance(vertex, rank[place + 1])
        right = min(right, max(0, most - lines[vertex]))
      }
    }
    return left...right
  }
}
