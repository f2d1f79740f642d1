package import UntangleFacts

/// What an expression denotes.
enum Meaning: Hashable {
  /// A value, with its type. Names in the type are full or foreign.
  case value(WrittenType)
  /// A type: `State` in `State.idle`.
  case type(String)

  /// The type whose members the expression has; nil where it is none with a name.
  var ownerName: String? {
    switch self {
    case .value(.named(let name)), .type(let name): name
    case .value: nil
    }
  }
}

extension Project {
  /// The type of an expression, with full names; nil where it is unknown.
  ///
  /// `enclosing` is the type in whose scope the expression is; nil at file scope.
  package func type(of shape: AccessPath, in enclosing: String?) -> WrittenType? {
    guard case .value(let type)? = meaning(of: shape, in: enclosing, depth: 0) else { return nil }
    return type
  }

  func meaning(of shape: AccessPath, in enclosing: String?, depth: Int) -> Meaning? {
    guard depth < 12 else { return nil }
    let next = depth + 1
    switch shape {
    case .instance: return enclosing.map { .value(.named(fullName($0, in: nil))) }
    case .metatype: return enclosing.map { .type(fullName($0, in: nil)) }
    case .typed(let type): return .value(absolute(type, in: enclosing))
    case .name(let name): return meaning(ofName: name, in: enclosing, depth: next)
    case .member(let base, let name):
      return member(name, of: meaning(of: base, in: enclosing, depth: next), depth: next)
    case .call(let callee): return call(callee, in: enclosing, depth: next)
    case .choice(let inner): return meaning(of: inner, in: enclosing, depth: next)
    case .unwrapped(let inner):
      return mapType(inner, in: enclosing, depth: next) { $0.unwrapped }
    case .optional(let inner):
      return mapType(inner, in: enclosing, depth: next) { $0.isOptional ? $0 : .optional($0) }
    case .element(let inner): return mapType(inner, in: enclosing, depth: next) { $0.element }
    case .iterated(let inner): return mapType(inner, in: enclosing, depth: next) { $0.iterated }
    case .payload(let subject, let name, let index):
      return payload(subject, name, index, in: enclosing, depth: next)
    case .tuple(let elements):
      return .value(
        .tuple(
          elements.map {
            guard case .value(let type)? = meaning(of: $0, in: enclosing, depth: next) else {
              return .other
            }
            return type
          }))
    case .handed(let callee, let label, let index):
      return HandedTypes(project: self).meaning(by: callee, label, index, in: enclosing, depth: next)
    case .certain, .unknown: return nil
    }
  }

  private func mapType(
    _ shape: AccessPath, in enclosing: String?, depth: Int,
    _ transform: (WrittenType) -> WrittenType?
  ) -> Meaning? {
    guard case .value(let type)? = meaning(of: shape, in: enclosing, depth: depth),
      let result = transform(type)
    else { return nil }
    return .value(result)
  }

  private func payload(
    _ subject: AccessPath, _ name: String, _ index: Int, in enclosing: String?, depth: Int
  ) -> Meaning? {
    guard case .value(let type)? = meaning(of: subject, in: enclosing, depth: depth) else { return nil }
    if case .result(let success) = type { return name == "success" && index == 0 ? .value(success) : nil }
    guard case .named(let owner) = type.unwrapped else { return nil }
    return payload(ofCase: name, index, in: owner).map(Meaning.value)
  }

  /// The type of what a case of an enum of the project carries at a 0-based index, with full names.
  func payload(ofCase name: String, _ index: Int, in owner: String) -> WrittenType? {
    guard let place = self.index.type(named: owner, in: nil),
      let payload = cases(ofTypeAt: place).first(where: { $0.name == name })?.payload,
      payload.indices.contains(index)
    else { return nil }
    return absolute(payload[index], in: types[place].name)
  }

  private func call(_ callee: AccessPath, in enclosing: String?, depth: Int) -> Meaning? {
    switch callee {
    case .name(let name):
      if let returned = functionResult(name, in: enclosing, depth: depth) { return .value(returned) }
    case .member(let base, let name):
      let base = meaning(of: base, in: enclosing, depth: depth)
      if let owner = base?.ownerName, let returned = inheritedFunction(name, of: owner, depth: depth) {
        return .value(returned)
      }
      if case .value(let type)? = base, type.saysYesOrNo(function: name) { return .value(.bool) }
      if case .value(.result(let success))? = base, name == "get" { return .value(success) }
      if case .value(.list)? = base, SDK.says(.keepsElements, of: name) { return base }
    default: break
    }
    switch meaning(of: callee, in: enclosing, depth: depth) {
    case .type(let name): return .value(.named(name))
    case .value(.function(let returned)): return .value(returned)
    // `items.first { $0.id == id }`: `first` is a property, too.
    case .value(.optional(let element)): return .value(.optional(element))
    case .value(let type):
      // `State.failed(error)` makes a case with payload; `authorizationStatus()` calls a known function.
      guard case .named(let name) = type else { return nil }
      let isEnum = index.type(named: name, in: nil).map { kind(ofTypeAt: $0) == .enum } ?? false
      return isEnum || foreignEnums[name] != nil ? .value(type) : nil
    case nil: return nil
    }
  }

  package func declaresFunction(named name: String) -> Bool { members.hasFunction(name) }

  private func functionResult(_ name: String, in enclosing: String?, depth: Int) -> WrittenType? {
    for scope in index.scopes(around: enclosing) {
      if let returned = inheritedFunction(name, of: scope, depth: depth) { return returned }
    }
    return result(of: members.function(name, in: nil))
  }

  private func inheritedFunction(_ name: String, of owner: String, depth: Int) -> WrittenType? {
    lineage(of: owner).lazy.compactMap { members.function(name, in: $0) }.first.flatMap(result)
  }

  /// The result of the only function of its name in its scope, with full names; nil for overloads and without one.
  func result(of member: MemberTable.Member?) -> WrittenType? {
    guard let member, member.ambiguity == .single,
      case .annotated(.function(let returned)) = member.typing
    else { return nil }
    return absolute(returned, in: member.scope)
  }

  private func meaning(ofName name: String, in enclosing: String?, depth: Int) -> Meaning? {
    for scope in index.scopes(around: enclosing) {
      if let found = property(name, of: scope, depth: depth) { return found }
    }
    if let member = members.property(name, in: nil) { return resolve(member, depth: depth) }
    if let index = index.type(named: name, in: enclosing) { return .type(types[index].name) }
    guard let first = name.utf8.first, first >= 65, first <= 90 else { return nil }
    // An unknown name in upper case is taken for a foreign type.
    return .type(name)
  }

  private func property(_ name: String, of owner: String, depth: Int) -> Meaning? {
    for type in lineage(of: owner) {
      if let member = members.property(name, in: type) { return resolve(member, depth: depth) }
    }
    return nil
  }

  private func member(_ name: String, of base: Meaning?, depth: Int) -> Meaning? {
    if case .value(.list(let element))? = base, name == "first" || name == "last" {
      return .value(.optional(element))
    }
    if case .value(let type)? = base, type.saysYesOrNo(property: name) { return .value(.bool) }
    guard let owner = base?.ownerName else { return nil }
    if let found = property(name, of: owner, depth: depth) { return found }
    if let foreign = foreignMember(name, of: owner) { return foreign }
    guard case .type = base else { return nil }
    if let place = index.type(named: owner, in: nil),
      cases(ofTypeAt: place).contains(where: { $0.name == name })
    {
      return .value(.named(types[place].name))
    }
    if let nested = index.type(named: "\(owner).\(name)", in: nil) { return .type(types[nested].name) }
    if name == "allCases" { return .value(.list(of: .named(owner))) }
    return foreignStatic(name, of: owner)
  }

  private func foreignMember(_ name: String, of owner: String) -> Meaning? {
    for type in lineage(of: owner) {
      if let known = foreignEnums.enumName(ofMember: name, owner: type) {
        return .value(.named(known))
      }
    }
    return nil
  }

  /// Static members that are instances of their own type, such as `UserDefaults.standard` and other shared
  /// instances.
  private func foreignStatic(_ name: String, of owner: String) -> Meaning? {
    if let first = name.utf8.first, first >= 65, first <= 90 { return .type("\(owner).\(name)") }
    switch name {
    case "standard", "shared", "default", "main", "current", "general": return .value(.named(owner))
    default: return owner == "UserDefaults" ? .value(.named(owner)) : nil
    }
  }

  private func resolve(_ member: MemberTable.Member, depth: Int) -> Meaning? {
    guard member.ambiguity == .single else { return nil }
    switch member.typing {
    case .annotated(let type): return .value(absolute(type, in: member.scope))
    case .literal(let shape), .expression(let shape):
      return meaning(of: shape, in: member.scope, depth: depth + 1)
    case .unknown: return nil
    }
  }
}

extension WrittenType {
  /// What a subscript of a collection returns.
  fileprivate var element: WrittenType? {
    switch unwrapped {
    case .list(let element): element
    case .dictionary(let value): .optional(value)
    case .named, .optional, .tuple, .function, .result, .other: nil
    }
  }

  /// What a loop over a collection binds.
  fileprivate var iterated: WrittenType? {
    if case .list(let element) = self { element } else { nil }
  }
}
