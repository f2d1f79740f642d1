import UntangleStateSpaces

/// Merges states that differ only in one variable into a box, if the variable makes no difference to later
/// steps.
///
/// ```
/// isPlaying            --stop-->  all off
/// isPlaying, isMuted   --stop-->  isMuted           isPlaying, isMuted any  --stop-->  isMuted any
/// ```
/// The states of a box have the same operations, which lead to the same boxes: the boxes are a bisimulation.
/// Steps within a box are not drawn; notes name the variable.
struct FoldedStates: Sendable {
  struct Box: Hashable, Sendable {
    /// Indices of the space's states, sorted.
    var states: [Int]
    /// By variable: its values in these states, sorted.
    var values: [[Int]]
    var meaning: StateMeaning
  }

  let space: StateSpace
  /// In the order of their first states.
  private(set) var boxes: [Box]
  /// Steps between different boxes.
  private(set) var classes: [OperationClass]
  /// The indices of folded variables, sorted.
  private(set) var variables: [Int] = []

  /// Up to these limits a drawing shows every state unfolded.
  static let readableBoxes = 12
  static let readableLines = 24
  /// Above these limits nothing is folded, because states and steps are compared with each other.
  static let stateLimit = 256
  private static let stepLimit = 8_000
  /// The maximum number of refinements. A fold that is not stable by then is dropped.
  private static let refinementLimit = 16

  init(_ space: StateSpace, meanings: [StateMeaning], classes: [OperationClass]) {
    self.space = space
    self.classes = classes
    boxes = space.states.indices.map { index in
      Box(
        states: [index], values: space.states[index].values.map { [$0] },
        meaning: meanings.indices.contains(index) ? meanings[index] : .meant)
    }
    guard boxes.count <= Self.stateLimit, classes.reduce(0, { $0 + $1.steps.count }) <= Self.stepLimit
    else { return }
    while isCrowded, let best = bestFold() { apply(best) }
    variables.sort()
  }

  private var isCrowded: Bool {
    boxes.count > Self.readableBoxes
      || TransitionBundles(classes, boxCount: boxes.count).lineCount > Self.readableLines
  }
}

extension FoldedStates {
  /// A partition of the boxes.
  private struct Fold {
    var variable: Int
    /// By box: the first box of its part.
    var parts: [Int]

    var partCount: Int { zip(parts, parts.indices).count { $0 == $1 } }
  }

  /// The fold that hides least, among those that leave at most three quarters of the boxes; nil if there is
  /// none.
  private func bestFold() -> Fold? {
    let candidates = space.variables.indices.filter { place in
      !variables.contains(place) && space.variables[place].domain.isFoldable
    }
    return candidates.map(fold)
      .filter { $0.partCount > 1 && $0.partCount * 4 <= boxes.count * 3 }
      .min { (-$0.partCount, $0.variable) < (-$1.partCount, $1.variable) }
  }

  /// The coarsest partition in which all boxes of a part have the same steps to other parts. Starts with the
  /// boxes that differ only in the variable, and refines by steps until it is stable (Kanellakis and Smolka).
  private func fold(_ variable: Int) -> Fold {
    var parts = Self.parts(
      boxes.map { box in
        var values = box.values
        values[variable] = []
        return PartKey(values: values, meaning: box.meaning)
      })
    for _ in 0..<Self.refinementLimit {
      let steps = stepsToOthers(parts)
      let refined = Self.parts(boxes.indices.map { StepKey(part: parts[$0], steps: steps[$0]) })
      if refined == parts { return Fold(variable: variable, parts: parts) }
      parts = refined
    }
    return Fold(variable: variable, parts: Array(boxes.indices))
  }

  private struct PartKey: Hashable {
    var values: [[Int]]
    var meaning: StateMeaning
  }

  private struct StepKey: Hashable {
    var part: Int
    var steps: Set<ClassStep>
  }

  private struct ClassStep: Hashable {
    var operations: Int
    var part: Int
  }

  /// By index: the first index with the same key.
  private static func parts<Key: Hashable>(_ keys: [Key]) -> [Int] {
    let first = Dictionary(zip(keys, keys.indices), uniquingKeysWith: { first, _ in first })
    return keys.indices.map { first[keys[$0]] ?? $0 }
  }

  private func stepsToOthers(_ parts: [Int]) -> [Set<ClassStep>] {
    var steps = [Set<ClassStep>](repeating: [], count: boxes.count)
    for (index, operations) in classes.enumerated() {
      for step in operations.steps where parts[step.from] != parts[step.to] {
        steps[step.from].insert(ClassStep(operations: index, part: parts[step.to]))
      }
    }
    return steps
  }

  private mutating func apply(_ fold: Fold) {
    let members = Dictionary(grouping: boxes.indices, by: { fold.parts[$0] })
    let firsts = members.keys.sorted()
    let places = Dictionary(uniqueKeysWithValues: zip(firsts, firsts.indices))
    let newPlaces = fold.parts.map { places[$0] ?? 0 }
    boxes = firsts.map { first in
      var box = boxes[first]
      let others = (members[first] ?? []).map { boxes[$0] }
      box.states = others.flatMap(\.states).sorted()
      box.values[fold.variable] = Set(others.flatMap { $0.values[fold.variable] }).sorted()
      return box
    }
    classes = OperationClass.merged(
      classes.map { operations in
        var moved = operations
        moved.steps = operations.steps.compactMap { step in
          let (from, to) = (newPlaces[step.from], newPlaces[step.to])
          return from == to ? nil : OperationClass.Step(from: from, to: to)
        }
        return moved
      })
    variables.append(fold.variable)
  }
}

extension StateVariable.Domain {
  /// Enums are not folded, because readers look for their cases.
  fileprivate var isFoldable: Bool {
    switch self {
    case .boolean, .optional, .optionalBoolean: true
    case .enumeration, .optionalEnumeration, .number: false
    }
  }
}
