/// A set for mostly few elements. Up to `fewest` are compared linearly, which costs less than hashing.
struct SmallSet<Element: Hashable> {
  private static var fewest: Int { 12 }

  private var few: [Element] = []
  /// Empty as long as `few` is used.
  private var many: Set<Element> = []

  /// Whether the element is new.
  mutating func insert(_ element: Element) -> Bool {
    guard many.isEmpty else { return many.insert(element).inserted }
    guard !few.contains(element) else { return false }
    few.append(element)
    if few.count > Self.fewest {
      many = Set(few)
      few = []
    }
    return true
  }
}
