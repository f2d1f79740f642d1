/// A set of states with what is pending in them; one bit a state where there are few bits.
struct SeenStates {
  private static let denseWidth = 22

  private var dense: [Int: [UInt64]] = [:]
  private var sparse: Set<SearchNode> = []
  private let wordCount: Int?

  init(width: Int) {
    wordCount = width <= Self.denseWidth ? max(1, (1 << width) / 64) : nil
  }

  mutating func insert(_ node: SearchNode) -> Bool {
    guard let wordCount else { return sparse.insert(node).inserted }
    let (word, bit) = (Int(node.state >> 6), UInt64(1) << (node.state & 63))
    let isNew = (dense[node.pending]?[word] ?? 0) & bit == 0
    if isNew { dense[node.pending, default: Array(repeating: 0, count: wordCount)][word] |= bit }
    return isNew
  }
}

/// The values of all variables, and the number of the set of things that may run later.
struct SearchNode: Hashable, Sendable {
  var state: UInt64
  var pending: Int
}
