import UntangleFacts
package import UntangleProjectModel
import UntangleSourceFiles

/// Where a search begins.
package enum SearchStart: Sendable {
  /// With what an instance can be when it is made.
  case beginnings
  /// With every combination of values: to see what each leads to, reached or not.
  case anywhere
}

package enum SearchPrecision: Sendable {
  /// What was made to run later is told apart in each state, unless that is too much.
  case exact
  /// What was made to run later may always run: quick, and perhaps a few states too many.
  case quick
  /// The same, and bodies that take more than their part of what the search may cost are not followed.
  case coarse
}

/// Counts the states of types: the model with what the search needs of it.
package struct StateCounter: Sendable {
  let project: Project
  let settings: SearchSettings

  package init(_ project: Project, _ settings: SearchSettings) {
    self.project = project
    self.settings = settings
  }

  /// The states that some variables of a type can be in together; see `TypeCounter`.
  package func count(_ variables: [StateVariable], of type: ProjectType) -> StateCount {
    var counter = TypeCounter(type, self)
    return counter.count(variables)
  }

  /// The same with the states in which each write to one of the variables is reached; nil where there
  /// is too much to look at.
  package func trace(_ variables: [StateVariable], of type: ProjectType) -> StateTrace? {
    var counter = TypeCounter(type, self)
    return counter.trace(variables)
  }

  /// What values in the type's code are, state by state; nil where no state can be told.
  ///
  /// `names` are cases of other enums that the values may name.
  package func reader(
    of variables: [StateVariable], in type: ProjectType, alsoNaming names: [String] = []
  ) -> ValueReader? {
    let chain = project.chain(of: type)
    guard var members = members(variables, of: type, as: chain, CallGraph(of: chain)) else { return nil }
    for name in names { _ = members.symbols.symbol(ofCase: name) }
    // A subclass may say it anew.
    let below = project.inheritance.descendants(of: type)
    members.computed = members.computed.filter { property, _ in
      !below.contains { project.declares(property, in: $0) }
    }
    return ValueReader(members)
  }

  /// nil where the variables have more values than a state has bits.
  func members(
    _ variables: [StateVariable], of type: ProjectType, as chain: [ProjectType], _ graph: CallGraph
  ) -> Members? {
    var symbols = ValueInterner(carriers: carriers(of: variables))
    for name in project.caseNames(ofComputedIn: chain) { _ = symbols.symbol(ofCase: name) }
    guard let layout = StateLayout(variables, symbols: &symbols) else { return nil }
    let influence = ModRef(variables: Set(variables.map(\.name)), graph)
    var members = Members(layout: layout, symbols: symbols, influence: influence)
    members.computed = computedValues(of: chain)
    members.mutators = mutators(of: variables)
    members.reentrancy = reentrancy(of: type)
    members.construction = construction(along: chain)
    members.properties = Set(chain.flatMap { $0.variables.map(\.fact.name) })
    members.valueProperties = valueProperties(of: chain)
    members.isNeverNil = { [project] name in project.isNeverNil(callOf: name, in: type.scopeName) }
    members.isOptional = { [project] name in project.absolute(.named(name), in: type.scopeName).isOptional }
    return members
  }

  /// Where types of the chain disagree, a subclass may say less than its superclass: all must say so.
  private func valueProperties(of chain: [ProjectType]) -> Set<String> {
    var found: Set<String> = []
    var others: Set<String> = []
    for type in chain {
      for variable in type.variables {
        let name = variable.fact.name
        switch variable.fact.typing {
        case .annotated(let written) where isValue(written, in: type.scopeName): found.insert(name)
        case .annotated, .literal, .expression, .unknown: others.insert(name)
        }
      }
    }
    return found.subtracting(others)
  }

  private func isValue(_ type: WrittenType, in scope: String?) -> Bool {
    switch project.absolute(type, in: scope) {
    case .named(let name): name != "Bool"
    case .list, .dictionary, .tuple, .function: true
    case .optional, .other: false
    }
  }

  private func computedValues(of chain: [ProjectType]) -> [String: LoweredExpression] {
    var values: [String: LoweredExpression] = [:]
    for type in chain {
      for variable in type.variables where variable.fact.scope == .instance {
        guard case .computed(let value) = variable.fact.storage else { continue }
        if values[variable.fact.name] == nil { values[variable.fact.name] = value ?? .unknown }
      }
    }
    return values
  }

  /// Names of cases that carry values.
  private func carriers(of variables: [StateVariable]) -> Set<String> {
    let enums = variables.compactMap { $0.enumName.flatMap { project.type(named: $0) } }
    return Set(enums.flatMap { $0.cases.filter { !$0.payload.isEmpty }.map(\.name) })
  }

  /// By variable, the members of its enum that assign to `self`.
  private func mutators(of variables: [StateVariable]) -> [String: Set<String>] {
    var mutators: [String: Set<String>] = [:]
    for variable in variables {
      guard let name = variable.enumName, let type = project.type(named: name) else { continue }
      let bodies = type.bodies.filter { $0.fact.statements.contains(where: \.writesInstance) }
      mutators[variable.name] = Set(bodies.map(\.fact.name))
    }
    return mutators
  }

  private func construction(along chain: [ProjectType]) -> Members.Construction {
    guard let type = chain.first, type.kind == .class || type.kind == .actor else { return .unseen }
    let known = Set(chain.flatMap { [$0.name, $0.simpleName] })
    let isClosed = chain.allSatisfy { link in
      link.kind != .class || link.inherited.allSatisfy { known.contains($0) || $0 == "Sendable" }
    }
    return isClosed ? .seen : .unseen
  }

  /// While a method of a plain value waits, nobody else can get at the value.
  private func reentrancy(of type: ProjectType) -> Members.Reentrancy {
    let isPlain = type.kind == .struct && type.variables.allSatisfy(\.fact.wrappers.isEmpty)
    return isPlain ? .impossible : .possible
  }
}
