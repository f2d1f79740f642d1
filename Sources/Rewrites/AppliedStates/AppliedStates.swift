import SwiftSyntax
import UntangleFacts
package import UntangleProjectModel
package import UntangleRules
package import UntangleSourceFiles

/// The states of a class whose methods each drive the same objects: an enum, and one function that applies its cases.
package struct AppliedStates: Sendable {
  package var type: String
  /// The place of the first method's name.
  package var location: Location
  /// Sorted.
  package var receivers: [String]
  /// The enum and the function; empty where fewer than two states can be told.
  package var declaration: [String] = []
  /// What each method does instead, sorted by place.
  package var changes: [RewrittenLines] = []
  /// What the sources do not show, a sentence each.
  package var assumptions: [String] = []
  /// What stays by hand, sorted by place.
  package var remainders: [Refusal] = []
  /// What would be written; empty where something stays by hand.
  package var files: [StateRewrite.File] = []
}

/// The states of a group, as far as its methods can be rewritten.
///
/// Each method's statements move whole into a branch of one function, and the function is called in their place: the same
/// calls and assignments are made in the same order.
package func appliedStates(
  of type: ProjectType, _ group: DrivenTogether, in project: Project, files: [FileText],
  naming names: ChosenNames
) -> AppliedStates? {
  let parsed = files.map(ParsedFile.init)
  guard let home = parsed.first(where: { $0.path == group.bodies[0].path }) else { return nil }
  var result = AppliedStates(
    type: type.name, location: Location(path: home.path, span: group.bodies[0].fact.span),
    receivers: group.receivers)
  let reader = RunReader(
    project: project, type: type, receivers: Set(group.receivers),
    members: ClassMembers(of: type.name, inheriting: type.inherited, in: parsed), file: home)
  var runs: [DrivingRun] = []
  for body in group.bodies {
    do throws(MoveRefusal) {
      guard body.path == home.path else {
        throw MoveRefusal(
          "'\(body.fact.name)' stands in another file, where what it uses may be private",
          at: Location(path: body.path, span: body.fact.span))
      }
      runs.append(try reader.run(of: body.fact))
    } catch {
      result.remainders.append(error.refusal)
    }
  }
  result.remainders += partialDrives(of: group, in: type.name, parsed)
  result.remainders.sort()
  guard runs.count > 1 else { return result }
  let taken = parsed.reduce(into: Set<String>()) { $0.formUnion($1.identifiers) }
  switch AppliedStatesWriting.make(type, runs, in: home, names, taken: taken) {
  case .success(let writing): writing.complete(&result)
  case .failure(let refused): result.remainders.append(refused.refusal)
  }
  return result
}
