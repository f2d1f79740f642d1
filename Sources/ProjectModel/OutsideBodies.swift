import UntangleFacts

extension Project {
  /// Hands the bodies that move variables of other types over to those types.
  ///
  /// Where nobody knows the type of the receiver, or where it is a protocol's, the writes stay what they are:
  /// each may happen at any time.
  mutating func assignOutsideBodies(to owners: StateOwners) {
    let places = files.indices.filter { files[$0].origin == .handwritten && !files[$0].outsideBodies.isEmpty }
    guard !places.isEmpty else { return }
    var callable = members.callableNames
    for file in files.indices { callable.formUnion(files[file].silentFunctions) }
    for place in places {
      for body in files[place].outsideBodies {
        guard let owner = owner(of: body, among: owners) else { continue }
        types[owner].outsideBodies.append(
          InFile(path: files[place].path, fact: body.seenByOwner(in: files[place].path, callable)))
      }
    }
  }

  /// The type of a receiver, by its place; nil where the body cannot be followed as one of its functions.
  private func owner(of outside: OutsideBody, among owners: StateOwners) -> Int? {
    guard case .value(let type)? = meaning(of: outside.receiver, in: outside.body.enclosingType, depth: 0),
      case .named(let name) = type.unwrapped, let owner = index.type(named: name, in: nil)
    else { return nil }
    let written = outside.body.statements.writtenMembers
    guard written.contains(where: { owners[$0].contains { $0.type == owner } }) else { return nil }
    switch types[owner].kind {
    case .struct, .enum: return owner
    // A name for an object that is given another one in between is two objects.
    case .class, .actor:
      return outside.body.statements.contains(where: \.writesInstance) ? nil : owner
    case .protocol, .extension: return nil
    }
  }
}

extension OutsideBody {
  /// The body as a function of the type whose variables it moves: whoever it calls of the project may change
  /// the value, unless it has the value alone.
  fileprivate func seenByOwner(in path: String, _ callable: Set<String>) -> Body {
    var result = body
    let file = path.split(separator: "/").last.map(String.init) ?? path
    result.name = "\(body.enclosingType ?? file).\(body.name)"
    let way = Rebuilding(leaf: { statement in
      guard case .call(let text, _, _) = statement, case let called = CalledName(text),
        called.holder == .other
      else { return [statement] }
      return callable.contains(String(called.name.dropFirst())) ? [.suspend(by: nil)] : []
    })
    result.statements = body.statements.rebuilt(way)
    return result
  }
}

extension [Statement] {
  /// The members that are set somewhere in them.
  fileprivate var writtenMembers: Set<String> {
    var names: Set<String> = []
    for statement in self {
      statement.forEach { inner in
        switch inner {
        case .assign(.variable(let name), _, _), .disturb(.variable(let name), _): names.insert(name)
        default: break
        }
      }
    }
    return names
  }
}
