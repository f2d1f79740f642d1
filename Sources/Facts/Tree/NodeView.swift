@_spi(RawSyntax) import SwiftSyntax

/// A typed view of a node. The creator of a view guarantees that the node's kind fits.
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

/// A view of a node of any kind.
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

/// The kind of a token, as far as the walk distinguishes it.
struct TokenKind: Equatable {
  fileprivate let kind: RawTokenKind
  /// nil unless the token is a keyword.
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
