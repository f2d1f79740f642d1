package import UntangleReports
package import UntangleRewrites
import UntangleStateSpaces

extension Analysis {
  /// What to write instead of variables that are one state; nil is all types with surplus states.
  package func suggestionReport(
    forTypesNamed name: String?, naming names: ChosenNames = ChosenNames()
  ) throws(TypeChoiceError) -> SuggestionReport {
    let attempts = try suggestions(forTypesNamed: name, naming: names)
    return SuggestionReport(
      entries: attempts.map { attempt in
        // Who asks for one type has decided.
        guard name == nil, let reason = attempt.space?.reasonToLeave else { return entry(of: attempt) }
        return leaving(attempt, reason)
      })
  }
}

private func leaving(_ attempt: RewriteAttempt, _ reason: String) -> SuggestionReport.Entry {
  var left = attempt
  left.rewrite = nil
  left.outcome = .left(reason: reason)
  return entry(of: left)
}

extension StateSpace {
  /// Why an enum would make nothing clearer; nil where it would.
  ///
  /// Where nearly every combination is reached, its cases are the combinations under longer names.
  fileprivate var reasonToLeave: String? {
    if states.count > 12 { return "an enum of \(states.count) cases makes nothing clearer" }
    guard states.count > 4, surplusBits < 0.5 else { return nil }
    return "the variables are nearly independent of each other"
  }
}

private func entry(of attempt: RewriteAttempt) -> SuggestionReport.Entry {
  var entry = SuggestionReport.Entry(
    type: attempt.type, location: attempt.location, answer: answer(of: attempt),
    variables: attempt.space?.variables.map(\.name) ?? [])
  entry.reached = attempt.space?.states.count
  entry.representable = attempt.space?.representable
  guard let rewrite = attempt.rewrite, let space = attempt.space else { return entry }
  entry.execution = attempt.isProved ? .proved : .byHand
  entry.cases = zip(rewrite.states.cases, space.states).map { state, reached in
    SuggestionReport.Case(name: state.name, values: space.terms(of: reached), witness: reached.witness)
  }
  entry.declaration = rewrite.declaration
  entry.shims = rewrite.shims
  entry.writes = rewrite.steps.map {
    SuggestionReport.Change(location: $0.location, old: $0.old, new: $0.new)
  }
  entry.reads = rewrite.reads.map {
    SuggestionReport.Change(location: $0.location, old: [$0.old], new: [$0.new])
  }
  if case .refused(let refusals) = attempt.outcome {
    entry.remainders = refusals.map { SuggestionReport.Remainder(location: $0.location, reason: $0.reason) }
  }
  return entry
}

private func answer(of attempt: RewriteAttempt) -> SuggestionReport.Answer {
  if case .left(let reason) = attempt.outcome { return .leave(reason: reason) }
  return attempt.rewrite?.states.hasPayload == true ? .payloads : .enumeration
}
