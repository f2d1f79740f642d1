/// Converts the positions of vertices to frames and curves.
///
/// Within the band of a rank an arrow runs straight through its own vertex, and it bends only between bands,
/// where nothing else is. So it never touches a box or label other than its own.
struct EdgeRouting: Sendable {
  private let graph: LayeredGraph
  private let order: RankOrder
  private let placement: Placement
  private let bands: Bands
  private let sizes: DiagramSizes
  /// By segment: the positions of its ends across the flow.
  private let ends: [LayeredGraph.Segment: (upper: Double, lower: Double)]

  init(
    _ graph: LayeredGraph, _ order: RankOrder, _ placement: Placement, _ ports: Ports, _ bands: Bands,
    _ sizes: DiagramSizes
  ) {
    self.graph = graph
    self.order = order
    self.placement = placement
    self.bands = bands
    self.sizes = sizes
    let pairs = graph.segments.enumerated().map { index, segment in
      (
        segment,
        (
          upper: placement.lines[segment.upper] + ports.upper[index],
          lower: placement.lines[segment.lower] + ports.lower[index]
        )
      )
    }
    ends = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// The frame is as long as its band, so that the boxes of a rank are aligned.
  func frame(ofBox index: Int) -> Rectangle {
    let vertex = graph.vertices[index]
    let extent = vertex.extent
    return sizes.flow.rectangle(
      along: bands.starts[vertex.rank], across: placement.lines[index] - extent.before,
      length: bands.ends[vertex.rank] - bands.starts[vertex.rank],
      breadth: extent.before + extent.after)
  }

  func middle(of index: Int) -> Point {
    let rank = graph.vertices[index].rank
    return sizes.flow.point(
      along: (bands.starts[rank] + bands.ends[rank]) / 2, across: placement.lines[index])
  }

  /// The centre of the entry dot, at the end of its rank, where its arrows begin.
  func middle(ofEntry index: Int) -> Point {
    let rank = graph.vertices[index].rank
    return sizes.flow.point(
      along: bands.ends[rank] - DiagramSizes.entryRadius, across: placement.lines[index])
  }

  func curve(along route: [Int]) -> Curve {
    var pen = Pen(sizes.flow)
    if route.count == 3, let span = arch(over: route[1]) {
      let along = bands.ends[graph.vertices[route[0]].rank]
      let isForward = placement.lines[route[0]] < placement.lines[route[2]]
      pen.move(to: Place(along: along, across: isForward ? span.lowerBound : span.upperBound))
      pen.arch(
        to: Place(along: along, across: isForward ? span.upperBound : span.lowerBound),
        reaching: bands.starts[graph.vertices[route[1]].rank])
      return pen.curve
    }
    for (first, second) in zip(route, route.dropFirst()) {
      let isDownward = graph.vertices[first].rank < graph.vertices[second].rank
      let segment =
        isDownward
        ? LayeredGraph.Segment(upper: first, lower: second, heading: .down)
        : LayeredGraph.Segment(upper: second, lower: first, heading: .up)
      let (from, to) = (graph.vertices[segment.upper].rank, graph.vertices[segment.lower].rank)
      guard let end = ends[segment] else { continue }
      let places = [
        Place(along: bands.ends[from], across: end.upper),
        Place(along: bands.starts[to], across: end.lower),
      ]
      let (start, goal) = isDownward ? (places[0], places[1]) : (places[1], places[0])
      if isTurn(first) { pen.turn(to: start) } else { pen.move(to: start) }
      pen.bend(to: goal)
    }
    return pen.curve
  }

  /// The ends of a wide arch, if the arrow can turn round in one because nothing else is below it; nil
  /// otherwise.
  private func arch(over turn: Int) -> ClosedRange<Double>? {
    guard isTurn(turn) else { return nil }
    let feet = ends.filter { $0.key.lower == turn }.map(\.value.upper).sorted()
    guard let first = feet.first, let last = feet.last, last - first > 2 * DiagramSizes.turnRadius,
      abs((first + last) / 2 - placement.lines[turn]) < (last - first) / 4
    else { return nil }
    let others = order.ranks[graph.vertices[turn].rank].filter { $0 != turn }
    let isFree = others.allSatisfy { !(first...last).contains(placement.lines[$0]) }
    return isFree ? first...last : nil
  }

  private func isTurn(_ vertex: Int) -> Bool {
    switch graph.vertices[vertex].role {
    case .turn: true
    case .entry, .box, .operation, .label, .bend: false
    }
  }
}

extension EdgeRouting {
  func label(of arrow: Int) -> DiagramLayout.Label? {
    let lines = sizes.diagram.arrows[arrow].label
    guard !lines.isEmpty else { return nil }
    for index in graph.routes[arrow] {
      switch graph.vertices[index].role {
      case .label: return label(lines, beside: index)
      case .turn: return label(lines, behind: index)
      case .entry, .box, .operation, .bend: continue
      }
    }
    return nil
  }

  /// A label in the middle of the band, above or beside its line.
  private func label(_ lines: [String], beside index: Int) -> DiagramLayout.Label {
    let (width, height) = sizes.labelSize(lines)
    let middle = middle(of: index)
    let gap = DiagramSizes.labelGap
    var frame = Rectangle(
      x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
    switch (sizes.flow, graph.vertices[index].labelSide) {
    case (.downward, .usual):
      frame.x = middle.x + gap
      return DiagramLayout.Label(lines: lines, frame: frame, alignment: .leading)
    case (.downward, .opposite):
      frame.x = middle.x - gap - width
      return DiagramLayout.Label(lines: lines, frame: frame, alignment: .trailing)
    case (.rightward, .usual), (.rightward, .opposite):
      frame.y = middle.y - height - 2
      return DiagramLayout.Label(lines: lines, frame: frame, alignment: .centered)
    }
  }

  private func label(_ lines: [String], behind index: Int) -> DiagramLayout.Label {
    let (width, height) = sizes.labelSize(lines)
    let bulge = arch(over: index) == nil ? DiagramSizes.turnRadius : 0
    let edge = bands.starts[graph.vertices[index].rank] + bulge + DiagramSizes.labelGap
    let line = placement.lines[index]
    switch sizes.flow {
    case .downward:
      let frame = Rectangle(x: line - width / 2, y: edge, width: width, height: height)
      return DiagramLayout.Label(lines: lines, frame: frame, alignment: .centered)
    case .rightward:
      let frame = Rectangle(x: edge, y: line - height / 2, width: width, height: height)
      return DiagramLayout.Label(lines: lines, frame: frame, alignment: .leading)
    }
  }
}
