import UntangleFacts
import UntangleProjectModel

/// Optionals of which at most one is ever set.
package struct ExclusiveOptionals: Hashable, Sendable {
  /// Two or more, in order of declaration.
  package var variables: [StateVariable]
}

extension Project {
  /// Optionals that bodies set and clear against each other, in both directions for every pair. The states
  /// must show that no two are ever set together, and that each is set in some state.
  func exclusiveOptionals(
    among own: [StateVariable], of type: ProjectType, _ activity: AccessSummary, _ counter: inout TypeCounter
  ) -> [ExclusiveOptionals] {
    let optionals = own.filter { $0.domain == .optional }
    guard optionals.count > 1 else { return [] }
    let opposed = activity.oppositions(among: Set(optionals.map(\.name)))
    let setOnes = Set(opposed.lazy.filter { opposed.contains($0.turned) }.map(\.set))
    let candidates = optionals.filter { setOnes.contains($0.name) }
    func areOpposed(_ first: Int, _ second: Int) -> Bool {
      let opposition = Opposition(set: candidates[first].name, cleared: candidates[second].name)
      return opposed.contains(opposition) && opposed.contains(opposition.turned)
    }
    let pairs = candidates.indices.flatMap { first in
      candidates.indices[(first + 1)...].filter { areOpposed(first, $0) }.map { (first: first, second: $0) }
    }
    // The search stops early once every pair is seen set together.
    guard candidates.count > 1,
      case .counted(let space) = counter.count(candidates, .quick, for: .exclusion(of: pairs))
    else { return [] }
    let together = SetTogether(space)
    var groups: [[Int]] = []
    for place in candidates.indices where together.contains(place, place) {
      let fitting = groups.firstIndex { group in
        group.allSatisfy { areOpposed(place, $0) && !together.contains(place, $0) }
      }
      if let fitting { groups[fitting].append(place) } else { groups.append([place]) }
    }
    return groups.filter { $0.count > 1 }.map { group in
      ExclusiveOptionals(variables: group.map { candidates[$0] })
    }
  }
}

/// Which optionals of a space are set together in some state, one bit for each optional.
private struct SetTogether {
  /// By variable index, the variables that are set in some state in which this one is set, itself included.
  private var partners: [UInt64]

  init(_ space: StateSpace) {
    partners = Array(repeating: 0, count: space.variables.count)
    for state in space.states {
      let places = state.values.indices.filter { state.values[$0] == 1 }
      let set = places.reduce(0 as UInt64) { $0 | 1 << UInt64($1) }
      for place in places { partners[place] |= set }
    }
  }

  func contains(_ first: Int, _ second: Int) -> Bool { partners[first] & 1 << UInt64(second) != 0 }
}

/// A body that sets the first and clears the other.
private struct Opposition: Hashable {
  var set: String
  var cleared: String

  var turned: Opposition { Opposition(set: cleared, cleared: set) }
}

extension AccessSummary {
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
