package import UntangleSourceFiles
package import UntangleStateSpaces

extension StatesReport {
  /// An enum variable that a type moves from case to case.
  package struct Machine: Sendable {
    /// Full dotted name of the type that has the variable.
    package var type: String
    /// The name in the type's main declaration.
    package var typeLocation: Location
    package var machine: EnumMachine
    /// What the catch-alls of switches over its enum and more take.
    package var grids: [CombinationGrid]

    package init(
      type: String, typeLocation: Location, machine: EnumMachine, grids: [CombinationGrid] = []
    ) {
      self.type = type
      self.typeLocation = typeLocation
      self.machine = machine
      self.grids = grids
    }

    var name: String { "\(type).\(machine.variable.name)" }

    /// `1 of 9 cases is reached`.
    var reachedText: String {
      let count = machine.reachedCount
      return
        "\(grouped(count)) of \(counted(machine.space.states.count, "case")) \(count == 1 ? "is" : "are") reached"
    }

    /// As a space of which all cases are drawn.
    var entry: Entry {
      var entry = Entry(
        type: name, location: machine.variable.location, group: nil, variables: machine.space.variables,
        count: .counted(machine.space))
      entry.headline = reachedText
      return entry
    }
  }

  /// What drawings show. Of a named type, whose variables are one space, only machines that say more than it does.
  var drawn: [Entry] {
    let whole = entries.contains { $0.group == nil }
    let shown = whole ? machines.filter { $0.machine.reachedCount < $0.machine.space.states.count } : machines
    let replaced = Set(shown.map(\.typeLocation))
    return entries.filter { $0.variables.count > 1 || !replaced.contains($0.location) } + shown.map(\.entry)
  }
}
