import UntangleConfiguration
import UntangleProjectModel
import UntangleRules
import UntangleStateSpaces

/// What follows from the merged facts, each part on a thread of its own where that pays.
func analyzedProject(
  _ project: Project, _ resources: KeyResources, _ configuration: Configuration, work: ThreadedWork
) -> AnalyzedProject {
  let keyCalls = configuration.keys
  let counter = StateCounter(project, configuration.searchSettings)
  let stateParts = project.types.indices.parts
  let derived = work.results(count: stateParts.count + 3) { index in
    switch index {
    case 0:
      DerivedPart.keys(project.keyUsage(declared: keyCalls, resources: resources))
    case 1: DerivedPart.switches(project.resolvedSwitches())
    case stateParts.count + 2: DerivedPart.states(project.statesOfFiles(counter: counter))
    default:
      DerivedPart.states(project.states(ofTypes: stateParts[index - 2], counter: counter))
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
