package import UntangleProjectModel
import UntangleSourceFiles

/// The states of one type.
package struct FoundState: Sendable {
  package var state: TypeState
  /// What the states rest on. Empty unless it was to be noted.
  var basis = AnswerBasis()
}

/// States that were found in one version of the sources, for use in another.
package struct KnownStates: Sendable {
  /// A type by its name and place.
  private struct Key: Hashable {
    var name: String
    var location: Location

    init(_ type: ProjectType) { (name, location) = (type.name, type.location) }
  }

  private let project: Project
  private let settings: SearchSettings
  private var found: [Key: FoundState]

  /// `found` are the states of types of `project`, with noted lookups.
  package init(_ found: [FoundState], of project: Project, _ settings: SearchSettings) {
    self.project = project
    self.settings = settings
    self.found = Dictionary(
      found.map { (Key($0.state.type), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The states that rest on nothing that differs in another version of the sources.
  package func holding(in other: Project, _ settings: SearchSettings) -> KnownStates {
    var result = KnownStates([], of: other, settings)
    guard settings == self.settings, other.foreignEnums == project.foreignEnums else { return result }
    let changed = other.changedLookups(since: project)
    result.found = found.compactMapValues { found in
      found.basis.holding(in: other, where: changed).map { FoundState(state: found.state, basis: $0) }
    }
    return result
  }

  /// The number of types whose states are known.
  package var count: Int { found.count }

  /// nil where they are to be searched.
  subscript(type: ProjectType) -> FoundState? { found[Key(type)] }
}
