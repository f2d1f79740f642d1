/// An enum whose declaration is not among the sources.
package struct ForeignEnum: Hashable, Sendable {
  package enum Growth: Hashable, Sendable {
    /// The case list is final: a switch over all cases needs nothing else.
    case frozen
    /// Later versions may add cases: a full switch needs `@unknown default`.
    case open
  }

  /// Dotted.
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

/// The foreign enums that are known, by name.
package struct ForeignEnums: Hashable, Sendable {
  package private(set) var all: [ForeignEnum]
  private var byName: [String: Int]

  /// A later enum of the same name replaces an earlier one: the configuration's the tool's own.
  package init(_ enums: [ForeignEnum]) {
    all = []
    byName = [:]
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

  /// Those that ship with the tool.
  package static let known = ForeignEnums(
    knownEnums.utf8.split(separator: UInt8(ascii: "\n")).compactMap(parse))

  /// `NAME frozen|open: CASE CASE …`; lines that start with `#` are comments.
  ///
  /// Every run reads the list, and bytes are split many times faster than characters.
  private static func parse(_ line: Substring.UTF8View) -> ForeignEnum? {
    let space = UInt8(ascii: " ")
    let halves = line.split(separator: UInt8(ascii: ":"), maxSplits: 1)
    let head = halves[0].split(separator: space)
    guard halves.count == 2, head.count == 2, line.first != UInt8(ascii: "#") else { return nil }
    return ForeignEnum(
      name: String(Substring(head[0])),
      cases: halves[1].split(separator: space).map { String(Substring($0)) },
      growth: head[1].elementsEqual("frozen".utf8) ? .frozen : .open)
  }
}
