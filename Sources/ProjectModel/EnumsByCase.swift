import UntangleFacts

/// An index of all enums, declared and foreign, by the names of their cases.
package struct EnumsByCase: Sendable {
  struct Entry: Sendable {
    var name: String
    var cases: [String]
    var home: EnumSubject.Home
    var naming: EnumSubject.Naming
  }

  /// Indices of entries, in order. Most case names belong to one enum.
  private enum Places: Sendable {
    case one(Int32)
    case several([Int32])

    var all: [Int32] {
      switch self {
      case .one(let place): [place]
      case .several(let places): places
      }
    }

    var count: Int {
      switch self {
      case .one: 1
      case .several(let places): places.count
      }
    }
  }

  private var entries: [Entry] = []
  private var byCase: [String: Places] = [:]
  /// The cases for errors of which an enum of the project has one with an optional value.
  private(set) var optionalErrorCases: Set<String> = []

  init() {}

  init(types: [ProjectType], foreign: ForeignEnums) {
    // An enum has about five case names, many of them shared.
    byCase.reserveCapacity(4 * foreign.all.count)
    for index in types.indices where types[index].kind == .enum && !types[index].cases.isEmpty {
      let names = types[index].cases.map(\.name)
      add(
        Entry(
          name: types[index].name, cases: names, home: .project, naming: types[index].naming))
      for enumCase in types[index].cases where enumCase.payload.contains(where: \.isOptional) {
        if SDK.says(.errorCase, of: enumCase.name) { optionalErrorCases.insert(enumCase.name) }
      }
    }
    let own = Set(entries.map(\.name))
    for known in foreign.all where !own.contains(known.name) {
      add(
        Entry(
          name: known.name, cases: known.cases, home: .foreign(known.growth),
          naming: .everywhere))
    }
  }

  /// The name of the only enum that has a case of this name, if the project declares it; nil otherwise.
  func onlyOwnEnum(having name: String) -> String? {
    guard isOnlyOnce(name), let only = enums(having: [name]).first, case .project = only.home else {
      return nil
    }
    return only.name
  }

  private mutating func add(_ entry: Entry) {
    let index = Int32(entries.count)
    for name in entry.cases {
      guard let known = byCase.updateValue(.one(index), forKey: name) else { continue }
      // A case may be declared twice, under `#if`.
      byCase[name] = known.all.last == index ? known : .several(known.all + [index])
    }
    entries.append(entry)
  }

  /// The enums that have all these cases, in order of declaration; empty for no names.
  func enums(having names: Set<String>) -> [Entry] {
    guard let rarest = names.min(by: { count($0) < count($1) }) else { return [] }
    return (byCase[rarest]?.all ?? []).map { entries[Int($0)] }.filter { entry in
      names.allSatisfy(entry.cases.contains)
    }
  }

  /// Whether exactly one enum has a case of that name.
  func isOnlyOnce(_ name: String) -> Bool { count(name) == 1 }

  private func count(_ name: String) -> Int { byCase[name]?.count ?? 0 }
}

extension Project {
  /// The only enum of the project whose cases are these and perhaps others; nil if there is none or there are several.
  package func enumOfProject(having cases: Set<String>) -> String? {
    let candidates = enumsByCase.enums(having: cases).filter { $0.home == .project }
    return candidates.count == 1 ? candidates[0].name : nil
  }
}
