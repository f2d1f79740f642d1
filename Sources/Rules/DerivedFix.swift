import UntangleFacts
import UntangleFindings
import UntangleProjectModel
import UntangleStateSpaces

extension Mirror {
  /// The flag as an expression; nil where not all that is done with it stands in one file, or where
  /// it keeps more than its value.
  ///
  /// Between the two writes the flag and its expression may differ, and nobody can tell who looks.
  func fix(in type: ProjectType, of project: Project) -> Fix? {
    guard flag.value == 1, let comparison = comparison(in: project),
      let fact = type.variables.first(where: { $0.fact.name == flagVariable.name })?.fact,
      fact.storage == .stored, fact.wrappers.isEmpty, fact.laziness == .eager,
      [.private, .fileprivate].contains(fact.setter), fact.scope == .instance
    else { return nil }
    return Fix(
      safety: .unsafe,
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
