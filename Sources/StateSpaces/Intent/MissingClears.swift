import UntangleFacts
import UntangleProjectModel
package import UntangleSourceFiles

/// A write that leaves another variable set, though the code treats the two as one state.
package struct MissingClear: Hashable, Sendable {
  /// The place of the write.
  package var location: Location
  package var write: Write
  /// The variable that is written there.
  package var written: String
  /// The flag or optional that could be cleared there, too.
  package var cleared: String

  package enum Write: String, Sendable { case sets, clears }
}

extension MissingClear: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    (left.location, left.cleared) < (right.location, right.cleared)
  }
}

/// The states of some variables if a few writes cleared another one, too.
package struct ClearedStates: Sendable {
  /// Sorted by place, at least one.
  package var clears: [MissingClear]
  /// The number of states that are reached without them.
  package var reachedBefore: Int
  /// Of the code with these clears. Fewer states are reached, and each variable keeps all of its values.
  package var trace: StateTrace
}

extension TypeState {
  /// What occurs side by side, as far as it is searched: each search costs as much as the type is long.
  package var searchedSideBySide: ArraySlice<SideBySide> {
    sideBySide.prefix(SearchLimits.searchedSideBySide)
  }

  /// What a few clears may make one state, as far as it is searched.
  package var searchedForClears: [SideBySide] {
    Array(searchedSideBySide) + seen.within.prefix(SearchLimits.searchedSideBySide)
  }
}

extension TypeCounter {
  /// What a few clears would leave of variables that the code treats as one state; nil where that takes more than
  /// `SearchLimits.missingClears` of them, where others set the variables, or where all is in order.
  ///
  /// The code with the clears is searched like any other, so that the states left are proved.
  package mutating func clearedStates(of seen: SideBySide) -> ClearedStates? {
    let variables = countedVariables(of: seen)
    guard !variables.isEmpty else { return nil }
    let presented = type.presentedVariables
    let exclusions = seen.sights.exclusions(among: variables).filter { exclusion in
      let pair = [exclusion.first, exclusion.second].map { variables[$0.variable] }
      // Of two that present something, one optional is better, and each may be presented from the other. Values that are
      // no failure come and go for their own reasons.
      return !pair.allSatisfy { presented.contains($0.name) }
        && pair.contains { $0.isFlag || $0.namesFailure }
    }
    guard !exclusions.isEmpty else { return nil }
    var search = ClearSearch(
      self, variables, exclusions, sights: seen.sights,
      type.accessSummary(of: Set(variables.map(\.name))))
    // What the searches share stays with this counter.
    defer {
      self = search.counter
      addedClears = [:]
    }
    return search.run()
  }

  /// The states of variables that occur side by side; nil where they are not counted, or have too many.
  package mutating func space(of seen: SideBySide) -> StateSpace? {
    let variables = countedVariables(of: seen)
    guard !variables.isEmpty, case .counted(let space) = count(variables) else { return nil }
    return space
  }

  /// The type's own variables among them with a domain to count; none where fewer than two or too many are left, or too
  /// many combinations.
  private func countedVariables(of seen: SideBySide) -> [StateVariable] {
    // Under `#if`, a name may stand for a variable that is counted and for one that is not.
    let names = Set(seen.variables.map(\.name))
    let variables = counter.project.stateVariables(of: type).filter {
      names.contains($0.name) && $0.ownership == .own
    }
    let isSmall = variables.representable <= SearchLimits.clearedCombinations
    return isSmall && (2...SearchLimits.clearedVariables).contains(variables.count) ? variables : []
  }
}

/// Looks for the writes that lead to combinations that the code does not seem to mean.
private struct ClearSearch {
  private(set) var counter: TypeCounter
  private let variables: [StateVariable]
  private let exclusions: [Exclusion]
  private let sights: [SideBySide.Sight]
  private let activity: AccessSummary
  /// By the place of a write, the index of its variable.
  private let written: [Location: Int]

  init(
    _ counter: TypeCounter, _ variables: [StateVariable], _ exclusions: [Exclusion],
    sights: [SideBySide.Sight], _ activity: AccessSummary
  ) {
    (self.sights, self.activity) = (sights, activity)
    (self.counter, self.variables, self.exclusions) = (counter, variables, exclusions)
    written = Dictionary(
      activity.writes.compactMap { write in
        variables.firstIndex { $0.name == write.variable }.map { (write.location, $0) }
      }, uniquingKeysWith: { first, _ in first })
  }

  mutating func run() -> ClearedStates? {
    guard let whole = trace(with: []), whole.space.reading == .followed else { return nil }
    var found: (clears: Set<MissingClear>, trace: StateTrace) = ([], whole)
    var kept: [Exclusion] = []
    for exclusion in exclusions {
      let broken = whole.space.states.indices.filter { whole.space.states[$0].breaks(exclusion) }
      guard let first = broken.first, first >= whole.space.initialCount,
        let more = clears(for: exclusion, beside: found.clears, in: found.trace)
      else { continue }
      let needed = needed(more, for: kept + [exclusion])
      guard needed.count <= SearchLimits.missingClears, let left = trace(with: needed),
        isKept(kept + [exclusion], in: left), left.space.valueCounts == whole.space.valueCounts
      else { continue }
      found = (needed, left)
      kept.append(exclusion)
    }
    guard !found.clears.isEmpty else { return nil }
    return ClearedStates(
      clears: found.clears.sorted(), reachedBefore: whole.space.states.count, trace: found.trace)
  }

  /// The clears with which the exclusion holds, too; nil where some write leads around them.
  ///
  /// A write with a clear may be followed by another that breaks the exclusion, so that the search is repeated.
  private mutating func clears(
    for exclusion: Exclusion, beside known: Set<MissingClear>, in current: StateTrace
  ) -> Set<MissingClear>? {
    var clears = known
    var trace: StateTrace? = current
    for _ in 0..<SearchLimits.clearRounds {
      guard let current = trace else { return nil }
      if isKept([exclusion], in: current) { return clears }
      let found = missing(for: exclusion, in: current)
      guard !found.isSubset(of: clears), clears.count + found.count <= SearchLimits.triedClears
      else { return nil }
      clears.formUnion(found)
      trace = self.trace(with: clears)
    }
    return nil
  }

  /// The clears beside the writes that lead from other combinations to an excluded one, where they seem to be meant.
  private func missing(for exclusion: Exclusion, in trace: StateTrace) -> Set<MissingClear> {
    var found: Set<MissingClear> = []
    for (place, before) in trace.before {
      guard let entry = written[place], let other = exclusion.other(than: entry) else { continue }
      let after = trace.after[place] ?? []
      let isEntered = before.contains { from in
        !breaks(from, exclusion) && after.contains { breaks($0, exclusion) && isChange(from, $0, of: entry) }
      }
      guard isEntered else { continue }
      let (variable, left) = (variables[entry], variables[other.variable])
      // A value that only sometimes leads there would be cleared at other times, too.
      guard Set(after.map { $0[entry] }).count == 1, !other.values.contains(0), left.isChoice,
        isMeant(place, after.contains { $0[entry] > 0 } ? .on : .off, variable, clearing: left)
      else { continue }
      found.insert(
        MissingClear(
          location: place, write: after.contains { $0[entry] > 0 } ? .sets : .clears, written: variable.name,
          cleared: left.name))
    }
    return found
  }

  /// Whether the code shows that a write of the one is a reason to clear the other: another place does so, or the work begins
  /// anew whose failure was left.
  private func isMeant(
    _ place: Location, _ level: WrittenLevel, _ variable: StateVariable, clearing other: StateVariable
  ) -> Bool {
    guard let write = activity.writes.first(where: { $0.location == place && $0.variable == variable.name })
    else {
      return false
    }
    let others = activity.writes.filter { $0.variable == other.name }
    if level == .on, isSeen(.resultOrError, variable, other) || isSeen(.resultOrError, other, variable) {
      return isReplaced(other, by: write, others)
    }
    // Only the run that began work ends it.
    if other.namesWork { return others.contains { $0.level == .on && $0.bodyPlace == write.bodyPlace } }
    if level == .on, variable.namesWork, other.namesOutcome,
      isSeen(.workAndOutcome, variable, other)
        || others.contains(where: { $0.isSet && $0.bodyPlace == write.bodyPlace })
    {
      return true
    }
    return activity.writes.contains { same in
      same.variable == variable.name && same.isOf(level)
        && others.contains { $0.level == .off && $0.location != place && $0.isBeside(same) }
    }
  }

  /// Whether a result and a failure take turns: the write ends an attempt that could have ended with the other. A result
  /// may stay when the next attempt fails, unless attempts begin without it, or one condition asks for it or else for
  /// another variable.
  private func isReplaced(_ other: StateVariable, by write: VariableWrite, _ others: [VariableWrite]) -> Bool
  {
    let same = others.filter { $0.bodyPlace == write.bodyPlace }
    guard same.contains(where: \.isSet) else { return false }
    let names = Set(variables.map(\.name)).subtracting([other.name])
    return other.namesFailure || same.contains { $0.level == .off }
      || activity.tests.contains { test in
        test.form == .chain && test.variables.contains(other.name) && !names.isDisjoint(with: test.variables)
      }
  }

  private func isSeen(_ kind: SideBySide.Sight.Kind, _ first: StateVariable, _ second: StateVariable) -> Bool
  {
    sights.contains { $0.kind == kind && $0.first.name == first.name && $0.second.name == second.name }
  }

  private func breaks(_ values: [Int], _ exclusion: Exclusion) -> Bool {
    StateSpace.State(values: values, witness: []).breaks(exclusion)
  }

  /// Whether two combinations differ in no other variable than this one.
  private func isChange(_ from: [Int], _ to: [Int], of variable: Int) -> Bool {
    from.indices.allSatisfy { $0 == variable || from[$0] == to[$0] }
  }

  /// Leaves out the clears that the code makes itself a moment later.
  private mutating func needed(_ clears: Set<MissingClear>, for kept: [Exclusion]) -> Set<MissingClear> {
    var needed = clears
    for clear in clears.sorted() where needed.count > 1 {
      let fewer = needed.subtracting([clear])
      if let left = trace(with: fewer), isKept(kept, in: left) { needed = fewer }
    }
    return needed
  }

  private func isKept(_ exclusions: [Exclusion], in trace: StateTrace) -> Bool {
    !trace.space.states.contains { state in exclusions.contains(where: state.breaks) }
  }

  private mutating func trace(with clears: Set<MissingClear>) -> StateTrace? {
    counter.addedClears = Dictionary(grouping: clears, by: \.location).mapValues {
      $0.map(\.cleared).sorted()
    }
    return counter.trace(variables)
  }
}

extension Exclusion {
  fileprivate func other(than variable: Int) -> Term? {
    switch variable {
    case first.variable: second
    case second.variable: first
    default: nil
    }
  }
}

extension VariableWrite {
  /// Whether one run makes both writes a few lines apart, without a suspension in between.
  fileprivate func isBeside(_ other: VariableWrite) -> Bool {
    let distance = abs(location.line - other.location.line)
    return isTogether(with: other) && closures == other.closures && moment == other.moment
      && distance <= SearchLimits.linesBetweenClears
  }

  /// Whether it sets the variable, or clears it. A value from elsewhere sets an optional.
  fileprivate func isOf(_ level: WrittenLevel) -> Bool { level == .on ? isSet : self.level == .off }
}
