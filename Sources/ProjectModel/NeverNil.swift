package import UntangleFacts

/// Which expressions certainly have a value: what declarations of the project and the table of the SDK say of nil.
package struct CertainValues: Sendable {
  let project: Project

  package init(_ project: Project) { self.project = project }
}

/// Values that are assigned.
extension CertainValues {
  /// Whether code of a type's scope certainly assigns a value that is not nil.
  package func isNeverNil(_ value: LoweredExpression, in scope: String?) -> Bool {
    switch value {
    case .boolean, .some, .empty, .filled, .number, .sum, .count, .present: true
    case .found(let inner, let path): isNeverNil(inner, in: scope) || isNeverNil(path, in: scope)
    case .unchanged(let inner, _): isNeverNil(inner, in: scope)
    case .conditional(_, let then, let otherwise):
      isNeverNil(then, in: scope) && isNeverNil(otherwise, in: scope)
    case .call(let called, let arguments):
      called.holder == .instance && isNeverNil(callOf: called.name, arguments, in: scope)
    case .null, .variable, .otherSide, .local, .stored, .enumCase, .not, .and, .or, .equal, .compared,
      .matches, .tuple, .unknown:
      false
    }
  }
}

/// Calls that certainly return a value.
extension CertainValues {
  /// Whether `name(…)` in a type's scope certainly returns a non-nil, non-Boolean value: a call of a function
  /// with such a result, of a type of the project without failable initialisers, or of an initialiser of another module
  /// that cannot fail as far as its type or its labels tell.
  package func isNeverNil(callOf name: String, _ arguments: [Argument], in enclosing: String?) -> Bool {
    if let index = project.index.type(named: name, in: enclosing) {
      if project.types[index].kind == .extension { return isNeverNil(initializerOf: name, arguments) }
      return isNeverNil(initializerAt: index) && !arguments.contains { $0.label == "coder" }
        || arguments.isEmpty && project.members.hasNoFailableInitializer(project.types[index].name)
    }
    switch project.type(of: .call(.name(name)), in: enclosing) {
    // The type of another module, and no function that returns one.
    case .named(name): return isNeverNil(initializerOf: name, arguments)
    case let result: return isSure(result)
    }
  }

  /// Whether no initialiser of the type at an index is failable, but `init?(coder:)`. A superclass of another module may
  /// have failable ones, unless it is known.
  private func isNeverNil(initializerAt index: Int, depth: Int = 0) -> Bool {
    let type = project.types[index]
    project.log?.note(.shape(type.name))
    guard depth < 8, project.members.hasNoFailableInitializer(type.name) else { return false }
    if type.kind == .struct || type.kind == .actor { return true }
    let parents = type.inherited.map { (name: $0, place: project.index.type(named: $0, in: type.name)) }
    let superclass = parents.first { parent in
      parent.place.map { project.kind(ofTypeAt: $0) == .class } ?? SDK.says(.neverNil, of: parent.name)
    }
    // A superclass comes first. A name that is not known may be one.
    guard let superclass else {
      return parents.first.map {
        $0.place.map { project.kind(ofTypeAt: $0) } == .protocol || SDK.says(.noCallback, of: $0.name)
      } ?? true
    }
    return superclass.place.map { isNeverNil(initializerAt: $0, depth: depth + 1) } ?? true
  }

  /// Whether an initialiser of a type of another module cannot return nil. One without arguments is taken not to fail.
  private func isNeverNil(initializerOf type: String, _ arguments: [Argument]) -> Bool {
    guard let first = arguments.first else { return true }
    if SDK.says(.sureResult, of: type) { return true }
    if SDK.says(.text, of: type), SDK.says(.sureText, of: first.label) { return true }
    return SDK.says(.neverNil, of: type) && !arguments.contains { $0.label == "coder" }
      && project.members.hasNoFailableInitializer(type)
  }
}

/// Values at the end of a path of declarations.
extension CertainValues {
  /// Whether the value is certainly not nil, and no Bool: the last declaration is one of the project with such a type, or
  /// one of the SDK that is known.
  package func isNeverNil(_ path: AccessPath, in scope: String?) -> Bool {
    switch path {
    case .typed(let type): isSure(project.absolute(type, in: scope))
    case .name(let name): isSure(declared(name, in: project.index.scopes(around: scope) + [""]))
    case .member(let base, let name): path.isNeverNil || isSure(declared(name, of: base, in: scope))
    case .call(.name(let name)): isNeverNil(callOf: name, in: scope)
    case .call(.member(let base, let name)): isNeverNil(callOf: name, of: base, in: scope)
    case .payload(_, let enumCase, 0) where SDK.says(.errorCase, of: enumCase):
      isSure(project.type(of: path, in: scope) ?? errorType(ofCase: enumCase))
    case .payload(_, let enumCase, let index):
      isSure(project.type(of: path, in: scope) ?? onlyPayload(ofCase: enumCase, index))
    case .element, .iterated, .unwrapped, .handed: isSure(project.type(of: path, in: scope))
    case .instance: true
    case .certain(.attempt(let type)): isNeverNil(attemptOf: type, in: scope)
    case .certain(.uses(let member)):
      project.members.property(member, in: "Optional") == nil
        && project.members.function(member, in: "Optional") == nil
    case .metatype, .call, .optional, .tuple, .choice, .unknown: false
    }
  }

  private func isSure(_ type: WrittenType?) -> Bool {
    switch type {
    case .named(let name):
      project.log?.note(.name(name))
      return name != "Bool" && !project.placeholders.contains(name)
    case .list, .dictionary, .tuple, .function, .result: return true
    case .optional, .other, nil: return false
    }
  }

  /// The type of the first declaration of a property in these scopes, by what is written there or by the value that it
  /// starts with; nil without one.
  private func declared(_ property: String, in scopes: [String]) -> WrittenType? {
    for scope in scopes {
      for type in scope.isEmpty ? [""] : project.lineage(of: scope) {
        guard let member = project.members.property(property, in: type) else { continue }
        guard member.ambiguity == .single else { return nil }
        return switch member.typing {
        case .annotated(let written): project.absolute(written, in: member.scope)
        // `static let title = L10n.tr("title")`
        case .expression(.call(let callee)) where isNeverNil(.call(callee), in: member.scope):
          project.type(of: .call(callee), in: member.scope)
        case .literal(.typed(let type)): project.absolute(type, in: member.scope)
        case .expression, .literal, .unknown: nil
        }
      }
    }
    return nil
  }

  /// The type of a property, or of a case, of what stands before its name; nil where it is not known.
  func declared(_ name: String, of base: AccessPath, in scope: String?) -> WrittenType? {
    guard let owner = owner(base, in: scope) else { return nil }
    if let found = declared(name, in: [owner]) { return found }
    // `State.idle` is a value of the enum.
    guard let place = project.index.type(named: owner, in: nil), project.kind(ofTypeAt: place) == .enum,
      project.cases(ofTypeAt: place).contains(where: { $0.name == name })
    else { return nil }
    return .named(project.types[place].name)
  }

  private func owner(_ base: AccessPath, in scope: String?, depth: Int = 0) -> String? {
    switch project.meaning(of: base, in: scope, depth: 0) {
    // What returns `Self` returns one of the same type, or of one below it.
    case .value(.named("Self")):
      guard depth < 8, case .call(.member(let first, _)) = base else { return nil }
      return owner(first, in: scope, depth: depth + 1)
    case .value(.named(let name)), .type(let name): return name
    case .value, nil: return nil
    }
  }

  /// The arguments are not known, so an initialiser of another module may fail unless none of the type does.
  private func isNeverNil(callOf name: String, in scope: String?) -> Bool {
    guard let place = project.index.type(named: name, in: scope) else {
      let result = project.type(of: .call(.name(name)), in: scope)
      return result == .named(name) ? SDK.says(.neverNil, of: name) : isSure(result)
    }
    return project.types[place].kind != .extension && isNeverNil(initializerAt: place)
  }

  private func isNeverNil(attemptOf type: String, in scope: String?) -> Bool {
    guard let place = project.index.type(named: type, in: scope), project.types[place].kind != .extension
    else {
      return project.members.hasNoFailableInitializer(type)
    }
    return isNeverNil(initializerAt: place)
  }

  private func isNeverNil(callOf name: String, of base: AccessPath, in scope: String?) -> Bool {
    guard let owner = owner(base, in: scope), let place = project.index.type(named: owner, in: nil),
      project.types[place].kind != .extension
    else {
      // An extension of the project may declare another function of the name.
      let own = owner(base, in: scope).flatMap { project.members.function(name, in: $0) }
      return own == nil
        ? SDK.says(.sureResult, of: name) : isSure(project.type(of: .call(.member(base, name)), in: scope))
    }
    if name == "init" { return isNeverNil(initializerAt: place) }
    // A supertype may have another function of the name. Mostly it is the protocol with the same one.
    let declared = functions(named: name, in: owner)
    guard declared.isEmpty else { return declared.allSatisfy { isSure(project.result(of: $0)) } }
    let result = project.type(of: .call(.member(base, name)), in: scope)
    // `Outer.Inner(…)` makes one; a function has the same type only if its name differs.
    guard case .named? = result,
      let made = project.index.type(named: "\(project.types[place].name).\(name)", in: nil)
    else { return isSure(result) }
    return isNeverNil(initializerAt: made)
  }

  /// `Error` unless an enum of the project has such a case with an optional.
  private func errorType(ofCase enumCase: String) -> WrittenType? {
    project.log?.note(.name(enumCase))
    return project.enumsByCase.optionalErrorCases.contains(enumCase) ? nil : .named("Error")
  }
}

extension CertainValues {
  /// What the case of this name carries at a 0-based index, where only one enum has such a case, and the project declares
  /// it; nil otherwise.
  private func onlyPayload(ofCase name: String, _ index: Int) -> WrittenType? {
    project.log?.note(.name(name))
    return project.enumsByCase.onlyOwnEnum(having: name).flatMap {
      project.payload(ofCase: name, index, in: $0)
    }
  }
}
