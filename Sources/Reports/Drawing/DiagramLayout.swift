/// Where everything in a diagram stands.
///
/// States in columns or rows by their distance from the entry, arrows between them through free
/// space only (Sugiyama's method, with labels as vertices of their own).
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
  /// By box of the diagram.
  package var boxes: [Rectangle]
  /// By arrow of the diagram.
  package var arrows: [Arrow]
  /// The middle of the dot; nil where there is no first box.
  package var entry: Point?
  /// From the dot to the first boxes.
  package var entries: [Curve]
  /// How often pieces of arrows cross.
  package var crossings: Int

  /// Of some layouts the one with few crossings that needs little room on a page of the usual shape.
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

  /// The share of a page in a browser, as a measure of how small the drawing is going to be shown; a crossing is as
  /// bad as some more of it.
  private var cost: Double { max(width / 1000, height / 800) + 0.03 * Double(crossings) }
}
