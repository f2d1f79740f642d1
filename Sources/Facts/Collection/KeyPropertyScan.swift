import UntangleSourceFiles

extension FileFacts {
  /// The properties that SDK wrappers bind to keys, with the counts of their mentions in the file's text.
  func keyProperties(in bytes: UnsafeBufferPointer<UInt8>) -> [KeyProperty] {
    let keys = keyUses.filter { $0.kind == .appStorage }
    guard !keys.isEmpty else { return [] }
    let views = Set(types.filter { $0.inherited.contains("View") }.map(\.name))
    return variables.compactMap { variable in
      guard variable.wrappers.contains(where: { $0 == "AppStorage" || $0 == "SceneStorage" }),
        let key = keys.filter({ $0.span < variable.span }).max(by: { $0.span < $1.span })
      else { return nil }
      // Other code keeps no reference to a view, so it cannot read its properties.
      let isView = variable.enclosingType.map(views.contains) ?? false
      var property = KeyProperty(
        name: variable.name, keySpan: key.span,
        reach: variable.access.width <= AccessLevel.fileprivate.width || isView ? .file : .project,
        reads: 0, writes: 0, controls: 0, bindings: 0)
      MentionScan(bytes: bytes, name: Array(variable.name.utf8)).forEach { mention in
        switch mention {
        case .read, .keyPath: property.reads += 1
        case .write: property.writes += 1
        case .control: property.controls += 1
        case .binding: property.bindings += 1
        }
      }
      return property
    }
  }
}
