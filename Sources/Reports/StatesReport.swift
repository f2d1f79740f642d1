package import UntangleSourceFiles
package import UntangleStateSpaces

/// The state tables of some types.
package struct StatesReport: Sendable {
  package struct Entry: Sendable {
    /// The full dotted name.
    package var type: String
    /// The location of the name in the type's main declaration.
    package var location: Location
    /// From 1 within the type; nil if all state variables form one space.
    package var group: Int?
    package var variables: [StateVariable]
    package var count: StateCount
    /// The meaning of each reached state, in the order of the states; empty if the states were not counted.
    package var meanings: [StateMeaning]
    /// The combinations of values, reached or not, that an invariant of the configuration forbids; nil where none is
    /// about these variables, or nobody would read all combinations.
    package var forbidden: Set<[Int]>?
    /// What would make fewer states of it if it were said, the likeliest first.
    package var questions: [StateQuestion]
    /// Which of the states runs of the tests were in; nil where nobody asked.
    package var recorded: RecordedCoverage?
    /// What drawings say below the name; nil is how many states are reached.
    var headline: String?

    package init(
      type: String, location: Location, group: Int?, variables: [StateVariable], count: StateCount,
      meanings: [StateMeaning] = [], questions: [StateQuestion] = []
    ) {
      self.type = type
      self.location = location
      self.group = group
      self.variables = variables
      self.count = count
      self.meanings = meanings
      self.questions = questions
    }

    /// `.meant` if the state has no known meaning.
    func meaning(of state: Int) -> StateMeaning {
      meanings.indices.contains(state) ? meanings[state] : .meant
    }

    /// Such as `WorkoutController, group 2`.
    var name: String { type + (group.map { ", group \($0)" } ?? "") }
  }

  /// The number of rows in a table.
  package enum Rows: Sendable {
    /// As many as fit a screen.
    case few
    case all
  }

  /// What tables show besides the states.
  package enum Steps: Sendable {
    case none
    /// What each method makes of the states.
    case byMethod
  }

  /// Sorted by location, then by group.
  package var entries: [Entry]
  /// The groups of a named type with surplus states. Tables show them before the whole type.
  package var tangled: [Entry]
  /// By place.
  package var machines: [Machine] = []
  package var rows: Rows
  package var steps = Steps.none

  package init(entries: [Entry], tangled: [Entry] = [], rows: Rows = .few) {
    self.entries = entries
    self.tangled = tangled
    self.rows = rows
  }
}

/// The meaning of a reached state, as far as it is known.
package enum StateMeaning: String, Sendable {
  /// An invariant of the configuration forbids it.
  case invalid
  /// Reached even if the invariants that seem intended hold.
  case meant
  /// Reachable for the search, but excluded by an invariant that seems intended.
  case possible
}

package enum StatesFormat: String, ReportFormat {
  /// For people: a row for each state.
  case table
  /// For scripts, as in the contract.
  case json
  /// State diagrams for Markdown pages.
  case mermaid
  /// For Graphviz.
  case dot
  /// A drawing for READMEs.
  case svg

  package typealias Report = StatesReport

  package var reporter: any Reporter<StatesFormat> {
    switch self {
    case .table: StatesTable()
    case .json: StatesJSON()
    case .mermaid: StatesMermaid()
    case .dot: StatesDot()
    case .svg: StatesDrawing()
    }
  }
}
