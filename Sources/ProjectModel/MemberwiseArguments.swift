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
    for place in structs {
      let name = types[place].simpleName
      let names = [name, "Self"] + (aliases[name] ?? [])
      guard !isDecoded(types[place]), !ledger.isHandedOut(names) else { continue }
      let variables = types[place].variables.filter { $0.fact.scope == .instance }.map(\.fact.name)
      types[place].memberwiseArguments = MemberwiseArguments(
        Dictionary(
          variables.map { ($0, ledger.given(to: $0, by: names)) }, uniquingKeysWith: { first, _ in first }))
    }
    for file in files.indices { files[file].madeInstances = MadeInstances.none }
  }

  private func isDecoded(_ type: ProjectType) -> Bool {
    lineage(of: type.name).contains { $0 == "Decodable" || $0 == "Codable" }
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
