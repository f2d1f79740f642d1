package import UntangleRules

/// What a run is for: no rule runs that nobody reads, and nothing is derived that nobody looks at.
package struct AnalysisProduct: Sendable {
  package enum RunningRules: Sendable {
    case all
    /// Those whose findings say how they are fixed.
    case withFixes
    case none
  }

  package var rules: RunningRules
  /// Besides what these rules need.
  package var derivations: Derivations
  /// Of which types the states are derived, by full name or its last parts; nil is all.
  package var typeName: String?

  /// Findings alone; scores are empty where the rules that run do not need everything.
  package static let findings = AnalysisProduct(rules: .all, derivations: [])
  /// With the states that findings are about.
  package static let findingsAndStates = AnalysisProduct(rules: .all, derivations: .states)
  package static let findingsAndScores = AnalysisProduct(rules: .all, derivations: .all)
  package static let fixes = AnalysisProduct(rules: .withFixes, derivations: [])
  package static let keys = AnalysisProduct(rules: .none, derivations: .keys)
  package static let inventory = AnalysisProduct(rules: .none, derivations: [.switches, .keys])

  package static func states(ofTypesNamed name: String? = nil) -> AnalysisProduct {
    AnalysisProduct(rules: .none, derivations: .states, typeName: name)
  }

  /// With the switches over what the states are of.
  package static func statesAndSwitches(ofTypesNamed name: String? = nil) -> AnalysisProduct {
    AnalysisProduct(rules: .none, derivations: [.states, .switches], typeName: name)
  }
}
