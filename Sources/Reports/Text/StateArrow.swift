import UntangleStateSpaces

/// One or more operations that lead from one state to another.
struct StateArrow: Hashable, Sendable {
  var from: Int
  var to: Int
  /// Sorted.
  var operations: [String]

  /// Such as `start, stop`; beyond three, the others are counted.
  var label: String { label(of: operations) }

  /// The label, with each name shortened to `width` terminal columns.
  func label(shortenedTo width: Int) -> String {
    label(of: operations.map { $0.visible.shortenedAtEnd(to: width) })
  }

  private func label(of names: [String]) -> String {
    let shown = names.prefix(names.count > 3 ? 2 : 3).joined(separator: ", ")
    return names.count > 3 ? "\(shown) and \(names.count - 2) more" : shown
  }
}

extension StateSpace {
  /// One arrow for each pair of states, with all its operations; sorted by `from`, then `to`.
  var arrows: [StateArrow] {
    let byPair = Dictionary(grouping: transitions ?? []) { [$0.from, $0.to] }
    return byPair.map { pair, transitions in
      StateArrow(
        from: pair[0], to: pair[1],
        operations: Set(transitions.map { operations[$0.operation].name.text }).sorted())
    }
    .sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }
}
