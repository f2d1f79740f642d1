import UntangleFacts
package import UntangleProjectModel
import UntangleSourceFiles

/// The states in which a search starts.
package enum SearchStart: Sendable {
  /// The states of a newly made instance.
  case beginnings
  /// Every combination of values: to find the transitions from each, reachable or not.
  case anywhere
}

package enum SearchPrecision: Sendable {
  /// Tracks pending code in each state, unless that is too expensive.
  case exact
  /// Pending code may run at any time: quick, but an over-approximation.
  case quick
  /// Like `quick`, and bodies that exceed their share of the budget are not executed.
  case coarse
}

/// Counts the states of types: the project model with the settings of the search.
package struct StateCounter: Sendable {
  let project: Project
  let settings: SearchSettings

  package init(_ project: Project, _ settings: SearchSettings) {
    self.project = project
    self.settings = settings
  }

  /// The reachable states of some variables of a type; see `TypeCounter`.
  package func count(
    _ variables: [StateVariable], of type: ProjectType, refusing refused: RefusedSteps = RefusedSteps()
  ) -> StateCount {
    var counter = TypeCounter(type, self)
    return counter.count(variables, refusing: refused)
  }

  /// The reachable states, and the states around each write to one of the variables. nil where the space is
  /// too large.
  package func trace(_ variables: [StateVariable], of type: ProjectType) -> StateTrace? {
    var counter = TypeCounter(type, self)
    return counter.trace(variables)
  }

  /// A reader that evaluates expressions of the type's code in given states; nil where the variables do not
  /// fit into the packed state.
  ///
  /// `names` are cases of other enums that the expressions may name.
  package func reader(
    of variables: [StateVariable], in type: ProjectType, alsoNaming names: [String] = []
  ) -> ValueReader? {
    let chain = project.chain(of: type)
    guard var members = members(variables, of: type, as: chain, CallGraph(of: chain)) else { return nil }
    for name in names { _ = members.symbols.symbol(ofCase: name) }
    // A subclass may override a computed property.
    let below = project.inheritance.descendants(of: type)
    members.computed = members.computed.filter { property, _ in
      !below.contains { project.declares(property, in: $0) }
    }
    return ValueReader(members)
  }

  /// nil where the variables do not fit into 64 bits.
  func members(
    _ variables: [StateVariable], of type: ProjectType, as chain: [ProjectType], _ graph: CallGraph
  ) -> Members? {
    var symbols = ValueInterner(carriers: carriers(of: variables))
    for name in project.caseNames(ofComputedIn: chain) { _ = symbols.symbol(ofCase: name) }
    guard let layout = StateLayout(variables, symbols: &symbols) else { return nil }
    let modRef = ModRef(variables: Set(variables.map(\.name)), graph)
    var members = Members(layout: layout, symbols: symbols, modRef: modRef)
    members.computed = computedValues(of: chain)
    members.mutators = mutators(of: variables)
    members.reentrancy = reentrancy(of: type)
    members.construction = construction(along: chain)
    members.properties = Set(chain.flatMap { $0.variables.map(\.fact.name) })
    members.valueProperties = valueProperties(of: chain)
    let certain = CertainValues(project)
    members.isNeverNil = { certain.isNeverNil(callOf: $0, $1, in: type.scopeName) }
    members.leadsToValue = { certain.isNeverNil($0, in: type.scopeName) }
    members.isOptional = { [project] name in project.absolute(.named(name), in: type.scopeName).isOptional }
    return members
  }

  /// The properties that are non-optional in all types of the chain. A subclass may declare another type than
  /// its superclass.
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
    case .list, .dictionary, .tuple, .function, .result: true
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

  /// The names of the enums' cases that carry payloads.
  private func carriers(of variables: [StateVariable]) -> Set<String> {
    let enums = variables.compactMap { $0.enumName.flatMap { project.index.type(named: $0, in: nil) } }
    // Two numbers of one range may be different.
    let ranges = variables.compactMap(\.domain.numbers).flatMap(\.texts)
    let cases = enums.flatMap { project.cases(ofTypeAt: $0) }
    return Set(cases.filter { !$0.payload.isEmpty }.map(\.name) + ranges)
  }

  /// By variable, the methods of its enum that assign to `self`.
  private func mutators(of variables: [StateVariable]) -> [String: Set<String>] {
    var mutators: [String: Set<String>] = [:]
    for variable in variables {
      guard let name = variable.enumName, let place = project.index.type(named: name, in: nil) else {
        continue
      }
      mutators[variable.name] = project.mutatingMethods(ofTypeAt: place)
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

  /// While a method of a plain struct is suspended, exclusive access keeps other code from the value.
  private func reentrancy(of type: ProjectType) -> Members.Reentrancy {
    let isPlain = type.kind == .struct && type.variables.allSatisfy(\.fact.wrappers.isEmpty)
    return isPlain ? .impossible : .possible
  }
}
