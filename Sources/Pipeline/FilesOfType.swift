import UntangleFacts
import UntangleProjectModel
import UntangleRewrites
import UntangleRules
import UntangleSourceFiles
import UntangleStateSpaces

/// The files that declare or extend a type, parsed once for all attempts.
struct FilesOfType {
  let type: ProjectType
  let proofs: Proofs
  let whole: WholeProject
  private var parsed: [ParsedFile]?
  private var uses: ValueUses?
  /// The proofs that are still to be made, where they are made together; see `Analysis.failing(_:)`.
  private(set) var waiting: [WaitingProof] = []

  init(_ type: ProjectType, _ proofs: Proofs, _ whole: WholeProject) {
    self.type = type
    self.proofs = proofs
    self.whole = whole
  }

  mutating func parsed(_ analysis: Analysis) throws(ReadFailure) -> [ParsedFile] {
    if let parsed { return parsed }
    var files: [ParsedFile] = []
    for text in analysis.sourceTexts(of: type) { files.append(try whole.parsed(text)) }
    parsed = files
    return files
  }

  /// How the type's code uses the variables that an enum could hold as well; nil where no proof is asked for, or a file
  /// cannot be read.
  mutating func uses(_ analysis: Analysis) -> ValueUses? {
    if let uses { return uses }
    guard proofs != .none, let parsed = try? parsed(analysis) else { return nil }
    let type = type
    let found = onDeepStack { ValueUses(of: type, in: parsed) }
      .withoutUses(elsewhere: { whole.isNamed($0, outsideOf: type) })
    uses = found
    return found
  }
}

extension FilesOfType {
  /// Adds what else the cases of an enum could hold, and what can go beside it.
  mutating func addValues(
    to attempt: inout RewriteAttempt, with rewrite: StateRewrite, tracing trace: StateTrace,
    of analysis: Analysis
  ) {
    guard let uses = uses(analysis), let parsed = try? parsed(analysis) else { return }
    attempt.values = uses.caseValues(of: rewrite, in: type, tracing: trace)
    let finder = LoadedValueFinder(uses, of: rewrite) { [self] name, group in
      readsElsewhere(of: name, asking: group, beside: parsed)
    }
    attempt.loaded = finder.values(tracing: trace)
    attempt.fuller = uses.declaration(
      of: rewrite, beginnings: trace.space.initialCount, holding: attempt.values, attempt.loaded)
    attempt.unused = unread(setBeside: trace.space.variables, uses, of: analysis)
  }

  /// How other types read a variable, in the files of the type and in those that name both.
  func readsElsewhere(
    of variable: String, asking group: Set<String>, beside parsed: [ParsedFile]
  ) -> ReadsElsewhere {
    guard let others = whole.filesUsing(variable, of: type, atMost: mostReadingFiles) else { return .unknown }
    let type = type
    return onDeepStack {
      UntangleRewrites.readsElsewhere(of: variable, in: type.name, asking: group, parsed + others)
    }
  }

  /// The method in which each of these flags of a view is on, where no view is drawn before it is off again; nil where that
  /// cannot be shown.
  mutating func bodyOfUnseenFlags(_ flags: [StateVariable], of analysis: Analysis) -> String? {
    guard !flags.isEmpty, let parsed = try? parsed(analysis) else { return nil }
    let type = type
    return onDeepStack { () -> String? in
      let bodies = flags.map { bodyOfUnseenFlag($0, of: type, in: parsed) }
      return bodies.contains(nil) ? nil : bodies[0]
    }
  }
}

extension FilesOfType {
  /// Whether the value of a twin counts only while its flag is on, so that nobody notices when it goes with the flag.
  mutating func countsOnly(_ twin: LateTwin, in space: StateSpace, _ analysis: Analysis) -> Bool {
    let variables = space.variables
    return uses(analysis)?.counts(
      variables[twin.follower.source].name, while: variables[twin.follower.variable].name) ?? false
  }
}

extension FilesOfType {
  /// Why one of the variables is set once, before it is used, and then stays; one lowercase sentence, nil where none is.
  mutating func reasonForLateValue(of variables: [StateVariable], in analysis: Analysis) -> String? {
    let values = variables.filter { $0.domain == .optional && $0.initial == .off }
    guard !values.isEmpty, let parsed = try? parsed(analysis) else { return nil }
    let late = onDeepStack { [name = type.name] in namesUnwrappedImplicitly(by: name, in: parsed) }
      .intersection(values.map(\.name))
    guard !late.isEmpty else { return nil }
    let cleared = Set(type.accessSummary(of: late).writes.filter { $0.value == .null }.map(\.variable))
    return values.first { late.contains($0.name) && !cleared.contains($0.name) }.map {
      "'\($0.name)' is set before it is used, and never cleared"
    }
  }

  /// nil where an optional struct is not the shape of the states, or cannot be written.
  mutating func optionalAttempt(
    for space: StateSpace, of analysis: Analysis, taken: Set<String>
  ) -> RewriteAttempt? {
    let type = type
    guard case .optional(let core, let members) = space.shape, space.areOptionals(members),
      let parsed = try? parsed(analysis),
      let value = onDeepStack({
        OptionalValue(of: space, in: type, analysis.project.project, parsed, taken: taken)
      })
    else { return nil }
    if let early = memberSetEarly(core: core, in: space, analysis) {
      let all = joined(core.map { "'\(space.variables[$0].name)'" })
      return analysis.left(
        type, "'\(early)' is set before \(all), where an optional of both would not be there yet", space)
    }
    return RewriteAttempt(
      type: type.name, location: space.variables[0].location, space: space, outcome: .optional(value),
      values: uses(analysis)?.members(of: value, space.variables, core: core, in: type) ?? [])
  }

  /// The first variable that gets a value where none of the core is set, and without a write of it further down, as behind
  /// `defer { didValidate = true }`; nil without one.
  private func memberSetEarly(core: [Int], in space: StateSpace, _ analysis: Analysis) -> String? {
    let names = space.variables.map(\.name)
    let leaders = Set(core.map { names[$0] })
    let counter = StateCounter(analysis.project.project, analysis.outcome.search)
    guard leaders.count < names.count, space.states.count <= mostTracedStates,
      let trace = counter.trace(space.variables, of: type)
    else {
      return nil
    }
    let writes = type.accessSummary(of: Set(names)).writes.filter {
      $0.moment != .outside && $0.level != .off
    }
    return writes.first { write in
      !leaders.contains(write.variable)
        && trace.after[write.location]?.contains { values in core.allSatisfy { values[$0] == 0 } } == true
        && !writes.contains {
          leaders.contains($0.variable) && write.location < $0.location && $0.isTogether(with: write)
        }
    }?.variable
  }

  /// Why one of the variables is no state, as one lowercase sentence; nil where all are, or where some never change.
  func reasonAgainstState(of space: StateSpace, in analysis: Analysis) -> String? {
    let looks = flagsOfLook(among: space.variables, of: type, in: analysis.project.project)
    guard let flag = space.variables.first(where: { looks.contains($0.name) }) else { return nil }
    if case .constant = space.shape { return nil }
    return "'\(flag.name)' says how the view looks, and is no state"
  }

  /// Why flags beside an enum are no second one, as one lowercase sentence: that enum is the state, and can have one more case.
  /// nil for other variables.
  func reasonAgainstSecondEnum(of variables: [StateVariable], in analysis: Analysis) -> String? {
    let enums = variables.filter { if case .enumeration = $0.domain { true } else { false } }
    guard enums.count == 1, let state = enums.first, let name = state.enumName,
      variables.allSatisfy({ $0.isFlag || $0 == state }), analysis.project.project.type(named: name) != nil
    else { return nil }
    let flags = joined(variables.filter(\.isFlag).map { "'\($0.name)'" })
    let verb = variables.count == 2 ? "says" : "say"
    return
      "\(flags) \(verb) more of '\(state.name)': one more case of '\(name)', or a value of one, could say it"
  }

  /// Why one of the variables can be in no enum, as one lowercase sentence; nil where all can.
  func reasonAgainstEnum(of variables: [StateVariable], in analysis: Analysis) -> String? {
    let type = type
    if let enumeration = variables.first(where: analysis.carriesValues) {
      return "the cases of '\(enumeration.name)' carry values: what belongs to them goes there"
    }
    let lazy = Set(type.variables.filter { $0.fact.laziness == .lazy }.map(\.fact.name))
    if let made = variables.first(where: { lazy.contains($0.name) }) {
      return "'\(made.name)' is made when it is first asked for"
    }
    if let handler = variables.first(where: { type.isHandedIn($0) }) {
      return "'\(handler.name)' is handed in, and is no state"
    }
    if let copy = draftCopy(among: variables, of: type) {
      return "'\(copy.first.name)' and '\(copy.second.name)' are one value twice: each is copied to the other"
    }
    return nil
  }
}

extension FilesOfType {
  /// Completes a subject by what other files hear of. Without a proof, these are not looked at.
  func completed(_ subject: RewriteSubject, by parsed: [ParsedFile]) -> RewriteSubject {
    var subject = subject
    subject.bindingForm = whole.bindingForm
    subject.findSilentVariables(in: parsed) { variable in
      proofs == .none || whole.isSubscribed(variable, outsideOf: type)
    }
    return subject
  }

  /// The numbers that belong to some cases of a type's states.
  ///
  /// Other facts are read for them: where the search follows numbers, it also follows code of other types, which a proof
  /// could not compare with that of a rewritten type.
  func carriedValues(beside space: StateSpace, of analysis: Analysis) -> [CarriedValue] {
    guard proofs != .none, type.variables.contains(where: { $0.fact.mayBeCarried }) else { return [] }
    let whole = whole.withNumbers
    guard let same = whole.types.first(where: { $0.location == type.location && $0.name == type.name }) else {
      return []
    }
    return StateCounter(whole, analysis.outcome.search).carriedValues(beside: space, of: same)
  }

  /// A flag that joins others as a computed flag, or why it cannot be one.
  func combinedFlag(
    _ flag: CombinedFlag, in space: StateSpace, of analysis: Analysis, reason: String
  ) -> RewriteAttempt.Outcome {
    let trace = StateCounter(analysis.project.project, analysis.outcome.search).trace(
      space.variables, of: type)
    let body = trace.flatMap { guardedSetter(of: flag.variable, in: type, $0, where: flag.isOn) }
    guard let body else { return .derived([ComputedFlag(flag, in: space, of: type)], reason: reason) }
    let name = space.variables[flag.variable].name
    return .left(
      reason: "'\(body)' runs only while '\(name)' is off, when what it follows from is set already")
  }

  /// The followers of a space as computed flags, or why one of them cannot be computed. The moments in which they differ
  /// are not known where there are too many ways to follow, or a file cannot be read.
  mutating func computedFlags(
    _ followers: [Follower], in space: StateSpace, of analysis: Analysis, reason: String
  ) -> RewriteAttempt.Outcome {
    let project = analysis.project.project
    let counter = StateCounter(project, analysis.outcome.search)
    guard let trace = counter.trace(space.variables, of: type),
      let reader = counter.reader(of: space.variables, in: type), let parsed = try? parsed(analysis)
    else { return .derived(followers.map { ComputedFlag($0, in: space, of: type, project) }, reason: reason) }
    let subject = completed(
      RewriteSubject(project: project, types: whole.types, type: type, trace: trace, reader: reader),
      by: parsed)
    for follower in followers where isAnimatedApart(follower, in: space, of: type) {
      let (flag, source) = (space.variables[follower.variable].name, space.variables[follower.source].name)
      return .left(reason: "'\(flag)' and '\(source)' change in animations of their own")
    }
    for follower in followers {
      guard let body = leadingBody(of: follower, in: type, trace) else { continue }
      let (flag, source) = (space.variables[follower.variable].name, space.variables[follower.source].name)
      return .left(reason: "'\(body)' asks for '\(flag)' where '\(source)' changes")
    }
    for follower in followers {
      let body = guardedSetter(of: follower.variable, in: type, trace) { values in
        follower.holding.contains(values[follower.source])
      }
      guard let body else { continue }
      let (flag, source) = (space.variables[follower.variable].name, space.variables[follower.source].name)
      return .left(reason: "'\(body)' runs only while '\(flag)' is off, when '\(source)' is set already")
    }
    let following = FollowingFlags(subject, followers)
    let rewrite = onDeepStack { computeFlags(following, in: parsed) }
    let flags = followers.map {
      ComputedFlag($0, in: space, of: type, project, differingAt: rewrite.moments)
    }
    let isProvable = rewrite.isComplete && proofs != .none
    let refusals = isProvable ? doubts(of: rewrite, following, parsed, analysis) : rewrite.refusals
    return isProvable && refusals.isEmpty
      ? .computed(flags, reason: reason, rewrite) : .derived(flags, reason: reason, refusals: refusals)
  }

  /// What keeps a complete rewrite from being proved; empty where it is proved.
  private mutating func doubts(
    of rewrite: ComputedFlagRewrite, _ following: FollowingFlags, _ parsed: [ParsedFile], _ analysis: Analysis
  ) -> [Refusal] {
    let space = following.all.trace.space
    func refusal(_ reason: String) -> [Refusal] { [Refusal(reason, at: space.variables[0].location)] }
    guard space.premises.isEmpty else { return refusal("it rests on what is assumed of its use") }
    let others = whole.parsed(at: Set(following.named.flatMap(whole.filesMentioning)).sorted())
    let mentions = onDeepStack { mentionRefusals(of: following, in: parsed + others) }
    guard mentions.isEmpty else { return mentions }
    let reason = doubt(about: rewrite.files, of: analysis) { [search = analysis.outcome.search] in
      proofFailure(of: rewrite, from: space, in: $0, search)
    }
    return reason.map(refusal) ?? []
  }
}

extension FilesOfType {
  /// Why the project with these files as they are rewritten cannot be shown to behave as before, by a failed proof if the
  /// files can be read; nil where it can, or where that is to be shown later.
  mutating func doubt(
    about rewritten: [StateRewrite.File], of analysis: Analysis,
    _ failure: @Sendable @escaping (Project) -> ProofFailure?
  ) -> String? {
    let proof = WaitingProof(files: rewritten) { project in
      project.problem(in: rewritten)
        ?? failure(project).map { "it cannot be shown that nothing changes: \($0.reason)" }
    }
    switch proofs {
    case .none: return nil
    case .each: return proof.doubt(analysis.project(with: rewritten))
    case .together:
      waiting.append(proof)
      return nil
    }
  }
}

extension ProjectType {
  /// Why variables that are decoded or stored are left, as one lowercase sentence; nil for all others. The search does not see
  /// what a decoder brings.
  func reasonOfStore(against shape: StateShape, of space: StateSpace) -> String? {
    if attributes.contains("Model") {
      return "its variables are those of a store: others would have to be migrated"
    }
    guard case .constant(let places) = shape,
      let place = places.first(where: { decoded.contains(space.variables[$0].name) })
    else { return nil }
    return "'\(space.variables[place].name)' is decoded: what comes in may be anything"
  }

  /// Whether a variable holds a function that only other code and initialisers set: what to call, and no state. A function that
  /// a method keeps until it is called is one.
  fileprivate func isHandedIn(_ variable: StateVariable) -> Bool {
    guard let fact = variables.first(where: { $0.fact.name == variable.name })?.fact,
      case .annotated(.optional(.function)) = fact.typing
    else { return false }
    return accessSummary(of: [variable.name]).writes.allSatisfy { write in
      write.moment == .outside || write.level == .off
        || write.bodyKind == .initializer && write.value != .some
    }
  }
}

/// A variable that more files use is read everywhere.
private let mostReadingFiles = 8

/// What each write leads to is followed in so many states of variables that may be one optional.
private let mostTracedStates = 64
