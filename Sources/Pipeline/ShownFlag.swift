import UntangleProjectModel
import UntangleRewrites
import UntangleRules
import UntangleStateSpaces

/// A flag that presents a value as a computed flag, with the places in other files that subscribe to it: a computed flag
/// has no publisher.
func shownFlag(
  _ follower: Follower, in space: StateSpace, of files: FilesOfType, by analysis: Analysis, reason: String
) -> RewriteAttempt.Outcome {
  let (type, whole, project) = (files.type, files.whole, analysis.project.project)
  let flag = ComputedFlag(presenting: follower, in: space, of: type, project)
  let projecting = whole.filesProjecting([flag.name], outsideOf: type)
  let counter = StateCounter(project, analysis.outcome.search)
  guard files.proofs != .none, !projecting.isEmpty, let trace = counter.trace(space.variables, of: type),
    let reader = counter.reader(of: space.variables, in: type)
  else { return .derived([flag], reason: reason) }
  let all = RewriteSubject(project: project, types: whole.types, type: type, trace: trace, reader: reader)
  let subject = FollowingFlags(all, [follower]).flags
  guard subject.publishedNames == [flag.name] else { return .derived([flag], reason: reason) }
  let others = whole.parsed(at: projecting)
  return .derived(
    [flag], reason: reason, refusals: onDeepStack { mentionRefusals(of: subject, in: others) })
}
