import UntangleFacts

extension ProjectType {
  /// The synthetic type of a type's static variables: they are its variables, static functions are its
  /// methods, and so are functions of instances, which may access static variables too. nil where no static
  /// variable can hold state.
  ///
  /// Members of instances are on the other side (`MemberSide`).
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

extension Body {
  fileprivate var onStaticSide: Body {
    var result = self
    result.level = .instance
    guard level == .instance else { return result }
    result.side = .other
    func swapped(_ member: Member) -> MemberSide { member.side == .own ? .other : .own }
    result.statements = statements.moved(swapped)
    result.result = self.result?.moved(swapped)
    // Instances may be made at any time, so that an initialiser is an operation.
    if kind == .initializer || kind == .initialValue { result.kind = .method }
    return result
  }
}
