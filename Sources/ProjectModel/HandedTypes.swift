import UntangleFacts

/// The types that functions of the project hand to their closures.
struct HandedTypes {
  let project: Project

  private struct Found {
    var types: [WrittenType]
    /// The type in whose scope the names are looked up; nil at file scope.
    var scope: String?
  }

  /// The type of one parameter of a closure; nil where it is unknown.
  func meaning(
    by callee: AccessPath, _ label: String?, _ position: Int, in enclosing: String?, depth: Int
  ) -> Meaning? {
    guard let found = found(by: callee, label, in: enclosing, depth: depth),
      found.types.indices.contains(position)
    else { return nil }
    return .value(project.absolute(found.types[position], in: found.scope))
  }

  private func found(by callee: AccessPath, _ label: String?, in enclosing: String?, depth: Int) -> Found? {
    switch callee {
    case .name(let name):
      for scope in project.index.scopes(around: enclosing) {
        if let found = found(by: name, label, of: scope) { return found }
      }
      if let place = project.index.type(named: name, in: enclosing) {
        return found(by: "init", label, of: project.types[place].name)
      }
      return project.members.handed(to: label, by: name, in: nil).map { Found(types: $0, scope: nil) }
    case .member(let base, let name):
      // An overload of another module may be meant.
      guard let owner = project.meaning(of: base, in: enclosing, depth: depth)?.ownerName,
        let place = project.index.type(named: owner, in: nil), project.types[place].kind != .extension
      else { return nil }
      return found(by: name, label, of: owner)
    case .instance, .metatype, .typed, .call, .unwrapped, .element, .iterated, .optional, .payload, .tuple,
      .choice, .certain, .handed, .unknown:
      return nil
    }
  }

  private func found(by function: String, _ label: String?, of owner: String) -> Found? {
    for type in project.lineage(of: owner) {
      if let types = project.members.handed(to: label, by: function, in: type) {
        return Found(types: types, scope: type)
      }
    }
    return nil
  }
}
