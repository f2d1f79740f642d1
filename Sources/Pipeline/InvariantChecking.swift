package import UntangleConfiguration
import UntangleFacts
import UntangleFindings
import UntangleProjectModel
package import UntangleRules
import UntangleSourceFiles
import UntangleStateSpaces

/// Checks the configured invariants, type by type.
package func checkedInvariants(
  _ project: AnalyzedProject, _ configuration: Configuration
) -> [CheckedInvariant] {
  guard !configuration.invariants.isEmpty else { return [] }
  let counter = StateCounter(project.project, configuration.searchSettings)
  return configuration.invariants.flatMap { invariant in
    project.project.types(called: invariant.type.text).map { type in
      CheckedInvariant(
        type: type, text: invariant.condition.text, variables: invariant.value.allVariables,
        outcome: counter.check(invariant.value, of: type, in: project.project))
    }
  }
}

extension Configuration {
  /// The names of the variables whose numbers the invariants compare.
  package var comparedNames: Set<String> {
    Set(invariants.flatMap { $0.value.quantities.map(\.variable) })
  }
}

extension AnalysisRequest {
  /// The variables whose numbers the run asks for.
  var comparedQuantities: ComparedQuantities {
    let names = configuration.comparedNames
    return product.facts.contains(.quantities) ? .numbers(and: names) : .named(names)
  }

  /// The configuration without the invariants that cannot be checked.
  var checkedConfiguration: Configuration {
    guard case .facts = source else { return configuration }
    var result = configuration
    result.invariants.removeAll { !$0.value.quantities.isEmpty }
    return result
  }

  /// Files of facts do not hold what code does with numbers, nor what some rules read that are off by default.
  fileprivate var unstoredProblems: [Problem] {
    guard case .facts = source else { return [] }
    let missing = detail.subtracting(.stored)
    let unread = allRules.filter { !missing.isDisjoint(with: $0.facts) }.map { rule in
      Problem(
        path: configuration.path ?? ".lintrc.yml",
        reason:
          "'\(rule.schema.id.rawValue)' looks at more than facts hold; run it where the sources are read")
    }
    return unread
      + configuration.invariants.filter { !$0.value.quantities.isEmpty }.map { invariant in
        Problem(
          path: configuration.path(of: invariant.condition.place), line: invariant.condition.place.line,
          column: invariant.condition.place.column,
          reason:
            "'\(invariant.condition.text)' compares numbers, and facts hold none; check it where the sources are read"
        )
      }
  }
}

/// Problems for invariants about missing types or variables: without them, a condition that was never checked
/// would look satisfied.
///
/// A declaration that may be in a file that was not read is not reported.
func invariantProblems(_ project: AnalyzedProject, _ types: ConfiguredTypes) -> [Problem] {
  let configuration = types.request.configuration
  let missing = types.problems(aboutMissing: configuration.invariants.map(\.type))
  let mistakes = project.invariants.compactMap { checked -> Problem? in
    guard case .mistaken(let mistake) = checked.outcome,
      let invariant = configuration.invariants.first(where: {
        $0.condition.text == checked.text && checked.type.isCalled($0.type.text)
      }), mistake.isCertain(about: checked.type, types.coverage(of: invariant.condition.place))
    else { return nil }
    let variables = project.project.stateVariables(of: checked.type)
    let place = invariant.place(of: mistake)
    return Problem(
      path: configuration.path(of: place), line: place.line, column: place.column,
      reason: mistake.text(about: checked.type.name, with: variables, and: checked.type.quantityNames))
  }
  return missing + mistakes + types.request.unstoredProblems
}

extension Analysis {
  /// Whether a condition or a premise names a type that was not found.
  var missesInvariantTypes: Bool {
    let configuration = outcome.request.configuration
    return (configuration.invariants.map(\.type) + configuration.assumed.map(\.type))
      .contains { configuredTypes.misses($0.text) }
  }
}

extension Invariant {
  fileprivate func place(of mistake: InvariantMistake) -> TextPlace {
    let mention =
      switch mistake {
      case .unknownVariable(let name): mentions.first { $0.text == name }
      case .unknownCase(let name): mentions.first { $0.text == ".\(name)" }
      case .noCondition(let variable):
        mentions.first { $0.text == variable.name && $0.role == .condition }
      case .noQuantity(let quantity), .notCompared(let quantity):
        mentions.first { $0.text == quantity.variable }
      }
    return mention?.place ?? condition.place
  }
}

extension InvariantMistake {
  func isCertain(about type: ProjectType, _ coverage: Coverage) -> Bool {
    switch (self, coverage) {
    case (.unknownVariable(let name), .part): !type.mayHold(name)
    case (_, .whole), (.unknownCase, .part), (.noCondition, .part), (.noQuantity, .part),
      (.notCompared, .part):
      true
    }
  }

  /// The message, with a suggested correction if there is one.
  func text(about type: String, with variables: [StateVariable], and quantities: [String] = []) -> String {
    let cases = variables.flatMap(\.cases).map { ".\($0)" }
    switch self {
    case .unknownVariable(let name):
      return "'\(name)' is no state variable of '\(type)'"
        + suggestion(for: name, in: variables.map(\.name) + quantities + cases)
    case .unknownCase(let name):
      return "'.\(name)' is no case of the variables in the condition about '\(type)'"
        + suggestion(for: ".\(name)", in: cases.filter { $0 != ".\(name)" })
    case .noCondition(let variable):
      let mend =
        switch variable.domain {
        case .boolean, .optionalBoolean: "== true"
        case .optional: "!= nil"
        case .enumeration(let cases), .optionalEnumeration(let cases): "== .\(cases.first ?? "")"
        case .number: "> 0"
        }
      return "'\(variable.name)' of '\(type)' is neither true nor false; "
        + "write something like '\(variable.name) \(mend)'"
    case .noQuantity(let quantity):
      let wanted =
        switch quantity.measure {
        case .value: "number"
        case .count: "text or collection"
        }
      return
        "'\(quantity.variable)' of '\(type)' is no \(wanted) that it stores and can change, as far as its declaration shows"
    case .notCompared(let quantity):
      let example =
        switch quantity.measure {
        case .value: "\(quantity.variable) > 0"
        case .count: "\(quantity.variable).isEmpty"
        }
      return
        "'\(quantity.variable)' of '\(type)' has many values; compare it with a number, as in '\(example)'"
    }
  }
}

extension ProjectType {
  fileprivate var quantityNames: [String] { variables.map(\.fact.name).filter { quantity($0) != nil } }

  /// Whether a variable that is not a known state variable may still be one. Its enum or the superclass that
  /// declares it may be in a file that was not read, or the type's own source has syntax errors.
  func mayHold(_ variable: String) -> Bool {
    !inherited.isEmpty || integrity == .broken || variables.contains { $0.fact.name == variable }
  }
}
