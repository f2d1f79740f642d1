/// Recent lists of names in a file's facts. Labels, parameters and modifiers repeat, and equal lists share
/// storage.
struct RecentLists {
  private var lists: [[String]] = []
  private var oldest = 0

  private static var most: Int { 16 }

  /// An equal recent list, or the list itself.
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
