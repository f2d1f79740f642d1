package import UntangleRewrites
package import UntangleSourceFiles
package import UntangleStateSpaces

/// The result of an attempt to turn a type's variables into an enum.
package struct RewriteAttempt: Sendable {
  package enum Outcome: Sendable {
    /// The rewrite exists and is proved to preserve behaviour.
    case proved
    /// The rewrite exists; no proof was requested.
    case unproved
    case refused([Refusal])
    /// No enum is needed: some flags follow from other variables, or some variables never change. The reason
    /// is one lowercase sentence.
    case derived([ComputedFlag], reason: String)
    /// The variables are only set together, so one optional value is better than an enum.
    case optional(OptionalValue)
    /// There is no gain, or the states cannot be told apart; one lowercase sentence.
    case left(reason: String)
  }

  package var type: String
  /// The location of the type's name, or of the first variable.
  package var location: Location
  /// nil if there are too many states.
  package var space: StateSpace?
  /// nil if no enum was worked out.
  package var rewrite: StateRewrite?
  package var outcome: Outcome
}

extension RewriteAttempt {
  /// The variables of the rewrite in order of declaration; empty without a rewrite.
  package var variableNames: [String] { rewrite?.states.variables.map(\.name) ?? [] }

  package var isProved: Bool {
    switch outcome {
    case .proved: true
    case .unproved, .refused, .derived, .optional, .left: false
    }
  }

  /// Whether fewer variables cannot give a better result.
  var isDone: Bool {
    switch outcome {
    case .proved, .unproved, .optional: true
    case .refused, .derived, .left: false
    }
  }

  /// Whether the author has to name a case of its enum.
  var hasNamelessCase: Bool { rewrite?.states.cases.contains(where: \.isPlaceholder) ?? false }

  var isLeft: Bool {
    switch outcome {
    case .left: true
    case .proved, .unproved, .refused, .derived, .optional: false
    }
  }
}
