package import UntangleConfiguration
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
        type: type, text: invariant.condition.text,
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
    guard case .unknownNames(let names) = checked.outcome,
      let path = configuration.path,
      let invariant = configuration.invariants.first(where: { $0.condition.text == checked.text })
    else { return nil }
    let known = project.project.stateVariables(of: checked.type).map(\.name)
    let mend = suggestion(for: names[0], in: known)
    return Problem(
      path: path, line: invariant.condition.place.line,
      reason: "'\(names[0])' is no state variable of '\(checked.type.name)'\(mend)")
  }
}

private func types(named name: String, in project: AnalyzedProject) -> [ProjectType] {
  project.project.types.filter { $0.name == name || $0.simpleName == name }
}
