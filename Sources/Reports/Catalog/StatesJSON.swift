import UntangleSourceFiles
import UntangleStateSpaces

/// The document for scripts, as in the contract.
struct StatesJSON: Reporter {
  /// Limits on the number of values, for one space and for all. Without them the document could have hundreds
  /// of megabytes.
  var mostValues = 1 << 17
  var mostValuesOfAll = 1 << 20

  /// The limit for all lists together. All variables of a type as one space have many more states than its
  /// groups, so the whole report then has the limit of a single space.
  private func mostValues(of report: StatesReport) -> Int {
    report.entries.contains { $0.group == nil } ? min(mostValues, mostValuesOfAll) : mostValuesOfAll
  }

  /// The maximum number of listed states of a space.
  func mostStates(of space: StateSpace) -> Int { mostValues / max(16, space.variables.count) }

  let format = StatesFormat.json

  func text(of report: StatesReport, on page: Page) -> [UInt8] {
    var counts = listedCounts(report).makeIterator()
    return JSONText.document { text in
      text.member("schemaVersion", 1)
      text.member("types", objects: report.entries) { text, entry in
        text.members(of: entry, listing: counts.next() ?? 0)
      }
      text.member("machines", objects: report.machines) { $0.members(of: $1) }
    }
  }

  /// The number of listed states for each entry. Small entries are complete; the others share the remaining
  /// values equally.
  private func listedCounts(_ report: StatesReport) -> [Int] {
    let wanted = report.entries.map { entry in
      guard case .counted(let space) = entry.count else { return 0 }
      return min(space.states.count, mostStates(of: space)) * entry.variables.count
    }
    var left = mostValues(of: report)
    var counts = wanted.map { _ in 0 }
    let order = wanted.indices.sorted { (wanted[$0], $0) < (wanted[$1], $1) }
    for (done, index) in order.enumerated() {
      let width = max(1, report.entries[index].variables.count)
      counts[index] = min(wanted[index], left / (order.count - done)) / width
      left -= counts[index] * width
    }
    return counts
  }
}

extension JSONText {
  fileprivate mutating func members(of entry: StatesReport.Entry, listing count: Int) {
    member("type", entry.type)
    member("path", entry.location.path)
    member("line", entry.location.line)
    key("group")
    if let group = entry.group { value(group) } else { null() }
    member("variables", objects: entry.variables) { text, variable in
      text.member("name", variable.name)
      text.member("domain", variable.domain.values)
    }
    switch entry.count {
    case .counted(let space): members(of: space, space.states.prefix(count), in: entry)
    case .tooLarge: membersOfUncounted(entry.variables)
    }
    member("questions", objects: entry.questions) { $0.members(of: $1) }
    guard let recorded = entry.recorded, case .counted(let space) = entry.count else { return }
    member("recorded", object: { $0.members(of: recorded, in: space) })
  }

  private mutating func members(of recorded: RecordedCoverage, in space: StateSpace) {
    member("states", recorded.seen.count)
    key("betweenWrites")
    list(recorded.between) { $0.values(space.texts(recorded: $1)) }
    key("impossible")
    list(recorded.impossible) { $0.values(space.texts(recorded: $1)) }
    member("notRecorded", recorded.unrecorded.map { space.variables[$0].name })
    member("misfits", recorded.misfits)
  }

  private mutating func members(
    of space: StateSpace, _ listed: Slice<StateList>, in entry: StatesReport.Entry
  ) {
    key("initial")
    list(listed.prefix(space.initialCount)) { $0.values(space.texts(of: $1)) }
    let seen = entry.recorded.map { Set($0.seen) }
    member("reachable", objects: zip(listed.indices, listed)) { text, listed in
      text.key("values")
      text.values(space.texts(of: listed.1))
      text.member("witness", listed.1.witness.map(\.text))
      text.member("meaning", entry.meaning(of: listed.0).rawValue)
      if let seen { text.member("recorded", seen.contains(listed.0)) }
    }
    member("representable", space.representable)
    // Transitions refer to states by their index in the list, so those of unlisted states are left out.
    let transitions = (space.transitions ?? []).filter { max($0.from, $0.to) < listed.count }
    let steps = Set(
      transitions.map { Step(from: $0.from, name: space.operations[$0.operation].name.text, to: $0.to) })
    member("transitions", objects: steps.sorted()) { text, step in
      text.member("from", step.from)
      text.member("operation", step.name)
      text.member("to", step.to)
    }
    var assumptions = space.assumptions.map(\.line)
    if space.transitions == nil { assumptions.append("too many transitions to list") }
    if listed.count < space.states.count {
      assumptions.append(
        "too many states to list: the first \(grouped(listed.count)) of \(grouped(space.states.count))")
    }
    member("exact", space.assumptions.isEmpty)
    member("assumptions", assumptions)
  }

  private mutating func membersOfUncounted(_ variables: [StateVariable]) {
    key("initial")
    list([String]()) { $0.value($1) }
    key("reachable")
    list([String]()) { $0.value($1) }
    member("representable", variables.representable)
    key("transitions")
    list([String]()) { $0.value($1) }
    member("exact", false)
    member("assumptions", ["too large to count: \(counted(variables.count, "variable"))"])
  }

  private mutating func values(_ texts: [String]) { list(texts) { $0.value($1) } }
}

extension StateSpace {
  /// `?` stands for a value that was not recorded.
  fileprivate func texts(recorded values: RecordedCoverage.Values) -> [String] {
    zip(variables, values).map { variable, value in value.map { variable.domain.values[$0] } ?? "?" }
  }
}

/// A transition, identified by the name of its operation. Several operations may share a name.
private struct Step: Hashable, Comparable {
  var from: Int
  var name: String
  var to: Int

  static func < (left: Self, right: Self) -> Bool {
    (left.from, left.name, left.to) < (right.from, right.name, right.to)
  }
}
