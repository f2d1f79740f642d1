package import UntangleFacts
package import UntangleSourceFiles

/// A fact with the file it stands in.
package struct InFile<Fact: Sendable & Hashable>: Sendable, Hashable {
  package var path: String
  package var fact: Fact

  package init(path: String, fact: Fact) {
    self.path = path
    self.fact = fact
  }
}

/// A type with all its extensions, over all files.
package struct ProjectType: Sendable {
  /// Full dotted name.
  package var name: String
  /// Of the main declaration; `.extension` where the project only extends a foreign type.
  package var kind: TypeDeclaration.Kind
  /// The name in the main declaration, or in the first extension.
  package var location: Location
  package var origin: FileOrigin
  /// Main declarations first (several under `#if`), then extensions by path and line.
  package var declarations: [InFile<TypeDeclaration>]
  /// Stored `var`s and computed ones that are an expression over others, of the instance and static,
  /// in the order of the declarations.
  package var variables: [InFile<Variable>] = []
  package var bodies: [InFile<Body>] = []
  /// Of an enum, in order of declaration.
  package var cases: [EnumCase]
  /// Writes from code outside of the type, by path and line.
  package var outsideWrites: [InFile<OutsideWrite>] = []

  package var inherited: [String] { declarations.flatMap(\.fact.inherited) }
  package var attributes: [String] { declarations.flatMap(\.fact.attributes) }

  var inheritsSomething: Bool {
    declarations.indices.contains { !declarations[$0].fact.inherited.isEmpty }
  }

  package var integrity: TypeDeclaration.Integrity {
    declarations.contains { $0.fact.integrity == .broken } ? .broken : .intact
  }

  /// The last part of the name.
  package var simpleName: String {
    TypeIndex.lastPart(of: name)
  }
}
