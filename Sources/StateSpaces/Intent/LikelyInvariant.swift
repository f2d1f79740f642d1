import UntangleFacts
package import UntangleProjectModel
import UntangleSourceFiles

/// An invariant that the code probably intends: some operations maintain it, and those that break it need not
/// start in the states where they do.
///
/// It is a candidate for a question to the user. Nothing is proved.
package struct LikelyInvariant: Hashable, Sendable {
  /// The assumption under which it holds.
  package var premise: Premise
  /// Operations that maintain it: they write both variables so that it holds, or test one before they write
  /// the other. Sorted.
  package var keepers: [StateOperation]
  /// Operations that the premise keeps from starting, or inputs that it rejects, in some state. Sorted.
  package var breakers: [StateOperation]
  /// The number of states that remain if it holds.
  package var stateCount: Int
  /// The score, in hundredths; higher is more likely.
  var weight: Int
}

/// What has to speak for a likely invariant.
package enum AskedEvidence: Sendable {
  case all
  /// What writes and conditions show of the pair: nothing else is known of the variables.
  case seen
}

extension StateSpace {
  /// At most three likely invariants, the likeliest first. Leaves out those that follow from earlier ones.
  ///
  /// `asked` holds the variables of each condition over several variables, `presented` the variables that
  /// control a presentation, `seen` what writes and conditions show of pairs. With `evidence` only
  /// these pairs are asked about. Empty for spaces of more than 512 states, 12 variables or 40,000 transitions,
  /// and for those that were not searched statement by statement. Nothing is asked about numbers.
  package func likelyInvariants(
    asked: [Set<String>], presented: Set<String> = [], seen: [SideBySide.Sight] = [],
    by evidence: AskedEvidence = .all
  ) -> [LikelyInvariant] {
    guard variables.allSatisfy({ $0.domain.numbers == nil }),
      let judge = InvariantJudge(self, asked: asked, presented: presented, seen: seen)
    else { return [] }
    let candidates = evidence == .all ? exclusions : exclusions.filter(judge.seen.contains)
    let judged = candidates.compactMap { exclusion in judge.judged(exclusion).map { (exclusion, $0) } }
    let found = togetherWhereEqual(judged).sorted {
      $0.weight != $1.weight ? $0.weight > $1.weight : $0.premise.text < $1.premise.text
    }
    return chosen(from: merged(found))
  }

  /// Replaces two questions about inputs, each of which says that one variable is set where the other is, by the one
  /// whether others set them together.
  private func togetherWhereEqual(_ judged: [(Exclusion, LikelyInvariant)]) -> [LikelyInvariant] {
    var found: [LikelyInvariant] = []
    var joined: Set<Exclusion> = []
    for (exclusion, invariant) in judged where !joined.contains(exclusion) {
      let mirrored = Exclusion(first: exclusion.first.opposite, second: exclusion.second.opposite)
      let names = [exclusion.first, exclusion.second].map { variables[$0.variable].name }
      let premise = Premise.together(names)
      let areChoices = [exclusion.first, exclusion.second].allSatisfy { variables[$0.variable].isChoice }
      guard areChoices, !exclusion.isOfSet, invariant.premise.isOfInputs,
        let other = judged.first(where: { $0.0 == mirrored })?.1, other.premise.isOfInputs,
        let both = restricted(by: [premise]), both.keepsPremises, both.valueCounts == valueCounts,
        both.states.count < min(invariant.stateCount, other.stateCount)
      else {
        found.append(invariant)
        continue
      }
      joined.insert(mirrored)
      found.append(
        LikelyInvariant(
          premise: premise, keepers: Set(invariant.keepers + other.keepers).sorted(),
          breakers: both.refused(by: premise), stateCount: both.states.count,
          weight: max(invariant.weight, other.weight)))
    }
    return found
  }

  /// Joins the exclusions of pairs of flags into one exclusion of all, which includes flags whose exclusion
  /// is already proved.
  private func merged(_ found: [LikelyInvariant]) -> [LikelyInvariant] {
    guard case .exclusive(var names)? = found.first?.premise else { return found }
    let places = variables.placesByName
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

  /// The invariants that exclude some state that the earlier ones leave. At most three.
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

/// Two facts that must not hold together.
struct Exclusion: Hashable {
  var first: Term
  var second: Term

  /// Whether both facts say that something is set.
  var isOfSet: Bool { first.values != [0] && second.values != [0] }
}

/// The fact that a variable has one of `values`, which are indices into its domain.
struct Term: Hashable {
  var variable: Int
  var values: Set<Int>

  func holds(in state: StateSpace.State) -> Bool { values.contains(state.values[variable]) }

  /// The negated fact, for a flag or an optional.
  var opposite: Term { Term(variable: variable, values: values == [1] ? [0] : [1]) }
}

extension StateSpace {
  /// Pairs of facts that hold together in some state, but in no initial state.
  var exclusions: [Exclusion] {
    let states = Array(self.states)
    return pairs.filter { pair in states.contains { $0.breaks(pair) } }
  }

  /// Pairs of facts that hold together in no initial state.
  var pairs: [Exclusion] {
    let terms = variables.indices.map { variables[$0].terms(at: $0) }
    let initial = Array(states.prefix(initialCount))
    return variables.indices.flatMap { first in
      variables.indices.filter { $0 > first }.flatMap { second in
        terms[first].flatMap { one in
          terms[second].compactMap { other -> Exclusion? in
            // Most instances start and end with neither set.
            guard one.isSet || other.isSet else { return nil }
            let exclusion = Exclusion(first: one.term, second: other.term)
            return initial.contains { $0.breaks(exclusion) } ? nil : exclusion
          }
        }
      }
    }
  }
}

extension StateSpace.State {
  func breaks(_ exclusion: Exclusion) -> Bool {
    exclusion.first.holds(in: self) && exclusion.second.holds(in: self)
  }

  func holdsOne(of exclusion: Exclusion) -> Bool {
    exclusion.first.holds(in: self) != exclusion.second.holds(in: self)
  }
}

extension StateSpace {
  /// Operations that the premise keeps from starting, or inputs that it rejects, in some state.
  func refused(by premise: Premise) -> [StateOperation] {
    premises.filter { $0.premise == premise }.flatMap(\.refused)
  }

  /// The number of distinct values of each variable over all states, by variable index.
  package var valueCounts: [Int] {
    variables.indices.map { place in Set(states.map { $0.values[place] }).count }
  }

  /// The exclusion as an implication, as in `isShown -> file != nil`. Its left side is the fact that says
  /// that something is set.
  func condition(against exclusion: Exclusion) -> PremiseCondition {
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
  /// Whether a flag is set while an optional is not. A flag usually describes the optional, rarely the other
  /// way round.
  func isFlagWithoutValue(_ exclusion: Exclusion) -> Bool {
    let terms = [exclusion.first, exclusion.second]
    return terms.contains { variables[$0.variable].domain == .boolean && $0.values == [1] }
      && terms.contains { variables[$0.variable].domain == .optional && $0.values == [0] }
  }
}

extension StateVariable {
  /// Whether the domain is `Bool` or optional.
  var isChoice: Bool { domain == .boolean || domain == .optional }

  /// Whether `values` is one value, and it is not the unset one. Every case of an enum counts as set.
  func saysSet(_ values: Set<Int>) -> Bool {
    values.count == 1 && (values != [0] || !cases.isEmpty)
  }

  /// The condition that the variable has one of `values`.
  func condition(for values: Set<Int>) -> PremiseCondition {
    let me = LoweredExpression.variable(name)
    switch domain {
    case .boolean, .optionalBoolean:
      return values == [1] ? .init(text: name, value: me) : .init(text: "!\(name)", value: .not(me))
    case .optional:
      let isNil = LoweredExpression.equal(me, .null)
      return values == [1]
        ? .init(text: "\(name) != nil", value: .not(isNil)) : .init(text: "\(name) == nil", value: isNil)
    case .enumeration, .optionalEnumeration, .number:
      let isOne = values.count == 1
      let told = isOne ? values.first : Set(0..<valueCount).subtracting(values).first
      let name = domain.values[told ?? 0]
      let isNil = name == "nil"
      let same = LoweredExpression.equal(me, isNil ? .null : .enumCase(name))
      let text = "\(self.name) \(isOne ? "==" : "!=") \(isNil ? "nil" : ".\(name)")"
      return .init(text: text, value: isOne ? same : .not(same))
    }
  }
}

extension StateVariable {
  /// The facts to consider for the variable at an index: that it is set, and that it is not. For an enum of at most eight
  /// cases, each case and its complement.
  fileprivate func terms(at variable: Int) -> [(term: Term, isSet: Bool)] {
    let count = valueCount
    if count == 2, cases.isEmpty {
      return [(Term(variable: variable, values: [1]), true), (Term(variable: variable, values: [0]), false)]
    }
    guard count <= 8, !isFlag else { return [] }
    return (0..<count).flatMap { value in
      [
        (Term(variable: variable, values: [value]), true),
        (Term(variable: variable, values: Set(0..<count).subtracting([value])), false),
      ]
    }
  }
}
