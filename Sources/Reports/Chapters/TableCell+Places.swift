import UntangleSourceFiles

extension TableCell {
  /// The first places with their lines, and how many there are besides; fewer where room is scarce:
  /// `Sources/Player.swift:12, 40, Sources/List.swift:7 +9`.
  static func places(_ locations: [Location]) -> TableCell {
    let most = Swift.min(locations.count, 3)
    let texts = (1...Swift.max(most, 1)).reversed().map { count in
      let rest = locations.count - Swift.min(count, locations.count)
      return listed(locations.prefix(count)) + (rest > 0 ? " +\(grouped(rest))" : "")
    }
    return TableCell(longestFirst: texts)
  }

  /// The first names with their counts: `failed (3), idle (2), …`.
  static func ranking<Entry>(_ tallies: [Tally<String, Entry>]) -> TableCell {
    let most = Swift.min(tallies.count, 3)
    let texts = (1...Swift.max(most, 1)).reversed().map { count in
      let names = tallies.prefix(count).map { "\($0.name) (\(grouped($0.count)))" }
      return (names + (tallies.count > count ? ["…"] : [])).joined(separator: ", ")
    }
    return TableCell(longestFirst: texts)
  }

  /// `Sources/Player.swift:12`.
  static func place(_ location: Location) -> TableCell {
    TableCell("\(location.path):\(location.line)")
  }

  /// A path is said once for places that follow each other in it.
  private static func listed(_ locations: ArraySlice<Location>) -> String {
    var texts: [String] = []
    var path: String?
    for location in locations {
      texts.append(location.path == path ? "\(location.line)" : "\(location.path):\(location.line)")
      path = location.path
    }
    return texts.joined(separator: ", ")
  }
}
