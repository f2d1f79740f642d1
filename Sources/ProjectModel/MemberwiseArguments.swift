package import UntangleFacts

/// What a struct's memberwise initialiser is given, by the project's calls of it.
package struct MemberwiseArguments: Sendable {
  private var given: [String: MadeInstances.Given] = [:]

  fileprivate init(_ given: [String: MadeInstances.Given]) { self.given = given }

  /// Empty where no call names the variable: it keeps its default value.
  package subscript(variable: String) -> MadeInstances.Given { given[variable] ?? [] }
}

extension Project {
  /// Says of the structs that may have a memberwise initialiser what it is given.
  ///
  /// A call is told by the last name of its type and by its labels alone, so that a call of another type of that
  /// name counts, too. Calls are looked for in all files, tests and generated code among them.
  mutating func noteMemberwiseArguments() {
    let structs = types.indices.filter { types[$0].mayHaveMemberwiseInitializer }
    guard !structs.isEmpty else { return }
    let ledger = MadeInstances.Ledger(files.map(\.madeInstances))
    let aliases = index.aliasesByTarget
    // By another name, perhaps.
    let decoded = Set(["Decodable", "Codable"].flatMap { [$0] + otherNames(of: $0, aliases) })
    for place in structs {
      let name = types[place].simpleName
      let names = [name, "Self"] + otherNames(of: name, aliases)
      guard !isMadeElsewhere(types[place], decoded), !ledger.isHandedOut(names) else { continue }
      let variables = types[place].variables.filter { $0.fact.scope == .instance }.map(\.fact.name)
      types[place].memberwiseArguments = MemberwiseArguments(
        Dictionary(
          variables.map { ($0, ledger.given(to: $0, by: names)) }, uniquingKeysWith: { first, _ in first }))
    }
    for file in files.indices { files[file].madeInstances = MadeInstances.none }
  }

  /// Of aliases, and of aliases of these.
  private func otherNames(of name: String, _ aliases: [String: [String]]) -> [String] {
    var found: Set<String> = [name]
    var waiting = [name]
    while let next = waiting.popLast() {
      for alias in aliases[next] ?? [] where found.insert(alias).inserted { waiting.append(alias) }
    }
    return found.subtracting([name]).sorted()
  }

  /// By a decoder, or through a protocol that asks for an initialiser.
  private func isMadeElsewhere(_ type: ProjectType, _ decoded: Set<String>) -> Bool {
    lineage(of: type.name).contains { parent in
      decoded.contains(TypeIndex.lastPart(of: parent))
        || parent != type.name && members.function("init", in: parent) != nil
    } || type.inherited.contains { decoded.contains(TypeIndex.lastPart(of: $0)) }
  }
}

extension ProjectType {
  /// An attribute that is not known may be a macro that writes an initialiser.
  fileprivate var mayHaveMemberwiseInitializer: Bool {
    kind == .struct && origin == .handwritten
      && variables.contains { $0.fact.mayHoldState && $0.fact.scope == .instance }
      && attributes.allSatisfy { plainAttributes.contains($0) }
  }
}

private let plainAttributes: Set<String> = [
  "MainActor", "ObservableState", "available", "dynamicMemberLookup", "frozen", "main", "propertyWrapper",
  "resultBuilder", "usableFromInline", "Reducer", "CasePathable", "dynamicCallable", "preconcurrency",
]
