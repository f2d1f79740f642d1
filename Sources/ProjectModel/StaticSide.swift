import UntangleFacts

extension ProjectType {
  package static let instanceMark = "instance."

  /// The synthetic type of a type's static variables: they are its variables, static functions are its
  /// methods, and so are functions of instances, which may access static variables too. nil where no static
  /// variable can hold state.
  ///
  /// Names of instance members start with `instanceMark`, which no source name does.
  package var staticSide: ProjectType? {
    let own = variables.filter { $0.fact.scope == .static }
    guard own.contains(where: { $0.fact.mayHoldState }) else { return nil }
    var side = self
    side.variables = own.map { inFile in
      var fact = inFile.fact
      fact.scope = .instance
      return InFile(path: inFile.path, fact: fact)
    }
    side.bodies = bodies.map { InFile(path: $0.path, fact: $0.fact.onStaticSide) }
    // There is one instance, which exists from the start.
    side.bodies.removeAll { $0.fact.kind == .deinitializer }
    side.outsideBodies = []
    side.outsideWrites = outsideWrites.compactMap { write in
      guard write.fact.receiver == .metatype else { return nil }
      var onType = write
      onType.fact.receiver = .instance
      return onType
    }
    return side
  }
}

extension String {
  /// The name without `instanceMark`.
  package var withoutInstanceMark: String {
    hasPrefix(ProjectType.instanceMark) ? String(dropFirst(ProjectType.instanceMark.count)) : self
  }
}

extension Body {
  /// Static names lose their `Self.` prefix. Names of instance members get `instanceMark`.
  fileprivate var onStaticSide: Body {
    var result = self
    result.level = .instance
    guard level == .instance else { return result }
    result.name = ProjectType.instanceMark + name
    func renamed(_ name: String) -> String {
      name.hasPrefix("Self.") ? String(name.dropFirst(5)) : ProjectType.instanceMark + name
    }
    result.statements = statements.renamed(renamed)
    result.result = self.result?.renamed(renamed)
    // Instances may be made at any time, so that an initialiser is an operation.
    if kind == .initializer || kind == .initialValue { result.kind = .method }
    return result
  }
}
