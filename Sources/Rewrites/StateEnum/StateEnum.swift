package import UntangleStateSpaces

/// The enum that says in one value what several variables say together: a case for each reached state.
package struct StateEnum: Hashable, Sendable {
  package struct Case: Hashable, Sendable {
    /// Without backticks.
    package var name: String
    /// One for each variable, by its place among the values of the variable's domain.
    package var values: [Int]
    /// Places of the variables whose value it carries, ascending.
    package var payload: [Int]
    /// Whether nothing in the code gave the name.
    package var isPlaceholder = false
  }

  /// `State`.
  package var name: String
  /// `state`: the variable that holds it.
  package var property: String
  package var variables: [StateVariable]
  /// Shortest ways first, as in the state table.
  package var cases: [Case]

  /// The case of a state; nil for a combination that is never reached.
  package func index(of values: [Int]) -> Int? { cases.firstIndex { $0.values == values } }

  /// A condition that holds in some of the cases, of an enum without payloads.
  func test(for holding: [Int]) -> String {
    let names = holding.map { ".\(cases[$0].name)" }
    let others = cases.indices.filter { !holding.contains($0) }
    if holding.isEmpty { return "false" }
    if others.isEmpty { return "true" }
    if names.count == 1 { return "\(property) == \(names[0])" }
    if others.count == 1 { return "\(property) != .\(cases[others[0]].name)" }
    return "[\(names.joined(separator: ", "))].contains(\(property))"
  }

  /// What is on in a case, in the order of the variables.
  func terms(of state: Case) -> [String] { zip(variables, state.values).compactMap { $0.term(of: $1) } }

  package var hasPayload: Bool { cases.contains { !$0.payload.isEmpty } }
}

extension StateEnum {
  /// One case for each state of a space, named from what is on in it.
  package init(_ space: StateSpace, names: EnumNames) {
    variables = space.variables
    name = names.type
    property = names.property
    let caseNames = CaseNaming(space, chosen: names.cases).names
    cases = zip(space.states, caseNames).map { state, name in
      Case(
        name: name.text, values: state.values,
        payload: space.variables.indices.filter { space.variables[$0].isPayload(state.values[$0]) },
        isPlaceholder: name.isPlaceholder)
    }
  }
}

extension StateVariable {
  /// Whether a value of it is more than the domain tells: an optional that is set.
  func isPayload(_ value: Int) -> Bool { domain == .optional && value > 0 }
}
