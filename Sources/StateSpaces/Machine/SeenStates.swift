/// A set of states with what is pending in them; one bit a state where there are few bits.
struct SeenStates {
  /// States of more bits lie too far apart for pages.
  static let denseWidth = 22

  /// By the number of the set of what is pending.
  private var dense: [PagedBits] = []
  private var sparse: Set<SearchNode> = []
  private let isDense: Bool

  init(width: Int) { isDense = width <= Self.denseWidth }

  /// Whether the node is new.
  mutating func insert(_ node: SearchNode) -> Bool {
    guard isDense else { return sparse.insert(node).inserted }
    while dense.count <= node.pending { dense.append(PagedBits()) }
    return dense[node.pending].insert(node.state)
  }
}

/// A set of numbers that lie close to each other, as states do: one bit each, in pages of 512 bytes.
///
/// The first pages are found by their place, all others by their number.
struct PagedBits {
  private static let pageBits = 12
  private static let wordsInPage = (1 << pageBits) / 64
  private static let directPages: UInt64 = 1 << 10

  /// All pages, one after the other.
  private var words: [UInt64] = []
  /// By page, where its words start; negative for pages that nothing is in.
  private var direct: [Int32] = []
  private var others: [UInt64: Int32] = [:]

  /// Whether the number is new.
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

/// The values of all variables, and the number of the set of things that may run later.
struct SearchNode: Hashable, Sendable {
  var state: UInt64
  var pending: Int
}
