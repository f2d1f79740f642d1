/// A set of search nodes. A bit set where states have few bits.
struct SeenStates {
  /// The maximum bits of a state for which paged bit sets are used. Wider states are too sparse.
  static let denseWidth = 22

  /// By the number of the pending set.
  private var dense: [PagedBits] = []
  private var sparse = NodeTable()
  private let isDense: Bool

  init(width: Int) { isDense = width <= Self.denseWidth }

  /// Whether the node was not in the set.
  mutating func insert(_ node: SearchNode) -> Bool {
    guard isDense else { return sparse.insert(node) }
    while dense.count <= node.pending { dense.append(PagedBits()) }
    return dense[node.pending].insert(node.state)
  }
}

/// A bit set of clustered numbers, as states are, in pages of 512 bytes.
///
/// The first pages are found by index, all others by hash.
struct PagedBits {
  private static let pageBits = 12
  private static let wordsInPage = (1 << pageBits) / 64
  private static let directPages: UInt64 = 1 << 10

  /// The words of all pages, one page after another.
  private var words: [UInt64] = []
  /// By page, the index of its first word; negative for pages without elements.
  private var direct: [Int32] = []
  private var others: [UInt64: Int32] = [:]

  /// Whether the number was not in the set.
  mutating func insert(_ number: UInt64) -> Bool {
    let start = pageStart(number >> UInt64(Self.pageBits))
    let place = Int(number & ((1 << UInt64(Self.pageBits)) - 1))
    let (word, bit) = (start + place >> 6, UInt64(1) << UInt64(place & 63))
    guard words[word] & bit == 0 else { return false }
    words[word] |= bit
    return true
  }

  private mutating func pageStart(_ page: UInt64) -> Int {
    if page < Self.directPages {
      while direct.count <= page { direct.append(-1) }
      if direct[Int(page)] < 0 { direct[Int(page)] = Int32(newPage()) }
      return Int(direct[Int(page)])
    }
    if let known = others[page] { return Int(known) }
    let new = newPage()
    others[page] = Int32(new)
    return new
  }

  private mutating func newPage() -> Int {
    words += repeatElement(0, count: Self.wordsInPage)
    return words.count - Self.wordsInPage
  }
}

/// A hash set of nodes with open addressing and linear probing. The hash of the standard library resists
/// attacks and would take most of the search's time.
///
/// The hash mixes as SplitMix64 does (Steele, Lea and Flood, "Fast Splittable Pseudorandom Number
/// Generators", 2014).
struct NodeTable {
  /// In order of insertion.
  private var nodes: [SearchNode] = []
  /// Indices of nodes; negative in a free slot. The count is a power of two, and at most half of the slots
  /// are taken.
  private var slots = [Int32](repeating: -1, count: 64)

  /// Whether the node was not in the set.
  mutating func insert(_ node: SearchNode) -> Bool {
    let slot = slot(of: node)
    guard slots[slot] < 0 else { return false }
    slots[slot] = Int32(nodes.count)
    nodes.append(node)
    if nodes.count * 2 > slots.count { grow() }
    return true
  }

  /// The slot of the node, or the free slot where it belongs.
  private func slot(of node: SearchNode) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: node.mixed) & mask
    while slots[slot] >= 0, nodes[Int(slots[slot])] != node { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    for (place, node) in nodes.enumerated() { slots[slot(of: node)] = Int32(place) }
  }
}

extension SearchNode {
  fileprivate var mixed: UInt64 {
    var bits = state &+ UInt64(pending) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }
}

/// A node of the search: the packed values of all variables, and the number of the pending set.
struct SearchNode: Hashable, Sendable {
  var state: UInt64
  var pending: Int
}
