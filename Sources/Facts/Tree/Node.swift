@_spi(RawSyntax) import SwiftSyntax

/// A node of the parser's tree, read where it lies.
///
/// The typed nodes of swift-syntax make an entry for each child they are asked for and count
/// references on every access, which costs as much as two thirds of parsing when a walk looks at
/// everything. A `Node` is one word that owns nothing, and the views over it (`ExprSyntax` and the
/// rest of this folder, named like their typed twins) are the same word. None of them must outlive
/// the tree. Where a node stands is asked of `NodePlaces`.
struct Node {
  let raw: RawSyntax

  init(_ tree: SourceFileSyntax) { raw = tree.raw }

  init(raw: RawSyntax) { self.raw = raw }

  var kind: SyntaxKind { raw.kind }
  /// With the trivia around it.
  var byteLength: Int { raw.byteLength }

  /// Those that are there, in order.
  var children: Children { Children(node: self) }

  /// How many places there are for children, filled or not.
  var childCount: Int { raw.layoutView?.children.count ?? 0 }

  /// What stands at a place that is always filled.
  func child<View: NodeView>(_ index: Int) -> View {
    guard let view: View = optional(index) else {
      preconditionFailure("the parser fills this place of every \(kind)")
    }
    return view
  }

  /// What stands at a place; nil where nothing does. Odd places hold what the grammar names, the
  /// even ones what could not be parsed.
  func optional<View: NodeView>(_ index: Int) -> View? {
    guard let layout = raw.layoutView?.children, let wanted = layout[index] else { return nil }
    return View(node: Node(raw: wanted))
  }

  struct Children: Sequence {
    fileprivate let node: Node

    func makeIterator() -> Iterator { Iterator(node) }

    struct Iterator: IteratorProtocol {
      private let layout: RawSyntaxBuffer?
      private var index = 0

      fileprivate init(_ node: Node) { layout = node.raw.layoutView?.children }

      mutating func next() -> Node? {
        guard let layout else { return nil }
        while index < layout.count {
          defer { index += 1 }
          guard let child = layout[index] else { continue }
          return Node(raw: child)
        }
        return nil
      }
    }
  }
}

extension Node {
  /// Whether a token is missing in it, or something stands in it that could not be parsed.
  var hasError: Bool { Syntax(raw: raw, rawNodeArena: raw.arena).hasError }

  static func == (left: Node, right: Node) -> Bool { left.raw.id == right.raw.id }
}
