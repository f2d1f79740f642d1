package import UntangleFacts

/// The variables that may have any value in an instance which a decoder makes, or which a store of models brings back. The
/// initialiser for that is synthesised: no source shows it.
package enum DecodedVariables: Hashable, Sendable {
  /// Nobody makes instances in this way, or the type has an initialiser of its own for it.
  case none
  case all
  /// Those that the type's `CodingKeys` name.
  case named(Set<String>)

  package func contains(_ name: String) -> Bool {
    switch self {
    case .none: false
    case .all: true
    case .named(let names): names.contains(name)
    }
  }
}

/// The types of a project whose instances are made in this way. A subclass is taken to decode what its superclass does, and
/// more.
struct DecodedTypes {
  private let project: Project
  private let protocols: Set<String>

  init(in project: Project) {
    self.project = project
    protocols = Self.protocols(in: project)
  }

  /// `Decodable`, `Codable` and the type aliases of both.
  static func protocols(in project: Project) -> Set<String> {
    let aliases = project.index.aliasesByTarget
    return Set(["Decodable", "Codable"].flatMap { [$0] + project.otherNames(of: $0, aliases) })
  }

  /// By the index of the type, without those that have none.
  var variables: [Int: DecodedVariables] {
    project.types.indices.reduce(into: [:]) { found, place in
      let decoded = variables(of: project.types[place])
      if decoded != .none { found[place] = decoded }
    }
  }

  private func variables(of type: ProjectType) -> DecodedVariables {
    guard type.mayBeDecoded else { return .none }
    if type.attributes.contains("Model") { return .all }
    let names = project.lineage(of: type.name) + type.inherited
    let isOwn = type.bodies.contains { $0.fact.kind == .initializer && $0.fact.labels.first == "from" }
    guard !isOwn, names.contains(where: { protocols.contains(TypeIndex.lastPart(of: $0)) }) else {
      return .none
    }
    guard let keys = project.index.type(named: "CodingKeys", in: type.name).map({ project.types[$0] }),
      keys.kind == .enum
    else { return .all }
    return .named(Set(keys.cases.map(\.name)))
  }
}

extension ProjectType {
  fileprivate var mayBeDecoded: Bool {
    guard extent == .type else { return false }
    switch kind {
    case .class, .struct, .actor: return !variables.isEmpty
    case .enum, .protocol, .extension: return false
    }
  }
}
