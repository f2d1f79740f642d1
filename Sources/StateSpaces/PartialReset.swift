import UntangleFacts
package import UntangleProjectModel
package import UntangleSourceFiles

/// A body that resets some variables of a set that all other bodies reset together.
package struct PartialReset: Hashable, Sendable {
  /// The base name of the body.
  package var body: String
  /// The first of its writes.
  package var location: Location
  /// Of the variables that the others write together, those it leaves alone; in order of declaration.
  package var forgotten: [String]
  package var written: [String]
  /// The names of the bodies that write all of them, sorted, each once.
  package var others: [String]
}

extension StateGroup {
  /// Needs two bodies that write the whole set to the same values, and none besides that writes a part;
  /// where the states are known, one must show that what was forgotten is still set afterwards.
  package func partialResets(in type: ProjectType) -> [PartialReset] {
    let bodies = resetBodies
    return bodies.compactMap { body -> PartialReset? in
      let whole = bodies.filter { $0.isWhole(beside: body) }
      guard Set(whole.map(\.name)).count > 1, let first = whole.first,
        whole.allSatisfy({ $0.values.keys == first.values.keys })
      else { return nil }
      let forgotten = variables.map(\.name).filter {
        first.values[$0] != nil && body.values[$0] == nil
      }
      guard !forgotten.isEmpty, !type.mayWrite(forgotten, through: body.name),
        leaves(forgotten, set: first.values, after: body.name)
      else { return nil }
      return PartialReset(
        body: body.name, location: body.location, forgotten: forgotten,
        written: body.values.keys.sorted(), others: Set(whole.map(\.name)).sorted())
    }
    .sorted { $0.location < $1.location }
  }

  /// What each body sets to constants, once and nothing else, outside of closures and conditions.
  private var resetBodies: [ResetBody] {
    let straight = writes.filter { $0.moment == .straight && $0.choices.isEmpty }
    return Dictionary(grouping: straight, by: \.bodyPlace).values.compactMap { writes in
      var values: [String: Value] = [:]
      for write in writes {
        guard write.value.isConstant, values[write.variable] ?? write.value == write.value else {
          return nil
        }
        values[write.variable] = write.value
      }
      guard values.count > 1, let first = writes.map(\.location).min() else { return nil }
      return ResetBody(name: writes[0].body, location: first, values: values)
    }
    .sorted { $0.location < $1.location }
  }

  /// Whether some state after the body still holds another value than the reset would have left.
  private func leaves(_ names: [String], set values: [String: Value], after body: String) -> Bool {
    guard let space, let transitions = space.transitions else { return false }
    let places = names.compactMap { name -> (Int, Int)? in
      guard let place = space.variables.firstIndex(where: { $0.name == name }),
        let value = values[name].flatMap({ space.variables[place].place(of: $0) })
      else { return nil }
      return (place, value)
    }
    return transitions.contains { transition in
      transition.operation == body
        && places.contains { space.states[transition.to].values[$0.0] != $0.1 }
    }
  }
}

private struct ResetBody {
  var name: String
  var location: Location
  var values: [String: Value]

  /// Writes three or more, all that the other writes and more, to the same values.
  func isWhole(beside other: ResetBody) -> Bool {
    values.count > 2 && values.count > other.values.count
      && other.values.allSatisfy { values[$0.key] == $0.value }
  }
}

extension Value {
  fileprivate var isConstant: Bool {
    switch self {
    case .boolean, .null, .enumCase: true
    default: false
    }
  }
}

extension StateVariable {
  /// The place of a constant among the values.
  fileprivate func place(of value: Value) -> Int? {
    switch value {
    case .boolean(let truth): domain.values.firstIndex(of: truth ? "true" : "false")
    case .null: domain.values.firstIndex(of: "nil")
    case .enumCase(let name): domain.values.firstIndex(of: name)
    default: nil
    }
  }
}

extension ProjectType {
  /// Whether functions that a body calls, directly or not, write one of the variables.
  fileprivate func mayWrite(_ names: [String], through body: String) -> Bool {
    let influence = Influence(variables: Set(names), bodies: bodies.map(\.fact))
    return influence.reach(ofCalling: body).contains(.writes)
  }
}
