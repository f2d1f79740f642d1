@_spi(RawSyntax) import SwiftSyntax

/// Finds the byte offsets of the nodes of one tree.
///
/// The tree stores lengths only; adding up the lengths of all preceding nodes would read them all. Its
/// tokens, however, point into the tree's own copy of the text, so pointer differences give their offsets.
struct NodeOffsets {
  private let root: Node
  /// The tree's copy of the text; nil for an empty one.
  private let text: UnsafeBufferPointer<UInt8>?
  /// Offsets of nodes without a token in the text, by address; for a shared node, its first offset.
  ///
  /// Filled only for files with errors: each error leaves empty nodes, and searching for them one by one
  /// takes quadratic time.
  private let emptyStarts: [UInt: Int]

  init(_ root: Node) {
    self.root = root
    emptyStarts = root.hasError ? root.emptyStarts : [:]
    text = root.firstToken.flatMap { token in
      token.rawText.baseAddress.map {
        UnsafeBufferPointer(start: $0 - token.leadingTriviaByteLength, count: root.byteLength)
      }
    }
  }

  /// The offset after the leading trivia.
  func textStart(of node: Node) -> Int {
    node.firstToken.flatMap { offset(of: $0.rawText, at: 0) }
      ?? start(of: node) + node.raw.leadingTriviaByteLength
  }

  /// The offset before the trailing trivia.
  func textEnd(of node: Node) -> Int {
    node.lastToken.flatMap { offset(of: $0.rawText, at: $0.rawText.count) }
      ?? start(of: node) + node.byteLength - node.raw.trailingTriviaByteLength
  }

  /// The text of a token; nil for other nodes and for missing tokens.
  func textRange(ofToken node: Node) -> Range<Int>? {
    guard let text = node.presentToken?.rawText, let end = offset(of: text, at: text.count)
    else { return nil }
    return end - text.count..<end
  }

  /// The offset of the leading trivia.
  func start(of node: Node) -> Int {
    guard let token = node.firstToken, let offset = offset(of: token.rawText, at: 0) else {
      // A missing token has no text of its own.
      return emptyStarts[node.address] ?? root.start(of: node, from: 0) ?? 0
    }
    return offset - token.leadingTriviaByteLength
  }

  /// The token whose text or trivia contains an offset, with the offset of its leading trivia; nil past the
  /// end.
  func token(at offset: Int) -> (token: Node, start: Int)? {
    var (node, start) = (root, 0)
    while node.raw.tokenView == nil {
      guard let child = child(of: node, near: offset, &start, where: { _, _, end in offset < end }) else {
        return nil
      }
      node = child
    }
    return (node, start)
  }

  /// The ancestors of a node, from the root to its parent; empty where the node is not below the root.
  func path(to node: Node) -> [Node] {
    let wanted = start(of: node)
    var path = [root]
    var start = 0
    while let last = path.last, !(last == node) {
      let next = child(of: last, near: wanted, &start) { child, start, end in
        child == node || start <= wanted && wanted + node.byteLength <= end && start < end
      }
      guard let next else { return [] }
      path.append(next)
    }
    return path.dropLast()
  }

  /// The first child that satisfies the predicate, among those that can reach `offset`. `start` advances to
  /// the offset of the child found.
  private func child(
    of parent: Node, near offset: Int, _ start: inout Int,
    where holds: (_ child: Node, _ start: Int, _ end: Int) -> Bool
  ) -> Node? {
    let places = Layout(parent).children
    let first = lastPlace(before: offset, in: places)
    if let known = self.start(at: first, in: places) { start = known }
    for place in first..<places.count {
      guard let child = places[place].map(Node.init(raw:)) else { continue }
      let end = start + child.byteLength
      if holds(child, start, end) { return child }
      start = end
    }
    return nil
  }

  /// An index at or before the first child that reaches `wanted`. Binary search, because the lists of large
  /// files are long and a linear scan per query would take quadratic time.
  private func lastPlace(before wanted: Int, in places: RawSyntaxBuffer) -> Int {
    var (first, end) = (0, places.count)
    while end - first > 8 {
      let middle = first + (end - first) / 2
      guard let start = start(at: middle, in: places) else { break }
      if start < wanted { first = middle } else { end = middle }
    }
    return first
  }

  /// nil where the slot is absent or has no token in the text.
  private func start(at place: Int, in places: RawSyntaxBuffer) -> Int? {
    guard place < places.count, let token = places[place].flatMap({ Node(raw: $0).firstToken }) else {
      return nil
    }
    return offset(of: token.rawText, at: 0).map { $0 - token.leadingTriviaByteLength }
  }

  private func offset(of part: SyntaxText, at index: Int) -> Int? {
    guard let text, let base = text.baseAddress, let start = part.baseAddress else { return nil }
    let offset = start - base
    return offset >= 0 && offset + index <= text.count ? offset + index : nil
  }
}

extension Node {
  /// The first token that is present in the text; nil where all tokens of the node are missing.
  fileprivate var firstToken: RawSyntaxTokenView? {
    guard let children = raw.layoutView?.children else { return presentToken }
    for child in children {
      if let token = child.flatMap({ Node(raw: $0).firstToken }) { return token }
    }
    return nil
  }

  fileprivate var lastToken: RawSyntaxTokenView? {
    guard let children = raw.layoutView?.children else { return presentToken }
    for child in children.reversed() {
      if let token = child.flatMap({ Node(raw: $0).lastToken }) { return token }
    }
    return nil
  }

  fileprivate var presentToken: RawSyntaxTokenView? {
    raw.tokenView.flatMap { $0.presence == .present ? $0 : nil }
  }

  /// The offsets of all nodes without width in this one, by address.
  fileprivate var emptyStarts: [UInt: Int] {
    var starts: [UInt: Int] = [:]
    addEmptyStarts(to: &starts, from: 0)
    return starts
  }

  private func addEmptyStarts(to starts: inout [UInt: Int], from start: Int) {
    if byteLength == 0, starts[address] == nil { starts[address] = start }
    var next = start
    for child in children {
      child.addEmptyStarts(to: &starts, from: next)
      next += child.byteLength
    }
  }

  /// A linear search over all preceding nodes; nil where the node is not in this one.
  fileprivate func start(of node: Node, from start: Int) -> Int? {
    if self == node { return start }
    var next = start
    for child in children {
      if let found = child.start(of: node, from: next) { return found }
      next += child.byteLength
    }
    return nil
  }
}
