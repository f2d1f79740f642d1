package import UntangleFacts

/// Which expressions certainly have an optional type, so that `if let` may ask for them as they are.
extension CertainValues {
  package func isOptional(_ value: LoweredExpression, in scope: String?) -> Bool {
    switch value {
    case .found(_, let path): isOptional(path, in: scope)
    case .call(let called, _): called.holder == .instance && returnsOptional(called.name, in: scope)
    case .boolean, .some, .empty, .filled, .number, .sum, .count, .present, .unchanged, .conditional, .null,
      .variable, .otherSide, .local, .stored, .enumCase, .not, .and, .or, .equal, .compared, .matches,
      .tuple, .unknown:
      false
    }
  }

  private func isOptional(_ path: AccessPath, in scope: String?) -> Bool {
    switch path {
    case .typed(let type): type.isOptional
    // The end of a chain. A call may be that of an initialiser which has the label of one that fails.
    case .optional(.member): true
    case .call(.name(let name)): returnsOptional(name, in: scope)
    case .call(.member(let base, let name)): returnsOptional(name, of: base, in: scope)
    case .handed: project.type(of: path, in: scope)?.isOptional ?? false
    case .member(let base, let name): declared(name, of: base, in: scope)?.isOptional ?? false
    case .optional, .instance, .metatype, .name, .call, .unwrapped, .element, .iterated, .payload,
      .tuple, .choice, .certain, .unknown:
      false
    }
  }

  /// Whether all functions of the name that may be meant return an optional, or all initialisers of the type are failable.
  private func returnsOptional(_ name: String, in scope: String?) -> Bool {
    if let place = project.index.type(named: name, in: scope) {
      return isOptional(project.members.function("init", in: project.types[place].name))
    }
    for type in project.index.scopes(around: scope) {
      let declared = functions(named: name, in: type)
      if !declared.isEmpty { return declared.allSatisfy(isOptional) }
    }
    return isOptional(project.members.function(name, in: nil))
  }

  private func returnsOptional(_ name: String, of base: AccessPath, in scope: String?) -> Bool {
    guard case .named(let owner)? = project.type(of: base, in: scope),
      let place = project.index.type(named: owner, in: nil), project.types[place].kind != .extension
    else { return false }
    let declared = functions(named: name, in: owner)
    return !declared.isEmpty && declared.allSatisfy(isOptional)
  }

  /// What a type and those that it inherits from declare, one for each that does.
  func functions(named name: String, in type: String) -> [MemberTable.Member] {
    project.lineage(of: type).compactMap { project.members.function(name, in: $0) }
  }

  private func isOptional(_ function: MemberTable.Member?) -> Bool {
    project.result(of: function)?.isOptional ?? false
  }
}
