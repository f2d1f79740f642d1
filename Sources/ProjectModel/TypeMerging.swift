import UntangleFacts
import UntangleSourceFiles

/// One type per name; where files declare several of one name, one per file, and an extension
/// belongs to the one whose path is nearest.
func mergedTypes(of digests: [FileDigest]) -> [ProjectType] {
  var owners = TypeOwners(digests: digests)
  // By index here and below: a digest is large, and a loop over the values copies each.
  for index in digests.indices {
    for scope in digests[index].scopes where !scope.variables.isEmpty || !scope.bodies.isEmpty {
      guard let owner = owners.owner(of: scope.type, in: digests[index].facts.path) else {
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
  /// Puts at each place the element that stood at that place of `order`, without a second list of them: all
  /// types of a project are large, and this is when the most is in memory.
  fileprivate mutating func arrange(by order: [Int]) {
    for place in order.indices {
      var source = order[place]
      // What stood further ahead has changed places with what came there.
      while source < place { source = order[source] }
      swapAt(place, source)
    }
  }
}

extension ProjectType {
  /// Most types stand in one file: its lists are taken over as they are.
  fileprivate mutating func take(_ scope: ScopeFacts) {
    if variables.isEmpty { variables = scope.variables } else { variables += scope.variables }
    if bodies.isEmpty { bodies = scope.bodies } else { bodies += scope.bodies }
  }
}

/// Which type a name means in which file, while types are put together.
private struct TypeOwners {
  var types: [ProjectType] = []
  private var candidates: [String: [Int]] = [:]
  /// Other names of types: an extension of one is one of the type.
  private var aliases: [String: String] = [:]

  init(digests: [FileDigest]) {
    for index in digests.indices {
      for alias in digests[index].facts.typeAliases {
        if case .named(let target) = alias.target { aliases[alias.name] = target }
      }
    }
    // Extensions look for the declarations of all files.
    for index in digests.indices {
      for declaration in digests[index].facts.types where declaration.kind != .extension {
        addMain(
          InFile(path: digests[index].facts.path, fact: declaration), digests[index].facts.origin)
      }
    }
    for index in digests.indices {
      for declaration in digests[index].facts.types where declaration.kind == .extension {
        addExtension(
          InFile(path: digests[index].facts.path, fact: declaration), digests[index].facts.origin)
      }
    }
  }

  /// The same name twice in a file stands under `#if`: one type.
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

  /// How many leading folders two paths share; one more where they are the same file.
  private func nearness(_ left: String, _ right: String) -> Int {
    if left == right { return .max }
    let pairs = zip(left.split(separator: "/"), right.split(separator: "/"))
    return pairs.prefix { $0 == $1 }.count
  }
}
