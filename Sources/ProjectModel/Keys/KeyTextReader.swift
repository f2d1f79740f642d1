import UntangleFacts

/// Evaluates key texts, through constants, enums and functions that make texts.
struct KeyTextReader {
  /// The position of a text, and the bindings of the names in it.
  struct Scope {
    var path: String
    /// The type in whose scope names are looked up; nil at file scope.
    var enclosing: String?
    /// The dynamic type for `Self`; nil where it is `enclosing`.
    var receiver: String?
    /// The arguments of the enclosing function, by parameter index.
    var arguments: [Int: ReadText] = [:]
    /// The known values of the enclosing type's properties.
    var properties: [String: ReadText] = [:]
    /// The text that `self` is made of.
    var instance: ReadText?
    /// The full name of the expected type.
    var expected: String?
    var kind: KeyKind?

    init(path: String, enclosing: String?) {
      self.path = path
      self.enclosing = enclosing
    }
  }

  let project: Project
  let table: NamedTextTable

  func read(_ text: KeyText, in scope: Scope, depth: Int = 0) -> ReadText? {
    guard depth < 8 else { return nil }
    let next = depth + 1
    switch text {
    case .literal(let literal): return ReadText(parts: [literal], spelling: .literal)
    case .reference(let shape): return read(shape, in: scope, depth: next)
    case .implicit(let name): return implicit(name, in: scope, depth: next)
    case .parameter(let index, _): return scope.arguments[index]
    case .member(let inner, let name):
      return read(inner, in: scope, depth: next).flatMap { member(name, of: $0, scope, depth: next) }
    case .composed(let parts):
      var plain = scope
      plain.expected = nil
      return ReadText.joined(parts.map { read($0, in: plain, depth: next) })
    case .applied(let call): return applied(call, in: scope, depth: next)
    case .typeName: return typeName(in: scope)
    case .unknown: return nil
    }
  }

  private func read(_ shape: AccessPath, in scope: Scope, depth: Int) -> ReadText? {
    guard depth < 8 else { return nil }
    switch shape {
    case .name("rawValue"), .member(.instance, "rawValue"):
      if let instance = scope.instance { return instance.unboxed }
    case .name(let name), .member(.instance, let name):
      if let given = scope.properties[name] { return given }
    case .instance: return scope.instance
    default: break
    }
    if let found = constant(shape, in: scope) { return read(found, depth: depth + 1) }
    guard case .member(let inner, let name) = shape else { return nil }
    return read(inner, in: scope, depth: depth + 1).flatMap { member(name, of: $0, scope, depth: depth + 1) }
  }

  private func read(_ entry: NamedTextTable.Entry, depth: Int) -> ReadText? {
    var scope = Scope(path: entry.path, enclosing: entry.enclosingType)
    scope.kind = entry.kind
    guard var result = read(entry.text, in: scope, depth: depth) else { return nil }
    if result.spelling == .composed { result.names = [] }
    if result.spelling == .literal {
      result.origin = ReadText.Origin(location: entry.location, enclosingType: entry.enclosingType)
    }
    result.names.insert(KeyName(name: entry.fullName, location: entry.location), at: 0)
    result.spelling = .named(entry.fullName)
    result.kind = entry.kind ?? result.kind
    result.form = entry.form == .boxed ? .boxed(entry.enclosingType) : .text
    return result
  }

  private func implicit(_ name: String, in scope: Scope, depth: Int) -> ReadText? {
    let types = scope.expected.map { project.lineage(of: $0) } ?? scope.kind?.nameTypes ?? []
    return types.lazy.compactMap { type in
      table.constant(NamedTextTable.fullName(name, in: type), from: scope.path)
        .flatMap { read($0, depth: depth + 1) }
    }.first
  }

  /// A member of a value that is made of a text: its raw value, or what a getter computes from that.
  private func member(_ name: String, of owner: ReadText, _ scope: Scope, depth: Int) -> ReadText? {
    if name == "rawValue" { return owner.unboxed }
    guard case .boxed(let type?) = owner.form else { return nil }
    for ancestor in project.lineage(of: project.fullName(type, in: nil)) {
      guard let getter = table.constant("\(ancestor).\(name)", from: scope.path), getter.form == .text else {
        continue
      }
      var inner = Scope(path: getter.path, enclosing: getter.enclosingType)
      inner.instance = owner
      inner.receiver = type
      return read(getter.text, in: inner, depth: depth + 1)
    }
    return nil
  }

  private func applied(_ call: KeyTextCall, in scope: Scope, depth: Int) -> ReadText? {
    let owners = owners(of: call.receiver, in: scope)
    guard
      let function = owners.lazy.compactMap({ owner in
        table.function(NamedTextTable.fullName(call.name, in: owner), call.labels)
      }).first
    else { return nil }
    var inner = Scope(path: function.path, enclosing: function.enclosingType)
    inner.receiver = scope.receiver ?? (call.receiver == .instance ? scope.enclosing : owners.first ?? nil)
    for (index, argument) in call.arguments.enumerated() {
      var asked = scope
      asked.expected = expectedType(function.text.type(ofParameter: index), in: inner)
      inner.arguments[index] = read(argument, in: asked, depth: depth + 1)
    }
    return read(function.text, in: inner, depth: depth + 1)
  }

  /// The types whose functions a call may refer to, nearest first; nil stands for file scope.
  private func owners(of receiver: AccessPath, in scope: Scope) -> [String?] {
    if receiver == .instance || receiver == .metatype {
      let around = project.index.scopes(around: scope.enclosing)
      let own = (scope.receiver.map { [$0] } ?? []) + around
      return own.flatMap { project.lineage(of: project.fullName($0, in: nil)) }.map(Optional.some) + [nil]
    }
    return project.owner(of: receiver, in: scope.enclosing).map { project.lineage(of: $0).map(Optional.some) }
      ?? []
  }

  /// The full name of a parameter's type, looked up in the receiver's scope first.
  func expectedType(_ type: WrittenType?, in scope: Scope) -> String? {
    guard case .named(let name)? = type?.unwrapped else { return nil }
    // An associated type such as `Key` is declared by the conforming type.
    let seen = scope.receiver.flatMap { project.type(named: name, in: $0) }
    return (seen ?? project.type(named: name, in: scope.enclosing))?.name
      ?? NamedTextTable.usualName(ofType: name)
  }

  private func hasSubclasses(_ type: ProjectType) -> Bool {
    !project.inheritance.descendants(of: type).isEmpty
  }

  private func typeName(in scope: Scope) -> ReadText? {
    guard let name = scope.receiver ?? scope.enclosing else { return nil }
    // A subclass may be the one that is named, and an extension may be of a class.
    let type = project.type(named: name)
    guard type?.kind != .protocol,
      scope.receiver != nil || type.map({ $0.kind != .extension && !hasSubclasses($0) }) ?? false
    else { return nil }
    return ReadText(parts: [TypeIndex.lastPart(of: name)], spelling: .composed)
  }
}

extension KeyTextReader {
  /// The constant that an expression refers to; nil if there is none or several match.
  private func constant(_ shape: AccessPath, in scope: Scope) -> NamedTextTable.Entry? {
    switch shape {
    case .name(let name): return bare(name, in: scope)
    case .member(.instance, let name), .member(.metatype, let name):
      guard let enclosing = scope.enclosing else { return nil }
      return inherited(name, of: project.fullName(enclosing, in: nil), scope)
    case .member(let base, let name):
      guard let owner = dotted(base) else { return nil }
      let full = project.fullName(owner, in: scope.enclosing)
      return inherited(name, of: full, scope) ?? nested(name, in: owner, scope)
    case .instance, .metatype, .typed, .call, .unwrapped, .element, .iterated, .optional, .payload,
      .tuple, .choice, .certain, .handed, .unknown:
      return nil
    }
  }

  private func inherited(_ name: String, of owner: String, _ scope: Scope) -> NamedTextTable.Entry? {
    project.lineage(of: owner).lazy.compactMap { type in
      table.constant(NamedTextTable.fullName(name, in: type), from: scope.path)
    }.first
  }

  /// For a type that is nested in other types of several files: the one in scope.
  private func nested(_ name: String, in owner: String, _ scope: Scope) -> NamedTextTable.Entry? {
    project.index.scopes(around: scope.enclosing).lazy.compactMap { around in
      table.constant("\(around).\(owner).\(name)", from: scope.path)
    }.first
  }

  private func bare(_ name: String, in scope: Scope) -> NamedTextTable.Entry? {
    for around in project.index.scopes(around: scope.enclosing) {
      if let found = inherited(name, of: around, scope) { return found }
    }
    return table.constant(name, from: scope.path)
  }

  private func dotted(_ shape: AccessPath) -> String? {
    switch shape {
    case .name(let name): name
    case .member(let base, let name): dotted(base).map { "\($0).\(name)" }
    default: nil
    }
  }
}

extension Project {
  /// The type of an expression, or the type that it names; nil where that is unknown.
  func owner(of shape: AccessPath, in enclosing: String?) -> String? {
    switch meaning(of: shape, in: enclosing, depth: 0) {
    case .value(let type):
      guard case .named(let name) = type.unwrapped else { return nil }
      return name
    case .type(let name): return name
    case nil: return nil
    }
  }
}
