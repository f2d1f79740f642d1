/// A set that is mostly tiny: up to a handful is compared one by one, which costs less than hashing.
struct SmallSet<Element: Hashable> {
  private static var fewest: Int { 12 }

  private var few: [Element] = []
  /// Empty as long as there are few.
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
