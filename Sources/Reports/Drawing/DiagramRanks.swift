/// The rank of each box in a layered graph: states have odd ranks, operations the even ranks between them.
///
/// The objective is the least weighted sum of arrow lengths, where arrows upwards or within a rank cost more.
/// Gansner and others (1993) find the optimum for acyclic graphs with the network simplex algorithm. State
/// diagrams have many cycles and about twenty boxes, so this is a local search: each box moves to its best
/// rank until no move helps.
struct DiagramRanks: Hashable, Sendable {
  /// The objective for the ranks of states.
  enum Aim: CaseIterable, Hashable, Sendable {
    /// The rank is the number of arrows from the entry.
    case distance
    case shortArrows
  }

  /// By index of the diagram's box.
  private(set) var ranks: [Int]
  private(set) var rankCount: Int

  init(_ diagram: Diagram, _ aim: Aim) {
    let links = Links(diagram)
    var depths = links.distances(from: diagram.starts)
    if aim == .shortArrows { links.shorten(&depths, fixed: Set(diagram.starts)) }
    let deepest = diagram.boxes.indices.filter { !links.isOperation[$0] }.map { depths[$0] }.max() ?? 0
    rankCount = 2 * deepest + 3
    ranks = diagram.boxes.indices.map { links.isOperation[$0] ? 0 : 2 * depths[$0] + 1 }
    var taken = [Int](repeating: 0, count: rankCount)
    for node in diagram.boxes.indices where links.isOperation[node] {
      let rank = links.rank(ofOperation: node, ranks, taken)
      ranks[node] = rank
      taken[rank] += 1
    }
  }
}

/// The adjacency of a diagram's boxes.
private struct Links {
  struct Link {
    var from: Int
    var to: Int
    var weight: Double
  }

  let isOperation: [Bool]
  /// By index of the box.
  private var before: [[Int]]
  private var after: [[Int]]
  /// By state: the links that begin or end there. Operations between states are contracted.
  private var links: [[Link]]

  init(_ diagram: Diagram) {
    isOperation = diagram.boxes.indices.map { diagram.look(of: $0) == .operation }
    before = [[Int]](repeating: [], count: diagram.boxes.count)
    after = before
    links = before.map { _ in [] }
    for arrow in diagram.arrows {
      before[arrow.to].append(arrow.from)
      after[arrow.from].append(arrow.to)
    }
    for arrow in diagram.arrows where !isOperation[arrow.from] && !isOperation[arrow.to] {
      add(Link(from: arrow.from, to: arrow.to, weight: 1))
    }
    for node in diagram.boxes.indices where isOperation[node] {
      let weight = 1 / Double(max(before[node].count, after[node].count, 1))
      for from in before[node] {
        for to in after[node] where from != to { add(Link(from: from, to: to, weight: weight)) }
      }
    }
  }

  private mutating func add(_ link: Link) {
    links[link.from].append(link)
    links[link.to].append(link)
  }
}

extension Links {
  /// The number of arrows from the start states to each state. A state that is only reached by an operation
  /// from any state has distance 1 or more.
  func distances(from starts: [Int]) -> [Int] {
    var distances = [Int?](repeating: nil, count: isOperation.count)
    for start in starts { distances[start] = 0 }
    visit(from: starts, &distances)
    for node in isOperation.indices where isOperation[node] && before[node].isEmpty {
      let reached = after[node].filter { distances[$0] == nil }
      for box in reached { distances[box] = starts.isEmpty ? 0 : 1 }
      visit(from: reached, &distances)
    }
    for box in isOperation.indices where !isOperation[box] && distances[box] == nil {
      distances[box] = 0
      visit(from: [box], &distances)
    }
    return distances.map { $0 ?? 0 }
  }

  private func visit(from first: [Int], _ distances: inout [Int?]) {
    var queue = first
    var place = 0
    while place < queue.count {
      let box = queue[place]
      place += 1
      let next = links[box].filter { $0.from == box }.map(\.to).sorted()
      for other in next where distances[other] == nil {
        distances[other] = (distances[box] ?? 0) + 1
        queue.append(other)
      }
    }
  }

  /// Moves states to other ranks while that reduces the cost. The number of rounds is limited, because each
  /// visits all links.
  func shorten(_ depths: inout [Int], fixed: Set<Int>) {
    let deepest = (depths.max() ?? 0) + 2
    for _ in 0..<8 {
      var moved = false
      for box in depths.indices where !isOperation[box] && !fixed.contains(box) {
        let costs = (0...deepest).map { cost(of: box, at: $0, depths) }
        let best = costs.indices.min { (costs[$0], $0) < (costs[$1], $1) } ?? depths[box]
        guard costs[best] < costs[depths[box]] - 0.01 else { continue }
        depths[box] = best
        moved = true
      }
      if !moved { break }
    }
    closeGaps(in: &depths)
  }

  private func cost(of box: Int, at depth: Int, _ depths: [Int]) -> Double {
    links[box].reduce(0) { sum, link in
      let from = link.from == box ? depth : depths[link.from]
      let to = link.to == box ? depth : depths[link.to]
      let length = Double(to - from)
      // An arrow within a rank needs a turn; one upwards goes against the reading direction.
      let cost = length > 0 ? length : length == 0 ? 2.5 : 0.5 - length
      return sum + cost * link.weight
    }
  }

  private func closeGaps(in depths: inout [Int]) {
    let used = Set(depths.indices.filter { !isOperation[$0] }.map { depths[$0] }).sorted()
    let places = Dictionary(uniqueKeysWithValues: zip(used, used.indices))
    for box in depths.indices { depths[box] = places[depths[box]] ?? 0 }
  }

  /// The rank with the least cost between the operation's sources and targets; prefers ranks with few
  /// operations.
  func rank(ofOperation node: Int, _ ranks: [Int], _ taken: [Int]) -> Int {
    let costs = stride(from: 0, to: taken.count, by: 2).map { rank in
      let sources = before[node].reduce(0.0) { $0 + Self.cost(rank - ranks[$1]) }
      let targets = after[node].reduce(0.0) { $0 + Self.cost(ranks[$1] - rank) }
      return sources + targets + 0.25 * Double(taken[rank])
    }
    return 2 * (costs.indices.min { (costs[$0], $0) < (costs[$1], $1) } ?? 0)
  }

  private static func cost(_ length: Int) -> Double {
    length > 0 ? Double(length) : 0.5 - Double(length)
  }
}
