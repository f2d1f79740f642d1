import UntangleFacts
import UntangleProjectModel
import UntangleReports
import UntangleRules
import UntangleSourceFiles
import UntangleStateSpaces

extension Analysis {
  /// The enum variables that move from case to case, of all types or of those at some places, by place.
  func machines(ofTypesAt places: Set<Location>? = nil) -> [StatesReport.Machine] {
    let states = project.states.filter { state in
      !state.machines.isEmpty && (places.map { $0.contains(state.type.location) } ?? true)
    }
    guard !states.isEmpty else { return [] }
    let grids = Dictionary(grouping: grids, by: \.type)
    return states.flatMap { state in
      state.machines.map { machine in
        StatesReport.Machine(
          type: state.type.name, typeLocation: state.type.location, machine: machine,
          grids: (grids[state.type.name] ?? []).filter { $0.enumName == machine.variable.enumName }.map(
            \.grid))
      }
    }
    .sorted { $0.machine.variable.location < $1.machine.variable.location }
  }

  /// What catch-alls over tuples take, with the type around each and the enum of its rows.
  private var grids: [(type: String, enumName: String, grid: CombinationGrid)] {
    guard project.derived.contains(.switches) else { return [] }
    return project.switches.compactMap { resolved in
      guard case .tuple(let elements) = resolved.subject, let type = resolved.fact.enclosingType,
        let count = CombinationCount(elements, items: resolved.fact.items), count.swallowed > 0,
        let place = count.firstEnum, case .known(let subject) = elements[place]
      else { return nil }
      return (type, subject.name, CombinationGrid(count, rowsBy: place, resolved))
    }
  }
}

extension CombinationGrid {
  fileprivate init(_ count: CombinationCount, rowsBy place: Int, _ resolved: ResolvedSwitch) {
    var others: [[ElementValue]] = [[]]
    for (index, column) in count.columns.enumerated() where index != place {
      others = others.flatMap { values in column.map { values + [$0] } }
    }
    let taken = Set(count.taken)
    self.init(
      location: resolved.location, subject: resolved.fact.subjectText,
      elements: resolved.fact.elementNames(count.columns.count, without: place),
      columns: others.map { $0.map(\.text) },
      rows: count.columns[place].map { value in
        Row(
          name: value.text,
          cells: others.map { values in
            var tuple = values
            tuple.insert(value, at: place)
            return taken.contains(tuple) ? .swallowed : .named
          })
      })
  }
}

extension SwitchFact {
  /// The elements of a tuple that is written out, as plain names, less one; empty where it is not.
  fileprivate func elementNames(_ count: Int, without place: Int) -> [String] {
    guard subjectText.hasPrefix("("), subjectText.hasSuffix(")") else { return [] }
    var names = subjectText.dropFirst().dropLast().split(separator: ",").map { name in
      name.trimming { $0 == " " }
    }
    guard names.count == count, names.allSatisfy({ !$0.contains("(") && !$0.contains("\"") }) else {
      return []
    }
    names.remove(at: place)
    return names
  }
}

extension Substring {
  fileprivate func trimming(_ isMargin: (Character) -> Bool) -> String {
    let start = drop(while: isMargin)
    let end = start.lastIndex { !isMargin($0) }.map { start.index(after: $0) } ?? start.startIndex
    return String(start[..<end])
  }
}
