import UntangleProjectModel
import UntangleReports
import UntangleRules
import UntangleSourceFiles
import UntangleStateSpaces

/// A group of variables, with questions to the user about the intended states.
struct AskedGroup: Sendable {
  enum Extent: Sendable {
    case whole
    /// Its state space is the product of the state spaces of its parts.
    case divided
    /// The variables are no group, and only occur side by side.
    case sideBySide
  }

  var owner: ProjectType
  var space: StateSpace
  var extent: Extent
  var questions: [LikelyInvariant]
  /// A reached state that the code does not seem to mean; nil where none is known.
  var unmeant: StateSpace.State?

  var type: String { owner.name }
  var location: Location { space.variables[0].location }
  var stateQuestions: [StateQuestion] {
    questions.map { StateQuestion($0, among: space) }
  }

  /// Why no type is suggested; lowercase, without a period.
  var reasonToLeave: String {
    if extent == .divided || extent == .whole && space.hasSurplus { return "its parts stand on their own" }
    let all = space.reasonToLeaveAsItIs
    return unmeant.map { "\(all): \(space.way(to: $0)) leads to \(space.summary(of: $0))" } ?? all
  }

  /// All stored variables of a type are in one file, and types of one name are in several.
  func isAbout(_ entry: SuggestionReport.Entry) -> Bool {
    entry.type == type && entry.location.path == location.path
      && entry.variables == space.variables.map(\.name)
  }

  /// Whether the entry is what is written of this group.
  func isWhole(for entry: SuggestionReport.Entry) -> Bool {
    extent != .divided && !entry.isLeft && holds(entry)
  }

  /// Whether all variables of the entry are in this group.
  func holds(_ entry: SuggestionReport.Entry) -> Bool {
    entry.type == type && !entry.variables.isEmpty
      && entry.variables.allSatisfy { name in space.variables.contains { $0.name == name } }
  }
}

/// Finds what is to be asked about groups.
struct QuestionTaking: Sendable {
  private let analysis: Analysis
  private let copied: CopiedStates

  init(_ analysis: Analysis) {
    self.analysis = analysis
    copied = CopiedStates(analysis)
  }

  /// All counted groups with their questions.
  func groups(ofTypesNamed name: String?) throws(TypeChoiceError) -> [AskedGroup] {
    let wanted = try name.map { name throws(TypeChoiceError) in
      Set(try analysis.types(named: name).map(\.location))
    }
    let states = analysis.project.states.filter { wanted?.contains($0.type.location) ?? true }
    return analysis.work.results(of: states, at: \.type.location.path) { state in
      let groups = state.groups + state.looseGroups
      let presented = state.type.presentedAnywhere
      let sights = state.sideBySide.flatMap(\.sights)
      var counter = TypeCounter(state.type, StateCounter(analysis.project.project, analysis.outcome.search))
      return groups.compactMap { group in
        let isPart = state.dividedGroups.contains { Set($0.variables).isSuperset(of: group.variables) }
        return asked(group, of: state.type, .whole, presented, sights, isPart ? nil : copied)
      }
        + state.dividedGroups.compactMap { asked($0, of: state.type, .divided, presented, sights, copied) }
        + state.searchedSideBySide.compactMap {
          asked($0, of: state.type, beside: groups, presented, &counter)
        }
    }.flatMap(\.self)
  }

  private func asked(
    _ group: StateGroup, of type: ProjectType, _ extent: AskedGroup.Extent, _ presented: Set<String>,
    _ sights: [SideBySide.Sight], _ copied: CopiedStates?
  ) -> AskedGroup? {
    group.space.map { space in
      let own = space.likelyInvariants(
        asked: group.tests.map { Set($0.variables) }, presented: presented, seen: sights)
      return AskedGroup(
        owner: type, space: space, extent: extent,
        questions: own + (copied?.questions(about: group, of: type, beside: own) ?? []),
        unmeant: space.unmeantState(by: sights))
    }
  }

  /// Questions about variables that occur side by side, and that are no group.
  private func asked(
    _ seen: SideBySide, of type: ProjectType, beside groups: [StateGroup], _ presented: Set<String>,
    _ counter: inout TypeCounter
  ) -> AskedGroup? {
    let names = Set(seen.variables.map(\.name))
    guard !groups.contains(where: { names.isSubset(of: $0.variables.map(\.name)) }),
      let space = counter.space(of: seen)
    else { return nil }
    return AskedGroup(
      owner: type, space: space, extent: .sideBySide,
      questions: space.likelyInvariants(asked: [], presented: presented, seen: seen.sights, by: .seen),
      unmeant: space.unmeantState(by: seen.sights))
  }
}
