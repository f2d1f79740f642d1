import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

extension Project {
  /// The spaces of a flag and an optional that the same bodies write: perhaps one tells whether the other
  /// is set. Pairs in a group that was counted are left out.
  func companions(
    of type: ProjectType, _ variables: [StateVariable], _ groups: [StateGroup], _ counter: StateCounter
  ) -> [StateSpace] {
    let own = variables.filter { $0.ownership == .own }
    guard own.count > 1, own.contains(where: \.isFlag) else { return [] }
    let writes = type.activity(of: Set(own.map(\.name))).writes.filter(\.changesState)
    let writers = Dictionary(grouping: writes, by: \.variable).mapValues { Set($0.map(\.bodyPlace)) }
    let known = groups.filter { $0.space != nil }.map { Set($0.variables.map(\.name)) }
    var spaces: [StateSpace] = []
    for (place, first) in own.enumerated() {
      for second in own[(place + 1)...] where first.isCompanion(of: second) {
        guard let bodies = writers[first.name], bodies == writers[second.name],
          !known.contains(where: { $0.isSuperset(of: [first.name, second.name]) }),
          case .counted(let space) = counter.count([first, second], of: type)
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
