/// A set of states with what is pending in them; one bit a state where there are few bits.
struct SeenStates {
  private static let denseWidth = 22

  /// By the number of the set of what is pending.
  private var dense: [[UInt64]] = []
  private var sparse: Set<SearchNode> = []
  private let wordCount: Int?

  init(width: Int) {
    wordCount = width <= Self.denseWidth ? max(1, (1 << width) / 64) : nil
  }

  mutating func insert(_ node: SearchNode) -> Bool {
    guard let wordCount else { return sparse.insert(node).inserted }
    let (word, bit) = (Int(node.state >> 6), UInt64(1) << (node.state & 63))
    while dense.count <= node.pending { dense.append([]) }
    if dense[node.pending].isEmpty {
      dense[node.pending] = Array(repeating: 0, count: wordCount)
    }
    guard dense[node.pending][word] & bit == 0 else { return false }
    dense[node.pending][word] |= bit
    return true
  }
}

/// The values of all variables, and the number of the set of things that may run later.
struct SearchNode: Hashable, Sendable {
  var state: UInt64
  var pending: Int
}
