import UntangleStateSpaces

/// A matrix of states by operations. A row is a state, a column is a class of equivalent operations, and a
/// cell has the states that they lead to.
///
/// ```
///              load   cancel, reset
/// 1 all off    2
/// 2 isLoading  3 4    1
/// ```
package struct StateMatrix: Hashable, Sendable {
  package struct Row: Hashable, Sendable {
    /// The variables that are set in the state; never empty.
    package var words: [String]
    package var meaning: StateMeaning
    /// By column: indices of rows, sorted; empty if the operations change nothing in this state.
    package var targets: [[Int]]
    /// Whether the state is an initial state.
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

  /// In the order of the states; row 0 is shown as 1.
  package var rows: [Row]
  /// By column: operations that lead to the same states from every state, sorted.
  package var columns: [[String]]

  package init(rows: [Row], columns: [[String]]) {
    self.rows = rows
    self.columns = columns
  }
}

extension StateMatrix {
  /// The maximum number of rows and columns in a readable matrix.
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
  /// Row numbers as shown in a cell, from 1, with runs of three or more as ranges: `1–4 7`.
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
