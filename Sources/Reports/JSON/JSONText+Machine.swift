import UntangleSourceFiles
import UntangleStateSpaces

extension JSONText {
  /// Cases by name.
  mutating func members(of entry: StatesReport.Machine) {
    let machine = entry.machine
    member("type", entry.type)
    member("path", machine.variable.location.path)
    member("line", machine.variable.location.line)
    member("variable", machine.variable.name)
    member("enum", machine.variable.enumName)
    let cases = machine.space.states.map { machine.space.texts(of: $0).joined() }
    member("cases", cases)
    member("initial", machine.initial)
    member("reached", Array(cases.prefix(machine.reachedCount)))
    member("withoutWayIn", machine.neverEntered)
    member("withoutWayOut", machine.withoutWayOut)
    let steps = machine.space.arrows.flatMap { arrow in arrow.operations.map { (arrow, $0) } }
    member("transitions", objects: steps) { text, step in
      text.member("from", cases[step.0.from])
      text.member("operation", step.1)
      text.member("to", cases[step.0.to])
    }
    member("catchAlls", objects: entry.grids) { $0.members(of: $1) }
  }

  private mutating func members(of grid: CombinationGrid) {
    member("path", grid.location.path)
    member("line", grid.location.line)
    member("subject", grid.subject)
    member("combinations", grid.rows.count * grid.columns.count)
    member("swallowed", grid.swallowedCount)
    member("rows", objects: grid.rows) { text, row in
      text.member("value", row.name)
      text.key("swallowed")
      let taken = zip(grid.columns, row.cells).filter { $0.1 == .swallowed }.map(\.0)
      text.list(taken) { text, values in text.list(values) { $0.value($1) } }
    }
  }
}
