import UntangleFacts
package import UntangleProjectModel
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

/// The states of some variables if a few writes cleared another one, too.
package struct ClearedStates: Sendable {
  /// Sorted by place, at least one.
  package var clears: [MissingClear]
  /// The number of states that are reached without them.
  package var reachedBefore: Int
  /// Of the code with these clears. Fewer states are reached, and each variable keeps all of its values.
  package var trace: StateTrace
}

extension StateCounter {
  /// What a few clears would leave of variables that the code treats as one state; nil where that takes more than
  /// `SearchLimits.missingClears` of them, where others set the variables, or where all is in order.
  ///
  /// The code with the clears is searched like any other, so that the states left are proved.
  package func clearedStates(of seen: SideBySide, in type: ProjectType) -> ClearedStates? {
    let variables = countedVariables(of: seen, in: type)
    guard !variables.isEmpty else { return nil }
    let places = Dictionary(uniqueKeysWithValues: zip(variables.map(\.name), variables.indices))
    let presented = type.presentedVariables
    let exclusions = seen.sights.exclusions(places).filter { exclusion in
      let pair = [exclusion.first, exclusion.second].map { variables[$0.variable] }
      // Of two that present something, one optional is better, and each may be presented from the other. Values that are
      // no failure come and go for their own reasons.
      return !pair.allSatisfy { presented.contains($0.name) }
        && pair.contains { $0.isFlag || $0.namesFailure }
    }
    guard !exclusions.isEmpty else { return nil }
    var search = ClearSearch(
      TypeCounter(type, self), variables, exclusions,
      sights: seen.sights, writes: type.accessSummary(of: Set(variables.map(\.name))).writes)
    return search.run()
  }

  /// The states of variables that occur side by side; nil where there are too many, or none has countable values.
  package func space(of seen: SideBySide, in type: ProjectType) -> StateSpace? {
    let variables = countedVariables(of: seen, in: type)
    guard !variables.isEmpty, case .counted(let space) = count(variables, of: type) else { return nil }
    return space
  }

  /// The variables of the type's own whose values are few; none where fewer than two are left, or too many.
  private func countedVariables(of seen: SideBySide, in type: ProjectType) -> [StateVariable] {
    let known = Set(project.stateVariables(of: type).map(\.name))
    let variables = seen.variables.filter { known.contains($0.name) && $0.ownership == .own }
    return (2...SearchLimits.clearedVariables).contains(variables.count) ? variables : []
  }
}

/// Looks for the writes that lead to combinations that the code does not seem to mean.
private struct ClearSearch {
  private var counter: TypeCounter
  private let variables: [StateVariable]
  private let exclusions: [Exclusion]
  private let sights: [SideBySide.Sight]
  private let writes: [VariableWrite]
  /// By the place of a write, the index of its variable.
  private let written: [Location: Int]

  init(
    _ counter: TypeCounter, _ variables: [StateVariable], _ exclusions: [Exclusion],
    sights: [SideBySide.Sight], writes: [VariableWrite]
  ) {
    self.sights = sights
    (self.counter, self.variables, self.exclusions, self.writes) = (counter, variables, exclusions, writes)
    written = Dictionary(
      writes.compactMap { write in
        variables.firstIndex { $0.name == write.variable }.map { (write.location, $0) }
      }, uniquingKeysWith: { first, _ in first })
  }

  mutating func run() -> ClearedStates? {
    guard let whole = trace(with: []), whole.space.reading == .followed else { return nil }
    var clears: Set<MissingClear> = []
    var kept: [Exclusion] = []
    for exclusion in exclusions {
      let broken = whole.space.states.indices.filter { whole.space.states[$0].breaks(exclusion) }
      guard let first = broken.first, first >= whole.space.initialCount,
        let more = self.clears(for: exclusion, beside: clears, in: whole)
      else { continue }
      clears = more
      kept.append(exclusion)
    }
    guard !clears.isEmpty else { return nil }
    clears = needed(clears, for: kept)
    guard clears.count <= SearchLimits.missingClears, let left = trace(with: clears), isKept(kept, in: left),
      left.space.valueCounts == whole.space.valueCounts
    else { return nil }
    return ClearedStates(
      clears: clears.sorted { ($0.location, $0.cleared) < ($1.location, $1.cleared) },
      reachedBefore: whole.space.states.count, trace: left)
  }

  /// The clears with which the exclusion holds, too; nil where some write leads around them.
  ///
  /// A write with a clear may be followed by another that breaks the exclusion, so that the search is repeated.
  private mutating func clears(
    for exclusion: Exclusion, beside known: Set<MissingClear>, in whole: StateTrace
  ) -> Set<MissingClear>? {
    var clears = known
    var trace = known.isEmpty ? whole : trace(with: known)
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
    guard let write = writes.first(where: { $0.location == place && $0.variable == variable.name }) else {
      return false
    }
    let others = writes.filter { $0.variable == other.name }
    // Only the run that began work ends it.
    if other.namesWork { return others.contains { $0.level == .on && $0.bodyPlace == write.bodyPlace } }
    if level == .on, variable.namesWork, other.namesOutcome,
      isSeen(.workAndOutcome, variable, other)
        || others.contains(where: { $0.isSet && $0.bodyPlace == write.bodyPlace })
    {
      return true
    }
    return writes.contains { same in
      same.variable == variable.name && same.isOf(level)
        && others.contains { $0.level == .off && $0.location != place && $0.isBeside(same) }
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
    for clear in clears.sorted(by: { $0.location < $1.location }) where needed.count > 1 {
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
