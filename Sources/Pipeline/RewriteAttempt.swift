import UntangleProjectModel
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
    case derived([ComputedFlag], reason: String, refusals: [Refusal] = [])
    /// As `derived`, and all of them can be computed without a change of behaviour, which is proved.
    case computed([ComputedFlag], reason: String, ComputedFlagRewrite)
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
  /// Variables beside that some cases, or the optional value, could hold as well; none where that was not asked.
  package var values: [CaseValue] = []
  /// What the work of a flag brings; none where that was not asked.
  package var loaded: [LoadedValue] = []
  /// The enum with these values in its cases, as lines of Swift; empty where there are none.
  package var fuller: [String] = []
  /// Remarks at variables beside those of the enum that nothing reads.
  var unused: [Refusal] = []
  /// Variables that can go, whatever the states are: then there is no space.
  var superfluous: [StateVariable] = []
}

extension RewriteAttempt {
  /// A flag that code switches beside an optional each time.
  init(
    _ follower: Follower, in space: StateSpace, of type: ProjectType, _ project: Project,
    refusals: [Refusal] = []
  ) {
    let (flag, value) = (space.variables[follower.variable].name, space.variables[follower.source].name)
    self.init(
      type: type.name, location: space.variables[0].location, space: space,
      outcome: .derived(
        [ComputedFlag(follower, in: space, of: type, project)],
        reason:
          "'\(flag)' and '\(value)' are set and cleared side by side, so that '\(flag)' follows from '\(value)'",
        refusals: refusals))
  }
}

extension RewriteAttempt {
  /// A flag that follows from an optional once that is cleared with it.
  init(_ twin: LateTwin, in space: StateSpace, of type: ProjectType, _ project: Project) {
    let (flag, value) = (
      space.variables[twin.follower.variable].name, space.variables[twin.follower.source].name
    )
    self.init(
      type: type.name, location: space.variables[0].location, space: space,
      outcome: .derived(
        [ComputedFlag(twin.follower, in: space, of: type, project)],
        reason: "'\(flag)' follows from '\(value)', once '\(value)' is cleared wherever '\(flag)' is",
        refusals: twin.clears.map { Refusal("'\(value)' stays here: clear it, too", at: $0.location) }))
  }
}

extension RewriteAttempt {
  /// A flag that follows from an optional, if what that gets is never nil.
  init(_ twin: LikelyTwin, in space: StateSpace, of type: ProjectType, _ project: Project) {
    let follower = twin.follower
    let (flag, value) = (space.variables[follower.variable].name, space.variables[follower.source].name)
    let refusals = twin.values.map {
      Refusal("'\(value)' gets '\($0.text)' here: if that may be nil, '\(flag)' says more", at: $0.location)
    }
    self.init(follower, in: space, of: type, project, refusals: refusals)
  }
}

extension RewriteAttempt {
  /// Variables that nothing reads. `beside` are remarks about others of which that is true.
  init(unread variables: [StateVariable], beside: [Refusal], of type: ProjectType) {
    let told = joined(variables.map { "'\($0.name)'" })
    self.init(
      type: type.name, location: variables[0].location,
      outcome: .derived(
        [], reason: "nothing reads \(told): \(variables.count == 1 ? "it" : "they") can go",
        refusals: (beside + writesThatGo(with: variables, in: type)).sorted()))
    superfluous = variables
  }
}

extension RewriteAttempt {
  /// The variables of the rewrite in order of declaration; empty without a rewrite.
  package var variableNames: [String] { rewrite?.states.variables.map(\.name) ?? [] }

  /// The files as they are rewritten; none where nothing is proved.
  package var rewrittenFiles: [StateRewrite.File] {
    switch outcome {
    case .proved: rewrite?.files ?? []
    case .computed(_, _, let rewrite): rewrite.files
    case .unproved, .refused, .derived, .optional, .left: []
    }
  }

  /// Why flags that could be computed are not, sorted by place; empty for other outcomes.
  package var obstacles: [Refusal] {
    guard case .derived(let flags, _, let refusals) = outcome else { return [] }
    return (refusals + flags.flatMap(\.differences)).sorted()
  }

  /// What is not as before for code outside of the sources; nil where all is, or nothing is rewritten.
  package var change: DeclaredChange? {
    switch outcome {
    case .proved: rewrite?.change
    case .computed(_, _, let rewrite): rewrite.change
    case .unproved, .refused, .derived, .optional, .left: nil
    }
  }

  /// What is assumed of the type's use, where it is rewritten; a sentence without a period each.
  package var restingOn: [String] {
    switch outcome {
    case .proved: space?.premises.map(\.sentence) ?? []
    case .unproved, .refused, .derived, .optional, .left, .computed: []
    }
  }

  package var isProved: Bool {
    switch outcome {
    case .proved, .computed: true
    case .unproved, .refused, .derived, .optional, .left: false
    }
  }

  /// Whether fewer variables cannot give a better result.
  var isDone: Bool {
    switch outcome {
    case .proved, .unproved, .optional, .computed: true
    case .refused, .derived, .left: false
    }
  }

  /// Whether the author has to name a case of its enum.
  var hasNamelessCase: Bool { rewrite?.states.cases.contains(where: \.isPlaceholder) ?? false }

  var isLeft: Bool {
    switch outcome {
    case .left: true
    case .proved, .unproved, .refused, .derived, .computed, .optional: false
    }
  }
}
