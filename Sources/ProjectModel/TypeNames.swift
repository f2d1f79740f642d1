package import UntangleFacts

extension Project {
  /// The type and its superclasses and protocols, nearest first.
  package func lineage(of name: String) -> [String] {
    log?.note(.relatives(name))
    return lineages[name] ?? [name]
  }

  /// The lineages of all types that inherit. Bounded in length, which also ends cycles.
  func allLineages(_ work: some WorkSharing) -> [String: [String]] {
    let parts = work.results(forPartsOf: types.indices) { part in
      part.filter { types[$0].inheritsSomething }.map { computedLineage(of: types[$0].name) }
    }
    return Dictionary(parts.joined().map { ($0[0], $0) }) { first, _ in first }
  }

  private func computedLineage(of name: String) -> [String] {
    var found = [name]
    var next = 0
    while next < found.count, found.count < 16 {
      let current = found[next]
      next += 1
      guard let type = index.type(named: current, in: nil) else { continue }
      for declaration in types[type].declarations.indices {
        for parent in types[type].declarations[declaration].fact.inherited {
          let full = fullName(parent, in: current)
          if !found.contains(full) { found.append(full) }
        }
      }
    }
    return found
  }

  /// The full name of a name in a scope. Foreign names stay as written.
  package func fullName(_ name: String, in enclosing: String?) -> String {
    index.type(named: name, in: enclosing).map { types[$0].name } ?? name
  }

  /// The type with all names resolved to full names.
  package func absolute(
    _ type: WrittenType, in enclosing: String?, depth: Int = 0
  ) -> WrittenType {
    switch type {
    case .named(let name):
      if let index = index.type(named: name, in: enclosing) { return .named(types[index].name) }
      // `Self` is fixed only in an enum: in a class it may be a subclass, in a protocol any conforming type.
      if name == "Self", let enclosing, let own = index.type(named: enclosing, in: nil),
        kind(ofTypeAt: own) == .enum
      {
        return .named(types[own].name)
      }
      guard depth < 4, let target = index.structuralAlias(name, in: enclosing),
        target != .named(name)
      else { return .named(name) }
      return absolute(target, in: enclosing, depth: depth + 1)
    case .optional(let wrapped): return .optional(absolute(wrapped, in: enclosing, depth: depth))
    case .tuple(let elements):
      return .tuple(elements.map { absolute($0, in: enclosing, depth: depth) })
    case .list(let element): return .list(of: absolute(element, in: enclosing, depth: depth))
    case .dictionary(let value):
      return .dictionary(of: absolute(value, in: enclosing, depth: depth))
    case .function(let returned):
      return .function(returning: absolute(returned, in: enclosing, depth: depth))
    case .result(let success):
      // A type of the project may have the name.
      if case .named(let own) = absolute(.named("Result"), in: enclosing), own != "Result" {
        return .named(own)
      }
      return .result(of: absolute(success, in: enclosing, depth: depth))
    case .other: return .other
    }
  }
}

extension Project {
  /// The type of a variable, with full names; nil where it is unknown.
  package func type(of variable: Variable) -> WrittenType? {
    switch variable.typing {
    case .annotated(let type): absolute(type, in: variable.enclosingType)
    case .literal(let shape), .expression(let shape): type(of: shape, in: variable.enclosingType)
    case .unknown: nil
    }
  }
}
