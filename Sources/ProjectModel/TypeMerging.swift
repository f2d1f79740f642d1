import UntangleFacts
import UntangleSourceFiles

/// One type per name; where files declare several of one name, one per file, and an extension
/// belongs to the one whose path is nearest.
func mergedTypes(of files: [FileFacts]) -> [ProjectType] {
  var owners = TypeOwners(files: files)
  for file in files {
    for variable in file.variables where variable.saysState {
      guard let owner = owners.owner(of: variable.enclosingType, in: file.path) else { continue }
      owners.types[owner].variables.append(InFile(path: file.path, fact: variable))
    }
    for body in file.bodies {
      guard let owner = owners.owner(of: body.enclosingType, in: file.path) else { continue }
      owners.types[owner].bodies.append(InFile(path: file.path, fact: body))
    }
  }
  let types = owners.types
  let order = types.indices.sorted {
    (types[$0].name, types[$0].location) < (types[$1].name, types[$1].location)
  }
  return order.map { types[$0] }
}

extension Variable {
  /// What the members of a type are asked for; of others the table of members knows the type.
  ///
  /// A getter that is one expression over others is looked through: `isBusy` for `isLoading || isSaving`.
  fileprivate var saysState: Bool {
    guard mutability == .variable, scope == .instance || scope == .static else { return false }
    switch storage {
    case .stored, .observed: return true
    case .computed(let value): return value.map { !$0.variables.isEmpty } ?? false
    case .requirement: return false
    }
  }
}

/// Which type a name means in which file, while types are put together.
private struct TypeOwners {
  var types: [ProjectType] = []
  private var candidates: [String: [Int]] = [:]

  init(files: [FileFacts]) {
    let declarations = files.flatMap { file in
      file.types.map { (InFile(path: file.path, fact: $0), file.origin) }
    }
    for (declaration, origin) in declarations where declaration.fact.kind != .extension {
      addMain(declaration, origin)
    }
    for (declaration, origin) in declarations where declaration.fact.kind == .extension {
      addExtension(declaration, origin)
    }
  }

  /// The same name twice in a file stands under `#if`: one type.
  private mutating func addMain(_ declaration: InFile<TypeDeclaration>, _ origin: FileOrigin) {
    let name = declaration.fact.name
    if let twin = candidates[name]?.first(where: { types[$0].location.path == declaration.path }) {
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
    guard let name, let indices = candidates[name] else { return nil }
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
