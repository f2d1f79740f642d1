import UntangleSourceFiles

extension TableCell {
  /// The first places with their lines, and the number of the others:
  /// `Sources/Player.swift:12, 40, Sources/List.swift:7 +9`.
  ///
  /// - Parameter most: the maximum number of places; nil means all.
  static func places(_ locations: [Location], atMost most: Int?) -> TableCell {
    let links = links(to: locations.prefix(most ?? locations.count))
    let rest = locations.count - links.count
    let text = links.map(\.text).joined(separator: ", ") + (rest > 0 ? " +\(grouped(rest))" : "")
    return TableCell(longestFirst: [text], links: links, leftOut: rest)
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

  /// Such as `Sources/Player.swift:12`.
  static func place(_ location: Location) -> TableCell {
    let text = "\(location.path):\(location.line)"
    return TableCell(longestFirst: [text], links: [PlaceLink(text, to: location)])
  }

  /// The path of the problem, with its line if it has one.
  static func place(of problem: Problem) -> TableCell {
    let text = problem.path + problem.position
    return TableCell(longestFirst: [text], links: [PlaceLink(text, to: problem.location)])
  }

  /// All paths; in a narrower column the first path and the number of the others.
  static func files(_ paths: [String]) -> TableCell {
    TableCell(longestFirst: paths.joinedShorter, links: paths.map { PlaceLink($0, to: .start(of: $0)) })
  }

  /// Consecutive places in one file name the path once.
  private static func links(to locations: ArraySlice<Location>) -> [PlaceLink] {
    var path: String?
    return locations.map { location in
      defer { path = location.path }
      let text = location.path == path ? "\(location.line)" : "\(location.path):\(location.line)"
      return PlaceLink(text, to: location)
    }
  }
}

extension [String] {
  /// All elements; as a shorter text, the first one and the number of the others.
  var joinedShorter: [String] {
    guard count > 1 else { return [first ?? ""] }
    return [joined(separator: ", "), "\(self[0]) +\(grouped(count - 1))"]
  }
}
