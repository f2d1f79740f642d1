import Testing

@testable import UntangleStateSpaces

/// The sets of states that were seen, against the set of the standard library.
struct SeenStatesTests {
  @Test(arguments: [8, 22, 23, 60])
  func isASet(width: Int) {
    var random = SeededGenerator(seed: UInt64(width))
    var seen = SeenStates(width: width)
    var expected: Set<SearchNode> = []
    for _ in 0..<5_000 {
      // Few bits, far apart: states that come again, and that lie beside each other or in the highest bits.
      let bits = UInt64.random(in: 0..<64, using: &random)
      let high = UInt64.random(in: 0..<8, using: &random) << UInt64(width - 4)
      let node = SearchNode(
        state: (bits | high) & ((1 << UInt64(width)) - 1), pending: Int.random(in: 0..<40, using: &random))
      let isNew = seen.insert(node)
      #expect(isNew == expected.insert(node).inserted)
    }
  }

  @Test func growsWithWhatIsInIt() {
    var table = NodeTable()
    var newCounts = [0, 0]
    for time in newCounts.indices {
      for state in 0..<100_000 as Range<UInt64>
      where table.insert(SearchNode(state: state << 30, pending: 0)) {
        newCounts[time] += 1
      }
    }
    #expect(newCounts == [100_000, 0])
  }
}
