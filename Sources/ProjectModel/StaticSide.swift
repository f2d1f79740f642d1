import UntangleFacts

extension ProjectType {
  package static let instanceMark = "instance."

  /// The type as its static variables see it: they are its variables, static functions its methods, and
  /// what instances do to them counts as well; nil where nothing static can hold a state.
  ///
  /// Names of the instance begin with `instanceMark`, which no name in a source does.
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
    // There is one, and it is there from the start.
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
  /// Without the mark of the instance's names.
  package var withoutInstanceMark: String {
    hasPrefix(ProjectType.instanceMark) ? String(dropFirst(ProjectType.instanceMark.count)) : self
  }
}

extension Body {
  /// Static names lose what marks them; names of the instance get a mark that nothing else has.
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
    // An instance may be made at any time: that is an operation like others.
    if kind == .initializer || kind == .initialValue { result.kind = .method }
    return result
  }
}
