/// A diagram divided into ranks. Every box, every label and every place where an arrow passes a rank is a
/// vertex, so things can overlap only if vertices of a rank overlap.
///
/// ```
/// rank 0        the entry dot
/// rank 1        boxes of depth 0
/// rank 2        labels of the arrows between the depths 0 and 1, and from depth 0 to itself; operations
/// rank 3        boxes of depth 1
/// ```
struct LayeredGraph: Sendable {
  enum Role: Hashable, Sendable {
    case entry
    case box(Int)
    /// A box for operations, in which arrows join.
    case operation(Int)
    case label(arrow: Int)
    /// An arrow passes here.
    case bend(arrow: Int)
    /// An arrow between boxes of one rank turns round here.
    case turn(arrow: Int)
  }

  /// The side of the line on which a label is.
  enum LabelSide: Hashable, Sendable {
    /// Above or right of the line.
    case usual
    /// Left of the line.
    case opposite
  }

  struct Vertex: Hashable, Sendable {
    var role: Role
    var rank: Int
    var extent: Extent
    var labelSide = LabelSide.usual
  }

  /// A segment of an arrow, from one rank to the next.
  struct Segment: Hashable, Sendable {
    var upper: Int
    var lower: Int
    /// The direction of the arrow. Both directions can occur between the same vertices, as an operation may
    /// lead back to its source.
    var heading: Heading
  }

  enum Heading: Hashable, Sendable { case down, up }

  private(set) var vertices: [Vertex] = []
  private(set) var segments: [Segment] = []
  /// The vertices on the path of each arrow, including its boxes.
  private(set) var routes: [[Int]] = []
  /// Paths from the entry dot to the start boxes.
  private(set) var entries: [[Int]] = []
  private(set) var rankCount: Int

  init(_ diagram: Diagram, _ ranks: DiagramRanks, sizes: DiagramSizes) {
    rankCount = ranks.rankCount
    for box in diagram.boxes.indices {
      let role = diagram.look(of: box) == .operation ? Role.operation(box) : .box(box)
      add(role, rank: ranks.ranks[box], sizes.extent(of: role))
    }
    if !diagram.starts.isEmpty {
      let dot = add(.entry, rank: 0, sizes.extent(of: .entry))
      for start in diagram.starts { entries.append(join([dot, start])) }
    }
    for (index, arrow) in diagram.arrows.enumerated() {
      let steps = steps(of: index, from: vertices[arrow.from].rank, to: vertices[arrow.to].rank, diagram)
      let between = steps.map { add($0.role, rank: $0.rank, sizes.extent(of: $0.role)) }
      routes.append(join([arrow.from] + between + [arrow.to]))
    }
    makeRoomForArrows(at: diagram.boxes.indices)
  }

  /// Widens boxes so that all arrows fit at their sides.
  private mutating func makeRoomForArrows(at boxes: Range<Int>) {
    let (above, below) = segmentsByVertex
    for box in boxes {
      guard case .box = vertices[box].role else { continue }
      let count = Double(max(above[box].count, below[box].count))
      let half = max(vertices[box].extent.before, (count * DiagramSizes.portGap + 4) / 2)
      vertices[box].extent.before = half
      vertices[box].extent.after = half
    }
  }

  /// The vertices of an arrow between two ranks, in its direction. The label is in the rank with the fewest
  /// vertices.
  private func steps(
    of arrow: Int, from: Int, to: Int, _ diagram: Diagram
  ) -> [(role: Role, rank: Int)] {
    guard from != to else { return [(.turn(arrow: arrow), from + 1)] }
    let ranks = Array((min(from, to) + 1)..<max(from, to))
    let labelRanks = ranks.filter { $0 % 2 == 0 }
    let lines = { (rank: Int) in vertices.count { $0.rank == rank } }
    let labelRank = labelRanks.min { (lines($0), $0) < (lines($1), $1) }
    let isLabelled = !diagram.arrows[arrow].label.isEmpty
    let steps = ranks.map { rank in
      (role: isLabelled && rank == labelRank ? Role.label(arrow: arrow) : .bend(arrow: arrow), rank: rank)
    }
    return from < to ? steps : steps.reversed()
  }

  @discardableResult
  private mutating func add(_ role: Role, rank: Int, _ extent: Extent) -> Int {
    vertices.append(Vertex(role: role, rank: rank, extent: extent))
    return vertices.count - 1
  }

  private mutating func join(_ route: [Int]) -> [Int] {
    for (first, second) in zip(route, route.dropFirst()) {
      let isDownward = vertices[first].rank < vertices[second].rank
      segments.append(
        isDownward
          ? Segment(upper: first, lower: second, heading: .down)
          : Segment(upper: second, lower: first, heading: .up))
    }
    return route
  }
}

extension LayeredGraph {
  /// Puts the labels of two opposite arrows between the same boxes on the outer sides. Used for a downward
  /// flow only: in the other flow a label below its line would seem to belong to the next one.
  mutating func turnLabelsOfPairs(in order: RankOrder, _ diagram: Diagram) {
    for rank in order.ranks {
      for (left, right) in zip(rank, rank.dropFirst()) {
        guard case .label(let first) = vertices[left].role,
          case .label(let second) = vertices[right].role,
          diagram.arrows[first].from == diagram.arrows[second].to,
          diagram.arrows[first].to == diagram.arrows[second].from
        else { continue }
        let extent = vertices[left].extent
        vertices[left].labelSide = .opposite
        vertices[left].extent.before = extent.after
        vertices[left].extent.after = extent.before
      }
    }
  }

  /// By vertex: the indices of segments that end in it from above, and of those that begin in it.
  var segmentsByVertex: (above: [[Int]], below: [[Int]]) {
    var above = [[Int]](repeating: [], count: vertices.count)
    var below = above
    for (index, segment) in segments.enumerated() {
      above[segment.lower].append(index)
      below[segment.upper].append(index)
    }
    return (above, below)
  }

  /// The minimum distance between the lines of a vertex and its right neighbour.
  func distance(_ left: Int, _ right: Int) -> Double {
    let (left, right) = (vertices[left].extent, vertices[right].extent)
    return left.after + left.margin + right.margin + right.before
  }
}
