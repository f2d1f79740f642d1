import UntangleConfiguration
import UntangleFacts
import UntangleProjectModel
package import UntangleRewrites
import UntangleRules
package import UntangleSourceFiles
import UntangleStateSpaces

extension Analysis {
  /// One attempt for each group of related variables with surplus states. A named type has at least one
  /// attempt.
  package func suggestions(
    forTypesNamed name: String?, naming names: ChosenNames = ChosenNames()
  ) throws(TypeChoiceError) -> [RewriteAttempt] {
    guard let name else {
      return suggestions(naming: names, .together) { state in
        state.groups.contains(where: \.hasSurplus) || !state.looseMachines.isEmpty
      }
    }
    let wanted = Set(try types(named: name).map(\.location))
    let found = suggestions(naming: names, .each) { wanted.contains($0.type.location) }
    guard found.isEmpty else { return found }
    return try types(named: name).map { type in
      let flag = project.project.stateVariables(of: type).first { $0.isFlag && namesBothValues($0.name) }
      let hint = flag.map { "; 'untangle rewrite --type \(type.name) --flag \($0.name)' makes one of a flag" }
      return left(type, "it has no two variables that a single enum could stand for" + (hint ?? ""))
    }
  }

  /// Like `suggestions`, for the types at the given locations and without proofs: a proof reads all sources
  /// again.
  func unprovedSuggestions(ofTypesAt places: Set<Location>) -> [RewriteAttempt] {
    suggestions(naming: ChosenNames(), .none) { places.contains($0.type.location) }
  }

  private func suggestions(
    naming names: ChosenNames, _ proofs: Proofs, where isWanted: (TypeState) -> Bool
  ) -> [RewriteAttempt] {
    // Variables outside types are only counted, because there is no type to put the enum into.
    let wanted = project.states.filter { $0.type.extent == .type && isWanted($0) }
    let whole = WholeProject(of: self, for: wanted.map(\.type))
    let states = searchedLonger(wanted)
    // A proof finds its type by name, and would look at the rewrite of another one.
    let twins = proofs == .together ? project.project.sharedTypeNames : []
    let found = work.results(of: states, at: \.type.location.path) { state in
      attempts(for: state, naming: names, twins.contains(state.type.name) ? .each : proofs, whole)
    }
    let failed = failing(found.map(\.waiting))
    let again = failed.sorted()
    let apart = work.results(of: again, at: { states[$0].type.location.path }) { place in
      attempts(for: states[place], naming: names, .each, whole).attempts
    }
    let inItsPlace = Dictionary(uniqueKeysWithValues: zip(again, apart))
    return found.indices.flatMap { inItsPlace[$0] ?? found[$0].attempts }
      .sorted { $0.location < $1.location }
  }

  private func attempts(
    for state: TypeState, naming names: ChosenNames, _ proofs: Proofs, _ whole: WholeProject
  ) -> (attempts: [RewriteAttempt], waiting: [WaitingProof]) {
    var names = names
    var files = FilesOfType(state.type, proofs, whole)
    let attempts = state.candidates(in: project.project).flatMap { candidate in
      let attempts = self.attempts(for: candidate, in: &files, naming: names)
      names.taken.formUnion(attempts.compactMap { $0.rewrite?.states.name })
      return attempts
    }
    // If nothing was possible, an attempt for each group explains more than one for all variables.
    let parts = state.groups.isEmpty ? state.looseMachines : state.groups
    let nothing = attempts.allSatisfy { $0.isLeft || !$0.superfluous.isEmpty }
    guard nothing, !parts.isEmpty else { return (attempts, files.waiting) }
    let each = VariablesApart.attempts(
      forEach: parts, of: self, beside: attempts, in: &files, naming: names)
    return (each, files.waiting)
  }

  /// The states of the same types, searched with the requested effort.
  private func searchedLonger(_ states: [TypeState]) -> [TypeState] {
    guard outcome.request.effort != nil else { return states }
    let counter = StateCounter(project.project, outcome.search)
    return states.flatMap { state in
      let place = project.project.types.firstIndex { $0.location == state.type.location }
      return place.map { project.project.states(ofTypes: $0..<($0 + 1), counter: counter).map(\.state) } ?? [
        state
      ]
    }
  }

  /// The analysis of the project with these files as they are rewritten.
  func with(_ files: [StateRewrite.File]) -> Analysis { analyze(replacing(files)) }

  /// The facts of the project with these files as they are rewritten.
  func project(with files: [StateRewrite.File]) -> Project {
    read(replacing(files), after: self.files).project
  }

  private func replacing(_ files: [StateRewrite.File]) -> AnalysisRequest {
    var request = outcome.request
    for file in files { request.replacements[file.text.path] = file.rewritten.bytes }
    return request
  }

  func replacements(with rewritten: AnalysisRequest) -> [FileReplacement] {
    rewritten.replacements.keys.sorted().compactMap { path in
      guard let new = rewritten.replacements[path],
        let text = outcome.texts.first(where: { $0.path == path }),
        let old = try? bytes(of: text), old != new
      else { return nil }
      return FileReplacement(file: text.file, old: old, new: new)
    }
  }
}

extension Analysis {
  /// One attempt for all variables where that is proved, or else one for each part. Parts whose cases all have names are
  /// better than a whole some of whose cases have none.
  func attempts(
    for candidate: RewriteCandidate, in files: inout FilesOfType, naming names: ChosenNames
  ) -> [RewriteAttempt] {
    let apart = names.asksForEnum ? nil : files.variablesApart(of: candidate, in: self)
    if let apart, !apart.all.isEmpty {
      return apart.attempts(for: candidate, of: self, in: &files, naming: names)
    }
    if let outcomes = candidate.withOutcomes,
      let whole = attemptOfOneAtATime(for: outcomes, in: &files, naming: names)
    {
      return [whole]
    }
    let isDivided = candidate.parts != [candidate.variables]
    let whole = isDivided ? attempt(for: candidate.variables, in: &files, naming: names) : nil
    if let whole, whole.isDone, !whole.hasNamelessCase { return [whole] }
    let parts = candidate.parts.map { attempt(for: $0, in: &files, naming: names) }
    guard candidate.isGroup else { return parts.flatMap { $0.divided(by: self, in: &files, naming: names) } }
    guard let whole, whole.isDone else { return parts }
    return parts.contains(where: \.isDone) && !parts.contains(where: \.hasNamelessCase) ? parts : [whole]
  }

  func left(_ type: ProjectType, _ reason: String, _ space: StateSpace? = nil) -> RewriteAttempt {
    RewriteAttempt(
      type: type.name, location: type.location, space: space, rewrite: nil, outcome: .left(reason: reason))
  }

  /// Tries all variables, then without optionals, then only flags. Returns the first attempt that succeeds,
  /// or else the first with a rewrite. Where all are nearly independent, some of them are no state either.
  fileprivate func attempt(
    for variables: [StateVariable], in files: inout FilesOfType, naming names: ChosenNames
  ) -> RewriteAttempt {
    var tried: [RewriteAttempt] = []
    for part in parts(of: variables) {
      let attempt = singleAttempt(for: part, in: &files, naming: names)
      if let disjoint = attempt.disjoint(by: self, in: &files, naming: names) { return disjoint }
      if attempt.isDone || tried.isEmpty && attempt.space?.shape == .independent { return attempt }
      tried.append(attempt)
    }
    return tried.first { $0.rewrite != nil } ?? tried[0]
  }

  /// nil where some state sets two of the variables, or no enum is written of them.
  private func attemptOfOneAtATime(
    for variables: [StateVariable], in files: inout FilesOfType, naming names: ChosenNames
  ) -> RewriteAttempt? {
    let (type, counter) = (files.type, StateCounter(project.project, outcome.search))
    guard case .counted(let space) = counter.count(variables, of: type), space.setsOneAtATime,
      space.valueCounts == variables.map(\.valueCount)
    else { return nil }
    let attempt = attempt(for: space, in: &files, naming: names) { counter.trace(variables, of: type) }
    return attempt.isDone && !attempt.hasNamelessCase && attempt.rewrite != nil ? attempt : nil
  }

  private func parts(of variables: [StateVariable]) -> [[StateVariable]] {
    let smaller = [variables.filter { !carriesValues($0) }, variables.filter { $0.domain != .optional }]
    return (smaller + [variables.filter(\.isFlag)]).reduce(into: [variables]) { parts, part in
      if part.count > 1, !parts.contains(part) { parts.append(part) }
    }
  }

  /// Whether the variable is an enum with associated values: a case of another enum cannot supply them.
  func carriesValues(_ variable: StateVariable) -> Bool {
    let type = variable.enumName.flatMap { project.project.type(named: $0) }
    return type?.cases.contains { !$0.payload.isEmpty } ?? false
  }

  fileprivate func singleAttempt(
    for variables: [StateVariable], in files: inout FilesOfType, naming names: ChosenNames
  ) -> RewriteAttempt {
    let type = files.type
    let counter = StateCounter(project.project, outcome.search)
    // Counts first, because tracing each write in each of a million states takes a thousand times longer.
    guard let space = count(variables, of: type).space else {
      return left(type, "there are too many states to count, or more than an enum keeps readable")
    }
    return attempt(for: space, in: &files, naming: names) { counter.trace(variables, of: type) }
  }

  /// What could be written for counted states. `trace` follows each write; it is asked only where an enum is possible.
  func attempt(
    for space: StateSpace, in files: inout FilesOfType, naming names: ChosenNames,
    writing extent: StateRewrite.Extent = .all, tracing trace: () -> StateTrace?
  ) -> RewriteAttempt {
    let (type, variables) = (files.type, space.variables)
    let names = names.completed(by: outcome.request.configuration.names, for: type)
    if let reason = files.reasonAgainstState(of: space, in: self) { return left(type, reason, space) }
    let shape = isPresentedAlone(space, in: type) ? space.shape : space.shapeWithoutPresentation
    if let reason = type.reasonOfStore(against: shape, of: space) { return left(type, reason, space) }
    if !names.asksForEnum, let optional = files.optionalAttempt(for: space, of: self, taken: names.taken) {
      return optional
    }
    if let reason = space.reasonForNoEnum(in: shape), !(names.asksForEnum && space.canBeEnum) {
      return leftAsItIs(type, shape, reason, space, &files)
    }
    if let reason = files.reasonAgainstEnum(of: variables, in: self)
      ?? files.reasonForLateValue(of: variables, in: self)
    {
      return left(type, reason, space)
    }
    if !names.asksForEnum, let reason = files.reasonAgainstSecondEnum(of: variables, in: self) {
      return left(type, reason, space)
    }
    if !names.asksForEnum, let follower = twinFlag(in: space, of: type) {
      return RewriteAttempt(follower, in: space, of: type, project.project)
    }
    if !names.asksForEnum, let uses = files.uses(self), let twin = LikelyTwin(in: space, of: type, uses) {
      return RewriteAttempt(twin, in: space, of: type, project.project)
    }
    let counter = StateCounter(project.project, outcome.search)
    guard let trace = trace(), let reader = counter.reader(of: variables, in: type)
    else { return left(type, "there are too many ways through its code to follow each write") }
    if !names.asksForEnum, let twin = LateTwin(in: trace, of: type), files.countsOnly(twin, in: space, self) {
      return RewriteAttempt(twin, in: space, of: type, project.project)
    }
    // Where each write is followed, more states may be reached than the count says.
    if let reason = trace.space.reasonForLength, space.reasonForLength == nil, !names.asksForEnum {
      return left(type, reason, trace.space)
    }
    do throws(ReadFailure) {
      return try enumAttempt(tracing: trace, reader, in: &files, naming: names, writing: extent)
    } catch {
      return left(type, "a file of it \(error)", space)
    }
  }

  private func enumAttempt(
    tracing trace: StateTrace, _ reader: ValueReader, in files: inout FilesOfType, naming names: ChosenNames,
    writing extent: StateRewrite.Extent
  ) throws(ReadFailure) -> RewriteAttempt {
    let (type, space) = (files.type, trace.space)
    let parsed = try files.parsed(self)
    let subject = files.completed(
      RewriteSubject(
        project: project.project, types: files.whole.types, type: type, trace: trace, reader: reader,
        carried: files.carriedValues(beside: space, of: self)), by: parsed)
    let rewrite = onDeepStack { rewriteStates(of: subject, in: parsed, naming: names, writing: extent) }
    if !names.asksForEnum, let reason = rewrite.reasonAgainstEnum { return left(type, reason, space) }
    let outcome = extent == .all ? outcome(of: rewrite, subject, parsed, &files) : .unproved
    let isAsked = if case .refused = outcome { true } else { extent != .all }
    if isAsked, let place = conditionOutsideOfStates(of: space, in: type, reader) {
      return left(
        type,
        "the condition in line \(place.line) asks for a combination that holds in no state between operations",
        space)
    }
    if isAsked, let asking = bodyAskingBetweenWrites(of: trace, in: type) {
      return left(
        type,
        "'\(asking.body)' is called between two writes, where no state holds, and asks for '\(asking.variable)'",
        space)
    }
    var attempt = RewriteAttempt(
      type: type.name, location: space.variables[0].location, space: space, rewrite: rewrite,
      outcome: outcome)
    if extent == .all { files.addValues(to: &attempt, with: rewrite, tracing: trace, of: self) }
    return attempt
  }

  /// Variables that are no enum, with what could be written for them.
  private func leftAsItIs(
    _ type: ProjectType, _ shape: StateShape, _ reason: String, _ space: StateSpace,
    _ files: inout FilesOfType
  ) -> RewriteAttempt {
    var attempt = left(type, reason, space)
    switch shape {
    case .derived(let followers):
      attempt.outcome = files.computedFlags(followers, in: space, of: self, reason: reason)
    case .combined(let flag):
      attempt.outcome = files.combinedFlag(flag, in: space, of: self, reason: reason)
    case .shown(let follower):
      attempt.outcome = shownFlag(follower, in: space, of: files, by: self, reason: reason)
    case .constant(let places):
      let variables = places.map { space.variables[$0] }
      let names = joined(variables.map { "'\($0.name)'" })
      let told: String
      var uses = writesThatGo(with: variables, in: type)
      if neverChange(places, of: space, in: type, project.project) {
        told = "\(reason): \(names) can go"
        if let parsed = try? files.parsed(self) {
          uses = onDeepStack { usesThatGo(with: space.constants(places), in: type, parsed) }
        }
      } else if let body = files.bodyOfUnseenFlags(variables, of: self) {
        let verb = variables.count == 1 ? "is" : "are"
        told = "\(names) \(verb) on only while '\(body)' runs, and no view is drawn before it ends"
      } else {
        return attempt
      }
      attempt.outcome = .derived([], reason: told, refusals: uses)
    case .enumeration, .optional, .handle, .independent, .large: return attempt
    }
    attempt.location = space.variables[0].location
    return attempt
  }

  /// The states of a group, or of other variables. If these have very many combinations, the count stops above the length of
  /// a readable enum.
  func count(_ variables: [StateVariable], of type: ProjectType) -> StateCount {
    if outcome.request.effort == nil,
      let place = project.states.firstIndex(where: { $0.type.location == type.location }),
      let group = (project.states[place].groups + project.states[place].looseGroups).first(where: {
        $0.variables == variables
      })
    {
      return group.count
    }
    var counter = TypeCounter(type, StateCounter(project.project, outcome.search))
    let isSmall = variables.representable <= smallSpace
    return counter.count(variables, for: isSmall ? .everything : .atMost(longestEnum))
  }

  /// Proves a rewrite by reading the rewritten files in place of the originals.
  private func outcome(
    of rewrite: StateRewrite, _ subject: RewriteSubject, _ parsed: [ParsedFile], _ files: inout FilesOfType
  ) -> RewriteAttempt.Outcome {
    var refusals = rewrite.refusals
    if let reason = subject.trace.reasonAgainstAssumptions {
      refusals.append(Refusal(reason, at: rewrite.states.variables[0].location))
    }
    guard refusals.isEmpty else { return .refused(refusals + subscriptions(to: subject, parsed, files)) }
    guard files.proofs != .none else { return .unproved }
    let others = files.whole.parsed(at: files.whole.filesMentioning(subject))
    if let presented = subject.presentedFirst, files.whole.presentsItself {
      refusals.append(presented)
    }
    refusals += onDeepStack { mentionRefusals(of: subject, in: parsed + others) }
    guard refusals.isEmpty else { return .refused(Array(Set(refusals)).sorted()) }
    let reason = files.doubt(about: rewrite.files, of: self) {
      [search = outcome.search, trace = subject.trace] in
      proofFailure(of: rewrite, from: trace, in: $0, search)
    }
    guard let reason else { return .proved }
    return .refused([Refusal(reason, at: rewrite.states.variables[0].location)])
  }
}

extension Analysis {
  /// What is to be changed by hand in code that subscribes to one of the variables, of an enum that is not written: `$page`.
  private func subscriptions(
    to subject: RewriteSubject, _ parsed: [ParsedFile], _ files: FilesOfType
  ) -> [Refusal] {
    let names = subject.publishedNames
    guard files.proofs != .none, !names.isEmpty else { return [] }
    let others = files.whole.parsed(at: files.whole.filesProjecting(names, outsideOf: subject.type))
    return onDeepStack { mentionRefusals(of: subject, in: parsed + others) }
  }
}

extension RewriteAttempt {
  /// In the place of an enum whose cases hold what other cases hold: that of runs that do not overlap, that of work and its ends,
  /// or what is written of the variables that are set in one case each. nil where there is neither, and for other attempts.
  fileprivate func disjoint(
    by analysis: Analysis, in files: inout FilesOfType, naming names: ChosenNames
  ) -> RewriteAttempt? {
    guard !names.asksForEnum, rewrite != nil, let space, let part = DisjointPart(of: space) else {
      return nil
    }
    let undisturbed = MeantStates(undisturbed: space, in: files.type, by: analysis)
    if let attempt = undisturbed?.attempt(by: analysis, in: &files, naming: names) { return attempt }
    let work = MeantStates(ofWorkIn: space, of: files.type)
    if let attempt = work?.attempt(by: analysis, in: &files, naming: names) { return attempt }
    let attempt = analysis.singleAttempt(for: part.variables, in: &files, naming: names)
    return attempt.isLeft || attempt.hasNamelessCase ? nil : attempt
  }

  /// Attempts for the parts of variables that nothing but their states relates, unless all are proved to be one enum.
  fileprivate func divided(
    by analysis: Analysis, in files: inout FilesOfType, naming names: ChosenNames
  ) -> [RewriteAttempt] {
    guard !isDone, rewrite != nil, let space else { return [self] }
    let parts = WrittenParts(of: space).variables
    guard parts != [space.variables] else { return [self] }
    return parts.map { analysis.attempt(for: $0, in: &files, naming: names) }
  }
}

/// The largest number of cases of a useful enum.
let longestEnum = 24
/// Spaces with at most this many combinations are always counted in full.
private let smallSpace = 4_096
/// The maximum number of groups that are rewritten in one type.
let roundLimit = 8
