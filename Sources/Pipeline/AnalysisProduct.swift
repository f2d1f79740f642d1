package import UntangleFacts
package import UntangleRules

/// What a run must produce. It decides which rules run and what is derived.
package struct AnalysisProduct: Sendable {
  package enum RunningRules: Sendable {
    case all
    /// Only rules whose findings have fixes.
    case withFixes
    case none
  }

  package var rules: RunningRules
  /// Derivations beyond those that the rules need.
  package var derivations: Derivations
  /// Limits the derivation of states to the types with this name: the full name or its last components. nil
  /// means all types.
  package var typeName: String?
  /// Facts beyond those that the rules need.
  package var facts = FactDetail.findings

  /// Findings only. Scores are empty unless the rules need all derivations.
  package static let findings = AnalysisProduct(rules: .all, derivations: [])
  /// Findings, and the states that they are about.
  package static let findingsAndStates = AnalysisProduct(rules: .all, derivations: .states)
  package static let findingsAndScores = AnalysisProduct(rules: .all, derivations: .all)
  package static let fixes = AnalysisProduct(rules: .withFixes, derivations: [])
  package static let keys = AnalysisProduct(rules: .none, derivations: .keys)
  package static let inventory = AnalysisProduct(rules: .none, derivations: [.switches, .keys])

  /// The merged facts alone.
  package static let project = AnalysisProduct(rules: .none, derivations: [])

  package static func states(ofTypesNamed name: String? = nil) -> AnalysisProduct {
    AnalysisProduct(rules: .none, derivations: .states, typeName: name)
  }

  /// The project alone, with what its code does with numbers.
  static let numbers = AnalysisProduct(rules: .none, derivations: [], facts: .quantities)

  /// With the switches over what the states are of.
  package static func statesAndSwitches(ofTypesNamed name: String? = nil) -> AnalysisProduct {
    AnalysisProduct(rules: .none, derivations: [.states, .switches], typeName: name)
  }
}
