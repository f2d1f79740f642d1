package import UntangleSourceFiles
package import UntangleStateSpaces

/// The state tables of some types.
package struct StatesReport: Sendable {
  package struct Entry: Sendable {
    /// Full dotted name.
    package var type: String
    /// The name in the type's main declaration.
    package var location: Location
    /// From 1 within the type; nil where all its state variables are one space.
    package var group: Int?
    package var variables: [StateVariable]
    package var count: StateCount
    /// What each reached state is, in their order; empty where the states were not counted.
    package var meanings: [StateMeaning]
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

    /// `.meant` where nobody said.
    func meaning(of state: Int) -> StateMeaning {
      meanings.indices.contains(state) ? meanings[state] : .meant
    }

    /// `WorkoutController, group 2`.
    var name: String { type + (group.map { ", group \($0)" } ?? "") }
  }

  /// How many rows a table has.
  package enum Rows: Sendable {
    /// As many as anybody reads.
    case few
    case all
  }

  /// By place, then group.
  package var entries: [Entry]
  /// The groups of a named type that can represent more than is reached: tables show them before the whole type.
  package var tangled: [Entry]
  /// By place.
  package var machines: [Machine] = []
  package var rows: Rows

  package init(entries: [Entry], tangled: [Entry] = [], rows: Rows = .few) {
    self.entries = entries
    self.tangled = tangled
    self.rows = rows
  }
}

/// What a reached state is, as far as is known.
package enum StateMeaning: String, Sendable {
  /// An invariant of the configuration forbids it.
  case invalid
  /// It is reached even if what seems to be meant holds.
  case meant
  /// The search cannot exclude it; what seems to be meant would.
  case possible
}

package enum StatesFormat: String, ReportFormat {
  /// For people: a row for each state.
  case table
  /// For scripts, as the contract has it.
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
