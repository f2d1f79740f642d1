import UntangleFacts
import UntangleFindings
import UntangleProjectModel
import UntangleStateSpaces

extension Mirror {
  /// A fix that computes the flag from the other variable. nil if one of them has wrappers or observers, or
  /// can be set in another file.
  ///
  /// The states prove that the two agree between operations. That no code can read them while only one is
  /// written must follow from the source.
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
      // Only cases of an enum without associated values can be compared with `==` for certain.
      guard let name = otherVariable.enumName,
        let type = project.types.first(where: { $0.name == name }),
        type.cases.allSatisfy(\.payload.isEmpty), cases.indices.contains(other.value)
      else { return nil }
      return .isCase(cases[other.value])
    case .optionalBoolean, .optional, .optionalEnumeration, .number: return nil
    }
  }
}

extension ProjectType {
  /// Whether the variable is a plain stored property that only its own file can set.
  fileprivate func keepsToItself(_ variable: StateVariable) -> Bool {
    guard let fact = variables.first(where: { $0.fact.name == variable.name })?.fact else {
      return false
    }
    let isClosed = fact.setter.staysInFile
    return isClosed && fact.storage == .stored && fact.wrappers.isEmpty && fact.laziness == .eager
      && fact.scope == .instance && fact.modifiers.isEmpty
  }
}
