package import UntangleFacts
package import UntangleProjectModel
import UntangleSourceFiles

extension Project {
  /// The stored quantities that conditions about a type compare, in order of declaration.
  package func comparedVariables(of type: ProjectType, in conditions: [LoweredExpression]) -> [StateVariable]
  {
    var tests: [Quantity: Set<NumberTest>] = conditions.reduce(into: [:]) { $1.addTests(to: &$0) }
    guard !tests.isEmpty else { return [] }
    type.addTests(ofCounters: &tests)
    var seen: Set<String> = []
    return type.variables.indices.compactMap { index in
      let fact = type.variables[index].fact
      guard fact.mayVary, let measure = fact.measure,
        let asked = tests[Quantity(variable: fact.name, measure: measure)], seen.insert(fact.name).inserted
      else { return nil }
      return StateVariable(
        name: fact.name, domain: .number(NumberDomain(measure, fact.numberKind, tests: Array(asked))),
        enumName: nil, ownership: fact.ownership,
        location: Location(path: type.variables[index].path, span: fact.span), access: fact.access,
        setter: fact.setter, initial: (fact.initial ?? .null).level,
        defaultValue: fact.initial.map(StateVariable.DefaultValue.value) ?? .absent)
    }
  }
}

extension ProjectType {
  /// The writes of other code after which a variable may have a value, in order.
  package func writes(setting variable: StateVariable, to value: Int) -> [InFile<OutsideWrite>] {
    outsideWrites.filter {
      $0.fact.member == variable.name && $0.fact.receiver != .metatype
        && variable.mayBe(value, after: $0.fact.value)
    }.sorted { Location(path: $0.path, span: $0.fact.span) < Location(path: $1.path, span: $1.fact.span) }
  }
}

extension StateVariable {
  fileprivate func mayBe(_ value: Int, after written: LoweredExpression) -> Bool {
    switch written {
    case .number(let number): domain.numbers.map { $0.place(of: number) == value } ?? true
    case .boolean(let isOn): domain != .boolean || value == (isOn ? 1 : 0)
    case .null: domain != .optional || value == 0
    default: true
    }
  }
}

extension Variable {
  fileprivate var numberKind: NumberKind {
    switch typing {
    case .annotated(.list), .literal(.typed(.list)), .expression(.typed(.list)): .elements
    case .annotated(.dictionary), .literal(.typed(.dictionary)), .expression(.typed(.dictionary)): .entries
    case .annotated, .literal, .expression, .unknown:
      switch measure {
      case .count: typing.isText ? .characters : .entries
      case .value, nil: isWhole ? .whole : .fraction
      }
    }
  }
}

extension Variable.Typing {
  fileprivate var isText: Bool {
    switch self {
    case .annotated(.named("String")), .literal(.typed(.named("String"))): true
    case .annotated, .literal, .expression, .unknown: false
    }
  }
}

/// How many comparisons of its code divide the values of one counter.
private let mostOwnTests = 4

extension ProjectType {
  /// Adds the first comparisons of the code with numbers that it counts up or down: `guard n > 0 else { return }` says
  /// that `n -= 1` is not below 0.
  fileprivate func addTests(ofCounters tests: inout [Quantity: Set<NumberTest>]) {
    var counted: Set<String> = []
    var found: [(quantity: Quantity, test: NumberTest)] = []
    func look(at value: LoweredExpression) {
      value.forEach { inner in
        switch inner {
        case .sum(let name, _): counted.insert(name)
        case .compared(let quantity, let comparison, let number) where tests[quantity] != nil:
          found.append((quantity, NumberTest(comparison: comparison, number: number)))
        default: break
        }
      }
    }
    for body in bodies + outsideBodies {
      for statement in body.fact.statements {
        statement.forEach { inner in
          switch inner {
          case .assign(_, let value, _), .test(let value, _): look(at: value)
          case .branch(let clauses, _, _): for clause in clauses { look(at: clause.value) }
          case .loop(let loop): for clause in loop.clauses { look(at: clause.value) }
          default: break
          }
        }
      }
    }
    var added: [Quantity: Int] = [:]
    for (quantity, test) in found where counted.contains(quantity.variable) {
      guard added[quantity, default: 0] < mostOwnTests, tests[quantity, default: []].insert(test).inserted
      else {
        continue
      }
      added[quantity, default: 0] += 1
    }
  }
}

extension LoweredExpression {
  fileprivate func addTests(to tests: inout [Quantity: Set<NumberTest>]) {
    forEach { value in
      guard case .compared(let quantity, let comparison, let number) = value else { return }
      tests[quantity, default: []].insert(NumberTest(comparison: comparison, number: number))
    }
  }

  /// The names of all variables in a condition, in order of appearance.
  package var allVariables: [String] {
    var names: [String] = []
    forEach { value in
      switch value {
      case .variable(let name), .count(of: let name): if !names.contains(name) { names.append(name) }
      case .compared(let quantity, _, _):
        if !names.contains(quantity.variable) { names.append(quantity.variable) }
      default: break
      }
    }
    return names
  }
}
