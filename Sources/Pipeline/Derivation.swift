import Synchronization
import UntangleConfiguration
import UntangleProjectModel
import UntangleRules
import UntangleStateSpaces

/// What follows from the merged facts, each part on a thread of its own where that pays.
func analyzedProject(
  _ project: Project, _ configuration: Configuration, threadCount: Int
) -> AnalyzedProject {
  let (keyCalls, search) = (configuration.keys, configuration.searchSettings)
  // Below this the threads would cost more than they save.
  guard threadCount > 1, project.types.count > 200 else {
    return AnalyzedProject(project: project, keyCalls: keyCalls, search: search)
  }
  let counter = StateCounter(project, search)
  let derived = Mutex(DerivedParts(states: Array(repeating: [], count: stateChunkCount)))
  runOnWorkers(count: stateChunkCount + 2, threadCount: threadCount, makeContext: {}) { index, _ in
    switch index {
    case 0:
      let keys = project.keys(declared: keyCalls)
      derived.withLock { $0.keys = keys }
    case 1:
      let switches = project.resolvedSwitches()
      derived.withLock { $0.switches = switches }
    default:
      let states = project.states(
        ofTypes: stateChunk(index - 2, of: project.types.count), counter: counter)
      derived.withLock { $0.states[index - 2] = states }
    }
  }
  return derived.withLock {
    AnalyzedProject(
      project: project, states: $0.states.flatMap(\.self), switches: $0.switches, keys: $0.keys)
  }
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

private struct DerivedParts {
  var states: [[TypeState]]
  var switches: [ResolvedSwitch] = []
  var keys: [ProjectKey] = []
}

/// Small enough that the threads end at about the same time.
private let stateChunkCount = 16

private func stateChunk(_ index: Int, of count: Int) -> Range<Int> {
  (count * index / stateChunkCount)..<(count * (index + 1) / stateChunkCount)
}
