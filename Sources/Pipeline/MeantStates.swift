import UntangleProjectModel
import UntangleReports
import UntangleRewrites
import UntangleRules
import UntangleSourceFiles
import UntangleStateSpaces

/// States of variables in which one of them is set at a time, where more is reached. Nobody means the rest, and an enum had a
/// case for it.
struct MeantStates {
  let reached: StateSpace
  /// Its premises say which runs do not overlap.
  let meant: StateSpace
  /// What else is reached, in the order of the search.
  private let others: [StateSpace.State]
}

extension MeantStates {
  /// What is reached if no run of work begins while another one goes on.
  ///
  ///     isLoading = true
  ///     (message, didSend) = (nil, false)
  ///     do { try await send(); didSend = true } catch { message = text(of: error) }
  ///     isLoading = false
  ///
  /// Two runs at once leave a message beside `didSend`. nil where no work goes on later, or where more than one of the variables
  /// is set in some state all the same.
  init?(undisturbed reached: StateSpace, in type: ProjectType, by analysis: Analysis) {
    let variables = reached.variables
    guard (2...mostVariables).contains(variables.count), variables.representable <= mostCombinations else {
      return nil
    }
    let runs = Set(reached.operations.filter { $0.kind == .continuation }.map(\.function)).sorted()
    guard (1...mostRuns).contains(runs.count), !reached.setsOneAtATime else { return nil }
    // One kind of work is less to assume than all of them.
    for serial in runs.count > 1 ? runs.map({ [$0] }) + [runs] : [runs] {
      var settings = analysis.outcome.search
      settings.premises[type.name, default: []] += serial.map(Premise.serial)
      guard
        case .counted(let meant) = StateCounter(analysis.project.project, settings).count(variables, of: type),
        meant.setsOneAtATime, meant.states.count > 2, meant.valueCounts == variables.map(\.valueCount)
      else { continue }
      let kept = Set(meant.states.map(\.values))
      others = reached.states.filter { !kept.contains($0.values) }
      (self.reached, self.meant) = (reached, meant)
      return
    }
    return nil
  }

  /// Work, its result and its failure: a person lets each write take the place of what was set before. nil where there is none.
  init?(ofWorkIn reached: StateSpace, of type: ProjectType) {
    guard let work = WorkStates(of: reached, in: type) else { return nil }
    self.init(reached: reached, meant: work.meant, others: work.others)
  }

  /// The enum of the states, which is not proved: what else is reached has no case, and is told with the writes. nil where
  /// there is none.
  func attempt(
    by analysis: Analysis, in files: inout FilesOfType, naming names: ChosenNames
  ) -> RewriteAttempt? {
    var attempt = analysis.attempt(for: meant, in: &files, naming: names, writing: .declarations) {
      StateTrace(unfollowed: meant)
    }
    guard let made = attempt.rewrite?.states, made.cases.count == meant.states.count, !attempt.isLeft,
      !attempt.hasNamelessCase
    else { return nil }
    let told = others.compactMap(remainder)
    attempt.outcome = .refused((told + made.adviceOnWrites(in: files.type)).sorted())
    return attempt
  }

  /// That a state has no case, at the last operation that leads there; nil where the way is not known.
  private func remainder(without state: StateSpace.State) -> Refusal? {
    let last = state.witness.last
    guard let place = reached.operations.first(where: { $0.name == last })?.place else { return nil }
    let way = reached.way(to: state)
    return Refusal(
      "\(way) leads to \(meant.summary(of: state)): the enum keeps what was set last", at: place)
  }
}

extension ConfirmedTaking {
  /// An enum of work, its result and its failure, instead of parts of it; nil where there is none.
  func work(
    _ asked: AskedGroup, beside entry: SuggestionReport.Entry
  ) -> SuggestionReport.Entry? {
    guard let work = MeantStates(ofWorkIn: asked.space, of: asked.owner),
      entry.parts.allSatisfy({ Set(work.meant.variables.map(\.name)).isSuperset(of: $0.variables) })
    else { return nil }
    return self.entry(of: work, asked, beside: entry)
  }

  /// The entry with the enum of runs that do not overlap, where that takes more variables in, or needs fewer cases; nil where
  /// there is none. What is proved stays.
  func undisturbed(
    _ asked: AskedGroup, beside entry: SuggestionReport.Entry
  ) -> SuggestionReport.Entry? {
    let all = Array(asked.space.variables.indices)
    let own = all.filter { entry.variables.contains(asked.space.variables[$0].name) }
    for places in own == all || own.isEmpty ? [all] : [all, own] {
      let reached = asked.space.projected(on: places)
      guard entry.mayLack(reached.variables.map(\.name)),
        let states = MeantStates(undisturbed: reached, in: asked.owner, by: analysis),
        entry.cases.isEmpty
          || entry.isLessThan(Set(reached.variables.map(\.name)), states.meant.states.count),
        let result = self.entry(of: states, asked, beside: entry)
      else { continue }
      return result
    }
    return nil
  }

  private func entry(
    of states: MeantStates, _ asked: AskedGroup, beside entry: SuggestionReport.Entry
  ) -> SuggestionReport.Entry? {
    let attempt = attempt(of: asked, holding: states.meant) { states.attempt(by: $0, in: &$1, naming: $2) }
    guard let attempt else { return nil }
    var result = UntanglePipeline.entry(of: attempt)
    (result.reached, result.representable) = (states.reached.states.count, states.reached.representable)
    result.questions = entry.questions
    return result
  }
}

extension SuggestionReport.Entry {
  /// Whether an enum of these variables could say more.
  fileprivate func mayLack(_ names: [String]) -> Bool {
    switch answer {
    case .leave: return true
    case .product: return parts.allSatisfy { $0.mayLack(names) }
    case .enumeration, .payloads: return execution == .byHand && Set(names).isSuperset(of: variables)
    case .derived, .optionSet, .optionalValue, .presentedItem, .appliedStates: return false
    }
  }
}

/// More variables are no single state, and take long to search again.
private let mostVariables = 5
private let mostCombinations = 64
/// Kinds of work that go on later.
private let mostRuns = 4
