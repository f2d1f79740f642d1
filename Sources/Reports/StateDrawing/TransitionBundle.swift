/// Operations that lead from each of several boxes to each of several others, drawn as one node with one
/// label.
///
/// ```
/// A ─┐                ┌─> X
/// B ─┼─ (load, retry) ┤
/// C ─┘                └─> Y
/// ```
struct TransitionBundle: Hashable, Sendable {
  /// The boxes from which the operations lead.
  enum Sources: Hashable, Sendable {
    /// Sorted.
    case boxes([Int])
    /// Every box except the target itself.
    case anywhere
  }

  var operations: [String]
  var sources: Sources
  /// Sorted. A box that is also a source has no step to itself.
  var targets: [Int]
}

/// The steps between boxes, as bundles, and as single arrows where a bundle would save nothing.
///
/// The bundles are complete bipartite subgraphs of the steps of each class of operations, chosen greedily by
/// their saving. Drawings that join such edges without crossings are called confluent (Dickerson and others,
/// 2005).
struct TransitionBundles: Sendable {
  private(set) var bundles: [TransitionBundle] = []
  /// The remaining steps with their operations, sorted.
  private(set) var arrows: [StateArrow] = []

  private let boxCount: Int

  /// The least saving of a bundle, in lines and labels, after the cost of its node: five arrows to one box
  /// are worth a bundle, four are not.
  private static let leastSaving = 2

  init(_ classes: [OperationClass], boxCount: Int) {
    self.boxCount = boxCount
    var found: [CompletePart: [String]] = [:]
    var left: [OperationClass.Step: [String]] = [:]
    for operations in classes {
      var steps = Steps(operations.steps)
      while let best = best(in: steps) {
        found[best, default: []] += operations.operations
        steps.cover(best)
      }
      for step in steps.uncovered { left[step, default: []] += operations.operations }
    }
    bundles = found.map { part, operations in
      let isAnywhere = isFromAnywhere(part)
      return TransitionBundle(
        operations: operations.sorted(), sources: isAnywhere ? .anywhere : .boxes(part.sources),
        targets: part.targets)
    }
    .sorted { ($0.targets[0], $0.operations[0], $0.order) < ($1.targets[0], $1.operations[0], $1.order) }
    arrows = left.map { StateArrow(from: $0.key.from, to: $0.key.to, operations: $0.value.sorted()) }
      .sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }
}

extension TransitionBundle {
  fileprivate var order: Int {
    switch sources {
    case .boxes(let boxes): boxes.first ?? 0
    case .anywhere: -1
    }
  }
}

/// A complete bipartite set of steps.
private struct CompletePart: Hashable {
  var sources: [Int]
  var targets: [Int]
}

/// The steps of one class of operations.
private struct Steps {
  let targets: [Int: Set<Int>]
  private(set) var uncovered: Set<OperationClass.Step>

  init(_ steps: [OperationClass.Step]) {
    targets = Dictionary(grouping: steps, by: \.from).mapValues { Set($0.map(\.to)) }
    uncovered = Set(steps)
  }

  mutating func cover(_ part: CompletePart) {
    for from in part.sources {
      for to in part.targets { uncovered.remove(OperationClass.Step(from: from, to: to)) }
    }
  }

  func uncoveredCount(from: Int, to targets: [Int]) -> Int {
    targets.count { uncovered.contains(OperationClass.Step(from: from, to: $0)) }
  }

  /// Candidate sets of targets that several sources share, in a fixed order. A step from a box to itself
  /// counts as present.
  var candidates: [[Int]] {
    let closed = targets.map { $0.value.union([$0.key]) }
    let own = Array(Set(closed + targets.values))
    let shared = own.count > 16 ? [] : own.flatMap { first in own.map { first.intersection($0) } }
    let single = Set(targets.values.joined()).map { Set([$0]) }
    return Set(own + shared + single).filter { !$0.isEmpty }.map { $0.sorted() }
      .sorted { $0.lexicographicallyPrecedes($1) }
  }
}

extension TransitionBundles {
  /// The number of drawn lines, of arrows and bundles.
  var lineCount: Int {
    bundles.reduce(arrows.count) { count, bundle in
      switch bundle.sources {
      case .boxes(let sources): count + sources.count + bundle.targets.count
      case .anywhere: count + bundle.targets.count
      }
    }
  }

  /// The bundle with the largest saving; nil if none saves enough.
  private func best(in steps: Steps) -> CompletePart? {
    let bundles = steps.candidates.compactMap { targets -> (saving: Int, part: CompletePart)? in
      let wanted = Set(targets)
      let sources = steps.targets.keys.sorted().filter { source in
        wanted.subtracting([source]).isSubset(of: steps.targets[source] ?? [])
          && steps.uncoveredCount(from: source, to: targets) > 0
      }
      let part = CompletePart(
        sources: sources,
        targets: targets.filter { target in sources.contains { $0 != target } })
      let covered = sources.reduce(0) { $0 + steps.uncoveredCount(from: $1, to: part.targets) }
      // An arrow costs a line and a label.
      let saving = 2 * covered - cost(of: part)
      return saving >= Self.leastSaving ? (saving: saving, part: part) : nil
    }
    return bundles.max { $0.saving < $1.saving }?.part
  }

  /// The number of lines, plus the label and the node.
  private func cost(of part: CompletePart) -> Int {
    (isFromAnywhere(part) ? 0 : part.sources.count) + part.targets.count + 2
  }

  /// Whether every box is a source, except possibly the only target.
  private func isFromAnywhere(_ part: CompletePart) -> Bool {
    let missing = boxCount - part.sources.count
    return part.sources.count >= 3
      && (missing == 0
        || missing == 1 && part.targets.count == 1 && !part.sources.contains(part.targets[0]))
  }
}
