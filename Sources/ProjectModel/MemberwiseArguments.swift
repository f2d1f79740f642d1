package import UntangleFacts

/// The arguments that the project's calls pass to a struct's memberwise initialiser.
package struct MemberwiseArguments: Hashable, Sendable {
  private var given: [String: ConstructorCalls.Given] = [:]

  fileprivate init(_ given: [String: ConstructorCalls.Given]) { self.given = given }

  /// The kinds of values passed for the variable. Empty where no call passes one, so that it keeps its
  /// default value.
  package subscript(variable: String) -> ConstructorCalls.Given { given[variable] ?? [] }
}

extension Project {
  /// Records the arguments for all structs that may have a memberwise initialiser.
  ///
  /// Calls are matched by the last name of the type and by labels only, so that calls of another type of that
  /// name count too. All files are searched, including tests and generated code.
  mutating func noteMemberwiseArguments(_ made: [ConstructorCalls]) {
    let structs = types.indices.filter { types[$0].mayHaveMemberwiseInitializer }
    guard !structs.isEmpty else { return }
    let ledger = ConstructorCalls.Ledger(made)
    let aliases = index.aliasesByTarget
    let decoding = DecodedTypes.protocols(in: self)
    for place in structs {
      let name = types[place].simpleName
      let names = [name, "Self"] + otherNames(of: name, aliases)
      guard !isMadeElsewhere(types[place], decoding), !ledger.isHandedOut(names) else { continue }
      let variables = types[place].variables.filter { $0.fact.scope == .instance }.map(\.fact.name)
      types[place].unseenInitializers.memberwise = MemberwiseArguments(
        Dictionary(
          variables.map { ($0, ledger.given(to: $0, by: names)) }, uniquingKeysWith: { first, _ in first }))
    }
  }

  /// All aliases of a name, transitively.
  func otherNames(of name: String, _ aliases: [String: [String]]) -> [String] {
    var found: Set<String> = [name]
    var waiting = [name]
    while let next = waiting.popLast() {
      for alias in aliases[next] ?? [] where found.insert(alias).inserted { waiting.append(alias) }
    }
    return found.subtracting([name]).sorted()
  }

  /// Whether instances are made by a decoder, or through a protocol that requires an initialiser.
  private func isMadeElsewhere(_ type: ProjectType, _ decoding: Set<String>) -> Bool {
    lineage(of: type.name).contains { parent in
      decoding.contains(TypeIndex.lastPart(of: parent))
        || parent != type.name && members.function("init", in: parent) != nil
    } || type.inherited.contains { decoding.contains(TypeIndex.lastPart(of: $0)) }
  }
}

/// What synthesised initialisers give the variables of a type.
package struct UnseenInitializers: Hashable, Sendable {
  /// The arguments of a struct's memberwise initialiser; nil where they are unknown.
  package var memberwise: MemberwiseArguments?
  /// What a decoder or a store gives any value.
  package var decoded = DecodedVariables.none
}

extension ProjectType {
  package var memberwiseArguments: MemberwiseArguments? { unseenInitializers.memberwise }
  package var decoded: DecodedVariables { unseenInitializers.decoded }
}

extension ProjectType {
  /// An unknown attribute may be a macro that adds an initialiser.
  fileprivate var mayHaveMemberwiseInitializer: Bool {
    kind == .struct && origin == .handwritten
      && variables.contains { $0.fact.mayHoldState && $0.fact.scope == .instance }
      && attributes.allSatisfy { SDK.says(.addsNoInitializer, of: $0) }
  }
}
