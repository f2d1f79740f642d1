import UntangleFacts
package import UntangleProjectModel
import UntangleSourceFiles

/// A flag that only says whether an optional is set, but for places that clear the flag and leave the value:
///
///     isPending = true
///     task = Task { try? await Task.sleep(for: .seconds(5)); self.isPending = false }     // and not `task = nil`
///
/// If the value goes there, too, the flag follows from it. An enum would have a case for what the code forgot to clear.
package struct LateTwin: Sendable {
  package var follower: Follower
  /// Sorted by place, at least one.
  package var clears: [MissingClear]
}

extension LateTwin {
  /// nil where more is reached than that, where the two are set apart, or where too many clears are missing.
  package init?(in trace: StateTrace, of type: ProjectType) {
    let space = trace.space
    guard space.variables.count == 2, space.states.count == 3,
      let flag = space.variables.firstIndex(where: { $0.domain == .boolean }),
      let value = space.variables.firstIndex(where: { $0.domain == .optional }),
      type.wrappers(of: space.variables[flag]) == type.wrappers(of: space.variables[value])
    else { return nil }
    var left = [0, 0]
    left[value] = 1
    guard Set(space.states.map(\.values)) == [[0, 0], [1, 1], left] else { return nil }
    let (name, held) = (space.variables[flag].name, space.variables[value].name)
    let activity = type.accessSummary(of: [name, held])
    let ends = activity.writes(of: held).filter { $0.level == .off }
    let clears = activity.writes(of: name).filter { write in
      write.level == .off && write.moment != .outside
        && trace.after[write.location]?.contains(left) == true
        && !ends.contains { $0.closures == write.closures && $0.isTogether(with: write) }
    }.map { MissingClear(location: $0.location, write: .clears, written: name, cleared: held) }
    guard (1...SearchLimits.missingClears).contains(clears.count),
      let follower = twinFlag(in: space, of: type, with: clears)
    else { return nil }
    self.init(follower: follower, clears: clears.sorted())
  }
}

extension ProjectType {
  fileprivate func wrappers(of variable: StateVariable) -> [String]? {
    variables.first { $0.fact.name == variable.name }?.fact.wrappers
  }
}
