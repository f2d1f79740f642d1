import UntangleSourceFiles
import UntangleStateSpaces

/// The contract's document for scripts.
struct StatesJSON: Reporter {
  /// More values of one space, or of all, nobody reads, and they would be hundreds of megabytes.
  var mostValues = 1 << 18
  var mostValuesOfAll = 1 << 20

  /// How many states of a space are listed.
  func mostStates(of space: StateSpace) -> Int { mostValues / max(16, space.variables.count) }

  let format = StatesFormat.json

  func text(of report: StatesReport, on page: Page) -> [UInt8] {
    var left = mostValuesOfAll
    return JSONText.document { text in
      text.member("schemaVersion", 1)
      text.member("types", objects: report.entries) { text, entry in
        let listed = listedStates(of: entry, left: left)
        left -= listed.count * entry.variables.count
        text.members(of: entry, listed)
      }
    }
  }

  private func listedStates(of entry: StatesReport.Entry, left: Int) -> Slice<StateList> {
    guard case .counted(let space) = entry.count else { return StateList([]).prefix(0) }
    return space.states.prefix(min(mostStates(of: space), left / max(1, entry.variables.count)))
  }
}

extension JSONText {
  fileprivate mutating func members(of entry: StatesReport.Entry, _ listed: Slice<StateList>) {
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
    case .counted(let space): members(of: space, listed)
    case .tooLarge: membersOfUncounted(entry.variables)
    }
  }

  private mutating func members(of space: StateSpace, _ listed: Slice<StateList>) {
    key("initial")
    list(listed.prefix(space.initialCount)) { $0.values(space.texts(of: $1)) }
    member("reachable", objects: listed) { text, state in
      text.key("values")
      text.values(space.texts(of: state))
      text.member("witness", state.witness)
    }
    member("representable", space.representable)
    // They name states by their places in the list.
    let transitions = (space.transitions ?? []).filter { max($0.from, $0.to) < listed.count }
    member("transitions", objects: transitions) { text, transition in
      text.member("from", transition.from)
      text.member("operation", transition.operation)
      text.member("to", transition.to)
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
