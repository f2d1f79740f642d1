import UntangleFacts
import UntangleProjectModel
package import UntangleReports
import UntangleRewrites
import UntangleRules
import UntangleSourceFiles
import UntangleStateSpaces

/// What runs of the project's tests recorded: by the full name of a type, values by the names of variables.
package struct RecordedStates: Sendable {
  package var combinations: [String: Set<[String: String]>] = [:]

  package init() {}

  package mutating func add(_ values: [String: String], ofType type: String) {
    combinations[type, default: []].insert(values)
  }
}

/// A Swift file that records states, and why some types are not in it.
package struct StateRecorder: Sendable {
  /// nil where no type can be recorded.
  package var text: String?
  /// One line each: a type with the reason.
  package var refusals: [String]
}

extension Analysis {
  /// The recorder of the types of a name; nil is all that have groups with surplus states.
  package func recorder(ofTypesNamed name: String?) throws(TypeChoiceError) -> StateRecorder {
    let types: [ProjectType]
    if let name {
      let files = files(named: name)
      types = files.isEmpty ? try self.types(named: name) : files
    } else {
      types = project.states.filter { $0.type.extent == .type && $0.groups.contains(where: \.hasSurplus) }
        .map(\.type)
    }
    var recorder = StateRecorder(text: nil, refusals: [])
    var recorded: [RecordedType] = []
    var names: Set<String> = []
    for type in types.sorted(by: { $0.location < $1.location }) {
      do throws(RecorderRefusal) {
        if let parent = project.project.chain(of: type).dropFirst().first(where: { names.contains($0.name) })
        {
          throw RecorderRefusal(
            reason: "it inherits from '\(parent.name)': write a file of its own with --type")
        }
        let part = try recordedType(type)
        names.insert(type.name)
        recorded.append(part)
      } catch {
        recorder.refusals.append("'\(type.name)' cannot be recorded: \(error.reason)")
      }
    }
    if !recorded.isEmpty { recorder.text = RecorderText(of: recorded).text }
    return recorder
  }

  private func recordedType(_ type: ProjectType) throws(RecorderRefusal) -> RecordedType {
    let variables = project.project.stateVariables(of: type)
    return try RecordedType(
      type, variables, operations: operations(of: type, changing: variables), in: project.project)
  }

  /// The functions and initialisers of a type that others see and that change its state, as `stop(at:)`, in the
  /// order of the source.
  private func operations(of type: ProjectType, changing variables: [StateVariable]) -> [String] {
    let names = Set(variables.map(\.name))
    let count = StateCounter(project.project, outcome.search).count(variables, of: type)
    let changing = count.space.map { Set($0.operations.compactMap(\.place)) } ?? []
    var known: Set<String> = []
    return type.bodies.filter { $0.fact.isSeenByTests }
      .filter { body in
        changing.contains(body.nameLocation) || body.fact.statements.contains { $0.writes(oneOf: names) }
      }
      .sorted { $0.nameLocation < $1.nameLocation }
      .map { "\($0.fact.name)(\($0.fact.labels.map { "\($0):" }.joined()))" }
      .filter { known.insert($0).inserted }
  }

  /// All variables of each recorded type as one space, held against what was recorded; of a type that is named, only
  /// that one.
  package func states(
    recorded: RecordedStates, ofTypesNamed name: String?, rows: StatesReport.Rows
  ) throws(TypeChoiceError) -> StatesReport {
    var report = StatesReport(entries: [], rows: rows)
    let names = recorded.combinations.keys.sorted()
    for type in try name.map({ [$0] }) ?? names {
      report.entries += try states(.type(type), rows: rows).entries
    }
    let counter = StateCounter(project.project, thoroughSearch)
    for index in report.entries.indices {
      compare(&report.entries[index], with: recorded, counter)
    }
    report.entries.sort { ($0.location, $0.group ?? 0) < ($1.location, $1.group ?? 0) }
    return report
  }

  private func compare(
    _ entry: inout StatesReport.Entry, with recorded: RecordedStates, _ counter: StateCounter
  ) {
    guard case .counted(let space) = entry.count,
      let type = project.project.types.first(where: { $0.location == entry.location && $0.name == entry.type }
      )
    else { return }
    entry.recorded = space.coverage(of: recorded.combinations[entry.type] ?? []) {
      let trace = counter.trace(space.variables, of: type)
      return (trace?.after ?? [:]).values.reduce(into: Set()) { $0.formUnion($1) }
    }
  }
}

extension Body {
  /// Whether it is a function or an initialiser of instances that other files see.
  fileprivate var isSeenByTests: Bool {
    level == .instance && (kind == .method || kind == .initializer)
      && access.width > AccessLevel.fileprivate.width
  }
}

extension InFile<Body> {
  fileprivate var nameLocation: Location { Location(path: path, span: fact.span) }
}

extension StateCount {
  /// nil where it is too large.
  fileprivate var space: StateSpace? {
    guard case .counted(let space) = self else { return nil }
    return space
  }
}
