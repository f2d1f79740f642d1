package import UntangleFacts
package import UntangleSourceFiles

/// A chain over optionals that a type of the project stores.
package struct ResolvedOptionalChain: Sendable {
  /// The full dotted name of the type.
  package var typeName: String
  /// The first two.
  package var members: [String]
  /// What becomes of the values for which the first two are not there.
  package var rest: OptionalChain.Rest
  /// The place of the first condition.
  package var location: Location
  /// As messages name it: `Screen.show`.
  package var body: String
}

/// Finds the types of chains over optionals.
package struct OptionalChains {
  private let project: Project

  package init(_ project: Project) { self.project = project }

  /// By place. Only optionals of different types of the project: of two texts or numbers, one mostly stands in for the
  /// other.
  package var resolved: [ResolvedOptionalChain] {
    // By index: a file's facts are large, and a loop over the values copies each.
    let files = project.files
    return files.indices.filter { files[$0].origin == .handwritten }.flatMap { file in
      files[file].optionalChains.compactMap { resolved($0, in: files[file].path) }
    }
    .sorted { $0.location < $1.location }
  }

  private func resolved(_ chain: OptionalChain, in path: String) -> ResolvedOptionalChain? {
    guard case .named(let name)? = project.type(of: chain.receiver, in: chain.enclosingType)?.unwrapped,
      let place = project.index.type(named: name, in: nil), project.types[place].origin == .handwritten,
      project.types[place].integrity == .intact, project.types[place].kind != .extension
    else { return nil }
    // What is asked for after two may be anything.
    let members = Array(chain.members.prefix(2))
    let held = members.map { heldType($0, of: project.types[place]) }
    guard held.allSatisfy({ $0 != nil }), Set(held).count == held.count else { return nil }
    return ResolvedOptionalChain(
      typeName: project.types[place].name, members: members,
      rest: chain.members.count > 2 ? .handled : chain.rest,
      location: Location(path: path, span: chain.span),
      body: [chain.enclosingType, chain.enclosingFunction].compactMap(\.self).joined(separator: "."))
  }

  /// The type of the project that an optional of an instance holds; nil for anything else.
  private func heldType(_ member: String, of type: ProjectType) -> String? {
    let isStored =
      project.members.storesValue(member, in: type.name)
      || type.variables.contains { $0.fact.name == member && $0.fact.isStoredInInstances }
    guard isStored, case .annotated(let written)? = project.members.property(member, in: type.name)?.typing,
      written.isOptional, case .named(let name) = written.unwrapped,
      let place = project.index.type(named: name, in: type.name)
    else { return nil }
    return project.types[place].name
  }
}

extension Variable {
  fileprivate var isStoredInInstances: Bool {
    switch storage {
    case .stored, .observed: scope == .instance
    case .computed, .requirement: false
    }
  }
}
