import UntangleFacts
import UntangleProjectModel
import UntangleStateSpaces

/// What the engine says of one type: its state table in the words of CONTRACT.
struct EngineTable: Sendable {
  struct Variable: Sendable {
    var name: String
    var domain: [String]
  }

  struct State: Sendable {
    var values: [String]
    var witness: [String]
  }

  var variables: [Variable]
  var initial: [[String]]
  var reachable: [State]
  var representable: Int
  var isExact: Bool
  var assumptions: [String]
}

extension EngineTable {
  init(_ space: StateSpace) {
    let domains = space.variables.map(\.domain.values)
    let states = space.states.map { state in
      State(values: zip(domains, state.values).map { $0[$1] }, witness: state.witness.map(\.text))
    }
    self.init(
      variables: zip(space.variables, domains).map { Variable(name: $0.name, domain: $1) },
      initial: states.prefix(space.initialCount).map(\.values), reachable: states,
      representable: space.representable, isExact: space.assumptions.isEmpty,
      assumptions: space.assumptions.map(\.text))
  }
}

/// The table over all state variables of a type or file, from these sources and what all types may use.
func engineTable(of sources: [NamedSource], type: String) async throws -> EngineTable {
  let shared = try Repository.swiftFiles(below: CompiledDriver.sharedFolder)
    .map { NamedSource(path: $0, text: try Repository.text($0)) }
  let outcome = await onDeepStack { () -> StateCount? in
    let files = (shared + sources).map { source in
      Array(source.text.utf8).withUnsafeBufferPointer { collectFacts(path: source.path, bytes: $0) }
    }
    let project = Project(files: files, foreignEnums: .known)
    guard
      let found = project.syntheticTypes.first(where: { $0.name == type })
        ?? project.type(named: String(type.prefix { $0 != "<" }))
    else { return nil }
    let counter = StateCounter(project, SearchSettings())
    return counter.count(project.stateVariables(of: found), of: found)
  }
  switch outcome {
  case .counted(let space)?: return EngineTable(space)
  case .tooLarge?: throw FixtureMistake("the space of '\(type)' is too large")
  case nil: throw FixtureMistake("no type is called '\(type)'")
  }
}
