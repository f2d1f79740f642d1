@_spi(RawSyntax) import SwiftSyntax

/// A node of the parser's tree, read where it lies: its layout, and the offset of its first byte.
///
/// The typed nodes of swift-syntax make an entry for each child they are asked for and count
/// references on every access, which costs as much as two thirds of parsing when a walk looks at
/// everything. A `Node` is two words that own nothing, and the views over it (`ExprSyntax` and the
/// rest of this folder, named like their typed twins) are the same two words. None of them must
/// outlive the tree.
struct Node {
  let raw: RawSyntax
  /// Where its leading trivia starts.
  let start: Int

  init(_ tree: SourceFileSyntax) {
    raw = tree.raw
    start = 0
  }

  fileprivate init(raw: RawSyntax, start: Int) {
    self.raw = raw
    self.start = start
  }

  var kind: SyntaxKind { raw.kind }
  var end: Int { start + raw.byteLength }
  /// Without the trivia around it.
  var textStart: Int { start + raw.leadingTriviaByteLength }
  var textEnd: Int { end - raw.trailingTriviaByteLength }

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
    var offset = start
    for earlier in 0..<index {
      if let earlier = layout[earlier] { offset += earlier.byteLength }
    }
    return View(node: Node(raw: wanted, start: offset))
  }

  struct Children: Sequence {
    fileprivate let node: Node

    func makeIterator() -> Iterator { Iterator(node) }

    struct Iterator: IteratorProtocol {
      private let layout: RawSyntaxBuffer?
      private var index = 0
      private var offset: Int

      fileprivate init(_ node: Node) {
        layout = node.raw.layoutView?.children
        offset = node.start
      }

      mutating func next() -> Node? {
        guard let layout else { return nil }
        while index < layout.count {
          defer { index += 1 }
          guard let child = layout[index] else { continue }
          defer { offset += child.byteLength }
          return Node(raw: child, start: offset)
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

  /// The nodes around one, from the root down to its parent; none for what is not below the root.
  func path(to node: Node) -> [Node] {
    var path = [self]
    while let last = path.last, !(last == node) {
      let next = last.children.first {
        $0 == node || $0.start <= node.start && node.end <= $0.end && $0.raw.byteLength > 0
      }
      guard let next else { return [] }
      path.append(next)
    }
    return path.dropLast()
  }
}
