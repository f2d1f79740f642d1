package import UntangleProjectModel
package import UntangleStateSpaces

/// A configured invariant of a type, with the result of its check.
package struct CheckedInvariant: Sendable {
  package var type: ProjectType
  /// The condition, as written in the configuration.
  package var text: String
  /// The names of the variables in the condition.
  package var variables: [String]
  package var outcome: InvariantOutcome

  package init(type: ProjectType, text: String, variables: [String], outcome: InvariantOutcome) {
    self.type = type
    self.text = text
    self.variables = variables
    self.outcome = outcome
  }
}
