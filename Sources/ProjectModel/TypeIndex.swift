package import UntangleFacts

/// Finds types by name the way Swift does: from the innermost scope outwards.
package struct TypeIndex: Sendable {
  /// `several` for an ambiguous name.
  private enum Meaning: Sendable { case one(Int), several }

  private struct NestedName: Hashable, Sendable {
    /// The full name of the enclosing type.
    var parent: String
    var name: String
  }

  private var byFullName: [String: Meaning] = [:]
  /// The names in the inheritance clauses of each type, including extensions.
  private var inherited: [String: [String]] = [:]
  /// Keyed by pair, since joining the names for each lookup costs more.
  private var nested: [NestedName: Meaning] = [:]
  private var aliases: [String: WrittenType] = [:]
  private var aliasLastNames: Set<String> = []
  /// The last names of all types and aliases. Most lookups are for names of the SDK, which this set rejects
  /// at once.
  private var lastNames: Set<String> = []
  /// The enclosing scopes of each nested type, innermost first, itself included.
  private var scopes: [String: [String]] = [:]
  /// nil unless lookups are noted.
  var log: LookupLog?

  init() {}

  init(types: [ProjectType], aliases: [TypeAlias]) {
    byFullName.reserveCapacity(types.count)
    // By index: a type is large, and a loop over the values copies each.
    for index in types.indices {
      let name = types[index].name
      if Self.isNested(name) { scopes[name] = Self.scopes(around: name) }
      if types[index].inheritsSomething { inherited[name] = types[index].inherited }
      guard types[index].kind != .extension else { continue }
      Self.add(index, name, to: &byFullName)
      let lastName = Self.lastPart(of: name)
      lastNames.insert(lastName)
      guard let parent = Self.parent(of: name) else { continue }
      Self.add(index, NestedName(parent: parent, name: lastName), to: &nested)
    }
    for alias in aliases {
      self.aliases[alias.name] = alias.target
      aliasLastNames.insert(Self.lastPart(of: alias.name))
    }
    lastNames.formUnion(aliasLastNames)
  }

  private static func add<Name: Hashable>(_ index: Int, _ name: Name, to table: inout [Name: Meaning]) {
    if table.updateValue(.one(index), forKey: name) != nil { table[name] = .several }
  }

  /// The last names of the aliases that differ from an earlier version.
  func changedAliases(since earlier: TypeIndex) -> [String] {
    changedKeys(aliases, earlier.aliases).map { Self.lastPart(of: $0) }
  }

  /// The last names of aliases, by the last name of the type they stand for.
  var aliasesByTarget: [String: [String]] {
    var names: [String: [String]] = [:]
    for (alias, target) in aliases {
      guard case .named(let name) = target else { continue }
      names[Self.lastPart(of: name), default: []].append(Self.lastPart(of: alias))
    }
    return names
  }

  /// The index of the type that `name` refers to in the scope of `enclosing`; nil for a foreign type or an
  /// ambiguous name.
  package func type(named name: String, in enclosing: String?, depth: Int = 0) -> Int? {
    let isDotted = Self.isNested(name)
    let lastName = isDotted ? Self.lastPart(of: name) : name
    log?.note(.name(lastName))
    guard lastNames.contains(lastName) else { return nil }
    for scope in scopes(around: enclosing) {
      if isDotted {
        if case .one(let index) = byFullName["\(scope).\(name)"] { return index }
      } else if case .one(let index) = nested[NestedName(parent: scope, name: name)] {
        return index
      }
    }
    if case .one(let index) = byFullName[name] { return index }
    if let index = alias(name, in: enclosing, depth: depth) { return index }
    guard !isDotted, byFullName[name] == nil, depth < 4 else { return nil }
    return scopes(around: enclosing).lazy.compactMap { nestedInParents(name, of: $0, depth) }.first
  }

  /// Whether several types have this full name, and the written one may stand for it.
  func isShared(_ fullName: String, by written: String) -> Bool {
    guard case .several? = byFullName[fullName] else { return false }
    return Self.lastPart(of: fullName) == Self.lastPart(of: written)
  }

  /// A type nested in a superclass or protocol. Types nested elsewhere must be qualified.
  private func nestedInParents(_ name: String, of scope: String, _ depth: Int) -> Int? {
    log?.note(.shape(scope))
    for parent in inherited[scope] ?? [] {
      let full = fullName(ofParent: parent, of: scope)
      if case .one(let index) = nested[NestedName(parent: full, name: name)] { return index }
      if depth < 8, let index = nestedInParents(name, of: full, depth + 1) { return index }
    }
    return nil
  }

  private func fullName(ofParent name: String, of scope: String) -> String {
    log?.note(.name(Self.lastPart(of: name)))
    for outer in scopes(around: Self.parent(of: scope)) where byFullName["\(outer).\(name)"] != nil {
      return "\(outer).\(name)"
    }
    return name
  }

  private func alias(_ name: String, in enclosing: String?, depth: Int) -> Int? {
    guard depth < 4, case .named(let target)? = structuralAlias(name, in: enclosing),
      target != name
    else { return nil }
    return type(named: target, in: enclosing, depth: depth + 1)
  }

  /// The target of an alias; nil for other names.
  package func structuralAlias(_ name: String, in enclosing: String?) -> WrittenType? {
    let lastName = Self.isNested(name) ? Self.lastPart(of: name) : name
    log?.note(.name(lastName))
    guard aliasLastNames.contains(lastName) else { return nil }
    for scope in scopes(around: enclosing) {
      if let target = aliases["\(scope).\(name)"] { return target }
    }
    return aliases[name]
  }

  /// The scope and its enclosing scopes, innermost first; empty at file scope.
  func scopes(around name: String?) -> [String] {
    guard let name else { return [] }
    guard Self.isNested(name) else { return [name] }
    return scopes[name] ?? Self.scopes(around: name)
  }

  /// Whether a name contains a dot. Called for each name, so that it uses contiguous storage where possible.
  private static func isNested(_ name: String) -> Bool {
    let dot = UInt8(ascii: ".")
    return name.utf8.withContiguousStorageIfAvailable { $0.contains(dot) } ?? name.utf8.contains(dot)
  }

  private static func scopes(around name: String) -> [String] {
    var all = [name]
    while let parent = all.last.flatMap({ Self.parent(of: $0) }) { all.append(parent) }
    return all
  }

  package static func parent(of name: String) -> String? {
    name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) }
  }

  package static func lastPart(of name: String) -> String {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return name }
    return String(name[name.utf8.index(after: dot)...])
  }
}

extension TypeIndex {
  /// Whether the annotation names a function type, optional or not, itself or by an alias of the project.
  package func isFunction(_ typing: Variable.Typing, in enclosing: String?) -> Bool {
    guard case .annotated(let type) = typing else { return false }
    switch type.unwrapped {
    case .function: return true
    case .named(let name):
      guard case .function? = structuralAlias(name, in: enclosing)?.unwrapped else { return false }
      return true
    case .optional, .tuple, .list, .dictionary, .result, .other: return false
    }
  }
}
