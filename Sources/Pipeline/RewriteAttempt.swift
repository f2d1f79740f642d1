package import UntangleRewrites
package import UntangleSourceFiles
package import UntangleStateSpaces

/// What came of the wish to turn variables of a type into an enum.
package struct RewriteAttempt: Sendable {
  package enum Outcome: Sendable {
    /// Worked out, and shown to do the same.
    case proved
    /// Worked out; nobody asked whether it does the same.
    case unproved
    case refused([Refusal])
    /// Flags follow from other variables, or variables never change, and nothing else is ruled out; the reason in one
    /// lowercase sentence.
    case derived([ComputedFlag], reason: String)
    /// They are only set together: one optional value says it better than an enum.
    case optional(OptionalValue)
    /// There is nothing to gain, or more than can be told apart; one lowercase sentence.
    case left(reason: String)
  }

  package var type: String
  /// Of the type's name, or of the first of the variables.
  package var location: Location
  /// nil where there are too many states.
  package var space: StateSpace?
  /// nil where no enum was worked out.
  package var rewrite: StateRewrite?
  package var outcome: Outcome
}

extension RewriteAttempt {
  /// Of the variables that it is about, in order of declaration; none where nothing was worked out.
  package var variableNames: [String] { rewrite?.states.variables.map(\.name) ?? [] }

  package var isProved: Bool {
    switch outcome {
    case .proved: true
    case .unproved, .refused, .derived, .optional, .left: false
    }
  }

  /// Whether nothing better comes of fewer variables.
  var isDone: Bool {
    switch outcome {
    case .proved, .unproved, .optional: true
    case .refused, .derived, .left: false
    }
  }

  var isLeft: Bool {
    switch outcome {
    case .left: true
    case .proved, .unproved, .refused, .derived, .optional: false
    }
  }
}
