package import UntangleFacts

/// Finds types by name the way Swift does: from the innermost scope outwards.
package struct TypeIndex: Sendable {
  /// A name that means nothing, or more than one thing.
  private enum Meaning: Sendable { case one(Int), several }

  private var byFullName: [String: Meaning] = [:]
  private var byLastName: [String: Meaning] = [:]
  private var aliases: [String: WrittenType] = [:]

  init(types: [ProjectType], aliases: [TypeAlias]) {
    for (index, type) in types.enumerated() where type.kind != .extension {
      Self.add(index, type.name, to: &byFullName)
      Self.add(index, type.simpleName, to: &byLastName)
    }
    for alias in aliases { self.aliases[alias.name] = alias.target }
  }

  private static func add(_ index: Int, _ name: String, to table: inout [String: Meaning]) {
    table[name] = table[name] == nil ? .one(index) : .several
  }

  /// The index of the type that `name` means in the scope of `enclosing`; nil for a foreign or doubtful one.
  package func type(named name: String, in enclosing: String?, depth: Int = 0) -> Int? {
    var scope = enclosing
    while let current = scope {
      if let found = meaning(of: "\(current).\(name)", in: enclosing, depth: depth) { return found }
      scope = Self.parent(of: current)
    }
    if let found = meaning(of: name, in: enclosing, depth: depth) { return found }
    // Nested types are often reached through a superclass or an alias; one of that name is meant.
    guard byFullName[name] == nil, aliases[name] == nil else { return nil }
    return lastName(name)
  }

  private func meaning(of name: String, in enclosing: String?, depth: Int) -> Int? {
    if case .one(let index) = byFullName[name] { return index }
    guard depth < 4, case .named(let target) = aliases[name], target != name else { return nil }
    return type(named: target, in: Self.parent(of: name), depth: depth + 1)
  }

  private func lastName(_ name: String) -> Int? {
    guard !name.contains("."), case .one(let index) = byLastName[name] else { return nil }
    return index
  }

  /// What an alias stands for, where it is no plain name; nil for other names.
  package func structuralAlias(_ name: String, in enclosing: String?) -> WrittenType? {
    var scope = enclosing
    while true {
      let full = scope.map { "\($0).\(name)" } ?? name
      if let target = aliases[full] { return target }
      guard let current = scope else { return nil }
      scope = Self.parent(of: current)
    }
  }

  package static func parent(of name: String) -> String? {
    name.lastIndex(of: ".").map { String(name[..<$0]) }
  }
}
