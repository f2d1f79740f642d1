package import UntangleSourceFiles

/// The kinds of trouble that make up a score; one component each.
package enum ScoreComponentKind: String, Sendable, CaseIterable {
  /// Bits of each group that its reached states do not need.
  case surplusBits
  /// Bodies that write a grouped variable; more for escaping closures and after `await`.
  case writers
  /// Conditions that combine two or more flags.
  case combinedConditions
  /// Grouped variables that code outside the type can set.
  case openSetters
  /// Enum cases that a `default:` takes.
  case swallowedCases
  /// String literals in a key position.
  case inlineKeys
}

/// One component of a score with the locations that contribute to it.
package struct ScoreComponent: Hashable, Sendable {
  package var kind: ScoreComponentKind
  package var points: Double
  /// Sorted, without duplicates.
  package var places: [Location]
  /// The variable or body at a place; none where neither is known.
  package var members: [Location: String]

  package init(
    kind: ScoreComponentKind, points: Double, places: [Location], members: [Location: String] = [:]
  ) {
    self.kind = kind
    self.points = points
    self.places = places
    self.members = members
  }
}

/// How tangled one type is, in points that add up.
package struct TypeScore: Hashable, Sendable {
  /// Full dotted name.
  package var type: String
  /// The name in the type's main declaration.
  package var location: Location
  /// All kinds in the order of `ScoreComponentKind.allCases`, zero points included.
  package var components: [ScoreComponent]
  /// The points by the file that they stand in; their sum is the score.
  package var pointsByPath: [String: Double]

  package init(
    type: String, location: Location, components: [ScoreComponent], pointsByPath: [String: Double]
  ) {
    self.type = type
    self.location = location
    self.components = components
    self.pointsByPath = pointsByPath
  }

  package var score: Double { components.reduce(0) { $0 + $1.points } }
}

/// How tangled one file is: the points of all locations in it.
package struct FileScore: Hashable, Sendable {
  package var path: String
  /// All kinds in the order of `ScoreComponentKind.allCases`, zero points included.
  package var components: [ScoreComponent]

  package init(path: String, components: [ScoreComponent]) {
    self.path = path
    self.components = components
  }

  package var score: Double { components.reduce(0) { $0 + $1.points } }
}

/// All scores of a project; files and types without points are omitted.
package struct ScoreSheet: Sendable {
  /// Sorted by path.
  package var files: [FileScore]
  /// Sorted by path, line, column.
  package var types: [TypeScore]

  package init(files: [FileScore], types: [TypeScore]) {
    self.files = files
    self.types = types
  }
}
