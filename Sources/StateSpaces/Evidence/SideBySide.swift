import UntangleFacts
package import UntangleProjectModel
package import UntangleSourceFiles

/// Two variables that the code keeps in step, line beside line, although some way may leave them out of it: nothing
/// is proved of them.
package struct SideBySide: Sendable {
  package enum Kind: Sendable {
    /// Two flags that are written together nearly everywhere, and never both set.
    case exclusive
    /// A flag that shows something is set only beside the optional that says what.
    case presented
  }

  package var kind: Kind
  /// Of `presented` the flag.
  package var first: StateVariable
  package var second: StateVariable
  /// Where both are written, by the place of the later write.
  package var places: [Location]
  /// Where one is written without the other.
  package var alone: [VariableWrite]
}

extension Project {
  /// Pairs of own variables that stand in no group whose states rule something out.
  func sideBySide(
    among own: [StateVariable], of type: ProjectType, _ activity: Activity, _ groups: [StateGroup]
  ) -> [SideBySide] {
    let writes = Dictionary(
      grouping: activity.writes.filter { $0.changesState && $0.bodyKind != .initializer }, by: \.variable)
    let known = groups.filter(\.hasSurplus).map { Set($0.variables.map(\.name)) }
    func isOpen(_ first: StateVariable, _ second: StateVariable) -> Bool {
      !known.contains { $0.isSuperset(of: [first.name, second.name]) }
    }
    let flags = own.filter { $0.domain == .boolean && writes[$0.name] != nil }
    guard !flags.isEmpty, flags.count <= SearchLimits.sideBySideFlags else { return [] }
    var found: [SideBySide] = []
    for (place, first) in flags.enumerated() {
      for second in flags[(place + 1)...] where isOpen(first, second) {
        if let pair = exclusive(first, second, writes) { found.append(pair) }
      }
    }
    // A `sheet` of the project's own does with the flag whatever it pleases.
    let presented = presentsItself ? [] : type.presentedVariables
    let optionals = own.filter {
      $0.domain == .optional && writes[$0.name] != nil && !presented.contains($0.name)
    }
    for flag in flags where presented.contains(flag.name) {
      for optional in optionals where isOpen(flag, optional) {
        if let pair = shown(flag, optional, writes) { found.append(pair) }
      }
    }
    return found
  }

  private func exclusive(
    _ first: StateVariable, _ second: StateVariable, _ writes: [String: [VariableWrite]]
  ) -> SideBySide? {
    let (left, right) = (writes[first.name] ?? [], writes[second.name] ?? [])
    guard left.count <= SearchLimits.looseWrites, right.count <= SearchLimits.looseWrites else { return nil }
    let pairs = left.compactMap { write in write.neighbour(among: right).map { (write, $0) } }
    let alone =
      left.filter { $0.neighbour(among: right) == nil } + right.filter { $0.neighbour(among: left) == nil }
    guard pairs.count > 2, pairs.count >= 3 * alone.count,
      pairs.contains(where: { $0.0.isOn != $0.1.isOn }), !pairs.contains(where: { $0.0.isOn && $0.1.isOn }),
      left.contains(where: \.isOn), right.contains(where: \.isOn)
    else { return nil }
    return SideBySide(
      kind: .exclusive, first: first, second: second, places: pairs.map { max($0.0.location, $0.1.location) },
      alone: alone)
  }

  private func shown(
    _ flag: StateVariable, _ optional: StateVariable, _ writes: [String: [VariableWrite]]
  ) -> SideBySide? {
    let shows = (writes[flag.name] ?? []).filter { $0.level == .on }
    let fills = (writes[optional.name] ?? []).filter { $0.level != .off }
    guard !shows.isEmpty, shows.count <= SearchLimits.looseWrites, fills.count <= SearchLimits.looseWrites
    else {
      return nil
    }
    let pairs = shows.compactMap { write in write.neighbour(among: fills).map { (write, $0) } }
    guard pairs.count == shows.count else { return nil }
    return SideBySide(
      kind: .presented, first: flag, second: optional,
      places: pairs.map { max($0.0.location, $0.1.location) },
      alone: [])
  }
}

extension VariableWrite {
  /// Whether it may set the variable.
  fileprivate var isOn: Bool { level != .off }

  /// A write of the same run that stands beside this one, two lines away at most; nil for none.
  fileprivate func neighbour(among others: [VariableWrite]) -> VariableWrite? {
    func distance(_ other: VariableWrite) -> Int {
      abs(Int(location.span.line) - Int(other.location.span.line))
    }
    return others.filter { $0.isTogether(with: self) && distance($0) <= 2 }.min {
      distance($0) < distance($1)
    }
  }
}
