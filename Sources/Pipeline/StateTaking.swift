import UntangleConfiguration
import UntangleFacts
import UntangleFindings
import UntangleProjectModel
package import UntangleReports
import UntangleRules
import UntangleSourceFiles
import UntangleStateSpaces

/// The state spaces in a report.
package enum StateChoice: Sendable {
  /// The groups of related variables with surplus states.
  case surplus
  /// All groups of related variables, by type.
  case all
  /// All variables of the named type as one space. The name is the full name or its last component.
  case type(String)
}

/// The reason why a name does not identify a type; the message can be shown as is.
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

  /// The settings of a search in one named type.
  var thoroughSearch: SearchSettings {
    var thorough = outcome.search
    thorough.effort = .thorough(times: outcome.request.effort ?? 1)
    return thorough
  }

  /// All variables of a type as one space; if that is too large, also its groups.
  ///
  /// Static variables form a space of their own, after the space of the instance variables.
  private func entries(of type: ProjectType, _ counter: StateCounter) -> [StatesReport.Entry] {
    instanceEntries(of: type, counter)
      + (type.staticSide.map { instanceEntries(of: $0, counter) } ?? [])
  }

  private func instanceEntries(
    of type: ProjectType, _ counter: StateCounter
  ) -> [StatesReport.Entry] {
    let variables =
      project.project.stateVariables(of: type)
      + project.project.comparedVariables(of: type, in: invariants(about: type))
    guard !variables.isEmpty else { return [] }
    let count = counter.count(variables, of: type)
    var whole = StatesReport.Entry(
      type: type.name, location: type.location, group: nil, variables: variables, count: count)
    let state = project.states.first { $0.type.location == type.location }
    judge(&whole, of: type, asked: state?.groups.flatMap(\.tests) ?? [], seen: state?.sideBySide ?? [])
    guard count == .tooLarge else { return [whole] }
    return [whole] + groupEntries.filter { $0.location == type.location && $0.type == type.name }
  }

  /// The groups with questions about the intended states.
  var askedEntries: [StatesReport.Entry] {
    let copied = CopiedStates(self)
    return project.states.flatMap { state in
      state.groups.enumerated().map { index, group in
        var entry = StatesReport.Entry(
          type: state.type.name, location: state.type.location, group: index + 1,
          variables: group.variables, count: group.count)
        judge(&entry, of: state.type, asked: group.tests, seen: state.sideBySide, copying: (group, copied))
        return entry
      }
    }
    .sorted { ($0.location, $0.group ?? 0) < ($1.location, $1.group ?? 0) }
  }

  /// Adds the questions about the intended states. Marks each state as meant under the likely answers, merely
  /// possible, or forbidden by an invariant.
  private func judge(
    _ entry: inout StatesReport.Entry, of type: ProjectType, asked tests: [VariableTest], seen: [SideBySide],
    copying: (group: StateGroup, states: CopiedStates)? = nil
  ) {
    guard case .counted(let space) = entry.count else { return }
    let invariants = invariants(about: type)
    var likely = space.likelyInvariants(
      asked: tests.map { Set($0.variables) }, presented: type.presentedAnywhere,
      seen: seen.flatMap(\.sights))
    if let copying {
      likely += copying.states.questions(about: copying.group, of: type, beside: likely)
    }
    entry.questions = likely.map { StateQuestion($0, among: space) }
    guard !likely.isEmpty || !invariants.isEmpty else { return }
    let states = copying?.states ?? CopiedStates(self)
    let meant = states.meant(of: space, in: type, under: likely.map(\.premise)).map {
      Set($0.states.map(\.values))
    }
    let forbidden = space.states(forbiddenBy: invariants)
    entry.forbidden = space.combinations(forbiddenBy: invariants)
    entry.meanings = space.states.indices.map { place in
      if forbidden.contains(place) { return .invalid }
      return meant?.contains(space.states[place].values) ?? true ? .meant : .possible
    }
  }

  private func invariants(about type: ProjectType) -> [LoweredExpression] {
    outcome.request.checkedConfiguration.invariants.filter { type.isCalled($0.type.text) }.map(\.value)
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

  /// The files with the given name or path that have variables outside types.
  func files(named name: String) -> [ProjectType] {
    project.project.syntheticTypes.filter { $0.name == name || $0.location.path == name }
  }

  /// The types with the full name, or else the only type with that last component. `others` are further names
  /// to suggest.
  func types(
    named name: String, or others: [String] = []
  ) throws(TypeChoiceError) -> [ProjectType] {
    try UntanglePipeline.types(named: name, among: project.project.types, called: "type", or: others)
  }
}

/// The types with the full name, or else the only type with that last component. `others` are further names
/// to suggest.
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
  /// Whether the name is the type's full name or its last components.
  func ends(with name: String) -> Bool {
    self.name == name || simpleName == name || self.name.hasSuffix(".\(name)")
  }
}

extension StatesReport.Entry {
  /// Whether the space may have unreachable states.
  var hasSurplus: Bool {
    switch count {
    case .counted(let space): space.hasSurplus
    case .tooLarge: true
    }
  }
}
