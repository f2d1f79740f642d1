import Synchronization
import UntangleConfiguration
import UntangleProjectModel
import UntangleRules
import UntangleStateSpaces

/// What follows from the merged facts, each part on a thread of its own where that pays.
func analyzedProject(
  _ project: Project, _ resources: KeyResources, _ request: AnalysisRequest, work: ThreadedWork,
  _ progress: @escaping RunStage.Report
) -> AnalyzedProject {
  let configuration = request.configuration
  let keyCalls = configuration.keys
  // Invariants are about states, and what is wrong with them is a problem of every run.
  if request.aim == .keys, configuration.invariants.isEmpty {
    return AnalyzedProject(
      project: project, states: [], switches: [],
      usage: project.keyUsage(declared: keyCalls, resources: resources))
  }
  let counter = StateCounter(project, configuration.searchSettings)
  let stateParts = project.types.indices.parts
  let typeCount = project.types.count
  let doneCount = Mutex(0)
  progress(.counting(done: 0, of: typeCount))
  let derived = work.results(count: stateParts.count + 3) { index in
    switch index {
    case 0:
      return DerivedPart.keys(project.keyUsage(declared: keyCalls, resources: resources))
    case 1: return DerivedPart.switches(project.resolvedSwitches())
    case stateParts.count + 2: return DerivedPart.states(project.statesOfFiles(counter: counter))
    default:
      let part = stateParts[index - 2]
      let states = project.states(ofTypes: part, counter: counter)
      let done = doneCount.withLock { count in
        count += part.count
        return count
      }
      progress(.counting(done: done, of: typeCount))
      return DerivedPart.states(states)
    }
  }
  var (states, switches): ([TypeState], [ResolvedSwitch]) = ([], [])
  var usage = KeyUsage(keys: [], ledger: KeyLedger(keys: []))
  for part in derived {
    switch part {
    case .states(let found): states += found
    case .switches(let found): switches = found
    case .keys(let found): usage = found
    }
  }
  return AnalyzedProject(
    project: project, states: states, switches: switches, usage: usage)
}

extension Configuration {
  var searchSettings: SearchSettings {
    let closures: UntangleStateSpaces.ClosureCalls =
      switch self.closures {
      case .infer: .inferred
      case .once: .once
      case .repeat: .repeating
      }
    return SearchSettings(closures: closures, stateLimit: limits.states)
  }
}

private enum DerivedPart: Sendable {
  case states([TypeState])
  case switches([ResolvedSwitch])
  case keys(KeyUsage)
}
