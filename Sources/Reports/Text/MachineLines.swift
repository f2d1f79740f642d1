import UntangleSourceFiles
import UntangleStateSpaces

extension StatesReport.Machine {
  /// The ways between the cases, which cases have none, and what catch-alls take.
  func lines(_ rows: StatesReport.Rows, on page: Page) -> [String] {
    let width = page.width
    let location = machine.variable.location
    let place = PlaceLink("\(location.path.visiblePath):\(location.line)", to: location)
    let title = "\(name.visible) (\(place.text)), an enum that moves from case to case"
    let arrows = arrowRows
    let limit = rows == .few ? StateRow.limit : .max
    let hidden = arrows.count - min(arrows.count, limit)
    let table = Table(
      columns: [
        TableColumn("from", fitting: .shortenedAtEnd, minimum: 8, priority: 3),
        TableColumn("operation", fitting: .wrapped, minimum: 12, priority: 1),
        TableColumn("to", fitting: .shortenedAtEnd, minimum: 8, priority: 2),
      ],
      rows: arrows.prefix(limit).map { $0.map { TableCell($0.visible) } })
    return Chapter(title, at: place, explanation: explanation, table: table)
      .lines(on: Page(width: width, look: page.look))
      + (hidden > 0 ? ["and \(grouped(hidden)) more; '--all-rows' shows all"] : [])
      + machine.space.assumptionLines(width: width) + grids.flatMap { [""] + $0.lines(width: width) }
  }

  /// `1 of 9 cases is reached; nothing leads to 'launched'; nothing leads out of 'initial'`.
  var explanation: String {
    var parts = [reachedText]
    let states = machine.space.states
    parts.append("it begins with \(quoted(machine.initial))")
    let entered = machine.neverEntered
    if !entered.isEmpty { parts.append("nothing leads to \(quoted(entered))") }
    if !machine.withoutWayOut.isEmpty, machine.withoutWayOut.count < states.count {
      parts.append("nothing leads out of \(quoted(machine.withoutWayOut))")
    }
    return parts.joined(separator: "; ")
  }

  private func quoted(_ names: [String]) -> String {
    let shown = names.prefix(12).map { "'\($0.visible)'" }.joined(separator: ", ")
    return names.count > 12 ? "\(shown) and \(names.count - 12) more" : shown
  }

  /// One row for each pair of cases with a way from one to the other, in the order of the states.
  private var arrowRows: [[String]] {
    let states = machine.space.states
    func name(_ place: Int) -> String { machine.space.texts(of: states[place]).joined() }
    return machine.space.arrows.map { [name($0.from), $0.label, name($0.to)] }
  }
}
