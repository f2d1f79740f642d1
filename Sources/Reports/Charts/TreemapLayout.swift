/// The rectangles of the map.
package struct TreemapLayout: Sendable {
  /// One rectangle; it follows the rectangles that contain it.
  package struct Tile: Hashable, Sendable {
    package enum Role: Hashable, Sendable {
      /// Contains other rectangles, below its label if it has one.
      case frame(Label?)
      /// Contains no other rectangle.
      case leaf(Label?)
    }

    package struct Label: Hashable, Sendable {
      package var text: String
      /// Below the name; nil if there is no room.
      package var score: String?
    }

    package var frame: Rectangle
    package var role: Role
    /// The number of rectangles that contain it.
    package var depth: Int
    package var lines: Int
    package var words: String
    var node: TreemapNode
  }

  package let width: Double
  package let height: Double
  package private(set) var tiles: [Tile] = []

  static let labelText = TextMetrics(size: 11)
  private static let headHeight = 15.0
  private static let padding = 2.0
  /// A rectangle with a shorter side is not divided.
  private static let leastSide = 10.0

  package init(_ chart: TreemapChart, _ size: ChartSize) {
    (width, height) = size == .wide ? (760, 400) : (360, 480)
    let limit = size == .wide ? 1_000 : 400
    guard let root = TreemapBuilder(chart.files, limit: limit).root else { return }
    let frame = Rectangle(x: 0, y: 0, width: width, height: height)
    if root.children.isEmpty {
      place(root, in: frame, depth: 0)
    } else {
      // The root folder is the whole drawing and has no frame.
      placeChildren(of: root, in: frame, depth: 0)
    }
  }

  private mutating func placeChildren(of node: TreemapNode, in frame: Rectangle, depth: Int) {
    let frames = squarified(node.children.map { Double($0.lines) }, in: frame)
    for (child, frame) in zip(node.children, frames) { place(child, in: frame, depth: depth) }
  }

  private mutating func place(_ node: TreemapNode, in frame: Rectangle, depth: Int) {
    let edges = frame.rounded
    func add(_ role: Tile.Role) {
      tiles.append(
        Tile(
          frame: edges, role: role, depth: depth, lines: node.lines, words: node.words, node: node))
    }
    guard !node.children.isEmpty, frame.width >= Self.leastSide, frame.height >= Self.leastSide else {
      return add(.leaf(leafLabel(of: node, in: edges)))
    }
    let hasHead = edges.width >= 50 && edges.height >= 50
    let label =
      hasHead ? Self.labelText.fitting(node.label, width: (edges.width - 8) / TextMetrics.boldness) : nil
    let head = label == nil ? Self.padding : Self.headHeight
    add(.frame(label.map { Tile.Label(text: $0) }))
    let inner = Rectangle(
      x: frame.x + Self.padding, y: frame.y + head, width: frame.width - 2 * Self.padding,
      height: frame.height - head - Self.padding)
    placeChildren(of: node, in: inner, depth: depth + 1)
  }

  private func leafLabel(of node: TreemapNode, in frame: Rectangle) -> Tile.Label? {
    guard frame.height >= 15,
      let text = Self.labelText.fitting(node.label, width: frame.width - 6)
    else { return nil }
    let figure = node.kind == .smallerFiles ? "at most \(points(node.score))" : points(node.score)
    let score = node.score > 0 ? figure : ""
    return Tile.Label(
      text: text, score: frame.height >= 30 ? Self.labelText.fitting(score, width: frame.width - 6) : nil)
  }
}

extension Rectangle {
  /// Rounds the edges, not the sizes, so that neighbours still share an edge.
  fileprivate var rounded: Rectangle {
    func tenth(_ number: Double) -> Double { (number * 10).rounded() / 10 }
    let (left, top) = (tenth(x), tenth(y))
    return Rectangle(x: left, y: top, width: tenth(maxX) - left, height: tenth(maxY) - top)
  }
}
