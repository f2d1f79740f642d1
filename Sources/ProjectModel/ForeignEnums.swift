/// An enum whose declaration is not in the sources.
package struct ForeignEnum: Hashable, Sendable {
  package enum Growth: Hashable, Sendable {
    /// The case list is final: a switch over all cases needs nothing else.
    case frozen
    /// Later versions may add cases: a full switch needs `@unknown default`.
    case open
  }

  /// The dotted name.
  package var name: String
  /// In order of declaration.
  package var cases: [String]
  package var growth: Growth

  package init(name: String, cases: [String], growth: Growth) {
    self.name = name
    self.cases = cases
    self.growth = growth
  }
}

/// The known foreign enums, by name.
package struct ForeignEnums: Hashable, Sendable {
  package private(set) var all: [ForeignEnum]
  private var byName: [String: Int]

  /// A later enum replaces an earlier one of the same name, so that the configuration's replace the built-in
  /// ones.
  package init(_ enums: [ForeignEnum]) {
    all = []
    byName = Dictionary(minimumCapacity: enums.count)
    add(enums)
  }

  /// The union with others, which replace enums of the same name.
  package func adding(_ others: [ForeignEnum]) -> ForeignEnums {
    var result = self
    result.add(others)
    return result
  }

  private mutating func add(_ enums: [ForeignEnum]) {
    all.reserveCapacity(all.count + enums.count)
    for foreign in enums {
      if let known = byName[foreign.name] {
        all[known] = foreign
      } else {
        byName[foreign.name] = all.count
        all.append(foreign)
      }
    }
  }

  package subscript(name: String) -> ForeignEnum? { byName[name].map { all[$0] } }

  /// The built-in ones.
  package static let known = ForeignEnums(KnownEnum.all.map(\.foreign))
}
