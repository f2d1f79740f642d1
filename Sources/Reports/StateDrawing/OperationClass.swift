import UntangleStateSpaces

/// Operations that lead to the same states from every state.
struct OperationClass: Hashable, Sendable {
  /// A step between two boxes or states.
  struct Step: Hashable, Sendable, Comparable {
    var from: Int
    var to: Int

    static func < (left: Self, right: Self) -> Bool { (left.from, left.to) < (right.from, right.to) }
  }

  /// Names, sorted.
  var operations: [String]
  /// Sorted, without repetitions.
  var steps: [Step]

  /// The maximum number of transitions; more are not drawable.
  static let transitionLimit = 20_000

  /// In the order of their first step; nil if the transitions were not kept or are too many.
  static func all(of space: StateSpace) -> [OperationClass]? {
    guard let transitions = space.transitions, transitions.count <= transitionLimit else { return nil }
    let byName = Dictionary(grouping: transitions) { space.operations[$0.operation].name.text }
    return merged(
      byName.map { name, transitions in
        OperationClass(
          operations: [name], steps: transitions.map { Step(from: $0.from, to: $0.to) })
      })
  }

  /// Merges classes with equal steps; classes without steps are dropped.
  static func merged(_ all: [OperationClass]) -> [OperationClass] {
    let bySteps = Dictionary(grouping: all) { Set($0.steps).sorted() }
    let classes = bySteps.filter { !$0.key.isEmpty }.map { steps, members in
      OperationClass(operations: members.flatMap(\.operations).sorted(), steps: steps)
    }
    return classes.sorted { ($0.steps[0], $0.operations[0]) < ($1.steps[0], $1.operations[0]) }
  }
}
