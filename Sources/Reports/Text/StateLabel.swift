import UntangleStateSpaces

/// One or more operations that lead from one state to another.
struct StateArrow: Hashable, Sendable {
  var from: Int
  var to: Int
  /// `start, stop`; past three the rest is counted.
  var label: String
}

extension StateSpace {
  /// What is on in a state: `isLoading, file, phase failed`; `–` where nothing is.
  func label(of index: Int) -> String {
    let words = zip(variables, states[index].values).compactMap { variable, value -> String? in
      switch variable.domain {
      case .boolean, .optional: value == 0 ? nil : variable.name
      case .optionalBoolean: value == 0 ? nil : "\(variable.name) \(variable.domain.values[value])"
      case .enumeration: "\(variable.name) \(variable.domain.values[value])"
      case .optionalEnumeration:
        value == 0 ? nil : "\(variable.name) \(variable.domain.values[value])"
      }
    }
    return words.isEmpty ? "–" : words.joined(separator: ", ")
  }

  /// One arrow between two states, however many operations lead along it; by `from`, then `to`.
  var arrows: [StateArrow] {
    let byPair = Dictionary(grouping: transitions ?? []) { [$0.from, $0.to] }
    return byPair.map { pair, transitions in
      let names = Set(transitions.map(\.operation)).sorted()
      let shown = names.prefix(names.count > 3 ? 2 : 3).joined(separator: ", ")
      let more = names.count > 3 ? " and \(names.count - 2) more" : ""
      return StateArrow(from: pair[0], to: pair[1], label: shown + more)
    }
    .sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }
}
