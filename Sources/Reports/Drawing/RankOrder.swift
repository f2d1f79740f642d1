/// The order of the vertices in each rank, chosen to reduce crossings.
///
/// The usual heuristic: each vertex moves to the mean position of its neighbours in the previous rank, in
/// several sweeps down and up; then neighbours are swapped where that helps (Sugiyama, Tagawa and Toda 1981;
/// Gansner and others 1993). It runs from several initial orders and also with medians. The best order is
/// kept.
struct RankOrder: Sendable {
  private(set) var ranks: [[Int]]
  /// By vertex: its index in its rank.
  private(set) var places: [Int]
  private let above: [[Int]]
  private let below: [[Int]]

  init(_ graph: LayeredGraph) {
    let segments = graph.segmentsByVertex
    above = segments.above.map { $0.map { graph.segments[$0].upper } }
    below = segments.below.map { $0.map { graph.segments[$0].lower } }
    ranks = [[Int]](repeating: [], count: graph.rankCount)
    places = [Int](repeating: 0, count: graph.vertices.count)
    let walk = Self.walk(graph, above: above, below: below)
    for vertex in walk { ranks[graph.vertices[vertex].rank].append(vertex) }
    for rank in ranks.indices { notePlaces(in: rank) }
    improve()
  }

  private mutating func improve() {
    let first = self
    improve(by: .mean)
    for aim in [IsotonicFit.Aim.median, .mean] where crossings > 0 {
      var other = first
      // The last attempt starts from the mirrored order, so that ties are resolved differently.
      if aim == .mean { other.mirror() }
      other.improve(by: aim)
      if other.crossings < crossings { self = other }
    }
  }

  private mutating func mirror() {
    for rank in ranks.indices {
      ranks[rank].reverse()
      notePlaces(in: rank)
    }
  }

  /// A depth-first order, so that connected vertices are near each other.
  private static func walk(_ graph: LayeredGraph, above: [[Int]], below: [[Int]]) -> [Int] {
    var order: [Int] = []
    var seen: Set<Int> = []
    let first = graph.entries.first.map { [$0[0]] } ?? []
    for root in first + Array(graph.vertices.indices) {
      var stack = [root]
      while let vertex = stack.popLast() {
        guard seen.insert(vertex).inserted else { continue }
        order.append(vertex)
        stack += (below[vertex] + above[vertex]).reversed()
      }
    }
    return order
  }

  private mutating func improve(by aim: IsotonicFit.Aim) {
    var best = self
    var bestCrossings = crossings
    for round in 0..<roundCount where bestCrossings > 0 {
      if round % 2 == 0 {
        for rank in ranks.indices { sort(rank, by: above, aim) }
      } else {
        for rank in ranks.indices.reversed() { sort(rank, by: below, aim) }
      }
      for _ in 0..<4 {
        if swapNeighbours().isEmpty { break }
      }
      let crossings = crossings
      if crossings < bestCrossings {
        best = self
        bestCrossings = crossings
      }
    }
    self = best
  }

  /// Fewer rounds for large drawings, which would otherwise take seconds.
  private var roundCount: Int { max(4, min(32, 24_000 / max(places.count, 1))) }

  private mutating func notePlaces(in rank: Int) {
    for (place, vertex) in ranks[rank].enumerated() { places[vertex] = place }
  }

  private mutating func sort(_ rank: Int, by neighbours: [[Int]], _ aim: IsotonicFit.Aim) {
    let keys = Dictionary(
      uniqueKeysWithValues: ranks[rank].map { vertex in
        (vertex, place(amid: neighbours[vertex], aim) ?? Double(places[vertex]))
      })
    ranks[rank].sort { (keys[$0] ?? 0, places[$0]) < (keys[$1] ?? 0, places[$1]) }
    notePlaces(in: rank)
  }

  private func place(amid vertices: [Int], _ aim: IsotonicFit.Aim) -> Double? {
    guard !vertices.isEmpty else { return nil }
    switch aim {
    case .mean: return Double(vertices.reduce(0) { $0 + places[$1] }) / Double(vertices.count)
    case .median:
      let sorted = vertices.map { places[$0] }.sorted()
      return Double(sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    }
  }
}

extension RankOrder {
  /// The number of crossings between segments.
  var crossings: Int { ranks.indices.dropLast().reduce(0) { $0 + crossings(below: $1) } }

  private func crossings(below rank: Int) -> Int {
    let targets = ranks[rank].flatMap { vertex in below[vertex].map { places[$0] }.sorted() }
    var counts = PlaceCounts(ranks[rank + 1].count)
    return targets.reduce(0) { sum, place in
      defer { counts.add(place) }
      return sum + counts.count(after: place)
    }
  }

  /// Swaps neighbours that reduce crossings; returns the ranks that changed.
  fileprivate mutating func swapNeighbours() -> Set<Int> {
    var moved: Set<Int> = []
    for rank in ranks.indices {
      for place in ranks[rank].indices.dropLast() {
        let (left, right) = (ranks[rank][place], ranks[rank][place + 1])
        let now = crossings(left, right, above) + crossings(left, right, below)
        if now == 0 { continue }
        if crossings(right, left, above) + crossings(right, left, below) < now {
          ranks[rank].swapAt(place, place + 1)
          notePlaces(in: rank, at: place)
          moved.insert(rank)
        }
      }
    }
    return moved
  }

  private mutating func notePlaces(in rank: Int, at place: Int) {
    places[ranks[rank][place]] = place
    places[ranks[rank][place + 1]] = place + 1
  }

  private func crossings(_ left: Int, _ right: Int, _ neighbours: [[Int]]) -> Int {
    neighbours[left].reduce(0) { sum, first in
      sum + neighbours[right].count { places[$0] < places[first] }
    }
  }
}

/// Counts of numbers below a limit, with fast prefix sums (a Fenwick tree).
private struct PlaceCounts {
  private var sums: [Int]
  private var total = 0

  init(_ limit: Int) { sums = [Int](repeating: 0, count: limit + 1) }

  mutating func add(_ place: Int) {
    total += 1
    var index = place + 1
    while index < sums.count {
      sums[index] += 1
      index += index & -index
    }
  }

  func count(after place: Int) -> Int {
    var index = place + 1
    var sum = 0
    while index > 0 {
      sum += sums[index]
      index -= index & -index
    }
    return total - sum
  }
}
