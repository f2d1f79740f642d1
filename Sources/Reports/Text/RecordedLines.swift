import UntangleStateSpaces

extension StatesReport.Entry {
  /// `; tests were in 3 of them`, or nothing.
  var recordedText: String { recorded.map { "; tests were in \(grouped($0.seen.count)) of them" } ?? "" }

  /// What tests leave out, and what they were in although the table says otherwise; empty where nobody asked.
  func recordedLines(of space: StateSpace, width: Int?) -> [String] {
    guard let recorded else { return [] }
    let parts =
      [
        missedPart(of: space, recorded), impossiblePart(of: space, recorded),
        betweenPart(of: space, recorded),
      ]
      + [remarks(on: recorded)]
    return parts.filter { !$0.isEmpty }.flatMap { [""] + $0 }.flatMap { $0.wrapped(to: width, hanging: "  ") }
  }

  /// The meant states that no test was in.
  private func missedPart(of space: StateSpace, _ recorded: RecordedCoverage) -> [String] {
    let seen = Set(recorded.seen)
    let missed = space.states.indices.filter { !seen.contains($0) && meaning(of: $0) == .meant }
    guard !missed.isEmpty else { return ["tests were in every state that is meant"] }
    let rows = missed.prefix(StateRow.limit).map { place in
      let state = space.states[place]
      let way = state.witness.isEmpty ? "at the start" : state.witness.map(\.text).joined(separator: ", ")
      return "- \(space.label(of: state.values).visible): \(way.visible)"
    }
    return ["no test was in \(counted(missed.count, "state")), with the shortest way there:"]
      + listed(Array(rows), of: missed.count)
  }

  private func impossiblePart(of space: StateSpace, _ recorded: RecordedCoverage) -> [String] {
    guard !recorded.impossible.isEmpty else { return [] }
    let rows = recorded.impossible.prefix(StateRow.limit).map { "- \(space.label(recorded: $0).visible)" }
    let cause = space.assumptions.isEmpty ? "" : ", unless one of the assumptions below does not hold"
    return [
      "tests were in \(counted(recorded.impossible.count, "state")) that the table calls impossible: that is a "
        + "mistake of untangle\(cause); please report it:"
    ] + listed(Array(rows), of: recorded.impossible.count)
  }

  private func betweenPart(of space: StateSpace, _ recorded: RecordedCoverage) -> [String] {
    guard !recorded.between.isEmpty else { return [] }
    let rows = recorded.between.prefix(StateRow.limit).map { "- \(space.label(recorded: $0).visible)" }
    return ["recorded between two writes of one operation, so no state of the table:"]
      + listed(Array(rows), of: recorded.between.count)
  }

  /// What could not be compared.
  private func remarks(on recorded: RecordedCoverage) -> [String] {
    let names = recorded.unrecorded.prefix(12).map { "'\(variables[$0].name.visible)'" }.joined(
      separator: ", ")
    let unread = recorded.unrecorded.isEmpty ? [] : ["not recorded, and not compared: \(names)"]
    let count = counted(recorded.misfits, "recorded combination")
    let verb = recorded.misfits == 1 ? "does" : "do"
    return unread
      + (recorded.misfits == 0
        ? []
        : ["\(count) \(verb) not fit the variables as they are now: remove the file and run the tests again"])
  }

  private func listed(_ rows: [String], of count: Int) -> [String] {
    rows + (count > rows.count ? ["- and \(grouped(count - rows.count)) more"] : [])
  }
}

extension StateSpace {
  /// What is on, as far as it was recorded.
  fileprivate func label(recorded values: RecordedCoverage.Values) -> String {
    let words = zip(variables.indices, values).compactMap { place, value in
      value.flatMap { word(of: place, value: $0) }
    }
    return words.isEmpty ? wordForNothing : words.map(\.text).joined(separator: ", ")
  }
}
