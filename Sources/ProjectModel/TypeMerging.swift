import UntangleFacts
import UntangleSourceFiles

/// Merges declarations and extensions into one type for each name. Where several files declare a name, each
/// is a type of its own, and an extension belongs to the nearest by path.
func mergedTypes(of digests: [FileDigest]) -> [ProjectType] {
  var owners = TypeOwners(digests: digests)
  // By index here and below: a digest is large, and a loop over the values copies each.
  for index in digests.indices {
    for scope in digests[index].scopes where !scope.variables.isEmpty || !scope.bodies.isEmpty {
      guard let owner = owners.owner(of: scope.type, in: digests[index].file.path) else {
        continue
      }
      owners.types[owner].take(scope)
    }
  }
  var types: [ProjectType] = []
  swap(&types, &owners.types)
  let order = types.indices.sorted { left, right in
    types[left].name == types[right].name
      ? types[left].location < types[right].location : types[left].name < types[right].name
  }
  types.arrange(by: order)
  return types
}

extension [ProjectType] {
  /// Reorders in place, so that the element at index `order[i]` moves to index `i`. All types of a project
  /// are large, and this is the peak of memory use.
  fileprivate mutating func arrange(by order: [Int]) {
    for place in order.indices {
      var source = order[place]
      // An element that was swapped forward is found by following the swaps.
      while source < place { source = order[source] }
      swapAt(place, source)
    }
  }
}

extension ProjectType {
  /// Most types are in one file, so that its lists are taken over unchanged.
  fileprivate mutating func take(_ scope: ScopeFacts) {
    if variables.isEmpty { variables = scope.variables } else { variables += scope.variables }
    if bodies.isEmpty { bodies = scope.bodies } else { bodies += scope.bodies }
  }
}

/// The types that names refer to in each file, while types are merged.
private struct TypeOwners {
  var types: [ProjectType] = []
  private var candidates: [String: [Int]] = [:]
  /// Targets of type aliases by name. An extension of an alias extends the target.
  private var aliases: [String: String] = [:]

  init(digests: [FileDigest]) {
    for index in digests.indices {
      for alias in digests[index].typeAliases {
        if case .named(let target) = alias.target { aliases[alias.name] = target }
      }
    }
    // Extensions are added last, since their type may be declared in any file.
    for index in digests.indices {
      for declaration in digests[index].types where declaration.kind != .extension {
        addMain(
          InFile(path: digests[index].file.path, fact: declaration), digests[index].file.origin)
      }
    }
    for index in digests.indices {
      for declaration in digests[index].types where declaration.kind == .extension {
        addExtension(
          InFile(path: digests[index].file.path, fact: declaration), digests[index].file.origin)
      }
    }
  }

  /// Adds a declaration. The same name twice in one file is one type under `#if`.
  private mutating func addMain(_ declaration: InFile<TypeDeclaration>, _ origin: FileOrigin) {
    let name = declaration.fact.name
    let twin = candidates[name]?.first { types[$0].location.path.utf8.elementsEqual(declaration.path.utf8) }
    if let twin {
      types[twin].declarations.append(declaration)
      let known = Set(types[twin].cases.map(\.name))
      types[twin].cases += declaration.fact.cases.filter { !known.contains($0.name) }
      return
    }
    add(declaration, origin)
  }

  private mutating func addExtension(
    _ declaration: InFile<TypeDeclaration>, _ origin: FileOrigin
  ) {
    if let owner = owner(of: declaration.fact.name, in: declaration.path) {
      types[owner].declarations.append(declaration)
    } else {
      add(declaration, origin)
    }
  }

  private mutating func add(_ declaration: InFile<TypeDeclaration>, _ origin: FileOrigin) {
    let fact = declaration.fact
    candidates[fact.name, default: []].append(types.count)
    types.append(
      ProjectType(
        name: fact.name, kind: fact.kind,
        location: Location(path: declaration.path, span: fact.span), origin: origin,
        declarations: [declaration], cases: fact.cases))
  }

  func owner(of name: String?, in path: String) -> Int? {
    guard let name else { return nil }
    guard let indices = candidates[name] ?? aliases[name].flatMap({ candidates[$0] }) else {
      return nil
    }
    if indices.count == 1 { return indices[0] }
    return indices.max { nearness(types[$0].location.path, path) < nearness(types[$1].location.path, path) }
  }

  /// The number of leading folders that two paths share; `Int.max` for the same file.
  private func nearness(_ left: String, _ right: String) -> Int {
    if left == right { return .max }
    let pairs = zip(left.split(separator: "/"), right.split(separator: "/"))
    return pairs.prefix { $0 == $1 }.count
  }
}
