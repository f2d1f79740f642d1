import Synchronization
import UntangleConfiguration
import UntangleProjectModel
import UntangleRules
import UntangleStateSpaces

/// What was derived from merged facts; nil for what was not wanted.
struct DerivedFacts: Sendable {
  var states: [FoundState]?
  var switches: [ResolvedSwitch]?
  var usage: KeyUsage?

  func analyzed(_ project: Project) -> AnalyzedProject {
    AnalyzedProject(project: project, states: states?.map(\.state), switches: switches, usage: usage)
  }
}

/// Derives what is wanted from the merged facts. Independent parts run on threads of their own if that pays.
///
/// `known` are the states that hold in this project; nil where no other run takes over its states.
func derive(
  from project: Project, _ resources: KeyResources, _ request: AnalysisRequest, _ wanted: Derivations,
  known: KnownStates?, work: ThreadedWork, _ progress: @escaping RunStage.Report
) -> DerivedFacts {
  let counter = StateCounter(project, request.configuration.searchSettings)
  let types = wanted.contains(.states) ? request.product.types(of: project) : []
  let jobs: [DerivationJob] =
    (wanted.contains(.keys) ? [.keys] : []) + (wanted.contains(.switches) ? [.switches] : [])
    + types.map { .statesOfTypes($0) } + (wanted.contains(.states) ? [.statesOfFiles] : [])
  let typeCount = types.reduce(0) { $0 + $1.count }
  let doneCount = Mutex(0)
  progress(.counting(done: 0, of: typeCount))
  let derived = work.results(count: jobs.count) { index in
    switch jobs[index] {
    case .keys:
      let usage = project.keyUsage(declared: request.configuration.keys, resources: resources)
      return DerivedPart.keys(usage)
    case .switches: return DerivedPart.switches(project.resolvedSwitches())
    case .statesOfFiles: return DerivedPart.states(project.statesOfFiles(counter: counter, known: known))
    case .statesOfTypes(let part):
      let states = project.states(ofTypes: part, counter: counter, known: known)
      let done = doneCount.withLock { count in
        count += part.count
        return count
      }
      progress(.counting(done: done, of: typeCount))
      return DerivedPart.states(states)
    }
  }
  var result = DerivedFacts(states: wanted.contains(.states) ? [] : nil)
  for part in derived {
    switch part {
    case .states(let found): result.states? += found
    case .switches(let found): result.switches = found
    case .keys(let found): result.usage = found
    }
  }
  return result
}

extension AnalysisProduct {
  /// Index ranges of the types whose states are wanted; each range takes about the same time.
  fileprivate func types(of project: Project) -> [Range<Int>] {
    guard let name = typeName else { return project.types.indices.parts }
    return project.types.indices.filter { project.types[$0].ends(with: name) }.map { $0..<($0 + 1) }
  }
}

private enum DerivationJob: Sendable {
  case keys
  case switches
  case statesOfTypes(Range<Int>)
  case statesOfFiles
}

extension Configuration {
  var searchSettings: SearchSettings {
    let closures: UntangleStateSpaces.ClosureCalls =
      switch self.closures.calls {
      case .infer: .inferred
      case .once: .once
      case .repeat: .repeating
      }
    let premises = Dictionary(grouping: assumed, by: \.type.text).mapValues { $0.map(\.premise) }
    return SearchSettings(
      closures: ClosureRules(closures, functions: self.closures.functions), premises: premises,
      stateLimit: limits.states)
  }
}

private enum DerivedPart: Sendable {
  case states([FoundState])
  case switches([ResolvedSwitch])
  case keys(KeyUsage)
}
