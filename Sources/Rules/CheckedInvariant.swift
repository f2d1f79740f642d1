package import UntangleProjectModel
package import UntangleStateSpaces

/// A condition that the project wants to hold, and whether it does.
package struct CheckedInvariant: Sendable {
  package var type: ProjectType
  /// As written in the configuration.
  package var text: String
  /// The names of the variables that it is about.
  package var variables: [String]
  package var outcome: InvariantOutcome

  package init(type: ProjectType, text: String, variables: [String], outcome: InvariantOutcome) {
    self.type = type
    self.text = text
    self.variables = variables
    self.outcome = outcome
  }
}
