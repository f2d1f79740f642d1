import UntangleFacts
import UntangleFindings
import UntangleProjectModel
import UntangleStateSpaces

extension Mirror {
  /// The flag as an expression; nil where not all that is done with both stands in one file, or where
  /// one of them is more than a value.
  ///
  /// The states prove that the two agree between operations; that nobody can look while only one of them
  /// is written the source must show.
  func fix(in type: ProjectType, of project: Project) -> Fix? {
    guard flag.value == 1, let comparison = comparison(in: project),
      [flagVariable, otherVariable].allSatisfy(type.keepsToItself)
    else { return nil }
    return Fix(
      safety: .safe,
      change: .computeFlag(
        Fix.DerivedValue(
          flag: flagVariable.name, variable: otherVariable.name, comparison: comparison)))
  }

  private func comparison(in project: Project) -> Fix.DerivedValue.Comparison? {
    switch otherVariable.domain {
    case .boolean: return other.value == 1 ? .isTrue : .isFalse
    case .enumeration(let cases):
      // Only an enum without payloads can be compared for sure.
      guard let name = otherVariable.enumName,
        let type = project.types.first(where: { $0.name == name }),
        type.cases.allSatisfy(\.payload.isEmpty), cases.indices.contains(other.value)
      else { return nil }
      return .isCase(cases[other.value])
    case .optionalBoolean, .optional, .optionalEnumeration: return nil
    }
  }
}

extension ProjectType {
  /// Stored without wrapper or observer, and set by its own file alone.
  fileprivate func keepsToItself(_ variable: StateVariable) -> Bool {
    guard let fact = variables.first(where: { $0.fact.name == variable.name })?.fact else {
      return false
    }
    let isClosed = fact.setter == .private || fact.setter == .fileprivate
    return isClosed && fact.storage == .stored && fact.wrappers.isEmpty && fact.laziness == .eager
      && fact.scope == .instance && fact.modifiers.isEmpty
  }
}
