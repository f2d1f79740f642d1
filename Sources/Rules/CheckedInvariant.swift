package import UntangleProjectModel
package import UntangleStateSpaces

/// A condition that the project wants to hold, and whether it does.
package struct CheckedInvariant: Sendable {
  package var type: ProjectType
  /// As written in the configuration.
  package var text: String
  package var outcome: InvariantOutcome

  package init(type: ProjectType, text: String, outcome: InvariantOutcome) {
    self.type = type
    self.text = text
    self.outcome = outcome
  }
}
