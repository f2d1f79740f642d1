import UntangleFacts
import UntangleProjectModel
import UntangleSourceFiles

/// Scores how likely it is that two facts are meant to exclude each other.
struct InvariantJudge {
  private let space: StateSpace
  private let states: [StateSpace.State]
  private let transitions: [StateSpace.Transition]
  private let asked: [Set<String>]
  private let presented: Set<String>
  /// What the code does not seem to mean, as its writes and conditions show.
  let seen: Set<Exclusion>
  private let valueCounts: [Int]

  /// nil for a space that is too large, or that was not searched statement by statement.
  init?(
    _ space: StateSpace, asked: [Set<String>], presented: Set<String>, seen: [SideBySide.Sight]
  ) {
    guard space.reading == .followed, let transitions = space.transitions, space.states.count <= 512,
      space.variables.count <= 12, transitions.count <= 40_000
    else { return nil }
    self.space = space
    states = Array(space.states)
    self.transitions = transitions
    self.asked = asked
    self.presented = presented
    valueCounts = space.valueCounts
    self.seen = Set(seen.exclusions(among: space.variables))
  }

  /// What one operation does to the two facts, over all states.
  private struct Deed {
    /// One fact becomes true while the other becomes false.
    var handsOver: Bool { handsToFirst || handsToSecond }
    /// The first fact, or the second, becomes true while the other becomes false.
    var handsToFirst = false
    var handsToSecond = false
    /// Both change, and neither holds afterwards.
    var clears = false
    var breaks = false
    /// The fact that a variable is set becomes true beside the other.
    var breaksBySetting = false
    /// Both become true.
    var setsBoth = false
    /// One of them becomes true in some state.
    var sets = false
    /// One of them becomes true in a state in which the other holds.
    var setsBeside = false
    /// The first becomes true, and the second holds before and after.
    var keepsSecond = false
    var keepsFirst = false

    /// How strongly it suggests that the code keeps the two apart.
    var care: Int {
      if handsOver { return Weight.handedOver }
      if sets && !setsBeside { return Weight.askedFirst }
      return clears ? Weight.cleared : 0
    }
  }

  /// Weights for and against an invariant. Tuned on the questions for 20 repositories, each read by hand.
  ///
  /// In hundredths: sums of fractions would depend on the order of the deeds, and so would what stands on the edge.
  private enum Weight {
    static let handedOver = 100
    /// One fact is only made true where the other does not hold.
    static let askedFirst = 100
    static let cleared = 40
    static let asked = 100
    static let presentation = 100
    /// Writes or conditions show a reader that the two are one state.
    static let seen = 100
    /// Work is in progress, and it has failed.
    static let outcome = 100
    /// Something is shown, and its content is there.
    static let shownValue = 70
    static let flagWithoutValue = 30
    /// The minimum care. With less, the code does not keep the two apart on purpose.
    static let least = 80
    /// The maximum care. More adds nothing.
    static let most = 400

    /// The minimum weight of what is to be seen between two runs.
    static let leastAtRest = 50
    /// The weight of what no run breaks.
    static let certain = 1_000

    /// How much a deed that breaks a statement speaks against it, if the statement is about what is seen between two runs.
    static func harmAtRest(of kind: StateOperation.Kind, _ deed: Deed, _ exclusion: Exclusion) -> Int {
      if deed.setsBoth { return 200 }
      let isMeanwhile = exclusion.isOfSet || deed.breaksBySetting
      if case .continuation = kind, !isMeanwhile { return 120 }
      return kind == .beginning ? harm(of: kind, deed, whileHeld: false) : 20
    }

    /// Beginnings weigh three tenths, and continuations half, while something is shown over the rest or is in progress,
    /// since that keeps users from starting something else.
    static func harm(of kind: StateOperation.Kind, _ deed: Deed, whileHeld isHeld: Bool) -> Int {
      switch kind {
      case .input: 20
      // Code that sets one variable rarely cares that another is not set; that another is set is overlooked
      // more easily.
      case .beginning: (deed.breaksBySetting ? 120 : 60) * (isHeld ? 3 : 10) / 10
      // Assumptions about beginnings do not exclude a continuation.
      case .continuation: (deed.breaksBySetting ? 200 : 120) / (isHeld ? 2 : 1)
      }
    }
  }

  /// How likely it is that nobody sees both facts who looks between two runs; nil where the code does not keep them apart on
  /// purpose.
  func atRest(
    _ exclusion: Exclusion
  ) -> (weight: Int, keepers: [StateOperation], breakers: [StateOperation])? {
    let deeds = deeds(on: exclusion)
    let keeping = deeds.filter { !$0.value.breaks && $0.value.care > 0 }
    let care = keeping.values.reduce(0) { $0 + $1.care }
    let breaking = deeds.filter(\.value.breaks)
    let harm = breaking.reduce(0) { sum, entry in
      sum + Weight.harmAtRest(of: space.operations[entry.key].kind, entry.value, exclusion)
    }
    let weight = breaking.isEmpty ? Weight.certain : min(care, Weight.most) - harm
    guard care >= Weight.least, weight > Weight.leastAtRest else { return nil }
    let breakers = breaking.keys.map { space.operations[$0] }.filter { !$0.kind.isInput }
    return (weight, keeping.keys.map { space.operations[$0] }.sorted(), breakers.sorted())
  }

  func judged(_ exclusion: Exclusion) -> LikelyInvariant? {
    guard !isOfTwoPresented(exclusion), !needsFailure(exclusion) else { return nil }
    let deeds = deeds(on: exclusion)
    guard let weight = weight(of: exclusion, deeds), weight > 0, !isOfData(exclusion, deeds),
      !isEvenHanded(exclusion, weight), !isOfRepeatedWork(exclusion, deeds)
    else { return nil }
    let breaking = deeds.filter(\.value.breaks).keys.map { space.operations[$0] }
    guard !isLeftOver(exclusion, breaking) else { return nil }
    let keeping = deeds.filter { !$0.value.breaks && $0.value.care > 0 }
    return premises(for: exclusion, breaking.map(\.kind)).lazy.compactMap { premise in
      invariant(premise, Array(keeping.keys), weight)
    }.first
  }

  /// nil where the code does not keep the facts apart on purpose.
  private func weight(of exclusion: Exclusion, _ deeds: [Int: Deed]) -> Int? {
    let care = deeds.values.filter { !$0.breaks }.reduce(0) { $0 + $1.care }
    let isOutcome = isOutcome(exclusion, deeds)
    let isHeld = isPresentation(exclusion) || isOutcome
    let isSeen = seen.contains(exclusion)
    let isTelling = isHeld || isSeen || isShownValue(exclusion)
    guard care >= Weight.least || isTelling else { return nil }
    let harm = deeds.filter(\.value.breaks).reduce(0) {
      $0 + Weight.harm(of: space.operations[$1.key].kind, $1.value, whileHeld: isHeld)
    }
    let names = Set([exclusion.first, exclusion.second].map { space.variables[$0.variable].name })
    var weight = min(care, Weight.most) - harm
    if asked.contains(where: { $0.isSuperset(of: names) }) { weight += Weight.asked }
    if isSeen { weight += Weight.seen }
    if isPresentation(exclusion) { weight += Weight.presentation }
    if isOutcome { weight += Weight.outcome }
    if isShownValue(exclusion) { weight += Weight.shownValue }
    if space.isFlagWithoutValue(exclusion) { weight += Weight.flagWithoutValue }
    return weight
  }

  /// Whether the exclusion is between a value and another fact, and the value is data that comes and goes for
  /// its own reasons. False where the value is named after a failure, or the two replace each other in both
  /// directions.
  private func isOfData(_ exclusion: Exclusion, _ deeds: [Int: Deed]) -> Bool {
    guard exclusion.isOfSet else { return false }
    let values = [exclusion.first, exclusion.second].map { space.variables[$0.variable] }
      .filter { $0.domain == .optional }
    guard !values.isEmpty, !values.contains(where: \.namesFailure) else { return false }
    return !deeds.values.contains(where: \.handsToFirst) || !deeds.values.contains(where: \.handsToSecond)
  }

  /// Whether it says that one thing is presented only while another is.
  private func isOfTwoPresented(_ exclusion: Exclusion) -> Bool {
    !exclusion.isOfSet
      && [exclusion.first, exclusion.second].allSatisfy { term in
        let variable = space.variables[term.variable]
        return presented.contains(variable.name) || variable.namesPresentation
      }
  }

  /// Whether it says that a flag is set only where a failure or a message is. Nothing needs one but what shows it.
  private func needsFailure(_ exclusion: Exclusion) -> Bool {
    [(exclusion.first, exclusion.second), (exclusion.second, exclusion.first)].contains { term, missing in
      let (flag, message) = (space.variables[term.variable], space.variables[missing.variable])
      let isShowing = flag.namesPresentation || presented.contains(flag.name) || flag.namesMessage
      return flag.domain == .boolean && message.domain == .optional && term.values == [1]
        && missing.values == [0] && message.namesFailureOrMessage && !isShowing
        && !flag.sharesNoun(with: message)
    }
  }

  /// Whether the mirrored exclusion of two flags scores at least as high. Then nothing says which of the two
  /// implies the other.
  private func isEvenHanded(_ exclusion: Exclusion, _ weight: Int) -> Bool {
    guard !exclusion.isOfSet,
      [exclusion.first, exclusion.second].allSatisfy({ space.variables[$0.variable].domain == .boolean })
    else { return false }
    let mirrored = Exclusion(first: exclusion.first.opposite, second: exclusion.second.opposite)
    let deeds = deeds(on: mirrored)
    return deeds.values.contains(where: \.breaks)
      && self.weight(of: mirrored, deeds).map { $0 >= weight } == true
  }

  /// Whether the value merely stays when outside code clears the flag that shows it: no reader looks at it
  /// then.
  private func isLeftOver(_ exclusion: Exclusion, _ breaking: [StateOperation]) -> Bool {
    [exclusion.first, exclusion.second].contains { term in
      let flag = space.variables[term.variable]
      return flag.domain == .boolean && term.values == [0]
        && breaking.allSatisfy { $0.kind == .input(variable: flag.name) }
    }
  }

  /// Whether both are set, and both are named after something shown over the rest: a screen shows one at a
  /// time.
  private func isPresentation(_ exclusion: Exclusion) -> Bool {
    [exclusion.first, exclusion.second].allSatisfy {
      let variable = space.variables[$0.variable]
      return $0.values == [1] && variable.domain == .boolean
        && (variable.namesPresentation || presented.contains(variable.name))
    }
  }

  /// Whether both are set, one is named after work in progress, the other after its failure, and some work takes the
  /// failure of the last one back. A message that only time or a touch takes away stays beside the next work.
  private func isOutcome(_ exclusion: Exclusion, _ deeds: [Int: Deed]) -> Bool {
    guard deeds.values.contains(where: \.handsOver), exclusion.first.values == [1],
      exclusion.second.values == [1]
    else { return false }
    let (one, other) = (space.variables[exclusion.first.variable], space.variables[exclusion.second.variable])
    return [(one, other), (other, one)].contains { progress, failure in
      progress.domain == .boolean && progress.namesProgress && failure.namesFailure && !failure.namesProgress
    }
  }

  /// Whether the exclusion is of work that is done again and again, and of what the last run left: a failure that some run
  /// does not take back where it begins, a flag that says that it was done once, or what tells whether there is more.
  private func isOfRepeatedWork(_ exclusion: Exclusion, _ deeds: [Int: Deed]) -> Bool {
    func some(_ isKeeping: (Deed) -> Bool) -> Bool {
      deeds.contains { number, deed in
        !space.operations[number].kind.isInput && isKeeping(deed)
      }
    }
    let (one, other) = (exclusion.first, exclusion.second)
    return isRepeated(one, besides: other, isKept: some(\.keepsSecond))
      || isRepeated(other, besides: one, isKept: some(\.keepsFirst))
  }

  /// `isKept` is whether some run begins the work and keeps what is left.
  private func isRepeated(_ work: Term, besides left: Term, isKept: Bool) -> Bool {
    let (flag, rest) = (space.variables[work.variable], space.variables[left.variable])
    guard work.values == [1], flag.namesWork || flag.domain == .boolean && flag.namesProgress else {
      return false
    }
    if rest.namesPaging, !flag.namesPaging { return true }
    guard left.values == [1], !rest.namesWork else { return false }
    if rest.namesFailure { return isKept && !rest.namesPresentation && !presented.contains(rest.name) }
    return rest.namesEnd(ofWorkNamedIn: flag)
  }

  /// Whether something is shown while the message that it shows is not set.
  private func isShownValue(_ exclusion: Exclusion) -> Bool {
    [(exclusion.first, exclusion.second), (exclusion.second, exclusion.first)].contains { shown, value in
      let flag = space.variables[shown.variable]
      let message = space.variables[value.variable]
      return shown.values == [1] && flag.domain == .boolean
        && (flag.namesPresentation || presented.contains(flag.name) || flag.namesFailure)
        && value.values == [0] && message.domain == .optional && message.namesMessage
    }
  }

  private func invariant(_ premise: Premise, _ keepers: [Int], _ weight: Int) -> LikelyInvariant? {
    guard let restricted = space.restricted(by: [premise]), restricted.keepsPremises,
      restricted.states.count < space.states.count, restricted.valueCounts == valueCounts
    else { return nil }
    return LikelyInvariant(
      premise: premise, keepers: keepers.map { space.operations[$0] }.sorted(),
      breakers: restricted.refused(by: premise), stateCount: restricted.states.count, weight: weight
    )
  }

  private func deeds(on exclusion: Exclusion) -> [Int: Deed] {
    var deeds: [Deed?] = Array(repeating: nil, count: space.operations.count)
    // There are many more transitions than states.
    let first = states.map(exclusion.first.holds)
    let second = states.map(exclusion.second.holds)
    for transition in transitions {
      let (wasFirst, wasSecond) = (first[transition.from], second[transition.from])
      let (isFirst, isSecond) = (first[transition.to], second[transition.to])
      if space.operations[transition.operation].kind.isInput, !(isFirst && isSecond) { continue }
      var deed = deeds[transition.operation] ?? Deed()
      if isFirst && isSecond {
        deed.breaks = deed.breaks || !(wasFirst && wasSecond)
        deed.setsBoth = deed.setsBoth || !wasFirst && !wasSecond
        deed.breaksBySetting = deed.breaksBySetting || sets(exclusion, wasFirst, wasSecond)
      } else if wasFirst != isFirst, wasSecond != isSecond {
        // Leaving the excluded combination changes both facts at once only where it is an intermediate stage.
        if isFirst != isSecond {
          deed.handsToFirst = deed.handsToFirst || isFirst
          deed.handsToSecond = deed.handsToSecond || isSecond
        } else {
          deed.clears = exclusion.isOfSet
        }
      }
      if isFirst && !wasFirst || isSecond && !wasSecond {
        deed.sets = true
        if isFirst && !wasFirst && wasSecond || isSecond && !wasSecond && wasFirst { deed.setsBeside = true }
        if isFirst && isSecond {
          deed.keepsSecond = deed.keepsSecond || !wasFirst && wasSecond
          deed.keepsFirst = deed.keepsFirst || wasFirst && !wasSecond
        }
      }
      deeds[transition.operation] = deed
    }
    return deeds.indices.reduce(into: [:]) { found, place in found[place] = deeds[place] }
  }

  /// For a fact that a variable is set and one that a variable is not set: whether only the former becomes
  /// true.
  private func sets(_ exclusion: Exclusion, _ wasFirst: Bool, _ wasSecond: Bool) -> Bool {
    guard !exclusion.isOfSet else { return false }
    return exclusion.first.values == [0] ? wasFirst && !wasSecond : wasSecond && !wasFirst
  }

  /// The candidate premises, weakest first.
  private func premises(for exclusion: Exclusion, _ breaking: [StateOperation.Kind]) -> [Premise] {
    let condition = space.condition(against: exclusion)
    let comesIn = breaking.allSatisfy(\.isInput)
    let isPair = [exclusion.first, exclusion.second].allSatisfy {
      $0.values == [1] && space.variables[$0.variable].valueCount == 2
    }
    if isPair {
      return [.exclusive([exclusion.first, exclusion.second].map { space.variables[$0.variable].name })]
    }
    return [comesIn ? .input(condition) : .kept(condition)]
  }
}
