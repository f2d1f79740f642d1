@_spi(RawSyntax) import SwiftSyntax

/// A way to look at a node; what it may be is up to who makes the view.
protocol NodeView {
  var node: Node { get }

  init(node: Node)
}

/// A view of nodes of one kind.
protocol KindView: LayoutView {
  static var kind: SyntaxKind { get }
}

extension NodeView {
  var kind: SyntaxKind { node.kind }

  func `as`<View: KindView>(_: View.Type) -> View? {
    node.kind == View.kind ? View(node: node) : nil
  }

  func `is`<View: KindView>(_: View.Type) -> Bool { node.kind == View.kind }
}

/// Any node at all.
struct AnyNode: NodeView {
  let node: Node
}

struct TokenSyntax: NodeView {
  let node: Node

  /// The bytes in the tree's own copy of the source; they live as long as the tree.
  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(node.raw.tokenView?.rawText ?? SyntaxText())
  }

  var tokenKind: TokenKind {
    guard let token = node.raw.tokenView else { return TokenKind(kind: .endOfFile, keyword: nil) }
    let keyword = token.rawKind == .keyword ? Keyword(token.rawText) : nil
    return TokenKind(kind: token.rawKind, keyword: keyword)
  }
}

/// What a token is, as far as the walk asks.
struct TokenKind: Equatable {
  fileprivate let kind: RawTokenKind
  /// nil for all but keywords.
  fileprivate let keyword: Keyword?

  static func keyword(_ keyword: Keyword) -> TokenKind {
    TokenKind(kind: .keyword, keyword: keyword)
  }

  static let postfixQuestionMark = TokenKind(kind: .postfixQuestionMark, keyword: nil)
  static let poundElse = TokenKind(kind: .poundElse, keyword: nil)
}

extension UnsafeBufferPointer<UInt8> {
  init(_ text: SyntaxText) { self.init(start: text.baseAddress, count: text.count) }
}
