import UntangleConfiguration
import UntangleFindings
import UntangleProjectModel
import UntangleRewrites
import UntangleRules
package import UntangleSourceFiles
import UntangleStateSpaces

extension Analysis {
  /// Problems for configured names of types, variables or states that do not exist: a rewrite would not use
  /// these names.
  ///
  /// Checks one type, or all if `name` is nil. A type without flags has already been rewritten; its
  /// configured names are not a problem.
  package func stateNameProblems(forTypeNamed name: String?) -> [Problem] {
    let configuration = outcome.request.configuration
    let names = configuration.names
    guard !names.isEmpty else { return [] }
    let types = configuredTypes
    let wanted = name.map { Set(types.project.types(called: $0).map(\.location)) }
    let mistakes = names.flatMap { entry in
      types.project.types(called: entry.type.text).filter { wanted?.contains($0.location) ?? true }.flatMap {
        problems(with: entry, about: $0, in: configuration)
      }
    }
    return Set(types.problems(aboutMissing: names.map(\.type)) + mistakes).sorted()
  }

  var configuredTypes: ConfiguredTypes {
    ConfiguredTypes(
      project: project.project, request: outcome.request, texts: outcome.texts, problems: outcome.problems)
  }

  private func problems(with names: StateNames, about type: ProjectType, in configuration: Configuration)
    -> [Problem]
  {
    let variables = project.project.stateVariables(of: type)
    guard variables.contains(where: \.isFlag) else { return [] }
    let terms = variables.flatMap { variable in
      variable.domain.values.indices.compactMap { variable.term(of: $0) }
    }
    return names.places.flatMap { state, place in
      state.filter { !terms.contains($0) && isCertain($0, about: type, place) }.map { term in
        Problem(
          path: configuration.path(of: place), line: place.line, column: place.column,
          reason: "'\(term)' is set in no state of '\(type.name)'"
            + suggestion(for: term, in: terms + ["enum", "property", "none"]))
      }
    }
  }

  private func isCertain(_ term: String, about type: ProjectType, _ place: TextPlace) -> Bool {
    let variable = term.drop { $0 == "!" }.prefix { $0 != "." }
    switch configuredTypes.coverage(of: place) {
    case .whole: return true
    case .part: return !type.mayHold(String(variable))
    }
  }
}
