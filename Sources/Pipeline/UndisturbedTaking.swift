import UntangleProjectModel
import UntangleReports
import UntangleRewrites
import UntangleRules
import UntangleStateSpaces

/// What variables are if no run of work begins while another one goes on.
///
///     isLoading = true
///     (message, didSend) = (nil, false)
///     do { try await send(); didSend = true } catch { message = text(of: error) }
///     isLoading = false
///
/// Two runs at once leave a message beside `didSend`. Nobody means that, and an enum had a case for it.
struct UndisturbedStates {
  /// One variable is set at a time. Its premises say which runs do not overlap.
  var meant: StateSpace
  /// What else is reached, in the order of the search.
  var others: [StateSpace.State]
}

extension UndisturbedStates {
  /// Some variables of a group, by index. nil where no work goes on later, or where more than one of the variables is set in
  /// some state all the same.
  init?(of places: [Int], in asked: AskedGroup, by analysis: Analysis) {
    let variables = places.map { asked.space.variables[$0] }
    guard (2...mostVariables).contains(variables.count), variables.representable <= mostCombinations else {
      return nil
    }
    let reached = asked.space.projected(on: places)
    let runs = Set(reached.operations.filter { $0.kind == .continuation }.map(\.function)).sorted()
    guard !runs.isEmpty, !reached.setsOneAtATime else { return nil }
    var settings = analysis.outcome.search
    settings.premises[asked.owner.name, default: []] += runs.map(Premise.serial)
    let counter = StateCounter(analysis.project.project, settings)
    guard case .counted(let meant) = counter.count(variables, of: asked.owner), meant.setsOneAtATime,
      meant.states.count > 2, meant.valueCounts == variables.map(\.valueCount)
    else { return nil }
    let kept = Set(meant.states.map(\.values))
    (self.meant, others) = (meant, reached.states.filter { !kept.contains($0.values) })
  }
}

extension ConfirmedTaking {
  /// The enum of such states, where it has more variables or fewer cases than the entry; nil where there is none. What else is
  /// reached has no case, and is told.
  mutating func undisturbed(
    _ asked: AskedGroup, beside entry: SuggestionReport.Entry
  ) -> SuggestionReport.Entry? {
    let all = Array(asked.space.variables.indices)
    let own = all.filter { entry.variables.contains(asked.space.variables[$0].name) }
    for places in own == all || own.isEmpty ? [all] : [all, own] {
      guard let states = UndisturbedStates(of: places, in: asked, by: analysis),
        entry.isLessThan(states.meant)
      else { continue }
      let attempt = attempt(for: states.meant, of: asked, writing: .declarations)
      guard let made = attempt.rewrite?.states, made.cases.count == states.meant.states.count,
        !attempt.isLeft, !attempt.hasNamelessCase
      else { continue }
      return result(of: attempt, states, asked, beside: entry)
    }
    return nil
  }

  private func result(
    of attempt: RewriteAttempt, _ states: UndisturbedStates, _ asked: AskedGroup,
    beside entry: SuggestionReport.Entry
  ) -> SuggestionReport.Entry {
    var result = UntanglePipeline.entry(of: attempt)
    result.reached = states.meant.states.count + states.others.count
    result.questions = entry.questions
    result.remainders += states.others.compactMap { asked.remainder(withoutCase: $0, in: states.meant) }
    result.tellWrites(to: attempt, in: asked.owner)
    return result
  }
}

extension SuggestionReport.Entry {
  /// Whether an enum of these states takes more variables in, or needs fewer cases. A proved entry stays.
  fileprivate func isLessThan(_ meant: StateSpace) -> Bool {
    let names = Set(meant.variables.map(\.name))
    switch answer {
    case .leave: return true
    case .product: return parts.allSatisfy { $0.isLessThan(meant) && names.isSuperset(of: $0.variables) }
    case .enumeration, .payloads:
      return execution == .byHand && names.isSuperset(of: variables)
        && (names.count > variables.count || cases.count > meant.states.count)
    case .derived, .optionSet, .optionalValue, .presentedItem, .appliedStates: return false
    }
  }
}

/// More variables are no single state, and take long to search again.
private let mostVariables = 5
private let mostCombinations = 64
