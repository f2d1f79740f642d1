/// What the engine's table and the states really seen do not agree about, in sentences.
struct TableComparison {
  var table: EngineTable
  var sighting: Sighting
  var verdict: StateFixture.Verdict

  private var names: [String] { table.variables.map(\.name) }

  var disagreements: [String] {
    guard let seen = sighting.states(of: names), let first = sighting.firstStates(of: names) else {
      return ["the instance does not have all of the variables \(names)"]
    }
    let reachable = Set(table.reachable.map(\.values))
    return difference(seen, reachable, "reachable") + difference(first, Set(table.initial), "initial")
      + sizes(reachable) + witnesses
  }

  private func difference(
    _ seen: Set<[String]>, _ told: Set<[String]>, _ word: String
  ) -> [String] {
    var lines = seen.subtracting(told).sorted { $0.lexicographicallyPrecedes($1) }.map { state in
      "\(text(state)) is not \(word), but was seen after: \(way(state))"
    }
    guard verdict == .exact else { return lines }
    lines += told.subtracting(seen).sorted { $0.lexicographicallyPrecedes($1) }.map { state in
      let witness = table.reachable.first { $0.values == state }?.witness ?? []
      return "\(text(state)) is \(word) by \(witness.joined(separator: ", ")), but was never seen"
    }
    return lines
  }

  private func sizes(_ reachable: Set<[String]>) -> [String] {
    var lines: [String] = []
    let product = table.variables.reduce(1) { $0 * $1.domain.count }
    if product != table.representable {
      lines.append("\(table.representable) representable states, but the domains make \(product)")
    }
    if reachable.count != table.reachable.count { lines.append("a state stands twice in the table") }
    for state in reachable {
      for (variable, value) in zip(table.variables, state) where !variable.domain.contains(value) {
        lines.append("\(value) is no value of \(variable.name)")
      }
    }
    return lines
  }

  /// A witness is a shortest one: where nothing more is to be seen, the driver needs as many steps.
  private var witnesses: [String] {
    guard verdict == .exact, sighting.completeness == .whole, !isView else { return [] }
    return table.reachable.compactMap { state in
      guard let way = sighting.way(to: state.values, of: names), way.count != state.witness.count else {
        return nil
      }
      return """
        \(text(state.values)) has the witness \(state.witness.joined(separator: ", ")), but a shortest \
        way is: \(way.joined(separator: ", "))
        """
    }
  }

  /// Whether a view's body is among the steps: for the engine the closures of its stacks are steps, too.
  private var isView: Bool { sighting.ways.values.contains { $0.contains("_ = it.body") } }

  private func way(_ state: [String]) -> String {
    (sighting.way(to: state, of: names) ?? []).joined(separator: ", ")
  }

  private func text(_ state: [String]) -> String {
    zip(names, state).map { "\($0)=\($1)" }.joined(separator: " ")
  }
}
