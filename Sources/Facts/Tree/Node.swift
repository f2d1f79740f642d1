@_spi(RawSyntax) import SwiftSyntax

/// A node of the parser's tree, read where it lies.
///
/// The typed nodes of swift-syntax make an entry for each child they are asked for and count
/// references on every access, which costs as much as two thirds of parsing when a walk looks at
/// everything. A `Node` is one word that owns nothing, and the views over it (`ExprSyntax` and the
/// rest of this folder, named like their typed twins) are the same word, those that name children
/// with the list of them beside it. None of them must outlive the tree. Where a node stands is asked
/// of `NodePlaces`.
struct Node {
  let raw: RawSyntax

  init(_ tree: SourceFileSyntax) { raw = tree.raw }

  init(raw: RawSyntax) { self.raw = raw }

  var kind: SyntaxKind { raw.kind }
  /// With the trivia around it.
  var byteLength: Int { raw.byteLength }

  /// Those that are there, in order.
  var children: Children { Children(Layout(self)) }

  /// How many places there are for children, filled or not.
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
  /// Whether a token is missing in it, or something stands in it that could not be parsed.
  var hasError: Bool { Syntax(raw: raw, rawNodeArena: raw.arena).hasError }

  /// Of a token that starts at `start` with the trivia before it: that, where `offset` is in it, else the trivia
  /// after the token. None for other nodes.
  func trivia(around offset: Int, from start: Int) -> (pieces: Trivia, start: Int) {
    guard let token = Syntax(raw: raw, rawNodeArena: raw.arena).as(SwiftSyntax.TokenSyntax.self) else {
      return ([], start)
    }
    return offset < start + token.leadingTriviaLength.utf8Length
      ? (token.leadingTrivia, start)
      : (token.trailingTrivia, start + byteLength - token.trailingTriviaLength.utf8Length)
  }

  static func == (left: Node, right: Node) -> Bool { left.raw.id == right.raw.id }

  /// Where it lies in memory: no other node of the tree has the same.
  var address: UInt { unsafeBitCast(raw.id, to: UInt.self) }
}
