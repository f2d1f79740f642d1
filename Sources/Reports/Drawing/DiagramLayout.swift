/// The positions of everything in a diagram.
///
/// States are in columns or rows by their distance from the entry, and arrows run through free space only
/// (Sugiyama's method, with labels as vertices of their own).
package struct DiagramLayout: Hashable, Sendable {
  package struct Arrow: Hashable, Sendable {
    package var curve: Curve
    package var label: Label?
  }

  package struct Label: Hashable, Sendable {
    package var lines: [String]
    package var frame: Rectangle
    package var alignment: Alignment
  }

  package enum Alignment: Hashable, Sendable { case leading, centered, trailing }

  package var width: Double
  package var height: Double
  /// By index of the diagram's box.
  package var boxes: [Rectangle]
  /// By index of the diagram's arrow.
  package var arrows: [Arrow]
  /// The centre of the entry dot; nil without start boxes.
  package var entry: Point?
  /// From the entry dot to each start box.
  package var entries: [Curve]
  /// The number of crossings between segments of arrows.
  package var crossings: Int

  /// Computes several layouts and keeps the best: few crossings, and small on a page of the usual shape.
  package init(_ diagram: Diagram) {
    let ranks = DiagramRanks.Aim.allCases.map { DiagramRanks(diagram, $0) }
    let layouts = (ranks[0] == ranks[1] ? [ranks[0]] : ranks).flatMap { ranks in
      Flow.allCases.map { DiagramLayout(diagram, ranks, flow: $0) }
    }
    self = layouts.min { $0.cost < $1.cost } ?? layouts[0]
  }

  package init(_ diagram: Diagram, flow: Flow) {
    self.init(diagram, DiagramRanks(diagram, .distance), flow: flow)
  }

  init(_ diagram: Diagram, _ ranks: DiagramRanks, flow: Flow) {
    let sizes = DiagramSizes(diagram: diagram, flow: flow)
    var graph = LayeredGraph(diagram, ranks, sizes: sizes)
    let order = RankOrder(graph)
    if flow == .downward { graph.turnLabelsOfPairs(in: order, diagram) }
    var ports = Ports(graph, order)
    let placement = Placement(graph, order, ports)
    ports.settle(graph, order, placement)
    let bands = Bands(graph, placement, ports)
    let routing = EdgeRouting(graph, order, placement, ports, bands, sizes)

    let size = flow.rectangle(
      along: 0, across: 0, length: bands.length, breadth: placement.breadth)
    crossings = order.crossings
    width = size.width
    height = size.height
    boxes = diagram.boxes.indices.map(routing.frame(ofBox:))
    arrows = graph.routes.indices.map {
      Arrow(curve: routing.curve(along: graph.routes[$0]), label: routing.label(of: $0))
    }
    entries = graph.entries.map(routing.curve(along:))
    entry = graph.entries.first.map { routing.middle(ofEntry: $0[0]) }
  }

  /// The part of a browser page that the layout takes, which determines how small it is shown. A crossing
  /// costs as much as 3 % of a page.
  private var cost: Double { max(width / 1000, height / 800) + 0.03 * Double(crossings) }
}
