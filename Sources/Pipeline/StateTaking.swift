import UntangleConfiguration
import UntangleFindings
import UntangleProjectModel
package import UntangleReports
import UntangleRules
import UntangleSourceFiles
import UntangleStateSpaces

/// Which spaces a report shows.
package enum StateChoice: Sendable {
  /// Groups of related variables that can represent more than is reached.
  case surplus
  /// All groups of related variables, type by type.
  case all
  /// All variables of the type of that name, full or its last part, as one space.
  case type(String)
}

/// Why no type is meant by a name; to be shown as it is.
package struct TypeChoiceError: Error, Sendable {
  package var message: String
}

extension Analysis {
  package func states(
    _ choice: StateChoice, rows: StatesReport.Rows = .few
  ) throws(TypeChoiceError) -> StatesReport {
    switch choice {
    case .surplus:
      var report = StatesReport(entries: askedEntries.filter(\.hasSurplus), rows: rows)
      report.machines = machines()
      return report
    case .all:
      var report = StatesReport(entries: askedEntries, rows: rows)
      report.machines = machines()
      return report
    case .type(let name):
      let files = files(named: name)
      let types =
        files.isEmpty ? try types(named: name, or: project.project.syntheticTypes.map(\.name)) : files
      let counter = StateCounter(project.project, thoroughSearch)
      let wanted = Set(types.map(\.location))
      let whole = types.flatMap { entries(of: $0, counter) }
      let tangled = askedEntries.filter { group in
        wanted.contains(group.location) && (group.hasSurplus || !group.questions.isEmpty)
          && !whole.contains { $0.location == group.location && $0.variables == group.variables }
      }
      var report = StatesReport(entries: whole, tangled: tangled, rows: rows)
      report.machines = machines(ofTypesAt: wanted)
      return report
    }
  }

  /// How long to look where somebody asked for one type.
  var thoroughSearch: SearchSettings {
    var thorough = outcome.search
    thorough.effort = .thorough(times: outcome.request.effort ?? 1)
    return thorough
  }

  /// All of a type's variables as one space; where that is too large, its groups as well.
  ///
  /// Static variables are a space of their own, after that of the instances.
  private func entries(of type: ProjectType, _ counter: StateCounter) -> [StatesReport.Entry] {
    instanceEntries(of: type, counter)
      + (type.staticSide.map { instanceEntries(of: $0, counter) } ?? [])
  }

  private func instanceEntries(
    of type: ProjectType, _ counter: StateCounter
  ) -> [StatesReport.Entry] {
    let variables = project.project.stateVariables(of: type)
    guard !variables.isEmpty else { return [] }
    let count = counter.count(variables, of: type)
    var whole = StatesReport.Entry(
      type: type.name, location: type.location, group: nil, variables: variables, count: count)
    let state = project.states.first { $0.type.location == type.location }
    judge(&whole, of: type, asked: state?.groups.flatMap(\.tests) ?? [])
    guard count == .tooLarge else { return [whole] }
    return [whole] + groupEntries.filter { $0.location == type.location && $0.type == type.name }
  }

  /// The groups with what their states seem to be.
  var askedEntries: [StatesReport.Entry] {
    project.states.flatMap { state in
      state.groups.enumerated().map { index, group in
        var entry = StatesReport.Entry(
          type: state.type.name, location: state.type.location, group: index + 1,
          variables: group.variables, count: group.count)
        judge(&entry, of: state.type, asked: group.tests)
        return entry
      }
    }
    .sorted { ($0.location, $0.group ?? 0) < ($1.location, $1.group ?? 0) }
  }

  /// Asks what is meant, and says of each state whether that leaves it, and whether an invariant forbids it.
  private func judge(_ entry: inout StatesReport.Entry, of type: ProjectType, asked tests: [VariableTest]) {
    guard case .counted(let space) = entry.count else { return }
    let invariants = outcome.request.configuration.invariants.filter { type.isCalled($0.type.text) }.map(
      \.value)
    let likely = space.likelyInvariants(
      asked: tests.map { Set($0.variables) }, presented: type.presentedVariables)
    entry.questions = likely.map(StateQuestion.init)
    guard !likely.isEmpty || !invariants.isEmpty else { return }
    let meant = space.restricted(by: likely.map(\.premise)).map { Set($0.states.map(\.values)) }
    let forbidden = space.states(forbiddenBy: invariants)
    entry.meanings = space.states.indices.map { place in
      if forbidden.contains(place) { return .invalid }
      return meant?.contains(space.states[place].values) ?? true ? .meant : .possible
    }
  }

  var groupEntries: [StatesReport.Entry] {
    project.states.flatMap { state in
      state.groups.enumerated().map { index, group in
        StatesReport.Entry(
          type: state.type.name, location: state.type.location, group: index + 1,
          variables: group.variables, count: group.count)
      }
    }
    .sorted { ($0.location, $0.group ?? 0) < ($1.location, $1.group ?? 0) }
  }

  /// The files of a name or path, with variables outside of types.
  func files(named name: String) -> [ProjectType] {
    project.project.syntheticTypes.filter { $0.name == name || $0.location.path == name }
  }

  /// The types of a full name, else the only one with that last part; others may be suggested.
  func types(
    named name: String, or others: [String] = []
  ) throws(TypeChoiceError) -> [ProjectType] {
    try UntanglePipeline.types(named: name, among: project.project.types, called: "type", or: others)
  }
}

/// The types of a full name, else the only one with that last part; `others` may be suggested, too.
func types(
  named name: String, among types: [ProjectType], called noun: String, or others: [String] = []
) throws(TypeChoiceError) -> [ProjectType] {
  let exact = types.filter { $0.name == name }
  if !exact.isEmpty { return exact.sorted { $0.location < $1.location } }
  let ending = types.filter { $0.ends(with: name) }
  let names = Set(ending.map(\.name)).sorted()
  if names.count > 1 {
    let list = names.prefix(8).map { "'\($0)'" }.joined(separator: ", ")
    throw TypeChoiceError(
      message: "several \(noun)s are called '\(name)': \(list); give the full name")
  }
  guard !ending.isEmpty else {
    let known = Set(types.flatMap { [$0.name, $0.simpleName] } + others)
    throw TypeChoiceError(message: "no \(noun) '\(name)'" + suggestion(for: name, in: known))
  }
  return ending
}

extension ProjectType {
  /// Whether a name is the type's full name, or its last parts.
  func ends(with name: String) -> Bool {
    self.name == name || simpleName == name || self.name.hasSuffix(".\(name)")
  }
}

extension StatesReport.Entry {
  /// Whether there may be states that nothing reaches.
  var hasSurplus: Bool {
    switch count {
    case .counted(let space): space.hasSurplus
    case .tooLarge: true
    }
  }
}
