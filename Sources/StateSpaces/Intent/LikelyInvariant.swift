import UntangleFacts
package import UntangleProjectModel
import UntangleSourceFiles

/// Something that seems to be meant: some operations keep it up, and those that break it need not begin where they do.
///
/// It is a question and no knowledge.
package struct LikelyInvariant: Hashable, Sendable {
  /// What would have to be assumed for it to hold.
  package var premise: Premise
  /// What keeps it up: writes both variables so that it holds, or asks for one before it writes the other. Sorted.
  package var keepers: [StateOperation]
  /// What the premise does not let begin, or come in, in some state. Sorted.
  package var breakers: [StateOperation]
  /// How many states are left if it holds.
  package var stateCount: Int
  /// How much speaks for it; more is better.
  var weight: Double
}

extension StateSpace {
  /// What seems to be meant, the likeliest first, at most three; what follows from an earlier one is left out.
  ///
  /// `asked` are the variables of each condition of the code that looks at several, `presented` those behind which
  /// something is shown. Empty for spaces of more than 512
  /// states, 12 variables or 40,000 transitions, and for those that were not followed from statement to statement.
  package func likelyInvariants(
    asked: [Set<String>], presented: Set<String> = []
  ) -> [LikelyInvariant] {
    guard let judge = InvariantJudge(self, asked: asked, presented: presented) else { return [] }
    let found = exclusions.compactMap(judge.judged).sorted {
      $0.weight != $1.weight ? $0.weight > $1.weight : $0.premise.text < $1.premise.text
    }
    return chosen(from: merged(found))
  }

  /// Flags of which no two are set at once are told as one, those included of which that is known.
  private func merged(_ found: [LikelyInvariant]) -> [LikelyInvariant] {
    guard case .exclusive(var names)? = found.first?.premise else { return found }
    let places = Dictionary(uniqueKeysWithValues: variables.indices.map { (variables[$0].name, $0) })
    func excludes(_ first: String, _ second: String) -> Bool {
      guard let one = places[first], let other = places[second] else { return false }
      let isKnown = states.allSatisfy { $0.values[one] != 1 || $0.values[other] != 1 }
      return isKnown
        || found.contains {
          $0.premise == .exclusive([first, second]) || $0.premise == .exclusive([second, first])
        }
    }
    for variable in variables
    where !names.contains(variable.name) && variable.valueCount == 2 && variable.isChoice {
      if names.allSatisfy({ excludes($0, variable.name) }) { names.append(variable.name) }
    }
    guard names.count > 2 else { return found }
    let order = variables.map(\.name).filter(names.contains)
    let parts = found.filter { invariant in
      guard case .exclusive(let pair) = invariant.premise else { return false }
      return names.contains(pair[0]) && names.contains(pair[1])
    }
    guard let all = restricted(by: [.exclusive(order)]), all.keepsPremises, all.valueCounts == valueCounts,
      var joined = parts.first
    else { return found }
    joined.premise = .exclusive(order)
    joined.keepers = Set(parts.flatMap(\.keepers)).sorted()
    joined.breakers = all.refused(by: .exclusive(order))
    joined.stateCount = all.states.count
    return [joined] + found.filter { !parts.contains($0) }
  }

  /// Those that still exclude something once the earlier ones hold.
  private func chosen(from found: [LikelyInvariant]) -> [LikelyInvariant] {
    var kept: [LikelyInvariant] = []
    var left = states.count
    for invariant in found where kept.count < 3 {
      guard let space = restricted(by: kept.map(\.premise) + [invariant.premise]),
        space.keepsPremises,
        space.states.count < left
      else { continue }
      left = space.states.count
      kept.append(invariant)
    }
    return kept
  }
}

/// Two facts that may never go together.
private struct Exclusion {
  var first: Term
  var second: Term

  /// Whether both say that something is set.
  var isOfSet: Bool { first.values != [0] && second.values != [0] }
}

/// A variable that has one of some values, by their places in the domain.
private struct Term {
  var variable: Int
  var values: Set<Int>

  func holds(in state: StateSpace.State) -> Bool { values.contains(state.values[variable]) }

  /// Of a flag, that it has the other value.
  var opposite: Term { Term(variable: variable, values: values == [1] ? [0] : [1]) }
}

extension StateSpace {
  /// Pairs of facts that go together in some state, and in none that an instance begins in.
  fileprivate var exclusions: [Exclusion] {
    let terms = variables.indices.map(terms)
    return variables.indices.flatMap { first in
      variables.indices.filter { $0 > first }.flatMap { second in
        terms[first].flatMap { one in
          terms[second].compactMap { other -> Exclusion? in
            // That neither is set is where most things begin and end.
            guard one.isSet || other.isSet else { return nil }
            let exclusion = Exclusion(first: one.term, second: other.term)
            let broken = states.indices.filter { states[$0].breaks(exclusion) }
            guard let place = broken.first, place >= initialCount else { return nil }
            return exclusion
          }
        }
      }
    }
  }

  /// That it is set, and that it is not; of an enum with few cases each case, and every other one.
  private func terms(of variable: Int) -> [(term: Term, isSet: Bool)] {
    let count = variables[variable].valueCount
    if count == 2, variables[variable].cases.isEmpty {
      return [(Term(variable: variable, values: [1]), true), (Term(variable: variable, values: [0]), false)]
    }
    guard count <= 8, !variables[variable].isFlag else { return [] }
    return (0..<count).flatMap { value in
      [
        (Term(variable: variable, values: [value]), true),
        (Term(variable: variable, values: Set(0..<count).subtracting([value])), false),
      ]
    }
  }
}

extension StateSpace.State {
  fileprivate func breaks(_ exclusion: Exclusion) -> Bool {
    exclusion.first.holds(in: self) && exclusion.second.holds(in: self)
  }

  fileprivate func holdsOne(of exclusion: Exclusion) -> Bool {
    exclusion.first.holds(in: self) != exclusion.second.holds(in: self)
  }
}

/// Says how likely it is that two facts are never to go together.
private struct InvariantJudge {
  private let space: StateSpace
  private let transitions: [StateSpace.Transition]
  private let asked: [Set<String>]
  private let presented: Set<String>
  private let valueCounts: [Int]

  /// nil for a space that is too large, or was not followed from statement to statement.
  init?(_ space: StateSpace, asked: [Set<String>], presented: Set<String>) {
    guard space.reading == .followed, let transitions = space.transitions, space.states.count <= 512,
      space.variables.count <= 12, transitions.count <= 40_000
    else { return nil }
    self.space = space
    self.transitions = transitions
    self.asked = asked
    self.presented = presented
    valueCounts = space.valueCounts
  }

  /// What some operation does to the two facts, in any state.
  private struct Deed {
    /// One of them comes true while the other stops being so.
    var handsOver = false
    /// The first one of them comes true, and the second one, while the other stops being so.
    var handsToFirst = false
    var handsToSecond = false
    /// Both change, and neither is left.
    var clears = false
    var breaks = false
    /// The one that says that something is set comes true beside the other.
    var breaksBySetting = false
    /// One of them comes true in some state.
    var sets = false
    /// The same in a state in which the other holds.
    var setsBeside = false

    /// How much it speaks for the two being kept apart.
    var care: Double {
      if handsOver { return Weight.handedOver }
      if sets && !setsBeside { return Weight.askedFirst }
      return clears ? Weight.cleared : 0
    }
  }

  /// How much speaks for and against; found by reading the questions of 20 repositories.
  private enum Weight {
    static let handedOver = 1.0
    /// One is set only where the other does not hold.
    static let askedFirst = 1.0
    static let cleared = 0.4
    static let asked = 1.0
    static let presentation = 1.0
    /// Something is going on, and it has failed.
    static let outcome = 1.0
    /// What is shown is there.
    static let shownValue = 0.7
    static let flagWithoutValue = 0.3
    /// Without less care nobody has thought of it.
    static let least = 0.8
    /// More care says no more.
    static let most = 4.0

    /// What is shown over the rest, or going on, keeps people from beginning something else.
    static let held = 0.3

    static func harm(of kind: StateOperation.Kind, _ deed: Deed, whileHeld isHeld: Bool) -> Double {
      switch kind {
      case .input: 0.2
      // Who sets a variable does not care about one that is not set; that another is set is easier overlooked.
      case .beginning: (deed.breaksBySetting ? 1.2 : 0.6) * (isHeld ? held : 1)
      // Nothing that is said of beginnings keeps it off for certain.
      case .continuation: (deed.breaksBySetting ? 2.0 : 1.2) * (isHeld ? 0.5 : 1)
      }
    }
  }

  func judged(_ exclusion: Exclusion) -> LikelyInvariant? {
    let deeds = deeds(on: exclusion)
    guard let weight = weight(of: exclusion, deeds), weight > 0, !isOfData(exclusion, deeds),
      !isEvenHanded(exclusion, weight)
    else { return nil }
    let breaking = deeds.filter(\.value.breaks).keys.map { space.operations[$0] }
    guard !isLeftOver(exclusion, breaking) else { return nil }
    let keeping = deeds.filter { !$0.value.breaks && $0.value.care > 0 }
    return premises(for: exclusion, breaking.map(\.kind)).lazy.compactMap { premise in
      invariant(premise, Array(keeping.keys), weight)
    }.first
  }

  /// nil where nobody has thought of it.
  private func weight(of exclusion: Exclusion, _ deeds: [Int: Deed]) -> Double? {
    let care = deeds.values.filter { !$0.breaks }.reduce(0) { $0 + $1.care }
    let isHeld = isPresentation(exclusion) || isOutcome(exclusion)
    let isTelling = isHeld || isShownValue(exclusion)
    guard care >= Weight.least || isTelling else { return nil }
    let harm = deeds.filter(\.value.breaks).reduce(0) {
      $0 + Weight.harm(of: space.operations[$1.key].kind, $1.value, whileHeld: isHeld)
    }
    let names = Set([exclusion.first, exclusion.second].map { space.variables[$0.variable].name })
    var weight = min(care, Weight.most) - harm
    if asked.contains(where: { $0.isSuperset(of: names) }) { weight += Weight.asked }
    if isPresentation(exclusion) { weight += Weight.presentation }
    if isOutcome(exclusion) { weight += Weight.outcome }
    if isShownValue(exclusion) { weight += Weight.shownValue }
    if space.isFlagWithoutValue(exclusion) { weight += Weight.flagWithoutValue }
    return weight
  }

  /// Whether a value seems not to go with something else: it is data that comes and goes for its own reasons, unless it
  /// tells of a failure, or the two take each other's place both ways.
  private func isOfData(_ exclusion: Exclusion, _ deeds: [Int: Deed]) -> Bool {
    guard exclusion.isOfSet else { return false }
    let values = [exclusion.first, exclusion.second].map { space.variables[$0.variable] }
      .filter { $0.domain == .optional }
    guard !values.isEmpty, !values.contains(where: \.namesFailure) else { return false }
    return !deeds.values.contains(where: \.handsToFirst) || !deeds.values.contains(where: \.handsToSecond)
  }

  /// Whether of two flags each seems to come with the other as much: nothing says which one leads.
  private func isEvenHanded(_ exclusion: Exclusion, _ weight: Double) -> Bool {
    guard !exclusion.isOfSet,
      [exclusion.first, exclusion.second].allSatisfy({ space.variables[$0.variable].domain == .boolean })
    else { return false }
    let mirrored = Exclusion(first: exclusion.first.opposite, second: exclusion.second.opposite)
    let deeds = deeds(on: mirrored)
    return deeds.values.contains(where: \.breaks)
      && self.weight(of: mirrored, deeds).map { $0 >= weight } == true
  }

  /// Whether a value stays when others take back the flag that shows it: nobody looks at it then.
  private func isLeftOver(_ exclusion: Exclusion, _ breaking: [StateOperation]) -> Bool {
    [exclusion.first, exclusion.second].contains { term in
      let flag = space.variables[term.variable]
      return flag.domain == .boolean && term.values == [0]
        && breaking.allSatisfy { $0.kind == .input(variable: flag.name) }
    }
  }

  /// Whether both are set, and each says that something is shown over the rest: a screen shows one at a time.
  private func isPresentation(_ exclusion: Exclusion) -> Bool {
    [exclusion.first, exclusion.second].allSatisfy {
      let variable = space.variables[$0.variable]
      return $0.values == [1] && variable.domain == .boolean
        && (variable.namesPresentation || presented.contains(variable.name))
    }
  }

  /// Whether both are set, and one says that something is going on, the other that it has failed.
  private func isOutcome(_ exclusion: Exclusion) -> Bool {
    guard exclusion.first.values == [1], exclusion.second.values == [1] else { return false }
    let (one, other) = (space.variables[exclusion.first.variable], space.variables[exclusion.second.variable])
    return [(one, other), (other, one)].contains { progress, failure in
      progress.domain == .boolean && progress.namesProgress && failure.namesFailure && !failure.namesProgress
    }
  }

  /// Whether something is shown, and the message that it shows is not there.
  private func isShownValue(_ exclusion: Exclusion) -> Bool {
    [(exclusion.first, exclusion.second), (exclusion.second, exclusion.first)].contains { shown, value in
      let flag = space.variables[shown.variable]
      let message = space.variables[value.variable]
      return shown.values == [1] && flag.domain == .boolean
        && (flag.namesPresentation || presented.contains(flag.name) || flag.namesFailure)
        && value.values == [0] && message.domain == .optional && message.namesMessage
    }
  }

  private func invariant(_ premise: Premise, _ keepers: [Int], _ weight: Double) -> LikelyInvariant? {
    guard let restricted = space.restricted(by: [premise]), restricted.keepsPremises,
      restricted.states.count < space.states.count, restricted.valueCounts == valueCounts
    else { return nil }
    return LikelyInvariant(
      premise: premise, keepers: keepers.map { space.operations[$0] }.sorted(),
      breakers: restricted.refused(by: premise), stateCount: restricted.states.count, weight: weight
    )
  }

  private func deeds(on exclusion: Exclusion) -> [Int: Deed] {
    var deeds: [Int: Deed] = [:]
    for transition in transitions {
      let (from, to) = (space.states[transition.from], space.states[transition.to])
      let (wasFirst, wasSecond) = (exclusion.first.holds(in: from), exclusion.second.holds(in: from))
      let (isFirst, isSecond) = (exclusion.first.holds(in: to), exclusion.second.holds(in: to))
      if case .input = space.operations[transition.operation].kind, !(isFirst && isSecond) { continue }
      var deed = deeds[transition.operation] ?? Deed()
      if isFirst && isSecond {
        deed.breaks = deed.breaks || !(wasFirst && wasSecond)
        deed.breaksBySetting = deed.breaksBySetting || sets(exclusion, wasFirst, wasSecond)
      } else if wasFirst != isFirst, wasSecond != isSecond {
        // Out of what is never to be both facts lead at once only where it is a stage on a way.
        if isFirst != isSecond {
          deed.handsOver = true
          deed.handsToFirst = deed.handsToFirst || isFirst
          deed.handsToSecond = deed.handsToSecond || isSecond
        } else {
          deed.clears = exclusion.isOfSet
        }
      }
      if isFirst && !wasFirst || isSecond && !wasSecond {
        deed.sets = true
        if isFirst && !wasFirst && wasSecond || isSecond && !wasSecond && wasFirst { deed.setsBeside = true }
      }
      deeds[transition.operation] = deed
    }
    return deeds
  }

  /// Whether, of a fact that says that something is set and one that says that something is not, only the first comes
  /// true.
  private func sets(_ exclusion: Exclusion, _ wasFirst: Bool, _ wasSecond: Bool) -> Bool {
    guard !exclusion.isOfSet else { return false }
    return exclusion.first.values == [0] ? wasFirst && !wasSecond : wasSecond && !wasFirst
  }

  /// Forms of what would have to be assumed, the weakest first.
  private func premises(for exclusion: Exclusion, _ breaking: [StateOperation.Kind]) -> [Premise] {
    let condition = space.condition(against: exclusion)
    let comesIn = breaking.allSatisfy { if case .input = $0 { true } else { false } }
    let isPair = [exclusion.first, exclusion.second].allSatisfy {
      $0.values == [1] && space.variables[$0.variable].valueCount == 2
    }
    if isPair {
      return [.exclusive([exclusion.first, exclusion.second].map { space.variables[$0.variable].name })]
    }
    return [comesIn ? .input(condition) : .kept(condition)]
  }
}

extension StateSpace {
  /// What a premise does not let begin, or come in, in some state.
  fileprivate func refused(by premise: Premise) -> [StateOperation] {
    premises.filter { $0.premise == premise }.flatMap(\.refused)
  }

  /// By variable, how many values it is seen with.
  fileprivate var valueCounts: [Int] {
    variables.indices.map { place in Set(states.map { $0.values[place] }).count }
  }

  /// `isShown -> file != nil`: from what is set to what is then.
  fileprivate func condition(against exclusion: Exclusion) -> PremiseCondition {
    let isFirst = variables[exclusion.first.variable].saysSet(exclusion.first.values)
    let (cause, effect) =
      isFirst ? (exclusion.first, exclusion.second) : (exclusion.second, exclusion.first)
    let one = variables[cause.variable].condition(for: cause.values)
    let other = variables[effect.variable].condition(
      for: Set(0..<variables[effect.variable].valueCount).subtracting(effect.values))
    return PremiseCondition(text: "\(one.text) -> \(other.text)", value: .or(.not(one.value), other.value))
  }
}

extension StateSpace {
  /// Whether a flag is set and an optional is not: the flag tells of the optional more often than the other way.
  fileprivate func isFlagWithoutValue(_ exclusion: Exclusion) -> Bool {
    let terms = [exclusion.first, exclusion.second]
    return terms.contains { variables[$0.variable].domain == .boolean && $0.values == [1] }
      && terms.contains { variables[$0.variable].domain == .optional && $0.values == [0] }
  }
}

extension StateVariable {
  /// Whether it is set or not.
  fileprivate var isChoice: Bool { domain == .boolean || domain == .optional }

  /// Whether some values say that it is set, or one of several things.
  fileprivate func saysSet(_ values: Set<Int>) -> Bool {
    values.count == 1 && (values != [0] || !cases.isEmpty)
  }

  /// That it has one of some values.
  fileprivate func condition(for values: Set<Int>) -> PremiseCondition {
    let me = Value.variable(name)
    switch domain {
    case .boolean, .optionalBoolean:
      return values == [1] ? .init(text: name, value: me) : .init(text: "!\(name)", value: .not(me))
    case .optional:
      let isNil = Value.equal(me, .null)
      return values == [1]
        ? .init(text: "\(name) != nil", value: .not(isNil)) : .init(text: "\(name) == nil", value: isNil)
    case .enumeration, .optionalEnumeration:
      let isOne = values.count == 1
      let told = isOne ? values.first : Set(0..<valueCount).subtracting(values).first
      let name = domain.values[told ?? 0]
      let isNil = name == "nil"
      let same = Value.equal(me, isNil ? .null : .enumCase(name))
      let text = "\(self.name) \(isOne ? "==" : "!=") \(isNil ? "nil" : ".\(name)")"
      return .init(text: text, value: isOne ? same : .not(same))
    }
  }
}
