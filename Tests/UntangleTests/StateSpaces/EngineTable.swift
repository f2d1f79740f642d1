import UntangleConfiguration
import UntangleFacts
import UntanglePipeline
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
    // The driver's words of ranges, which have no blanks.
    let words = ["<= 0": "low", "> 0": "high", "0": "none"]
    let domains = space.variables.map { $0.domain.values.map { words[$0] ?? $0 } }
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

/// The table over all state variables of a type or file, and the numbers that conditions compare, from these sources and
/// what all types may use.
func engineTable(of sources: [NamedSource], type: String, comparing conditions: [String] = []) async throws
  -> EngineTable
{
  let configuration = try Configuration(
    invariants: conditions.map { FixtureText.Invariant(type: type, condition: $0) })
  let compared = configuration.comparedNames
  let shared = try Repository.swiftFiles(below: CompiledDriver.sharedFolder)
    .map { NamedSource(path: $0, text: try Repository.text($0)) }
  let outcome = await onDeepStack { () -> StateCount? in
    let files = (shared + sources).map { source in
      Array(source.text.utf8).withUnsafeBufferPointer {
        collectFacts(path: source.path, bytes: $0, detail: compared.isEmpty ? .findings : .quantities)
      }
    }
    let project = Project(files: files, foreignEnums: .known, compared: .named(compared))
    guard
      let found = project.syntheticTypes.first(where: { $0.name == type })
        ?? project.type(named: String(type.prefix { $0 != "<" }))
    else { return nil }
    let counter = StateCounter(project, SearchSettings())
    let numbers = project.comparedVariables(of: found, in: configuration.invariants.map(\.value))
    return counter.count(project.stateVariables(of: found) + numbers, of: found)
  }
  switch outcome {
  case .counted(let space)?: return EngineTable(space)
  case .tooLarge?: throw FixtureMistake("the space of '\(type)' is too large")
  case nil: throw FixtureMistake("no type is called '\(type)'")
  }
}
