package import UntangleConfiguration
import UntangleFacts
import UntangleFindings
import UntangleProjectModel
package import UntangleRules
import UntangleSourceFiles
import UntangleStateSpaces

/// Checks what the configuration wants to hold, type by type.
package func checkedInvariants(
  _ project: AnalyzedProject, _ configuration: Configuration
) -> [CheckedInvariant] {
  guard !configuration.invariants.isEmpty else { return [] }
  let counter = StateCounter(project.project, configuration.searchSettings)
  return configuration.invariants.flatMap { invariant in
    types(named: invariant.type, in: project).map { type in
      CheckedInvariant(
        type: type, text: invariant.condition.text, variables: invariant.value.variables,
        outcome: counter.check(invariant.value, of: type, in: project.project))
    }
  }
}

/// Conditions about types or variables that are not there: nothing was checked, and nobody would know.
///
/// A type that is missing is none where only a part of the project is looked at.
func invariantProblems(
  _ project: AnalyzedProject, _ configuration: Configuration
) -> [Problem] {
  project.invariants.compactMap { checked in
    guard case .mistaken(let mistake) = checked.outcome, let path = configuration.path,
      let invariant = configuration.invariants.first(where: {
        $0.condition.text == checked.text
          && [checked.type.name, checked.type.simpleName].contains($0.type)
      })
    else { return nil }
    let variables = project.project.stateVariables(of: checked.type)
    return Problem(
      path: path, line: invariant.condition.place.line,
      reason: mistake.text(about: checked.type.name, with: variables))
  }
}

extension InvariantMistake {
  /// With the mend where there is one.
  fileprivate func text(about type: String, with variables: [StateVariable]) -> String {
    let cases = variables.flatMap(\.cases).map { ".\($0)" }
    switch self {
    case .unknownVariable(let name):
      return "'\(name)' is no state variable of '\(type)'"
        + suggestion(for: name, in: variables.map(\.name) + cases)
    case .unknownCase(let name):
      return "'.\(name)' is no case of the variables in the condition about '\(type)'"
        + suggestion(for: ".\(name)", in: cases)
    case .noCondition(let variable):
      let mend =
        switch variable.domain {
        case .boolean, .optionalBoolean: "== true"
        case .optional: "!= nil"
        case .enumeration(let cases), .optionalEnumeration(let cases): "== .\(cases.first ?? "")"
        }
      return "'\(variable.name)' of '\(type)' is neither true nor false; "
        + "write something like '\(variable.name) \(mend)'"
    }
  }
}

private func types(named name: String, in project: AnalyzedProject) -> [ProjectType] {
  project.project.types.filter { $0.name == name || $0.simpleName == name }
}
