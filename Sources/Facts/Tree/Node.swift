@_spi(RawSyntax) import SwiftSyntax

/// A node of the raw syntax tree, read in place.
///
/// The typed nodes of swift-syntax allocate an entry for each child and count references on every access. In
/// a walk over everything that costs as much as two thirds of parsing. A `Node` is one word that owns
/// nothing. The views over it (`ExprSyntax` and the others in this folder, named like their typed
/// counterparts) are the same word; those that name children also hold the buffer of children. No node or
/// view may outlive the tree. `NodeOffsets` knows the offsets of nodes.
struct Node {
  let raw: RawSyntax

  init(_ tree: SourceFileSyntax) { raw = tree.raw }

  init(raw: RawSyntax) { self.raw = raw }

  var kind: SyntaxKind { raw.kind }
  /// In bytes, including leading and trailing trivia.
  var byteLength: Int { raw.byteLength }

  /// The children that are present, in order.
  var children: Children { Children(Layout(self)) }

  /// The number of child slots, filled or not.
  var childCount: Int { raw.layoutView?.children.count ?? 0 }

  struct Children: Sequence {
    private let layout: Layout

    init(_ layout: Layout) { self.layout = layout }

    func makeIterator() -> Iterator { Iterator(layout.children) }

    struct Iterator: IteratorProtocol {
      private let places: RawSyntaxBuffer
      private var index = 0

      fileprivate init(_ places: RawSyntaxBuffer) { self.places = places }

      mutating func next() -> Node? {
        while index < places.count {
          defer { index += 1 }
          guard let child = places[index] else { continue }
          return Node(raw: child)
        }
        return nil
      }
    }
  }
}

extension Node {
  /// Whether the node has a missing token or unexpected nodes.
  var hasError: Bool { Syntax(raw: raw, rawNodeArena: raw.arena).hasError }

  /// The trivia of a token whose leading trivia starts at `start`: the leading trivia if `offset` is in it,
  /// otherwise the trailing trivia, with its start. Empty for other nodes.
  func trivia(around offset: Int, from start: Int) -> (pieces: Trivia, start: Int) {
    guard let token = Syntax(raw: raw, rawNodeArena: raw.arena).as(SwiftSyntax.TokenSyntax.self) else {
      return ([], start)
    }
    return offset < start + token.leadingTriviaLength.utf8Length
      ? (token.leadingTrivia, start)
      : (token.trailingTrivia, start + byteLength - token.trailingTriviaLength.utf8Length)
  }

  static func == (left: Node, right: Node) -> Bool { left.raw.id == right.raw.id }

  /// The node's address in memory, unique within the tree.
  var address: UInt { unsafeBitCast(raw.id, to: UInt.self) }
}
