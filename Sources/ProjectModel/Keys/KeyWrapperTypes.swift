import UntangleFacts

/// The project's property wrappers that store a value under a key.
struct KeyWrapperTypes {
  /// A use of one of the wrapper's properties as a key.
  struct Wrapper {
    var property: String
    /// The text of the key, in terms of the property.
    var text: KeyText
    var kind: KeyKind
    var accesses: Set<KeyAccess>
    /// The path of the file that uses the property as a key.
    var path: String
  }

  /// By the full name of the type.
  private var byType: [String: [Wrapper]] = [:]

  init(_ project: Project) {
    var names: Set<String> = []
    // By index: a type is large, and a loop over the values copies each.
    for index in project.types.indices where project.types[index].attributes.contains("propertyWrapper") {
      names.insert(project.types[index].name)
    }
    guard !names.isEmpty else { return }
    for index in project.files.indices {
      for place in project.files[index].keyUses.indices {
        guard let enclosing = project.files[index].keyUses[place].enclosingType,
          case let type = project.fullName(enclosing, in: nil), names.contains(type)
        else { continue }
        let use = project.files[index].keyUses[place]
        guard let purpose = project.sdkPurpose(of: use) else { continue }
        for property in use.text.ownNames where project.members.property(property, in: type) != nil {
          add(
            Wrapper(
              property: property, text: use.text, kind: purpose.kind, accesses: [purpose.access],
              path: project.files[index].path), to: type)
        }
      }
    }
  }

  private mutating func add(_ wrapper: Wrapper, to type: String) {
    let twin = byType[type]?.firstIndex { $0.property == wrapper.property && $0.kind == wrapper.kind }
    guard let twin else { return byType[type, default: []].append(wrapper) }
    byType[type]?[twin].accesses.formUnion(wrapper.accesses)
  }

  /// The key for the argument of a wrapper attribute; nil where the attribute is not such a wrapper.
  func key(
    of use: KeyUse, _ name: String, label: String?, with reader: KeyTextReader, in path: String
  ) -> (wrapper: Wrapper, argument: ReadText, text: ReadText)? {
    guard let type = reader.project.type(named: name, in: use.enclosingType)?.name,
      let wrappers = byType[type]
    else { return nil }
    for kept in reader.table.kept(by: type) {
      guard case .kept(let labels) = kept.form, let index = labels.firstIndex(of: label ?? "_"),
        let written = kept.text.type(ofParameter: index),
        let wrapper = wrappers.first(where: { $0.property == kept.name })
      else { continue }
      var scope = KeyTextReader.Scope(path: kept.path, enclosing: type)
      guard let argument = reader.read(use.text, as: written, in: scope, from: use, path) else { continue }
      scope.arguments[index] = argument
      guard let value = reader.read(kept.text, in: scope) else { continue }
      return text(of: wrapper, value, type, reader).map { (wrapper, argument, $0) }
    }
    let direct = label.map { label in wrappers.first { $0.property == label } } ?? onlyOne(of: wrappers)
    guard let wrapper = direct else { return nil }
    let scope = KeyTextReader.Scope(path: wrapper.path, enclosing: type)
    var written: WrittenType?
    if case .annotated(let type)? = reader.project.members.property(wrapper.property, in: type)?.typing {
      written = type
    }
    guard let argument = reader.read(use.text, as: written, in: scope, from: use, path) else { return nil }
    return text(of: wrapper, argument, type, reader).map { (wrapper, argument, $0) }
  }

  private func onlyOne(of wrappers: [Wrapper]) -> Wrapper? {
    Set(wrappers.map(\.property)).count == 1 ? wrappers.first : nil
  }

  private func text(
    of wrapper: Wrapper, _ value: ReadText, _ type: String, _ reader: KeyTextReader
  ) -> ReadText? {
    var scope = KeyTextReader.Scope(path: wrapper.path, enclosing: type)
    scope.properties[wrapper.property] = value
    return reader.read(wrapper.text, in: scope)
  }
}

extension KeyTextReader {
  /// Reads an argument of a parameter of type `type`, which is looked up in `scope`.
  func read(
    _ text: KeyText, as type: WrittenType?, in scope: Scope, from use: KeyUse, _ path: String
  ) -> ReadText? {
    var here = Scope(path: path, enclosing: use.enclosingType)
    here.expected = expectedType(type, in: scope)
    return read(text, in: here)
  }
}

extension KeyText {
  /// Names that may be the type's own properties: `key`, `self.key`, `key.rawValue`, `prefix + key`.
  fileprivate var ownNames: [String] {
    switch self {
    case .reference(let shape): shape.ownName.map { [$0] } ?? []
    case .member(let inner, _): inner.ownNames
    case .composed(let parts): parts.flatMap(\.ownNames)
    case .applied(let call): call.arguments.flatMap(\.ownNames)
    case .literal, .implicit, .parameter, .typeName, .unknown: []
    }
  }
}

extension AccessPath {
  fileprivate var ownName: String? {
    switch self {
    case .name(let name), .member(.instance, let name), .member(.name(let name), "rawValue"),
      .member(.member(.instance, let name), "rawValue"):
      name
    default: nil
    }
  }
}
