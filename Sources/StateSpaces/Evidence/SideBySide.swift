import UntangleFacts
package import UntangleProjectModel
package import UntangleSourceFiles

/// Variables that the code treats as one state, as their writes and tests show to a reader. Nothing is
/// proved: every combination may be reachable.
package struct SideBySide: Hashable, Sendable {
  /// In order of declaration; at least two.
  package var variables: [StateVariable]
  /// Observations about pairs of the variables, sorted by the place of the first declaration, then of the
  /// second. Not empty. As edges, they connect all variables.
  package var sights: [Sight]

  /// An observation about two of the variables.
  package struct Sight: Hashable, Sendable {
    package enum Kind: Int, Sendable {
      /// A flag that presents something is set only beside the optional that holds the content. The flag is
      /// `first`.
      case presented
      /// Two flags that are written together nearly everywhere, and never both set.
      case exclusive
      /// For each of the two, some place sets it and clears the other.
      case swapped
      /// Two that several places clear together, and that are never set together.
      case clearedTogether
      /// Every write of the one stands beside a write of the other. Some places set both, others clear one.
      case inStep
      /// `if … else if …` tests the one, then the other.
      case askedInTurn
      /// A flag that says that work is in progress, and the outcome of the work. The flag is `first`.
      case workAndOutcome
      /// Two that are only set together, and only cleared separately.
      case clearedApart
      /// `first` is only set beside the flag `second` being set, and is cleared alone.
      case setBeside
      /// Several conditions test two flags whose names share a noun.
      case askedTogether
      /// The observer of each writes the other.
      case observersBoth
      /// Nothing but the observer of the first writes the second.
      case keptUp
      /// The observer of the first sets and clears the second by the value of the first.
      case decidedByObserver
      /// The observer of a flag, which is the first, clears the second.
      case clearedByObserver
      /// The observer of one asks for the other.
      case observerAsks
      /// What is shown while the first is set asks for the second, and a body writes both.
      case askedWhileShown
      /// A flag that says that work goes on, which is the first, and what holds the work.
      case workAndHandle
      /// What holds work, which is the first, and what that work fills.
      case handleAndResult
      /// Set apart, and only cleared together.
      case endedTogether
      /// A `switch` takes both apart as one value.
      case takenApart
      /// In two bodies, each is written where the other is asked for first.
      case guardsBoth
      /// One is asked for before the other is written, another body writes both, and the names share a noun.
      case guardsWrite
      /// A flag that is set while work goes on, which is the first, and what the work fills.
      case workAndResult
      /// The first is set where an attempt works, the second, a failure, where it does not.
      case resultOrError
      /// Two flags of work that one condition looks at.
      case worksApart
      /// A flag of work, which is the first, and a flag that the work goes on for, or that is set while it goes on.
      case steersWork
      /// Flags of several things, each of which says that the pointer is over it.
      case pointedAt
      /// What the first shows asks whether the work of the second is to begin.
      case confirmedWork
      /// A `switch` sets each in a branch of its own, and both are cleared together.
      case chosenApart
      /// Two optionals that are cleared together wherever one is, and that one condition asks for.
      case presentTogether
      /// The first is a value that is only written where the second is set.
      case valueOfState
      /// The first is computed from the second.
      case follows
      /// Each presents a sheet over the same view, which shows one at a time.
      case onePresented
      /// `first` is begun only where neither is set.
      case beginsAlone
      /// One body sets both, one some time after the other, and nothing clears them.
      case setInTurn
    }

    package var kind: Kind
    package var first: StateVariable
    package var second: StateVariable
    /// Where the code shows it: the later of two writes, or a condition. Sorted by place, not empty.
    package var places: [Location]
    /// Writes of the one without a write of the other beside it, sorted by place. Empty where the kind does
    /// not depend on them.
    package var alone: [VariableWrite]
    /// Whether the outcome of earlier work stays while the work of `first` goes on again.
    package var keepsLast = false
    /// Whether other works, each with a flag of its own, may leave the same failure.
    package var isOfSeveralWorks = false
  }
}

extension WrittenPair {
  /// nil where no kind fits, or one of the two is never set.
  func sight(presented: Set<String>) -> SideBySide.Sight? {
    guard isSetSomewhere(first), isSetSomewhere(second) else { return sightOfObservers(presented) }
    if let flag = [first, second].first(where: { isShown($0, presented) }) {
      return sight(.presented, from: flag, at: neighbours.map(\.location))
    }
    if isExclusive { return sight(.exclusive, at: neighbours.map(\.location), alone: alone) }
    if isSwapped { return sight(.swapped, at: neighbours.map(\.location)) }
    if isClearedTogether { return sight(.clearedTogether, at: cleared.map(\.location)) }
    if isInStep { return sight(.inStep, at: neighbours.map(\.location)) }
    if isAskedInTurn { return sight(.askedInTurn, at: tests.map(\.location)) }
    for work in [first, second] {
      if let places = outcomePlaces(of: work) { return sight(.workAndOutcome, from: work, at: places) }
    }
    if isClearedApart { return sight(.clearedApart, at: neighbours.map(\.location), alone: alone) }
    for step in [first, second] where isStep(step) {
      return sight(.setBeside, from: step, at: neighbours.map(\.location))
    }
    if isChosenApart { return sight(.chosenApart, at: chosen.map(\.location)) }
    for flag in [first, second] where isBegunAlone(flag) {
      return sight(.beginsAlone, from: flag, at: writes(of: flag).filter { !$0.idle.isEmpty }.map(\.location))
    }
    if isPresentTogether { return sight(.presentTogether, at: cleared.map(\.location)) }
    if isAskedTogether { return sight(.askedTogether, at: tests.map(\.location)) }
    if !selections.isEmpty, isOfFlags { return sight(.takenApart, at: selections.map(\.location)) }
    return sightOfObservers(presented) ?? sightOfHabits(presented) ?? sightOfGuards
  }

  /// What observers of the two show.
  private func sightOfObservers(_ presented: Set<String>) -> SideBySide.Sight? {
    func places(_ effects: [ObserverEffects.Effect]) -> [Location] { effects.flatMap(\.places) }
    if Set(effects.map(\.observed)).count == 2 { return sight(.observersBoth, at: places(effects)) }
    let kept = effects.filter { isKeptUp(by: $0, presented) }
    if let leading = kept.first { return sight(.keptUp, from: variable(leading.observed), at: places(kept)) }
    let deciding = effects.filter { $0.manner == .decides }
    if let leading = deciding.first {
      return sight(.decidedByObserver, from: variable(leading.observed), at: places(deciding))
    }
    for flag in [first, second] where flag.domain == .boolean && first.sharesNoun(with: second) {
      let cleared = effects.filter { $0.manner == .clears && $0.observed == flag.name }
      guard !cleared.isEmpty, other(than: flag).isFlagOrOptional else { continue }
      return sight(.clearedByObserver, from: flag, at: places(cleared))
    }
    guard let test = observerTests.first, first.isFlag || second.isFlag else { return nil }
    return sight(.observerAsks, from: variable(test.body), at: observerTests.map(\.location))
  }

  /// What usual ways of writing a state in two show.
  private func sightOfHabits(_ presented: Set<String>) -> SideBySide.Sight? {
    if let question = questions.first, isSetToBeShown(question) {
      return sight(.askedWhileShown, from: variable(question.flag), at: questions.map(\.place))
    }
    for flag in [first, second] {
      if let places = messagePlaces(of: flag) { return sight(.presented, from: flag, at: places) }
      if let places = handlePlaces(of: flag) { return sight(.workAndHandle, from: flag, at: places) }
    }
    // What is presented is also cleared by the user who dismisses it.
    let isDismissed = presented.contains(first.name) || presented.contains(second.name)
    return isEndedTogether && !isDismissed
      ? sight(.endedTogether, at: endings.map(\.location), alone: alone) : nil
  }

  /// What is stored of another thing, like the subscription to a model, is no second name for it.
  private func isKeptUp(by effect: ObserverEffects.Effect, _ presented: Set<String>) -> Bool {
    let written = variable(effect.written)
    guard !written.namesAttachment else { return false }
    switch effect.manner {
    case .keepsUp: return written.isFlag || first.domain != second.domain || first.sharesNoun(with: second)
    case .onlyHere: return presented.contains(written.name)
    case .decides, .clears, .writes: return false
    }
  }

  /// What conditions around the writes show.
  private var sightOfGuards: SideBySide.Sight? {
    guard isOfFlags else { return nil }
    let (left, right) = (guarded(first), guarded(second))
    let all = left + right
    if !left.isEmpty, !right.isEmpty, Set(all.map(\.bodyPlace)).count > 1 {
      return sight(.guardsBoth, at: all.map(\.location))
    }
    // An optional that a flag guards once is mostly what the flag shows, and stays.
    guard first.isFlag, second.isFlag, !all.isEmpty, first.sharesTellingNoun(with: second), !isPutBack(first),
      !isPutBack(second)
    else {
      return nil
    }
    let deciding = decidingBodies
    let elsewhere = all.filter { write in deciding.contains { $0 != write.bodyPlace } }
    return elsewhere.isEmpty ? nil : sight(.guardsWrite, at: elsewhere.map(\.location))
  }

  /// Two flags, or a flag and an optional.
  private var isOfFlags: Bool {
    (first.isFlag || second.isFlag) && first.isFlagOrOptional && second.isFlagOrOptional
  }

  /// Whether some run sets a flag and clears it again, so that nobody runs in between.
  private func isPutBack(_ flag: StateVariable) -> Bool { flag.isFlag && writes(of: flag).containsRestoring }

  private func variable(_ name: String) -> StateVariable { first.name == name ? first : second }

  /// Whether a run that may set the flag of a presentation writes the other variable, too.
  private func isSetToBeShown(_ question: ShownQuestion) -> Bool {
    let (flag, other) = (variable(question.flag), other(than: variable(question.flag)))
    return writes(of: flag).contains { shown in
      (shown.level == .on || shown.level == .decided)
        && writes(of: other).contains { $0.closures == shown.closures && $0.isTogether(with: shown) }
    }
  }

  /// Where a flag that is named after a message is set beside it, if it is set nowhere else.
  private func messagePlaces(of flag: StateVariable) -> [Location]? {
    let message = other(than: flag)
    guard flag.domain == .boolean, message.isPayload, message.namesMessage,
      flag.namesShowing, flag.sharesNoun(with: message)
    else { return nil }
    let sets = Set(writes(of: flag).filter { $0.level == .on })
    let beside = neighbours.filter { $0.write(of: flag).level == .on && $0.write(of: message).isSet }
    return !sets.isEmpty && Set(beside.map { $0.write(of: flag) }) == sets ? beside.map(\.location) : nil
  }

  /// Where a run begins work by its flag, and stores what holds it.
  private func handlePlaces(of work: StateVariable) -> [Location]? {
    let handle = other(than: work)
    guard work.namesWork, handle.domain == .optional, handle.namesHandle,
      writes(of: work).contains(where: { !$0.isSet })
    else { return nil }
    let begun = writes(of: work).filter { begin in
      begin.level == .on && writes(of: handle).contains { $0.isSet && $0.isTogether(with: begin) }
    }
    return begun.isEmpty ? nil : begun.map(\.location)
  }

  private var isEndedTogether: Bool {
    // What the observer of the one does with the other is no way of its own.
    guard isOfFlags, !endings.isEmpty, endings.count == neighbours.count, !isEverSetTogether, effects.isEmpty
    else { return false }
    // A toggle or a binding clears as well as it sets.
    return alone.allSatisfy { write in
      (variable(write.variable).isFlag ? write.level == .on : write.isSet)
        && !write.choices.contains(where: \.isPhase)
    } && Set(alone.map(\.variable)).count == 2
  }

  private func sight(
    _ kind: SideBySide.Sight.Kind, from leading: StateVariable? = nil, at places: [Location],
    alone: [VariableWrite] = []
  ) -> SideBySide.Sight {
    let isTurned = leading?.name == second.name
    return SideBySide.Sight(
      kind: kind, first: isTurned ? second : first, second: isTurned ? first : second,
      places: Set(places).sorted(), alone: alone)
  }

  /// Whether the flag presents something, by a modifier or by `if isShown, let file`, and is only set beside the other
  /// variable, an optional that presents nothing itself.
  private func isShown(_ flag: StateVariable, _ presented: Set<String>) -> Bool {
    let optional = other(than: flag)
    guard flag.domain == .boolean, optional.isPayload, !presented.contains(optional.name),
      presented.contains(flag.name) || flag.namesShowing && !tests.isEmpty
    else { return false }
    let shows = writes(of: flag).filter { $0.level == .on }
    let beside = neighbours.filter { $0.write(of: flag).level == .on && $0.write(of: optional).isSet }
    return !shows.isEmpty && Set(beside.map { $0.write(of: flag) }).count == shows.count
  }

  private var isExclusive: Bool {
    first.domain == .boolean && second.domain == .boolean && neighbours.count > 2
      && neighbours.count >= 3 * alone.count && neighbours.contains { $0.left.isSet != $0.right.isSet }
      && !neighbours.contains(where: \.setsBoth)
      // What is only copied from elsewhere may be on at any time.
      && [first, second].allSatisfy { writes(of: $0).contains { $0.level == .on } }
  }

  private var isSwapped: Bool {
    guard first.isFlagOrOptional, second.isFlagOrOptional, !neighbours.contains(where: \.setsBoth) else {
      return false
    }
    let (forth, back) = (neighbours.filter(\.setsLeftOnly), neighbours.filter(\.setsRightOnly))
    // Where most places set one and leave the other, the code takes both at a time.
    return alone.count(where: \.isSet) < forth.count + back.count
      && forth.contains { first in back.contains { !$0.isRest(of: first) } }
  }

  private var isClearedTogether: Bool {
    guard isOfFlags, cleared.count > 2 else { return false }
    return 2 * alone.count(where: { !$0.isSet }) <= cleared.count && !isEverSetTogether
  }

  /// Two flags are in step where each place says what both are; other kinds cover the rest.
  private var isInStep: Bool {
    if first.isFlag, second.isFlag {
      guard !first.namesShowing, !second.namesShowing, neighbours.allSatisfy(\.isKnown),
        neighbours.contains(where: { $0.setsLeftOnly || $0.setsRightOnly })
      else { return false }
    }
    guard neighbours.contains(where: \.isDecided), alone.allSatisfy({ $0.dismisses(variable($0.variable)) }),
      // What surrounds the writes of another type is not known.
      !neighbours.contains(where: { $0.left.moment == .outside })
    else { return false }
    return neighbours.contains { both in
      both.setsBoth && neighbours.contains { !$0.setsBoth && !$0.isRest(of: both) }
    }
  }

  private var isAskedInTurn: Bool {
    let chains = tests.filter { $0.form == .chain }
    guard !chains.isEmpty, !traits.contains(.askedWithin), first.isFlag || second.isFlag || !isEverSetTogether
    else {
      return false
    }
    return sharesBody || Set(chains.map(\.body)).count > 1 || isShownInTurn(chains)
  }

  /// Whether a view shows a page for one of two flags, else a page for the other.
  private func isShownInTurn(_ chains: [VariableTest]) -> Bool {
    first.isFlag && second.isFlag && !isEverSetTogether && chains.contains { $0.body == "body" }
      && [first, second].allSatisfy { $0.namesShowing && $0.initial == .off }
  }

  /// The places that show the other variable to be the outcome of the work that a flag is named after: an
  /// error in the same body, or a variable that is set where the flag goes off. nil where it is not.
  private func outcomePlaces(of work: StateVariable) -> [Location]? {
    let outcome = other(than: work)
    guard work.namesWork, !outcome.namesWork, !outcome.namesChoice, outcome.isFlagOrOptional else {
      return nil
    }
    let begun = Set(writes(of: work).filter { $0.level == .on }.map(\.bodyPlace))
    // A mode that is only copied from elsewhere is no work.
    guard writes(of: work).contains(where: { $0.level == .on || $0.level == .off }) else { return nil }
    let endings = neighbours.filter { pair in
      let (own, other) = (pair.write(of: work), pair.write(of: outcome))
      return own.level == .off && begun.contains(own.bodyPlace) && own.closures == other.closures
        && (outcome.isFlag ? other.level == .on : other.isSet && !other.isCopy)
    }
    if !endings.isEmpty { return endings.map(\.location) }
    guard outcome.domain == .optional, outcome.namesOutcome else { return nil }
    let methods = Set(writes(of: work).filter { $0.bodyKind == .method }.map(\.bodyPlace))
    // The closures of one method are stages of a publisher; those of a view are independent buttons.
    let together = writes(of: outcome).filter { isShared($0) || methods.contains($0.bodyPlace) }
    // What others set, too, is the failure of the type, and not that of the work.
    let elsewhere = writes(of: outcome).contains { $0.isSet && !together.contains($0) }
    return together.isEmpty || elsewhere ? nil : together.map(\.location)
  }

  private var isClearedApart: Bool {
    guard first.isFlag || second.isFlag, first.isFlagOrOptional, second.isFlagOrOptional else { return false }
    return !neighbours.isEmpty && neighbours.allSatisfy { $0.setsBoth && $0.isDecided }
      && alone.allSatisfy { !$0.isSet } && Set(alone.map(\.variable)).count == 2
  }

  /// Whether a variable is only set where a flag is set too, is cleared alone, and either shares a noun with
  /// the flag's name or is set in several places. A flag that is set at first begins no state of which
  /// the variable is a step.
  private func isStep(_ step: StateVariable) -> Bool {
    let flag = other(than: step)
    guard step.isFlagOrOptional, flag.isFlag else { return false }
    let sets = writes(of: step).filter(\.isSet)
    let beside = neighbours.filter {
      $0.write(of: flag).level == .on && $0.write(of: step).isSet && !$0.write(of: step).isCopy
    }
    return !sets.isEmpty && flag.initial != .on && Set(beside.map { $0.write(of: step) }) == Set(sets)
      && (step.sharesNoun(with: flag) || sets.count > 1)
      && alone.contains { !$0.isSet && $0.variable == step.name }
  }

  private var isAskedTogether: Bool {
    first.isFlag && second.isFlag && tests.count { $0.form != .chain } > 1 && !isEverSetTogether
      && first.sharesNoun(with: second)
  }
}
