import UntangleProjectModel
import UntangleReports
import UntangleRewrites
import UntangleRules
import UntangleSourceFiles
import UntangleStateSpaces

extension Analysis {
  /// What a few clears would make of variables that the code treats as one state, where no other entry has an answer for
  /// two of them. nil means all types. The names of the enums of `attempts` are taken.
  func clearedEntries(
    forTypesNamed name: String?, beside others: [SuggestionReport.Entry], _ attempts: [RewriteAttempt],
    naming names: ChosenNames
  ) throws(TypeChoiceError) -> [SuggestionReport.Entry] {
    let places = try name.map { name throws(TypeChoiceError) in Set(try types(named: name).map(\.location)) }
    let answered = Dictionary(grouping: others.filter { !$0.isLeft }, by: \.type)
    let attempted = Dictionary(grouping: attempts, by: \.type)
    let wanted = project.states.filter { state in
      state.type.extent == .type && !state.sideBySide.isEmpty
        && places.map { $0.contains(state.type.location) } ?? true
    }
    let whole = WholeProject(of: self, for: wanted.map(\.type))
    return wanted.flatMap { state -> [SuggestionReport.Entry] in
      var files = FilesOfType(state.type, .none, whole)
      var chosen = names
      chosen.taken.formUnion((attempted[state.type.name] ?? []).compactMap { $0.rewrite?.states.name })
      var counter = TypeCounter(state.type, StateCounter(project.project, outcome.search))
      return state.searchedSideBySide.compactMap { seen in
        let variables = Set(seen.variables.map(\.name))
        let isAnswered = (answered[state.type.name] ?? []).contains {
          $0.location.path == seen.variables[0].location.path
            && variables.intersection($0.variables).count > 1
        }
        guard !isAnswered, let cleared = counter.clearedStates(of: seen) else { return nil }
        if let twin = twinFlag(in: cleared.trace.space, of: state.type, with: cleared.clears) {
          let attempt = RewriteAttempt(twin, in: cleared.trace.space, of: state.type, project.project)
          return entry(of: cleared, as: attempt)
        }
        let attempt = attempt(for: cleared.trace.space, in: &files, naming: chosen) { cleared.trace }
        // What a flag follows from was found in the code as it is.
        if case .derived = attempt.outcome { return nil }
        guard !attempt.isLeft, !attempt.hasNamelessCase else { return nil }
        if let name = attempt.rewrite?.states.name { chosen.taken.insert(name) }
        return entry(of: cleared, as: attempt)
      }
    }
  }
}

private func entry(of cleared: ClearedStates, as attempt: RewriteAttempt) -> SuggestionReport.Entry {
  // The writes and conditions of the attempt are those of the code as it is, which lacks the clears.
  let proposal = entry(of: attempt)
  var entry = SuggestionReport.Entry(
    type: proposal.type, location: proposal.location,
    answer: .leave(reason: cleared.reasonToLeave),
    variables: proposal.variables)
  entry.reached = cleared.reachedBefore
  entry.representable = proposal.representable
  entry.cleared = SuggestionReport.Cleared(
    clears: cleared.clears,
    proposal: SuggestionReport.Proposal(proposal, reached: cleared.trace.space.states.count))
  return entry
}

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
