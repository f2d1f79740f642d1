package import UntangleScores
package import UntangleSourceFiles

/// The identity of a type. It includes the location, because two files may declare types with the same name.
package struct TypeIdentity: Hashable, Sendable {
  /// The full dotted name.
  package var name: String
  /// The location of the name in the type's main declaration.
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

/// The data of one type in an audit.
package struct AuditedType: Sendable {
  /// A state variable, with the bodies that write it.
  package struct WrittenVariable: Hashable, Sendable {
    package var name: String
    package var location: Location
    /// The declared or inferred type: `Bool` or `Phase?`.
    package var type: String
    /// The bodies that write it, without repetitions, sorted by location: `load()`, `isLoading.didSet`,
    /// `SessionController.cancel()`.
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
    /// The first write in the body.
    package var location: Location

    package init(name: String, location: Location) {
      self.name = name
      self.location = location
    }
  }

  package var identity: TypeIdentity
  /// The whole declaration and extensions, sorted by location.
  package var declarations: [Location]
  /// nil for a type without points.
  package var score: TypeScore?
  /// In order of declaration.
  package var variables: [WrittenVariable] = []
  /// The groups of variables with their states, in the order of their numbers.
  package var groups: [StatesReport.Entry] = []
  /// Its enum variables that move from case to case.
  package var machines: [StatesReport.Machine] = []
  /// What to write instead; empty where nothing is suggested, or the report has no room for it.
  package var suggestions: [SuggestionReport.Entry] = []
  /// nil if it was not requested or git does not know the lines.
  package var ages: ChangeCounts.LineAges?
  /// Indices in the report's findings, in order.
  package var findings: [Int] = []

  package init(identity: TypeIdentity, declarations: [Location], score: TypeScore?) {
    self.identity = identity
    self.declarations = declarations
    self.score = score
  }
}
