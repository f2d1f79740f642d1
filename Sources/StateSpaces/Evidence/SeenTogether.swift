import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

/// The stored variables of a type that observations are about, each list in order of declaration.
struct WatchedVariables {
  /// Variables of few values.
  var states: [StateVariable]
  /// Texts and collections.
  var contents: [StateVariable]
  /// Numbers, times and the like.
  var numbers: [StateVariable]
  /// What others may be computed from.
  var others: [StateVariable]

  var all: [StateVariable] { states + contents + numbers + others }
}

/// What the accesses to the variables of one type show. The variables of each list are sorted by declaration.
package struct SeenTogether: Hashable, Sendable {
  /// What the code treats as one state, beside the groups.
  package var beside: [SideBySide] = []
  /// The same of pairs that are in a group with unreachable combinations.
  package var within: [SideBySide] = []
  /// The flags, by name, whose every write is computed from these variables, and that nothing else writes.
  package var definitions: [String: Set<String>] = [:]
}

extension SeenTogether {
  /// At most one sight for each pair, the first. That an attempt ends in one of two says more of variables of a group than
  /// that both are cleared where it begins.
  fileprivate init(
    _ sights: [SideBySide.Sight], among variables: [StateVariable], groups: [Set<String>],
    definitions: [String: Set<String>]
  ) {
    var (beside, within): (Set<Set<String>>, [Set<String>: SideBySide.Sight]) = ([], [:])
    let own = sights.filter { sight in
      let names: Set = [sight.first.name, sight.second.name]
      guard sight.kind != .follows, groups.contains(where: { $0.isSuperset(of: names) }) else {
        return beside.insert(names).inserted
      }
      if within[names] == nil || sight.kind == .resultOrError { within[names] = sight }
      return false
    }
    let variables = variables.sorted { $0.location < $1.location }
    let known = within.values.sorted {
      ($0.first.location, $0.second.location) < ($1.first.location, $1.second.location)
    }
    self.init(
      beside: own.together(of: variables), within: known.together(of: variables),
      definitions: definitions)
  }
}

extension SideBySide.Sight {
  /// Whether it rests on what is asked for around writes.
  fileprivate var isOfGuards: Bool { kind == .guardsBoth || kind == .guardsWrite }

  /// Whether it says that the second comes of work. What holds other work, as a timer that is started then, does not.
  package var isOfOutcome: Bool { kind == .workAndOutcome || kind == .workAndResult }

  fileprivate var isOfWork: Bool { isOfOutcome || kind == .resultOrError }

  /// Whether what the work fills belongs to it: one run parts the two, a chain of conditions asks for one or the other, or
  /// nothing else gives it a value. Notes whether it stays while the work goes on again.
  fileprivate mutating func isTurned(_ writers: OutcomeWriters, _ tests: [VariableTest]) -> Bool {
    let isAsked = tests.contains { test in
      test.form == .chain && test.variables.contains(first.name) && test.variables.contains(second.name)
    }
    guard isOfOutcome else { return isAsked || isAlternative(writers) }
    if writers.parts(first.name, from: second.name) { return true }
    // What is shown over the rest is closed before the work can go on again.
    keepsLast = writers.isBegun(first.name) && !second.namesShowing && !second.namesPresentation
    return isAsked || writers.comes(second.name, onlyFrom: first.name, shared: second.isFlag)
  }

  /// Whether a failure takes the place of what was there before. What other code fills, too, is data, and stays; a failure
  /// that is shown for other work as well takes the place of nothing.
  private func isAlternative(_ writers: OutcomeWriters) -> Bool {
    if writers.joins(first.name, with: second.name) { return false }
    if writers.isShared(second.name, beside: first.name) { return false }
    if writers.parts(second.name, from: first.name) { return true }
    let isOnlyHere = writers.comes(second.name, onlyFrom: first.name, shared: first.isFlag)
    if first.isFlag || first.namesMessage {
      return isOnlyHere || writers.parts(first.name, from: second.name)
    }
    return isOnlyHere && writers.comes(first.name, onlyFrom: second.name)
  }
}

extension [SideBySide.Sight] {
  /// Without what other work fills, too.
  fileprivate func ofOneWork(_ bodies: [WorkBody], _ activity: AccessSummary) -> Self {
    guard contains(where: \.isOfWork) else { return self }
    let writers = OutcomeWriters(bodies, activity.writes)
    return compactMap { sight in
      var judged = sight
      return !sight.isOfWork || judged.isTurned(writers, activity.tests) ? judged : nil
    }
  }
}

extension Project {
  /// What the code treats as one state, beside the groups of `known`. `activity` has the accesses to the variables of the
  /// type's own, where they are known.
  func sideBySide(
    among variables: [StateVariable], of type: ProjectType, _ activity: AccessSummary?, _ known: TypeState
  ) -> SeenTogether {
    let seen = variables.filter { $0.ownership != .foreign }
    let watched = WatchedVariables(
      states: seen, contents: seen.contains(where: \.mayBeWork) ? contentVariables(of: type) : [],
      numbers: seen.contains(where: \.isFlagOrOptional) ? numberVariables(of: type) : [],
      others: seen.contains(where: \.isFlag) ? otherVariables(of: type, besides: seen) : [])
    let own = variables.count { $0.ownership == .own }
    guard watched.all.count > own || activity != nil else { return SeenTogether() }
    let narrow = seen.count > own ? nil : activity
    return sideBySide(
      among: watched, of: type, narrow ?? type.accessSummary(of: Set(seen.map(\.name))),
      known.groups + known.looseGroups)
  }

  /// The observations about a type's own variables, at most one for each pair: the first kind that fits.
  /// Pairs in a group with unreachable combinations are kept apart.
  private func sideBySide(
    among watched: WatchedVariables, of type: ProjectType, _ activity: AccessSummary, _ groups: [StateGroup]
  ) -> SeenTogether {
    let modifiers = ViewModifiers(of: type)
    let pairs = WrittenPairs(among: watched.states, of: type, modifiers, activity)
    let works = WorkSights(among: watched, of: type, in: self, modifiers, activity)
    guard !pairs.all.isEmpty || !works.sights.isEmpty else {
      return SeenTogether(definitions: works.definitions)
    }
    // Where the project declares its own `sheet`, the meaning of the flag is unknown.
    let presented = presentsItself ? [] : type.presentedVariables
    let owners = Owners(of: activity.writes)
    let handles = Set(type.variables.lazy.filter(\.fact.holdsWork).map(\.fact.name))
    let found = pairs.all.compactMap { $0.sight(presented: presented) } + works.sights
    let sights = found.ofOneWork(works.bodies, activity).filter { sight in
      // A control may write each at any time, whatever code asks for around its own writes.
      if sight.isOfGuards, modifiers.controlled.isSuperset(of: [sight.first.name, sight.second.name]) {
        return false
      }
      if sight.isOfOutcome, handles.contains(sight.second.name) { return false }
      return !owners.isGiven(oneOf: sight)
    }
    let known = groups.filter { $0.hasSurplus && !$0.isWideForPutBack }.map { Set($0.variables.map(\.name)) }
    return SeenTogether(sights, among: watched.all, groups: known, definitions: works.definitions)
  }
}
