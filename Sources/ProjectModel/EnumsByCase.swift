import UntangleFacts

/// All enums, declared and foreign, by the names of their cases.
package struct EnumsByCase: Sendable {
  struct Entry: Sendable {
    var name: String
    var cases: [String]
    var home: EnumSubject.Home
    var naming: EnumSubject.Naming
  }

  private var entries: [Entry] = []
  private var byCase: [String: [Int]] = [:]

  init() {}

  init(types: [ProjectType], foreign: ForeignEnums) {
    // About five names an enum, many of them shared.
    byCase.reserveCapacity(4 * foreign.all.count)
    for index in types.indices where types[index].kind == .enum && !types[index].cases.isEmpty {
      let names = types[index].cases.map(\.name)
      add(
        Entry(
          name: types[index].name, cases: names, home: .project, naming: types[index].naming))
    }
    let own = Set(entries.map(\.name))
    for known in foreign.all where !own.contains(known.name) {
      add(
        Entry(
          name: known.name, cases: known.cases, home: .foreign(known.growth),
          naming: .everywhere))
    }
  }

  private mutating func add(_ entry: Entry) {
    let index = entries.count
    for name in entry.cases { byCase[name, default: []].appendUnlessLast(index) }
    entries.append(entry)
  }

  /// The enums that have all these cases, in order of their names' declaration; none for no names.
  func enums(having names: Set<String>) -> [Entry] {
    guard let rarest = names.min(by: { count($0) < count($1) }) else { return [] }
    return (byCase[rarest] ?? []).map { entries[$0] }.filter { entry in
      names.allSatisfy(entry.cases.contains)
    }
  }

  /// Whether no other enum has a case of that name.
  func isOnlyOnce(_ name: String) -> Bool { count(name) == 1 }

  private func count(_ name: String) -> Int { byCase[name]?.count ?? 0 }
}

extension [Int] {
  /// A case may be declared twice, under `#if`.
  fileprivate mutating func appendUnlessLast(_ index: Int) {
    if last != index { append(index) }
  }
}
