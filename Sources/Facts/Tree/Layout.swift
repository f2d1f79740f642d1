@_spi(RawSyntax) import SwiftSyntax

/// A node and the buffer of its children, fetched once.
///
/// swift-syntax checks the kind of a node twice before it returns the buffer, and most views read several
/// children.
struct Layout {
  let node: Node
  /// Empty for a token. An absent child is nil.
  let children: RawSyntaxBuffer

  init(_ node: Node) {
    self.node = node
    children = node.raw.layoutView?.children ?? RawSyntaxBuffer(UnsafeBufferPointer(start: nil, count: 0))
  }

  /// The child at an index that the grammar always fills.
  func child<View: NodeView>(_ index: Int) -> View {
    guard let view: View = optional(index) else {
      preconditionFailure("the parser fills this place of every \(node.kind)")
    }
    return view
  }

  /// The child at an index; nil where it is absent. Odd indices hold the children that the grammar names,
  /// even ones unexpected nodes.
  func optional<View: NodeView>(_ index: Int) -> View? {
    children[index].map { View(node: Node(raw: $0)) }
  }
}

/// A view that names the children of its node.
protocol LayoutView: NodeView {
  var layout: Layout { get }

  init(layout: Layout)
}

extension LayoutView {
  var node: Node { layout.node }

  init(node: Node) { self.init(layout: Layout(node)) }
}
