import SwiftParser
@_spi(RawSyntax) import SwiftSyntax
import Testing

@testable import UntangleFacts

@Suite struct NodePlacesTests {
  /// Lists of all lengths, things left out, comments at all ends, and what the parser cannot read.
  private static let texts: [String] = [
    "", "// nothing\n", "let a = 1", "\n\nlet a = 1 // last\n",
    (0..<200).map { "/* \($0) */ let name\($0) = call(\($0), \"text\") // after\n" }.joined(),
    "enum Big {\n" + (0..<100).map { "  case member\($0)\n" }.joined() + "}\n",
    "let table = [" + (0..<50).map { "\"key\($0)\": [\($0), -\($0)]" }.joined(separator: ", ") + "]\n",
    "func f( { if x == }\n" + (0..<40).map { "var broken\($0): = \($0)\n" }.joined() + "class {",
  ]

  @Test(arguments: texts)
  func eachNodeIsFoundFromTheRoot(text: String) {
    let tree = Parser.parse(source: text)
    withExtendedLifetime(tree) {
      let root = Node(tree)
      let places = NodeOffsets(root)
      var count = 0
      walk(root, []) { node, around in
        // What takes no room in the text may stand beside anything.
        guard node.byteLength > 0, node.hasToken else { return }
        count += 1
        #expect(places.path(to: node).map(\.address) == around.map(\.address))
      }
      #expect(text.isEmpty || count > 0)
    }
  }

  /// Places of what is missing, and empty lists; some of those are shared.
  @Test(arguments: texts)
  func eachNodeWithoutTextHasItsPlace(text: String) {
    let tree = Parser.parse(source: text)
    withExtendedLifetime(tree) {
      let places = NodeOffsets(Node(tree))
      var found: [UInt: Int] = [:]
      addPlaces(of: Node(tree), from: 0, to: &found)
      walk(Node(tree), []) { node, _ in
        if node.byteLength == 0 { #expect(places.start(of: node) == found[node.address]) }
      }
    }
  }

  /// To look for them one by one would take minutes.
  @Test func missingTokensAreFoundAtOnce() {
    let tree = Parser.parse(source: String(repeating: "enum E { case 1 }\n", count: 10_000))
    withExtendedLifetime(tree) {
      let time = ContinuousClock().measure {
        let places = NodeOffsets(Node(tree))
        walk(Node(tree), []) { node, _ in
          if node.byteLength == 0 { _ = places.start(of: node) }
        }
      }
      #expect(time < .seconds(10))
    }
  }

  @Test(arguments: texts)
  func eachOffsetHasItsToken(text: String) {
    let tree = Parser.parse(source: text)
    withExtendedLifetime(tree) {
      let places = NodeOffsets(Node(tree))
      for offset in 0..<text.utf8.count {
        let expected = tree.token(at: AbsolutePosition(utf8Offset: offset))
        let found = places.token(at: offset)
        #expect(found?.start == expected?.position.utf8Offset)
        #expect(found?.token.byteLength == expected?.totalLength.utf8Length)
      }
      #expect(places.token(at: text.utf8.count) == nil)
    }
  }

  /// The first place of each.
  private func addPlaces(of node: Node, from start: Int, to places: inout [UInt: Int]) {
    if places[node.address] == nil { places[node.address] = start }
    var next = start
    for child in node.children {
      addPlaces(of: child, from: next, to: &places)
      next += child.byteLength
    }
  }

  private func walk(_ node: Node, _ around: [Node], _ visit: (Node, [Node]) -> Void) {
    visit(node, around)
    for child in node.children { walk(child, around + [node], visit) }
  }
}

extension Node {
  fileprivate var hasToken: Bool {
    raw.tokenView.map { $0.presence == .present } ?? children.contains { $0.hasToken }
  }
}
