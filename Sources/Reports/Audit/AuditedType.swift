package import UntangleScores
package import UntangleSourceFiles

/// A type as others tell it: two files may declare one name.
package struct TypeIdentity: Hashable, Sendable {
  /// Full dotted name.
  package var name: String
  /// The name in the type's main declaration.
  package var location: Location

  package init(name: String, location: Location) {
    self.name = name
    self.location = location
  }
}

extension TypeIdentity: Comparable {
  package static func < (left: TypeIdentity, right: TypeIdentity) -> Bool {
    (left.location, left.name) < (right.location, right.name)
  }
}

/// All that an audit tells of one type.
package struct AuditedType: Sendable {
  /// One state variable with the bodies that write it.
  package struct WrittenVariable: Hashable, Sendable {
    package var name: String
    package var location: Location
    /// The type as written or inferred, `Bool` or `Phase?`.
    package var type: String
    /// Bodies that write it, each once, by place: `load()`, `isLoading.didSet`, `SessionController.cancel()`.
    package var writers: [Writer]

    package init(name: String, location: Location, type: String, writers: [Writer]) {
      self.name = name
      self.location = location
      self.type = type
      self.writers = writers
    }
  }

  package struct Writer: Hashable, Sendable {
    package var name: String
    /// The first write in it.
    package var location: Location

    package init(name: String, location: Location) {
      self.name = name
      self.location = location
    }
  }

  package var identity: TypeIdentity
  /// Its declaration and extensions, whole, by place.
  package var declarations: [Location]
  /// nil for a type without points.
  package var score: TypeScore?
  /// In order of declaration.
  package var variables: [WrittenVariable] = []
  /// The groups of variables with their states, by number.
  package var groups: [StatesReport.Entry] = []
  /// Its enum variables that move from case to case.
  package var machines: [StatesReport.Machine] = []
  /// What to write instead; empty where nothing is suggested, or the report has no room for it.
  package var suggestions: [SuggestionReport.Entry] = []
  /// nil where nobody asked, or git does not know the lines.
  package var ages: ChangeCounts.LineAges?
  /// Places in the report's findings, in order.
  package var findings: [Int] = []

  package init(identity: TypeIdentity, declarations: [Location], score: TypeScore?) {
    self.identity = identity
    self.declarations = declarations
    self.score = score
  }
}
