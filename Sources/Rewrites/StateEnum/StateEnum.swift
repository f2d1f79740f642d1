package import UntangleSourceFiles
package import UntangleStateSpaces

/// The enum that replaces several variables: a case for each reachable state.
package struct StateEnum: Hashable, Sendable {
  package struct Case: Hashable, Sendable {
    /// Without backticks.
    package var name: String
    /// By variable, the index of its value in the domain.
    package var values: [Int]
    /// The indices of the variables whose values it carries, ascending.
    package var payload: [Int]
    /// Whether no name could be derived from the code.
    package var isPlaceholder = false
  }

  /// A number that some cases carry. In all others it is what it begins with.
  package struct Carried: Hashable, Sendable {
    package var name: String
    /// The place of the name.
    package var location: Location
    /// Its type, as source.
    package var type: String
    /// What it begins with, as source.
    package var beginning: String
    /// Indices of cases, ascending.
    package var cases: [Int]
    var label = Label.name

    enum Label: Hashable, Sendable {
      case name
      /// The case says what it is: `failed(String)`.
      case none
    }
  }

  /// The enum's name: `State`.
  package var name: String
  /// The name of the variable that holds it: `state`.
  package var property: String
  package var variables: [StateVariable]
  /// Sorted by the shortest path to the state, as in the state table.
  package var cases: [Case]
  /// What cases carry behind their payload, in order of declaration.
  package var carried: [Carried] = []
  /// How its patterns are written.
  package var bindingForm = BindingForm.within

  /// The case of a combination; nil for one that is unreachable.
  package func index(of values: [Int]) -> Int? { cases.firstIndex { $0.values == values } }

  /// Moves the case of the declaration to the front, where a reader looks for it first: of those that instances may begin in,
  /// the first `beginnings`.
  mutating func moveFirst(_ first: Case?, among beginnings: Int) {
    guard let place = cases.firstIndex(where: { $0 == first }), place > 0, place < beginnings else { return }
    cases.insert(cases.remove(at: place), at: 0)
  }

  /// The condition that is true exactly in the given cases, behind what stands before the variables in the old one; nil
  /// where it would be another one without the instance of a weak reference. For enums without payloads.
  func test(for holding: [Int], of receiver: String) -> String? {
    let names = holding.map { ".\(cases[$0].name)" }
    let others = cases.indices.filter { !holding.contains($0) }
    let property = receiver + property
    if receiver.contains("?") { return names.count == 1 ? "\(property) == \(names[0])" : nil }
    if holding.isEmpty { return "false" }
    if others.isEmpty { return "true" }
    if names.count == 1 { return "\(property) == \(names[0])" }
    if others.count == 1 { return "\(property) != .\(cases[others[0]].name)" }
    return "[\(names.joined(separator: ", "))].contains(\(property))"
  }

  /// The set variables in a case, in the order of the variables.
  func terms(of state: Case) -> [String] { zip(variables, state.values).compactMap { $0.term(of: $1) } }

  /// The label of a value that a case carries, with its colon; empty for a single value of a case that nothing else makes up,
  /// or that says what went wrong: `loaded(Content)`, `failed(Error)`.
  func label(_ name: String, in index: Int) -> String {
    let state = cases[index]
    let isAlone =
      [name, "failed", wordOfWork(with: name)].contains(state.name) || terms(of: state) == [name]
    return state.payload.count == 1 && carried(by: index).isEmpty && isAlone ? "" : "\(name): "
  }

  package var hasPayload: Bool { !carried.isEmpty || cases.contains { !$0.payload.isEmpty } }

  /// What a case carries behind its payload.
  func carried(by index: Int) -> [Carried] { carried.filter { $0.cases.contains(index) } }
}

extension StateEnum {
  /// One case for each state of a space, named after what is set in it.
  package init(_ space: StateSpace, names: EnumNames) {
    variables = space.variables
    name = names.type
    property = names.property
    let caseNames = CaseNaming(space, names).names
    cases = zip(space.states, caseNames).map { state, name in
      Case(
        name: name.text, values: state.values,
        payload: space.variables.indices.filter { space.variables[$0].isPayload(state.values[$0]) },
        isPlaceholder: name.isPlaceholder)
    }
  }
}

extension StateEnum {
  /// Why its cases are not what a person would write, as one lowercase sentence; nil where they may be.
  ///
  /// - Of more than two variables, each combination has a word that a person would use. Of two, the author finds
  ///   one at most.
  /// - Values that several cases carry alike belong into a type of their own: three of them, or all that these cases have beside
  ///   flags.
  var reasonAgainstCases: String? {
    let nameless = cases.filter(\.isPlaceholder)
    if let first = nameless.first, variables.count > 2 || nameless.count > 1 {
      return "nothing in the code has a name for the state with \(listed(terms(of: first)))"
    }
    let crowded = cases.filter { $0.payload.count > 2 }
    let alike = cases.filter { one in
      one.payload.count == 2 && cases.contains { $0.payload == one.payload && $0.values != one.values }
    }
    if variables.count > 2, let first = alike.first {
      return
        "several of its states have \(listed(first.payload.map { variables[$0].name })): these may be one value"
    }
    guard crowded.count > 1 else { return nil }
    let names = crowded[0].payload.map { variables[$0].name }
    return "several of its states have \(listed(names)): these may be one value"
  }

  private func listed(_ names: [String]) -> String { joined(names.map { "'\($0)'" }) }
}

extension StateVariable {
  /// Whether the value is a set optional, whose wrapped value becomes payload.
  func isPayload(_ value: Int) -> Bool { domain == .optional && value > 0 }
}
