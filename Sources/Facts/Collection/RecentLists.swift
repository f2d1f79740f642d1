/// The lists of names that a file's facts held last: labels, parameters and modifiers repeat, and what
/// repeats need not lie in memory twice.
struct RecentLists {
  private var lists: [[String]] = []
  private var oldest = 0

  private static var most: Int { 16 }

  /// The same list, in the place of an equal one where there was one lately.
  mutating func shared(_ list: [String]) -> [String] {
    guard !list.isEmpty else { return [] }
    if let known = lists.first(where: { $0 == list }) { return known }
    if lists.count < Self.most {
      lists.append(list)
    } else {
      lists[oldest] = list
      oldest = (oldest + 1) % Self.most
    }
    return list
  }
}
