import UntangleConfiguration
import UntangleProjectModel
import UntangleStateSpaces

/// What a configuration assumes of variables that a rewrite makes computed. The enum has no case against it, and the next
/// run would call it a mistake.
package struct SettledPremise: Hashable, Sendable {
  /// The configuration's file, as users see it.
  package var path: String
  /// 1-based.
  package var line: Int
  /// As written there: `exclusive: [isA, isB]`.
  package var text: String
}

/// In the order of the configuration; none for premises of the command line.
package func settledPremises(by attempts: [RewriteAttempt], in analysis: Analysis) -> [SettledPremise] {
  let configuration = analysis.outcome.request.configuration
  return configuration.assumed.compactMap { assumed in
    guard let place = assumed.place else { return nil }
    let isSettled = attempts.contains { attempt in
      attempt.isProved && (attempt.space?.premises.contains { $0.premise == assumed.premise } ?? false)
        && !assumed.premise.variables.isDisjoint(with: attempt.variableNames)
    }
    return isSettled
      ? SettledPremise(
        path: configuration.path(of: place), line: place.line, text: assumed.premise.text) : nil
  }
}
