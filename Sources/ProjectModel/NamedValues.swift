/// Values by name, in the order in which they came.
///
/// Most scopes have a handful of names: they are looked through one after the other, as a dictionary
/// takes many times their room. All scopes of a project are in memory at once.
struct NamedValues<Value: Sendable>: Sendable {
  struct Entry: Sendable {
    let name: String
    var value: Value
  }

  private var entries: [Entry] = []
  /// Where each name stands; empty while there are few.
  private var places: [String: Int32] = [:]

  /// How many names are looked through.
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

  /// The name must be a new one.
  mutating func add(_ name: String, _ value: Value) {
    entries.append(Entry(name: name, value: value))
    guard entries.count > Self.few else { return }
    let known = places.isEmpty ? 0 : entries.count - 1
    for place in known..<entries.count { places[entries[place].name] = Int32(place) }
  }

  mutating func shrinkToFit() { entries.shrinkToFit() }
}

extension NamedValues: Sequence {
  func makeIterator() -> IndexingIterator<[Entry]> { entries.makeIterator() }
}
