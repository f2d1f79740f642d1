/// The entries with the same name, in their original order.
struct Tally<Name: Hashable & Comparable & Sendable, Entry: Sendable>: Sendable {
  let name: Name
  let entries: [Entry]

  var count: Int { entries.count }
}

extension Sequence where Element: Sendable {
  /// Sorted by descending number of entries, then by name.
  func tallied<Name>(by name: (Element) -> Name) -> [Tally<Name, Element>] {
    Dictionary(grouping: self, by: name)
      .map { Tally(name: $0.key, entries: $0.value) }
      .sorted { $0.count == $1.count ? $0.name < $1.name : $0.count > $1.count }
  }
}
