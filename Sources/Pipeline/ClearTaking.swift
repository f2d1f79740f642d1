import UntangleProjectModel
import UntangleReports
import UntangleRewrites
import UntangleRules
import UntangleSourceFiles
import UntangleStateSpaces

/// Finds what a few clears would make of variables that the code treats as one state: where no other entry has an answer for
/// two of them, or the answer leaves some of them out, or has cases for what a rerun leaves.
struct ClearTaking: Sendable {
  private let analysis: Analysis
  /// By the name of the type.
  private let answered: [String: [SuggestionReport.Entry]]
  private let attempts: [RewriteAttempt]
  private let names: ChosenNames

  /// `attempts` are what is written without clears: the names of their enums are taken.
  init(
    _ analysis: Analysis, beside entries: [SuggestionReport.Entry], _ attempts: [RewriteAttempt],
    naming names: ChosenNames
  ) {
    (self.analysis, self.attempts, self.names) = (analysis, attempts, names)
    answered = Dictionary(grouping: entries.filter { !$0.isLeft }, by: \.type)
  }

  /// nil means all types.
  func entries(forTypesNamed name: String?) throws(TypeChoiceError) -> [ClearedEntry] {
    let places = try name.map { name throws(TypeChoiceError) in
      Set(try analysis.types(named: name).map(\.location))
    }
    let wanted = analysis.project.states.filter { state in
      state.type.extent == .type && !state.searchedForClears.isEmpty
        && places.map { $0.contains(state.type.location) } ?? true
    }
    let whole = WholeProject(of: analysis, for: wanted.map(\.type))
    let found = analysis.work.results(of: wanted, at: \.type.location.path) { entries(of: $0, whole) }
    return found.flatMap(\.self)
  }

  private func entries(of state: TypeState, _ whole: WholeProject) -> [ClearedEntry] {
    var files = FilesOfType(state.type, .none, whole)
    var taken = names
    var counter = TypeCounter(
      state.type, StateCounter(analysis.project.project, analysis.outcome.search))
    return state.searchedForClears.compactMap { seen in
      let answer = answered[state.type.name]?.first { $0.isAbout(twoOf: seen) }
      guard answer?.mayLack(partOf: seen) ?? true, let cleared = counter.clearedStates(of: seen) else {
        return nil
      }
      let isGroup = answer != nil || state.seen.within.contains(seen)
      guard let attempt = attempt(for: cleared, besides: answer, ofGroup: isGroup, in: &files, naming: taken)
      else { return nil }
      if let name = attempt.rewrite?.states.name { taken.taken.insert(name) }
      return ClearedEntry(cleared, as: attempt, of: state.type)
    }
  }

  /// nil where the clears make nothing that a person would write, or no more than the answer that is there. A group with
  /// unreachable combinations has an answer, or a reason for none; what clears add to that is one value at a time.
  private func attempt(
    for cleared: ClearedStates, besides answer: SuggestionReport.Entry?, ofGroup isGroup: Bool,
    in files: inout FilesOfType, naming names: ChosenNames
  ) -> RewriteAttempt? {
    let (type, space) = (files.type, cleared.trace.space)
    if isGroup, !space.setsOneAtATime { return nil }
    if let twin = twinFlag(in: space, of: type, with: cleared.clears) {
      return isGroup ? nil : RewriteAttempt(twin, in: space, of: type, analysis.project.project)
    }
    let others = attempts.filter { $0.type == type.name && !(answer?.isWritten(by: $0) ?? false) }
    var names = names
    names.taken.formUnion(others.compactMap { $0.rewrite?.states.name })
    let attempt = analysis.attempt(for: space, in: &files, naming: names) { cleared.trace }
    // What a flag follows from was found in the code as it is.
    if case .derived = attempt.outcome { return nil }
    return attempt.isLeft || attempt.hasNamelessCase || !(answer?.isSurpassed(by: attempt) ?? true)
      ? nil : attempt
  }
}

extension SuggestionReport.Entry {
  /// All stored variables of a type are in one file, and types of one name are in several.
  fileprivate func isAbout(twoOf seen: SideBySide) -> Bool {
    location.path == seen.variables[0].location.path
      && Set(seen.variables.map(\.name)).intersection(variables).count > 1
  }

  /// Whether this enum has states of those variables alone, and clears could add a variable to it, or take a case away in
  /// which several are set.
  fileprivate func mayLack(partOf seen: SideBySide) -> Bool {
    let names = Set(seen.variables.map(\.name))
    switch answer {
    case .enumeration, .payloads:
      return names.isSuperset(of: variables)
        && (names.count > variables.count || cases.count > names.count + 1)
    case .product: return names == Set(variables)
    case .leave, .derived, .optionSet, .optionalValue, .presentedItem, .appliedStates: return false
    }
  }

  /// Whether an attempt with clears says more than this entry.
  fileprivate func isSurpassed(by attempt: RewriteAttempt) -> Bool {
    guard let cases = attempt.rewrite?.states.cases else { return false }
    let variables = Set(attempt.variableNames)
    if case .product = answer { return parts.allSatisfy { $0.isLessThan(variables, cases.count) } }
    return isLessThan(variables, cases.count)
  }

  /// Whether an enum of other variables, with so many cases, takes more of them in, or needs fewer cases.
  func isLessThan(_ others: Set<String>, _ caseCount: Int) -> Bool {
    others.isSuperset(of: variables) && (others.count > variables.count || cases.count > caseCount)
  }

  /// Whether the attempt is the enum of this entry, or of a part.
  fileprivate func isWritten(by attempt: RewriteAttempt) -> Bool {
    !attempt.variableNames.isEmpty && location.path == attempt.location.path
      && Set(variables).isSuperset(of: attempt.variableNames)
  }
}

/// What a few clears would make of variables.
struct ClearedEntry: Sendable {
  /// Without an answer of its own.
  var entry: SuggestionReport.Entry
  /// Where the variables are declared.
  var places: Set<Location>
  private let attempt: RewriteAttempt
  private let type: ProjectType

  init(_ cleared: ClearedStates, as attempt: RewriteAttempt, of type: ProjectType) {
    // The writes and conditions of the attempt are those of the code as it is, which lacks the clears.
    let proposal = UntanglePipeline.entry(of: attempt)
    entry = SuggestionReport.Entry(
      type: proposal.type, location: proposal.location,
      answer: .leave(reason: cleared.reasonToLeave),
      variables: proposal.variables)
    entry.reached = cleared.reachedBefore
    entry.representable = proposal.representable
    entry.cleared = SuggestionReport.Cleared(
      clears: cleared.clears,
      proposal: SuggestionReport.Proposal(proposal, reached: cleared.trace.space.states.count))
    places = Set(cleared.trace.space.variables.map(\.location))
    (self.attempt, self.type) = (attempt, type)
  }

  /// Whether a clear or two take a case away from an enum that has to be written by hand in any case.
  func surpasses(_ other: SuggestionReport.Entry) -> Bool {
    guard other.execution == .byHand, let cleared = entry.cleared, cleared.clears.count <= mostClears else {
      return false
    }
    return other.isLessThan(Set(entry.variables), cleared.proposal.cases.count)
  }

  /// As the answer in the place of another one: the clears, and what becomes of the writes, are left to be done by hand.
  func answering(_ other: SuggestionReport.Entry) -> SuggestionReport.Entry {
    var result = UntanglePipeline.entry(of: attempt)
    (result.writes, result.reads, result.fits, result.fuller) = ([], [], [], [])
    (result.reached, result.representable) = (other.reached, other.representable)
    result.questions = other.questions
    let clears = (entry.cleared?.clears ?? []).map {
      SuggestionReport.Remainder(location: $0.location, reason: $0.text)
    }
    let advice = attempt.rewrite?.states.adviceOnWrites(in: type) ?? []
    result.remainders = (clears + advice.map(SuggestionReport.Remainder.init)).sorted {
      $0.location < $1.location
    }
    return result
  }
}

/// More of them change what the code does in too many places.
private let mostClears = 2

extension ClearedStates {
  fileprivate var reasonToLeave: String {
    reachedBefore == trace.space.representable ? allAreReached : mostAreReached
  }
}

extension StateSpace {
  /// Why no enum is written of variables whose states are counted, and none of which is known to be a part of a state.
  var reasonToLeaveAsItIs: String { hasSurplus ? mostAreReached : allAreReached }
}

private let allAreReached = "as far as the code shows, all combinations are reached"
private let mostAreReached = "as far as the code shows, too many combinations are reached"
