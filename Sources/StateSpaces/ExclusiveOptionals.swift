import UntangleFacts
import UntangleProjectModel

/// Optionals of which at most one is ever set.
package struct ExclusiveOptionals: Sendable {
  /// Two or more, in order of declaration.
  package var variables: [StateVariable]
}

extension Project {
  /// Optionals that bodies set and clear against each other, where the states show that no two are
  /// ever set together and each is set at some time.
  func exclusiveOptionals(
    of type: ProjectType, _ variables: [StateVariable], _ counter: StateCounter
  ) -> [ExclusiveOptionals] {
    let optionals = variables.filter { $0.domain == .optional && $0.ownership == .own }
    guard optionals.count > 1 else { return [] }
    let opposed = type.opposedOptionals(Set(optionals.map(\.name)))
    let candidates = optionals.filter { opposed.contains($0.name) }
    guard candidates.count > 1, case .counted(let space) = counter.count(candidates, of: type, .quick),
      space.states.allSatisfy({ $0.values.count { $0 == 1 } < 2 }),
      candidates.indices.allSatisfy({ place in space.states.contains { $0.values[place] == 1 } })
    else { return [] }
    return [ExclusiveOptionals(variables: candidates)]
  }
}

extension ProjectType {
  /// Those that some body sets while it clears another one, and that some body clears while it sets one.
  fileprivate func opposedOptionals(_ names: Set<String>) -> Set<String> {
    var set: Set<String> = []
    var cleared: Set<String> = []
    let writes = activity(of: names).writes.filter(\.changesState)
    for body in Dictionary(grouping: writes, by: \.bodyPlace).values {
      let off = Set(body.filter { $0.value == .null }.map(\.variable))
      let on = Set(body.map(\.variable)).subtracting(off)
      guard !off.isEmpty, !on.isEmpty else { continue }
      set.formUnion(on)
      cleared.formUnion(off)
    }
    return set.intersection(cleared)
  }
}
