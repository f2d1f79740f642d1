package import UntangleFacts
package import UntangleSourceFiles

/// A comparison of the raw value or the description of a known enum with literals.
package struct ResolvedLiteralTest: Sendable {
  /// A literal and the case that it stands for; nil where it stands for none or that is unknown.
  package struct Meaning: Sendable, Hashable {
    package var literal: String
    package var caseName: String?
  }

  /// Whether the cases of all literals are known.
  package enum Knowledge: Sendable, Hashable {
    /// All cases are known: a literal without a `caseName` matches no case.
    case complete
    /// The raw values are no strings, or the enum is in another module.
    case partial
  }

  package var fact: LiteralTest
  /// The full dotted name of the enum.
  package var enumName: String
  package var meanings: [Meaning]
  package var knowledge: Knowledge
  package var location: Location
  package var origin: FileOrigin
}

extension Project {
  /// Sorted by place.
  package func literalTests() -> [ResolvedLiteralTest] {
    // By index: a file's facts are large, and a loop over the values copies each.
    files.indices.flatMap { file in
      files[file].literalTests.compactMap { resolved($0, path: files[file].path, files[file].origin) }
    }
    .sorted { $0.location < $1.location }
  }

  private func resolved(
    _ fact: LiteralTest, path: String, _ origin: FileOrigin
  ) -> ResolvedLiteralTest? {
    guard case .named(let name)? = type(of: fact.subject, in: fact.enclosingType)?.unwrapped else {
      return nil
    }
    var test = ResolvedLiteralTest(
      fact: fact, enumName: name,
      meanings: fact.literals.map { ResolvedLiteralTest.Meaning(literal: $0, caseName: nil) },
      knowledge: .partial, location: Location(path: path, span: fact.span), origin: origin)
    guard let type = type(named: name) else { return foreignEnums[name] == nil ? nil : test }
    guard type.kind == .enum else { return nil }
    test.enumName = type.name
    let texts = texts(of: type, fact.source)
    test.knowledge = texts == nil ? .partial : .complete
    for index in test.meanings.indices {
      test.meanings[index].caseName = texts?[test.meanings[index].literal]
    }
    return test
  }

  /// The cases by raw value or description; nil where the enum customises these.
  private func texts(of type: ProjectType, _ source: LiteralTest.Source) -> [String: String]? {
    switch source {
    case .rawValue:
      guard type.inherited.contains("String"), members.property("rawValue", in: type.name) == nil else {
        return nil
      }
      return Dictionary(type.cases.map { ($0.rawText ?? $0.name, $0.name) }) { first, _ in first }
    case .description:
      let describesItself = ["description", "debugDescription"].contains {
        members.property($0, in: type.name) != nil
      }
      guard !describesItself, type.cases.allSatisfy(\.payload.isEmpty) else { return nil }
      return Dictionary(type.cases.map { ($0.name, $0.name) }) { first, _ in first }
    }
  }
}
