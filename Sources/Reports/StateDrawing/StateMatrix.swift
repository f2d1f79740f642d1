import UntangleStateSpaces

/// States by operation: a row is a state, a column some operations that do the same, a cell the states that these lead
/// to from there.
///
/// ```
///              load   cancel, reset
/// 1 all off    2
/// 2 isLoading  3 4    1
/// ```
package struct StateMatrix: Hashable, Sendable {
  package struct Row: Hashable, Sendable {
    /// What is on in the state; never empty.
    package var words: [String]
    package var meaning: StateMeaning
    /// By column: places of rows, sorted; empty where the operations change nothing there.
    package var targets: [[Int]]
    /// Whether an instance can begin in the state.
    package var start: Start

    package init(words: [String], meaning: StateMeaning, targets: [[Int]], start: Start) {
      self.words = words
      self.meaning = meaning
      self.targets = targets
      self.start = start
    }
  }

  package enum Start: Hashable, Sendable {
    case initial
    case later
  }

  /// In the order of the states: row 0 is shown as 1.
  package var rows: [Row]
  /// By column: operations that lead to the same states from every state, sorted.
  package var columns: [[String]]

  package init(rows: [Row], columns: [[String]]) {
    self.rows = rows
    self.columns = columns
  }
}

extension StateMatrix {
  /// More rows or columns nobody compares.
  package static let rowLimit = 60
  package static let columnLimit = 60

  init?(_ space: StateSpace, meanings: [StateMeaning]) {
    guard space.states.count <= Self.rowLimit, let classes = OperationClass.all(of: space),
      !classes.isEmpty, classes.count <= Self.columnLimit
    else { return nil }
    columns = classes.map(\.operations)
    let targets = classes.map { Dictionary(grouping: $0.steps, by: \.from) }
    rows = space.states.indices.map { state in
      Row(
        words: space.lines(of: space.states[state].values),
        meaning: meanings.indices.contains(state) ? meanings[state] : .meant,
        targets: targets.map { ($0[state] ?? []).map(\.to).sorted() },
        start: state < space.initialCount ? .initial : .later)
    }
  }
}

extension [Int] {
  /// Rows as a cell names them, from 1, with runs of three and more as ranges: `1–4 7`.
  package var asRowNumbers: String {
    var runs: [ClosedRange<Int>] = []
    for row in self {
      if let last = runs.last, last.upperBound + 1 == row {
        runs[runs.count - 1] = last.lowerBound...row
      } else {
        runs.append(row...row)
      }
    }
    return runs.flatMap { run -> [String] in
      let ends = [run.lowerBound + 1, run.upperBound + 1].map(String.init)
      switch run.count {
      case 1: return [ends[0]]
      case 2: return ends
      default: return ["\(ends[0])–\(ends[1])"]
      }
    }.joined(separator: " ")
  }
}
