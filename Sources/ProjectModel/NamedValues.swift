/// Values by name, in order of insertion.
///
/// Most scopes have few names, which are searched linearly: a dictionary takes many times the memory, and the
/// scopes of the whole project are in memory at once.
struct NamedValues<Value: Sendable>: Sendable {
  struct Entry: Sendable {
    let name: String
    var value: Value
  }

  private var entries: [Entry] = []
  /// The indices by name; empty while there are few.
  private var places: [String: Int32] = [:]

  /// The maximum number of names that are searched linearly.
  private static var few: Int { 12 }

  var count: Int { entries.count }

  subscript(name: String) -> Value? { place(of: name).map { entries[$0].value } }

  subscript(place: Int) -> Entry {
    get { entries[place] }
    set { entries[place] = newValue }
  }

  func place(of name: String) -> Int? {
    guard places.isEmpty else { return places[name].map(Int.init) }
    return entries.firstIndex { $0.name == name }
  }

  /// The name must not be present yet.
  mutating func add(_ name: String, _ value: Value) {
    entries.append(Entry(name: name, value: value))
    guard entries.count > Self.few else { return }
    let known = places.isEmpty ? 0 : entries.count - 1
    for place in known..<entries.count { places[entries[place].name] = Int32(place) }
  }

  mutating func shrinkToFit() { entries.shrinkToFit() }
}

extension NamedValues where Value: Equatable {
  /// The names whose values differ, and those that only one table has.
  func changedNames(since earlier: NamedValues) -> [String] {
    if entries == earlier.entries { return [] }
    return entries.filter { earlier[$0.name] != $0.value }.map(\.name)
      + earlier.entries.lazy.map(\.name).filter { self[$0] == nil }
  }
}

extension NamedValues.Entry: Equatable where Value: Equatable {}

extension NamedValues: Sequence {
  func makeIterator() -> IndexingIterator<[Entry]> { entries.makeIterator() }
}
