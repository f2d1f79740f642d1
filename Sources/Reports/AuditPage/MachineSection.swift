import UntangleSourceFiles
import UntangleStateSpaces

extension XMLText {
  /// The enum variables of a type that move from case to case, drawn, with what catch-alls over them take.
  ///
  /// - Parameter number: Of the type, for the ids of drawings; nil where there is no room for any.
  mutating func machines(of type: AuditedType, drawn number: Int?) {
    for (index, machine) in type.machines.enumerated() {
      element("h4", text: "Ways between the cases of \(machine.machine.variable.name.visible)")
      element("p", text: machine.explanation.startingBig.visible + ".")
      if let number, let figure = machine.entry.figure(idPrefix: "machine-\(number)-\(index)") {
        element("figure") { html in
          html.scrolling("Drawing of \(machine.name.visible)") { html in
            for line in figure.lines { html.raw(String(line.drop { $0 == " " })) }
          }
        }
      }
      for grid in machine.grids { self.grid(grid) }
    }
  }

  /// A mark at each combination that the catch-all takes.
  private mutating func grid(_ grid: CombinationGrid) {
    element("p", text: grid.sentence.startingBig + grid.elementText + ":")
    let columns = grid.columns.count <= CombinationGrid.columnLimit ? grid.columns : []
    scrolling("Combinations of \(grid.subject.visible)") { html in
      html.element("table", ["class": "states combinations"]) { html in
        html.element("thead") { html in
          html.element("tr") { html in
            html.element("th", ["scope": "col"], text: "case")
            for column in columns {
              html.element("th", ["scope": "col"], text: column.joined(separator: ", ").visible)
            }
            html.element("th", ["scope": "col"], text: "taken")
          }
        }
        html.element("tbody") { html in
          for row in grid.rows.prefix(CombinationGrid.rowLimit) { html.row(row, columns: columns.count) }
        }
      }
    }
  }

  private mutating func row(_ row: CombinationGrid.Row, columns: Int) {
    element("tr") { html in
      html.element("th", ["scope": "row"], text: row.name.visible)
      for cell in row.cells.prefix(columns) {
        html.element(
          "td", cell == .swallowed ? ["class": "on"] : [:], text: cell == .swallowed ? "taken" : "named")
      }
      html.element("td", text: "\(row.swallowedCount) of \(row.cells.count)")
    }
  }
}
