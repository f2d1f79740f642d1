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

    package init(
      type: String, location: Location, group: Int?, variables: [StateVariable], count: StateCount
    ) {
      self.type = type
      self.location = location
      self.group = group
      self.variables = variables
      self.count = count
    }

    /// `WorkoutController, group 2`.
    var name: String { type + (group.map { ", group \($0)" } ?? "") }
  }

  /// By place, then group.
  package var entries: [Entry]

  package init(entries: [Entry]) { self.entries = entries }
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
