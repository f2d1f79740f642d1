import UntangleConfiguration
import UntangleFacts
import UntangleFindings
import UntangleProjectModel
import UntangleRules
import UntangleSourceFiles
import UntangleStateSpaces

/// Problems for premises about missing types or variables, and for premises that the code contradicts:
/// results that depend on them would be wrong.
func premiseProblems(_ project: AnalyzedProject, _ types: ConfiguredTypes) -> [Problem] {
  let configuration = types.request.configuration
  guard !configuration.assumed.isEmpty else { return [] }
  let counter = StateCounter(project.project, configuration.searchSettings)
  let missing = types.problems(aboutMissing: configuration.assumed.filter { $0.place != nil }.map(\.type))
  let mistakes = configuration.assumed.flatMap { assumed in
    project.project.types(called: assumed.type.text).compactMap { type -> Problem? in
      let groups =
        project.states.first { $0.type.location == type.location }?.groups.compactMap(\.space) ?? []
      guard let mistake = counter.mistake(in: assumed.premise, about: type, groups),
        mistake.isCertain(about: type, types.coverage(of: assumed.place))
      else { return nil }
      let variables = project.project.stateVariables(of: type)
      return Problem(
        path: assumed.place.map { configuration.path(of: $0) } ?? type.location.path,
        line: assumed.place?.line ?? type.location.line,
        column: assumed.place?.column ?? type.location.column,
        reason: mistake.text(about: type, with: variables, assumed.premise))
    }
  }
  return missing + mistakes
}

extension PremiseMistake {
  fileprivate func isCertain(about type: ProjectType, _ coverage: Coverage) -> Bool {
    switch self {
    case .condition(let mistake): mistake.isCertain(about: type, coverage)
    case .unknownFunction: coverage == .whole || type.inherited.isEmpty && type.integrity == .intact
    case .neitherSetNorNot, .contradicted: true
    }
  }

  fileprivate func text(about type: ProjectType, with variables: [StateVariable], _ premise: Premise)
    -> String
  {
    switch self {
    case .condition(let mistake): return mistake.text(about: type.name, with: variables)
    case .neitherSetNorNot(let variable):
      return "'\(variable.name)' of '\(type.name)' is an enum, which is neither set nor not; "
        + "write something like 'kept: \"isOn -> \(variable.name) == .\(variable.cases.first ?? "")\"'"
    case .unknownFunction(let name):
      return "'\(type.name)' has no function '\(name)'"
        + suggestion(for: name, in: Set(type.bodies.map(\.fact.name)).sorted())
    case .contradicted(let contradiction, let space):
      let state = space.terms(of: contradiction.state).map { "'\($0)'" }.joined(separator: ", ")
      let way = contradiction.witness.map { "'\($0)'" }.joined(separator: ", ")
      let place = contradiction.operation?.place.map { " (\($0.path):\($0.line))" } ?? ""
      return "it does not hold of '\(type.name)' that \(premise.sentence): "
        + (way.isEmpty ? "an instance begins with " : "\(way)\(place) leads to ")
        + (state.isEmpty ? "nothing set" : state)
    }
  }
}
