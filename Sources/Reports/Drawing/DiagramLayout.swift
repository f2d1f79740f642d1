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

  /// The flow that needs less room on a page of the usual shape.
  package init(_ diagram: Diagram) {
    let layouts = Flow.allCases.map { DiagramLayout(diagram, flow: $0) }
    self = layouts.min { $0.pageShare < $1.pageShare } ?? layouts[0]
  }

  package init(_ diagram: Diagram, flow: Flow) {
    let sizes = DiagramSizes(diagram: diagram, flow: flow)
    var graph = LayeredGraph(diagram, sizes: sizes)
    let order = RankOrder(graph)
    if flow == .downward { graph.turnLabelsOfPairs(in: order, diagram) }
    var ports = Ports(graph, order)
    let placement = Placement(graph, order, ports)
    ports.settle(graph, order, placement)
    let bands = Bands(graph, placement, ports)
    let routing = EdgeRouting(graph, order, placement, ports, bands, sizes)

    let size = flow.rectangle(
      along: 0, across: 0, length: bands.length, breadth: placement.breadth)
    width = size.width
    height = size.height
    boxes = diagram.boxes.indices.map(routing.frame(ofBox:))
    arrows = graph.routes.indices.map {
      Arrow(curve: routing.curve(along: graph.routes[$0]), label: routing.label(of: $0))
    }
    entries = graph.entries.map(routing.curve(along:))
    entry = graph.entries.first.map { routing.middle(of: $0[0]) }
  }

  /// Of a page in a browser, as a measure of how small the drawing is going to be shown.
  private var pageShare: Double { max(width / 1000, height / 800) }
}
