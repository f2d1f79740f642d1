import UntangleFacts

extension Project {
  /// The stored properties of a type that hold an object, as far as their declarations say: what a method of it does
  /// changes neither which object it is nor whether there is one.
  package func objectNames(in type: ProjectType) -> Set<String> {
    var names: Set<String> = []
    // By index: variables are large, and a loop over the values copies each.
    for place in type.variables.indices {
      guard case .annotated(let written) = type.variables[place].fact.typing,
        case .named(let name) = written.unwrapped, isObject(named: name, in: type.scopeName)
      else { continue }
      names.insert(type.variables[place].fact.name)
    }
    return names
  }

  private func isObject(named name: String, in scope: String?) -> Bool {
    guard let found = index.type(named: name, in: scope) else { return SDK.says(.object, of: name) }
    switch types[found].kind {
    case .class, .actor: return true
    case .struct, .enum, .protocol, .extension: return false
    }
  }
}
