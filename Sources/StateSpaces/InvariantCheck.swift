package import UntangleFacts
package import UntangleProjectModel

/// The result of checking an invariant in all states of a type.
package enum InvariantOutcome: Hashable, Sendable {
  case holds
  /// The first state that violates it, with a shortest witness.
  case broken(StateSpace.State, in: StateSpace)
  /// The condition is not applicable to the type.
  case mistaken(InvariantMistake)
  case tooLarge
}

/// An error in a condition about a type.
package enum InvariantMistake: Hashable, Sendable {
  case unknownVariable(String)
  /// None of the variables in the condition has such a case.
  case unknownCase(String)
  /// A non-Boolean variable stands where a condition is expected.
  case noCondition(StateVariable)
  /// The type has the variable, and it is no quantity that it stores: a number, a text or a collection.
  case noQuantity(Quantity)
  /// A quantity stands where a condition is expected, or beside another variable.
  case notCompared(Quantity)
}

extension StateCounter {
  /// Checks a condition in every reachable state. Parts of it that are unknown count as satisfied.
  package func check(_ condition: LoweredExpression, of type: ProjectType, in project: Project)
    -> InvariantOutcome
  {
    let state = project.stateVariables(of: type)
    let names = condition.allVariables
    if let mistake = condition.mistake(about: state, of: type) { return .mistaken(mistake) }
    let all = state + project.comparedVariables(of: type, in: [condition])
    // All variables give the most precise result. If the space is too large, only the variables of the
    // condition.
    for variables in [all, all.filter { names.contains($0.name) }] {
      guard case .counted(let space) = count(variables, of: type),
        let test = StateTest(condition, space.variables)
      else {
        continue
      }
      guard let broken = space.states.first(where: test.isDenied) else { return .holds }
      // A coarser search over-approximates, so a violation in it is not certain.
      if space.reading == .followed { return .broken(broken, in: space) }
    }
    return .tooLarge
  }
}

extension StateSpace {
  /// Indices of the states in which one of the conditions is false. Ignores conditions about other variables.
  package func states(forbiddenBy conditions: [LoweredExpression]) -> Set<Int> {
    let names = Set(variables.map(\.name))
    let tests = conditions.filter { names.isSuperset(of: $0.allVariables) }.compactMap {
      StateTest($0, variables)
    }
    guard !tests.isEmpty else { return [] }
    return Set(states.indices.filter { place in tests.contains { $0.isDenied(in: states[place]) } })
  }
}

extension StateSpace {
  /// The combinations of values, reached or not, in which one of some conditions is false; nil where none of them is
  /// about these variables alone, and where there are more than 64 combinations.
  package func combinations(forbiddenBy conditions: [LoweredExpression]) -> Set<[Int]>? {
    let names = Set(variables.map(\.name))
    let tests = conditions.filter { names.isSuperset(of: $0.allVariables) }.compactMap {
      StateTest($0, variables)
    }
    guard !tests.isEmpty, representable <= 64 else { return nil }
    let all = variables.reduce([[]]) { rows, variable in
      rows.flatMap { row in (0..<variable.valueCount).map { row + [$0] } }
    }
    return Set(
      all.filter { values in tests.contains { $0.isDenied(in: State(values: values, witness: [])) } })
  }
}

/// A condition that is asked of many states.
struct StateTest {
  private let fields: [StateLayout.Field]
  private let condition: ResolvedExpression

  /// nil where the variables do not fit into the packed state.
  init?(_ condition: LoweredExpression, _ variables: [StateVariable]) {
    var symbols = ValueInterner()
    guard let layout = StateLayout(variables, symbols: &symbols) else { return nil }
    fields = layout.fields
    let members = Members(
      layout: layout, symbols: symbols, modRef: ModRef(variables: [], CallGraph()))
    self.condition = NameResolution(members).expression(condition)
  }

  /// Whether the condition is certainly false in a state.
  func isDenied(in state: StateSpace.State) -> Bool {
    var effect = StateTransformer()
    for (field, value) in zip(fields, state.values) { effect.write(field.mask, field.bits(value)) }
    var evaluation = Evaluation(fields: fields)
    return evaluation.verdict(on: condition, Path(effect: effect, locals: Locals(count: 0))).yes.isEmpty
  }
}

extension LoweredExpression {
  /// The first error in a condition about these variables of a type; nil if none.
  func mistake(about variables: [StateVariable], of type: ProjectType) -> InvariantMistake? {
    let names = self.variables
    if let unknown = names.first(where: { name in !variables.contains { $0.name == name } }) {
      return type.quantity(unknown).map(InvariantMistake.notCompared) ?? .unknownVariable(unknown)
    }
    for quantity in quantities.sorted(by: { $0.variable < $1.variable }) {
      if type.quantity(quantity.variable) == quantity { continue }
      let isThere = type.variables.contains { $0.fact.name == quantity.variable }
      return isThere ? .noQuantity(quantity) : .unknownVariable(quantity.variable)
    }
    let meant = variables.filter { names.contains($0.name) }
    if let unknown = cases.first(where: { name in !meant.contains { $0.cases.contains(name) } }) {
      return .unknownCase(unknown)
    }
    return meant.first { $0.domain != .boolean && conditions.contains($0.name) }
      .map(InvariantMistake.noCondition)
  }

  private var cases: [String] {
    var names: [String] = []
    forEach { if case .enumCase(let name) = $0 { names.append(name) } }
    return names
  }

  /// The variables in Boolean positions.
  private var conditions: Set<String> {
    switch self {
    case .variable(let name): [name]
    case .not(let inner): inner.conditions
    case .and(let left, let right), .or(let left, let right): left.conditions.union(right.conditions)
    case .equal(let left, let right): left.nestedConditions.union(right.nestedConditions)
    default: []
    }
  }

  /// The same for an operand of a comparison, where a variable alone may have any domain.
  private var nestedConditions: Set<String> {
    if case .variable = self { return [] }
    return conditions
  }
}

extension ProjectType {
  /// The quantity of that name that each instance stores and can change; nil without one.
  package func quantity(_ name: String) -> Quantity? {
    guard let variable = variables.first(where: { $0.fact.name == name })?.fact, variable.mayVary else {
      return nil
    }
    return variable.measure.map { Quantity(variable: name, measure: $0) }
  }
}

extension StateVariable {
  /// The names of the enum's cases; empty for other domains.
  package var cases: [String] {
    switch domain {
    case .enumeration(let cases), .optionalEnumeration(let cases): cases
    case .boolean, .optionalBoolean, .optional, .number: []
    }
  }
}
