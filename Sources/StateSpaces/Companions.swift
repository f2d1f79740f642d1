import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

extension Project {
  /// The spaces of a flag and an optional that the same bodies write, where one tells whether the other is
  /// set: two states then, and more are not looked for. Pairs in a group that was counted are left out.
  func companions(
    among own: [StateVariable], of type: ProjectType, _ activity: Activity, _ groups: [StateGroup],
    _ counter: inout TypeCounter
  ) -> [StateSpace] {
    guard own.count > 1, own.contains(where: \.isFlag) else { return [] }
    let writes = activity.writes.filter(\.changesState)
    let writers = Dictionary(grouping: writes, by: \.variable).mapValues { Set($0.map(\.bodyPlace)) }
    let known = groups.filter { $0.space != nil }.map { Set($0.variables.map(\.name)) }
    var spaces: [StateSpace] = []
    for (place, first) in own.enumerated() {
      for second in own[(place + 1)...] where first.isCompanion(of: second) {
        guard let bodies = writers[first.name], bodies == writers[second.name],
          !known.contains(where: { $0.isSuperset(of: [first.name, second.name]) }),
          case .counted(let space) = counter.count([first, second], for: .atMost(2))
        else { continue }
        spaces.append(space)
      }
    }
    return spaces
  }
}

extension StateVariable {
  fileprivate func isCompanion(of other: StateVariable) -> Bool {
    domain == .boolean && other.domain == .optional || domain == .optional && other.domain == .boolean
  }
}
