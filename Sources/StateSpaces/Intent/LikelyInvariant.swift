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
struct Exclusion {
  var first: Term
  var second: Term

  /// Whether both say that something is set.
  var isOfSet: Bool { first.values != [0] && second.values != [0] }
}

/// A variable that has one of some values, by their places in the domain.
struct Term {
  var variable: Int
  var values: Set<Int>

  func holds(in state: StateSpace.State) -> Bool { values.contains(state.values[variable]) }

  /// Of a flag, that it has the other value.
  var opposite: Term { Term(variable: variable, values: values == [1] ? [0] : [1]) }
}

extension StateSpace {
  /// Pairs of facts that go together in some state, and in none that an instance begins in.
  var exclusions: [Exclusion] {
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
  func breaks(_ exclusion: Exclusion) -> Bool {
    exclusion.first.holds(in: self) && exclusion.second.holds(in: self)
  }

  func holdsOne(of exclusion: Exclusion) -> Bool {
    exclusion.first.holds(in: self) != exclusion.second.holds(in: self)
  }
}

extension StateSpace {
  /// What a premise does not let begin, or come in, in some state.
  func refused(by premise: Premise) -> [StateOperation] {
    premises.filter { $0.premise == premise }.flatMap(\.refused)
  }

  /// By variable, how many values it is seen with.
  var valueCounts: [Int] {
    variables.indices.map { place in Set(states.map { $0.values[place] }).count }
  }

  /// `isShown -> file != nil`: from what is set to what is then.
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
  /// Whether a flag is set and an optional is not: the flag tells of the optional more often than the other way.
  func isFlagWithoutValue(_ exclusion: Exclusion) -> Bool {
    let terms = [exclusion.first, exclusion.second]
    return terms.contains { variables[$0.variable].domain == .boolean && $0.values == [1] }
      && terms.contains { variables[$0.variable].domain == .optional && $0.values == [0] }
  }
}

extension StateVariable {
  /// Whether it is set or not.
  var isChoice: Bool { domain == .boolean || domain == .optional }

  /// Whether some values say that it is set, or one of several things.
  func saysSet(_ values: Set<Int>) -> Bool {
    values.count == 1 && (values != [0] || !cases.isEmpty)
  }

  /// That it has one of some values.
  func condition(for values: Set<Int>) -> PremiseCondition {
    let me = LoweredExpression.variable(name)
    switch domain {
    case .boolean, .optionalBoolean:
      return values == [1] ? .init(text: name, value: me) : .init(text: "!\(name)", value: .not(me))
    case .optional:
      let isNil = LoweredExpression.equal(me, .null)
      return values == [1]
        ? .init(text: "\(name) != nil", value: .not(isNil)) : .init(text: "\(name) == nil", value: isNil)
    case .enumeration, .optionalEnumeration:
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
