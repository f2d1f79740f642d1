/// What the engine's table and the states really seen do not agree about, in sentences.
struct TableComparison {
  var table: EngineTable
  var sighting: Sighting
  var verdict: StateFixture.Verdict

  private var names: [String] { table.variables.map(\.name) }

  /// What was seen, or must hold for every table, and is not in this one: the engine is wrong.
  var mistakes: [String] {
    guard let seen = sighting.states(of: names), let first = sighting.firstStates(of: names) else {
      return ["the instance does not have all of the variables \(names)"]
    }
    let missing = (seen.subtracting(reachable), first.subtracting(initial))
    return sorted(missing.0).map { "\(text($0)) is not reachable, but was seen after: \(way($0))" }
      + sorted(missing.1).map { "\(text($0)) is not initial, but an instance began so" } + sizes(reachable)
  }

  /// What is in the table and was never seen, and witnesses that are too short to be true.
  var surplus: [String] {
    guard verdict == .exact, let seen = sighting.states(of: names),
      let first = sighting.firstStates(of: names)
    else { return [] }
    let never = (reachable.subtracting(seen), initial.subtracting(first))
    return sorted(never.0).map { "\(text($0)) is reachable by \(witness($0)), but was never seen" }
      + sorted(never.1).map { "\(text($0)) is initial, but no instance began so" } + witnesses
  }

  private var reachable: Set<[String]> { Set(table.reachable.map(\.values)) }
  private var initial: Set<[String]> { Set(table.initial) }

  private func sorted(_ states: Set<[String]>) -> [[String]] {
    states.sorted { $0.lexicographicallyPrecedes($1) }
  }

  private func witness(_ state: [String]) -> String {
    let found = table.reachable.first { $0.values == state }
    return found?.witness.joined(separator: ", ") ?? ""
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
