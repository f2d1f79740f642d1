import UntangleFacts
import UntangleProjectModel

/// Optionals of which at most one is ever set.
package struct ExclusiveOptionals: Sendable {
  /// Two or more, in order of declaration.
  package var variables: [StateVariable]
}

extension Project {
  /// Optionals that bodies set and clear against each other, each against each, where the states show
  /// that no two are ever set together and each is set at some time.
  func exclusiveOptionals(
    among own: [StateVariable], of type: ProjectType, _ activity: Activity, _ counter: inout TypeCounter
  ) -> [ExclusiveOptionals] {
    let optionals = own.filter { $0.domain == .optional }
    guard optionals.count > 1 else { return [] }
    let opposed = activity.oppositions(among: Set(optionals.map(\.name)))
    let candidates = optionals.filter { optional in
      opposed.contains { $0.set == optional.name && opposed.contains($0.turned) }
    }
    func areOpposed(_ first: Int, _ second: Int) -> Bool {
      let opposition = Opposition(set: candidates[first].name, cleared: candidates[second].name)
      return opposed.contains(opposition) && opposed.contains(opposition.turned)
    }
    let pairs = candidates.indices.flatMap { first in
      candidates.indices[(first + 1)...].filter { areOpposed(first, $0) }.map { (first: first, second: $0) }
    }
    // Without a pair that is never set together there is no group.
    guard candidates.count > 1,
      case .counted(let space) = counter.count(candidates, .quick, for: .exclusion(of: pairs))
    else { return [] }
    var groups: [[Int]] = []
    for place in candidates.indices where space.states.contains(where: { $0.values[place] == 1 }) {
      let fitting = groups.firstIndex { group in
        group.allSatisfy { other in
          areOpposed(place, other)
            && !space.states.contains { $0.values[place] == 1 && $0.values[other] == 1 }
        }
      }
      if let fitting { groups[fitting].append(place) } else { groups.append([place]) }
    }
    return groups.filter { $0.count > 1 }.map { group in
      ExclusiveOptionals(variables: group.map { candidates[$0] })
    }
  }
}

/// One body sets the first and clears the other.
private struct Opposition: Hashable {
  var set: String
  var cleared: String

  var turned: Opposition { Opposition(set: cleared, cleared: set) }
}

extension Activity {
  fileprivate func oppositions(among names: Set<String>) -> Set<Opposition> {
    var found: Set<Opposition> = []
    let writes = writes.filter { $0.changesState && names.contains($0.variable) }
    for body in Dictionary(grouping: writes, by: \.bodyPlace).values {
      let off = Set(body.filter { $0.value == .null }.map(\.variable))
      let on = Set(body.filter { $0.value != .null }.map(\.variable))
      for set in on {
        for cleared in off where cleared != set { found.insert(Opposition(set: set, cleared: cleared)) }
      }
    }
    return found
  }
}
