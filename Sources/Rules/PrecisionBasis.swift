package import UntangleFindings

/// What the precision of a rule rests on. Each guide states it once.
package enum PrecisionBasis: Hashable, Sendable {
  /// At least ten findings were read beside their source; `Documentation/Accuracy.md` has the counts.
  case read(RulePrecision)
  /// Fewer were read. What is written at the place decides alone.
  case syntax
  /// Fewer were read. Types, states or other files decide, which the analysis may misjudge.
  case inference

  /// The defaults are estimates, and are replaced when ten findings of the rule have been read.
  package var precision: RulePrecision {
    switch self {
    case .read(let precision): precision
    case .syntax: .high
    case .inference: .medium
    }
  }
}
