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

/// A type with all its extensions, over all files; or the variables and functions of one file that
/// stand outside of types.
package struct ProjectType: Sendable {
  package enum Extent: Sendable { case type, file }

  /// Full dotted name; of a file its own, with the ending, without folders.
  package var name: String
  package var extent = Extent.type
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
  /// Bodies of other types that move several of the variables, as functions of this one named `TYPE.FUNCTION`, by
  /// path and line. What they write is among the `outsideWrites`, too.
  package var outsideBodies: [InFile<Body>] = []
  /// Of a struct; nil where the initialiser may be given anything.
  package var memberwiseArguments: MemberwiseArguments?

  /// Where other code is called that may come back before a function has ended, sorted; kept for files only.
  package var openCalls: [Location] = []

  /// What tells it from others in fingerprints: a file may be renamed, and is nobody then.
  package var identityName: String { extent == .type ? name : "" }

  /// The scope in which names of the type are looked for; nil at file scope.
  package var scopeName: String? { extent == .type ? name : nil }

  /// Most types are declared once: their list is the one that is there.
  package var inherited: [String] {
    declarations.count == 1 ? declarations[0].fact.inherited : declarations.flatMap(\.fact.inherited)
  }
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
