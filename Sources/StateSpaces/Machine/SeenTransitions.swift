/// The set of transitions between states. A bit set where states have few bits.
struct SeenTransitions {
  private static let denseWidth = 6

  struct Transition: Hashable, Sendable {
    var from: UInt64
    /// The number of the operation.
    var operation: Int32
    var to: UInt64
  }

  /// In order of discovery.
  private(set) var all: [Transition] = []
  private var dense: [UInt64] = []
  private var sparse: Set<Transition> = []
  /// nil where states have too many bits for the bit set.
  private let width: Int?

  init(width: Int) { self.width = width <= Self.denseWidth ? width : nil }

  mutating func insert(_ transition: Transition) {
    if isNew(transition) { all.append(transition) }
  }

  private mutating func isNew(_ transition: Transition) -> Bool {
    guard let width else { return sparse.insert(transition).inserted }
    let place =
      (Int(transition.operation) << width | Int(transition.from)) << width | Int(transition.to)
    let (word, bit) = (place >> 6, UInt64(1) << UInt64(place & 63))
    if word >= dense.count {
      dense += Array(repeating: 0, count: word + 1 - dense.count)
    }
    guard dense[word] & bit == 0 else { return false }
    dense[word] |= bit
    return true
  }

  mutating func removeAll() {
    all = []
    dense = []
    sparse = []
  }
}
