package import UntangleFacts
package import UntangleSourceFiles

/// A fact, with the path of its file.
package struct InFile<Fact: Sendable & Hashable>: Sendable, Hashable {
  package var path: String
  package var fact: Fact

  package init(path: String, fact: Fact) {
    self.path = path
    self.fact = fact
  }
}

/// A type with all its extensions over all files; or a synthetic type, for the variables and functions of one
/// file that are outside of types.
package struct ProjectType: Hashable, Sendable {
  package enum Extent: Sendable { case type, file }

  /// The full dotted name; for a file, its name with extension, without folders.
  package var name: String
  package var extent = Extent.type
  /// The kind of the main declaration; `.extension` for an extended foreign type.
  package var kind: TypeDeclaration.Kind
  /// The place of the name in the main declaration, or in the first extension.
  package var location: Location
  package var origin: FileOrigin
  /// Main declarations first (several under `#if`), then extensions by path and line.
  package var declarations: [InFile<TypeDeclaration>]
  /// Stored `var`s, and computed ones that are an expression over other variables, of instances and static.
  /// In the order of the declarations.
  package var variables: [InFile<Variable>] = []
  package var bodies: [InFile<Body>] = []
  /// The cases of an enum, in order of declaration.
  package var cases: [EnumCase]
  /// Writes by code outside of the type, sorted by path and line.
  package var outsideWrites: [InFile<OutsideWrite>] = []
  /// Bodies of other types that write several of the variables, as functions of this type named
  /// `TYPE.FUNCTION`. Sorted by path and line. Their writes are in `outsideWrites` too.
  package var outsideBodies: [InFile<Body>] = []
  /// What initialisers give that no source shows.
  package var unseenInitializers = UnseenInitializers()

  /// Calls of other code that may call back before a function has ended, sorted. For synthetic types only.
  package var openCalls: [Location] = []

  /// The name in fingerprints. Empty for files, so that a rename keeps fingerprints.
  package var identityName: String { extent == .type ? name : "" }

  /// The scope in which names of the type are looked up; nil at file scope.
  package var scopeName: String? { extent == .type ? name : nil }

  /// Avoids a copy for types that are declared once, which most are.
  package var inherited: [String] {
    declarations.count == 1 ? declarations[0].fact.inherited : declarations.flatMap(\.fact.inherited)
  }
  package var attributes: [String] { declarations.flatMap(\.fact.attributes) }

  /// The names of the methods and accessors that assign to `self`.
  var mutatingMethods: Set<String> {
    let places = bodies.indices.filter { bodies[$0].fact.statements.contains(where: \.writesInstance) }
    return Set(places.map { bodies[$0].fact.name })
  }

  var inheritsSomething: Bool {
    declarations.indices.contains { !declarations[$0].fact.inherited.isEmpty }
  }

  package var integrity: TypeDeclaration.Integrity {
    declarations.contains { $0.fact.integrity == .broken } ? .broken : .intact
  }

  /// The names of the private flags that nothing reads, whatever sets them.
  package func unreadFlags(in project: Project) -> Set<String> {
    var names: Set<String> = []
    for path in Set(declarations.map(\.path)) {
      project.log?.note(.file(path))
      for gap in project.file(at: path)?.flagGaps ?? [] where gap.enclosingType == scopeName && gap.isUnread {
        names.insert(gap.name)
      }
    }
    return names
  }

  /// The last part of the name.
  package var simpleName: String {
    TypeIndex.lastPart(of: name)
  }
}
