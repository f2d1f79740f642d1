import UntangleFacts
package import UntangleFindings
import UntangleProjectModel
package import UntangleRules
import UntangleSourceFiles
import UntangleStateSpaces

extension AnalyzedProject {
  /// The facts of the project, without judgement.
  package var inventory: Inventory {
    Inventory(
      boolVariables: boolVariables.sorted { $0.location < $1.location },
      enumDefaults: switches.map(enumDefault), stringKeys: keys.map(stringKey),
      lookAlikes: lookAlikes)
  }

  private var lookAlikes: [LookAlikeEntry] {
    // By index: a file's facts are large, and a loop over the values copies each.
    project.files.indices.flatMap { file in
      project.files[file].lookAlikes.map { flag in
        LookAlikeEntry(
          location: Location(path: project.files[file].path, span: flag.span), name: flag.name,
          enclosingType: flag.enclosingType, scope: flag.scope.entryScope, holder: flag.holder)
      }
    }
    .sorted { $0.location < $1.location }
  }

  /// The number of entries for Boolean variables.
  var boolVariableCount: Int {
    var count = 0
    forEachFlag { _, _, _ in count += 1 }
    return count
  }

  /// The number of entries for catch-alls in switches over enums.
  var enumDefaultCount: Int { switches.count { $0.subject.entrySubject == .enum } }

  private var boolVariables: [BoolVariableEntry] {
    var entries: [BoolVariableEntry] = []
    forEachFlag { variable, path, type in
      entries.append(
        BoolVariableEntry(
          location: Location(path: path, span: variable.span), name: variable.name,
          enclosingType: variable.enclosingType, scope: variable.scope.entryScope,
          typing: variable.entryTyping, optionality: type.isOptional ? .optional : .plain,
          wrappers: variable.wrappers, setter: variable.setter.rawValue,
          observation: variable.storage == .observed ? .observed : .unobserved,
          laziness: variable.laziness == .lazy ? .lazy : .eager))
    }
    return entries
  }

  /// Visits the stored Boolean variables with their paths and types; members of types first.
  private func forEachFlag(_ visit: (Variable, String, WrittenType) -> Void) {
    func look(at variable: Variable, in path: String) {
      guard variable.mutability == .variable, variable.isStored, let type = project.type(of: variable),
        type.isBoolean
      else { return }
      visit(variable, path, type)
    }
    // By index: a variable is large, and a loop over the values copies each.
    for type in project.types.indices {
      for place in project.types[type].variables.indices {
        look(at: project.types[type].variables[place].fact, in: project.types[type].variables[place].path)
      }
    }
    for file in project.files.indices {
      for place in project.files[file].variables.indices
      where project.files[file].variables[place].isOutsideTypes {
        look(at: project.files[file].variables[place], in: project.files[file].path)
      }
    }
  }

  private func enumDefault(_ resolved: ResolvedSwitch) -> EnumDefaultEntry {
    EnumDefaultEntry(
      location: resolved.location, subject: resolved.subject.entrySubject,
      enumName: resolved.subject.enumName, swallowed: resolved.swallowed,
      form: resolved.fact.entryForm)
  }

  private func stringKey(_ key: ProjectKey) -> StringKeyEntry {
    StringKeyEntry(
      location: key.location, api: key.kind.rawValue, access: key.access.rawValue,
      literal: key.literal, form: key.form == .inline ? .inline : .constant,
      valueType: key.valueType)
  }
}

extension Variable {
  /// Variables of types are listed with their types.
  fileprivate var isOutsideTypes: Bool { scope == .local || scope == .global }

  fileprivate var entryTyping: BoolVariableEntry.Typing {
    switch typing {
    case .annotated: .annotation
    case .literal: .literal
    case .expression, .unknown: .expression
    }
  }
}

extension Variable.Scope {
  fileprivate var entryScope: BoolVariableEntry.Scope {
    switch self {
    case .instance: .instance
    case .static: .static
    case .global: .global
    case .local: .local
    }
  }
}

extension SwitchSubject {
  fileprivate var entrySubject: EnumDefaultEntry.Subject {
    switch self {
    case .known, .unknownEnum: .enum
    case .tuple(let elements): elements.contains { $0.entrySubject == .enum } ? .enum : .notEnum
    case .boolean, .notEnum: .notEnum
    case .unknown: .unknown
    }
  }

  fileprivate var enumName: String? {
    switch self {
    case .known(let subject): subject.name
    case .unknownEnum, .tuple, .boolean, .notEnum, .unknown: nil
    }
  }
}

extension SwitchFact {
  fileprivate var entryForm: EnumDefaultEntry.Form {
    switch form {
    case .default: .default
    case .wildcard: .wildcard
    case .unknownDefault: .unknownDefault
    }
  }
}
