@_spi(RawSyntax) import SwiftSyntax

/// A node and the list of its children, fetched once.
///
/// The tree asks twice what kind of node it is before it hands out the list, and most views are asked
/// for several children.
struct Layout {
  let node: Node
  /// Empty for a token. A place that nothing fills is nil.
  let children: RawSyntaxBuffer

  init(_ node: Node) {
    self.node = node
    children = node.raw.layoutView?.children ?? RawSyntaxBuffer(UnsafeBufferPointer(start: nil, count: 0))
  }

  /// What stands at a place that is always filled.
  func child<View: NodeView>(_ index: Int) -> View {
    guard let view: View = optional(index) else {
      preconditionFailure("the parser fills this place of every \(node.kind)")
    }
    return view
  }

  /// What stands at a place; nil where nothing does. Odd places hold what the grammar names, the
  /// even ones what could not be parsed.
  func optional<View: NodeView>(_ index: Int) -> View? {
    children[index].map { View(node: Node(raw: $0)) }
  }
}

/// A view of a node whose children it names.
protocol LayoutView: NodeView {
  var layout: Layout { get }

  init(layout: Layout)
}

extension LayoutView {
  var node: Node { layout.node }

  init(node: Node) { self.init(layout: Layout(node)) }
}
