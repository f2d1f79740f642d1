/// The states of a space that a run of the project's tests was in.
package struct RecordedCoverage: Hashable, Sendable {
  /// The places of variables of which no value was recorded; these are not compared.
  package var unrecorded: [Int]
  /// Places of reached states, in order.
  package var seen: [Int]
  /// States that only stand between two writes of an operation.
  package var between: [Values]
  /// States that the space says are never reached, not even between two writes.
  package var impossible: [Values]
  /// How many recorded combinations do not fit the variables as they are now.
  package var misfits: Int

  /// One for each variable, by its place among the values of the domain; nil for those not recorded.
  package typealias Values = [Int?]
}

extension StateSpace {
  /// Compares the states with what was recorded, each combination by the names of the variables.
  ///
  /// `written` is asked for once at most, and only for combinations that are no state of the space: the values just
  /// after each write.
  package func coverage(
    of recorded: Set<[String: String]>, written: () -> Set<[Int]>
  ) -> RecordedCoverage {
    let names = recorded.reduce(into: Set<String>()) { $0.formUnion($1.keys) }
    let compared = variables.indices.filter { names.contains(variables[$0].name) }
    let found = recorded.map { values(of: $0, at: compared) }
    var left = Set(found.compactMap(\.self))
    var coverage = RecordedCoverage(
      unrecorded: variables.indices.filter { !names.contains(variables[$0].name) }, seen: [], between: [],
      impossible: [], misfits: found.count { $0 == nil })
    guard !compared.isEmpty else { return coverage }
    var known: Set<RecordedCoverage.Values> = []
    for place in states.indices {
      let values = states[place].values.kept(at: compared)
      if left.contains(values) {
        coverage.seen.append(place)
        known.insert(values)
      }
    }
    left.subtract(known)
    guard !left.isEmpty else { return coverage }
    let passing = Set(written().map { $0.kept(at: compared) })
    coverage.between = left.filter(passing.contains).sorted(by: precedes)
    coverage.impossible = left.subtracting(passing).sorted(by: precedes)
    return coverage
  }

  /// nil where a value is missing, or none of its variable's.
  private func values(of combination: [String: String], at compared: [Int]) -> RecordedCoverage.Values? {
    var values = RecordedCoverage.Values(repeating: nil, count: variables.count)
    for place in compared {
      guard let text = combination[variables[place].name],
        let value = variables[place].domain.values.firstIndex(of: text)
      else { return nil }
      values[place] = value
    }
    return values
  }
}

extension [Int] {
  fileprivate func kept(at places: [Int]) -> RecordedCoverage.Values {
    var values = RecordedCoverage.Values(repeating: nil, count: count)
    for place in places { values[place] = self[place] }
    return values
  }
}

private func precedes(_ left: RecordedCoverage.Values, _ right: RecordedCoverage.Values) -> Bool {
  left.lexicographicallyPrecedes(right) { ($0 ?? -1) < ($1 ?? -1) }
}
