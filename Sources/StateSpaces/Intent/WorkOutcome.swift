package import UntangleProjectModel

/// Work that ends with a result or with a failure:
///
///     isSaving = true
///     errorMessage = nil
///     do { try await save(); didSave = true } catch { errorMessage = text(of: error) }
///     isSaving = false
///
/// A person writes one enum of it: `idle`, `saving`, `saved` and `failed`. More states are mostly reached: two runs at once leave
/// a result and a failure, and a check of the input sets the failure beside an old result.
struct WorkOutcome {
  var work: Int
  var failure: Int
  var result: Int

  /// Indices of variables, in order of declaration.
  var variables: [Int] { [work, failure, result].sorted() }
}

/// The states of work in which at most one of its three variables is set, and those that have no case then.
package struct WorkStates: Sendable {
  /// Nothing, the work, its result and its failure, in the order of the search. Without transitions.
  package var meant: StateSpace
  /// What else is reached, in the order of the search.
  package var others: [StateSpace.State]
}

extension WorkStates {
  /// nil where there is no such work, where nothing else is reached, or where a single run leads to anything else.
  package init?(of space: StateSpace, in type: ProjectType) {
    let outcomes = WorkOutcome.all(in: space.variables)
    guard !outcomes.isEmpty else { return nil }
    let names = Set(outcomes.flatMap(\.variables).map { space.variables[$0].name })
    let chains = type.accessSummary(of: names).tests.filter { $0.form == .chain }.map(\.variables)
    for outcome in outcomes {
      let own = space.projected(on: outcome.variables)
      guard outcome.alone.runsAlone(in: own, chains) else { continue }
      meant = own
      meant.states = StateList(own.states.filter { $0.values.count { $0 != 0 } < 2 })
      meant.transitions = nil
      others = own.states.filter { $0.values.count { $0 != 0 } > 1 }
      // Where instances begin with the work, there may be no state before it.
      let isBegun = outcome.alone.isBegun(in: own)
      if meant.states.count == 4 || isBegun && meant.states.count == 3, !others.isEmpty { return }
    }
    return nil
  }
}

extension WorkOutcome {
  /// As the names of variables say it.
  fileprivate static func all(in variables: [StateVariable]) -> [WorkOutcome] {
    let works = variables.indices.filter { variables[$0].namesWork }
    let failing = variables.indices.filter { variables[$0].namesFailure }
    // What went wrong says more than that something did.
    let failures =
      failing.filter { variables[$0].domain == .optional }
      + failing.filter {
        variables[$0].domain == .boolean && !variables[$0].namesShowing && !variables[$0].namesWork
      }
    let results = variables.indices.filter { variables[$0].namesResult }
    return works.flatMap { work in
      failures.flatMap { failure in
        results.filter { $0 != work && $0 != failure }.map {
          WorkOutcome(work: work, failure: failure, result: $0)
        }
      }
    }
  }

  /// The same in a space of its variables alone.
  fileprivate var alone: Self {
    let places = variables
    func place(_ variable: Int) -> Int { places.firstIndex(of: variable) ?? 0 }
    return WorkOutcome(work: place(work), failure: place(failure), result: place(result))
  }

  /// Whether instances begin with the work.
  fileprivate func isBegun(in space: StateSpace) -> Bool {
    space.states.prefix(space.initialCount).allSatisfy { $0.values[work] == 1 }
  }

  /// Whether a run that begins where nothing is set ends with either, and with nothing else: in a space of the three variables.
  /// `chains` are the variables that one `if … else if …` each asks for, in this order.
  fileprivate func runsAlone(in space: StateSpace, _ chains: [[String]]) -> Bool {
    guard let transitions = space.transitions else { return false }
    let values = space.states.map(\.values)
    func isOnly(_ variable: Int, _ state: Int) -> Bool {
      values[state][variable] == 1 && values[state].count { $0 != 0 } == 1
    }
    let isHidden = hidesResult(chains, space)
    func isOfOneRun(_ state: Int) -> Bool {
      let set = values[state].indices.filter { values[state][$0] != 0 }
      return set.count < 2 || isHidden && Set(set) == [work, result]
    }
    let goesOn = transitions.filter {
      isOnly(work, $0.from) && space.operations[$0.operation].kind == .continuation
    }
    let begins = transitions.filter { values[$0.from].allSatisfy { $0 == 0 } }
    return [failure, result].allSatisfy { end in goesOn.contains { isOnly(end, $0.to) } }
      && (goesOn + begins).allSatisfy { isOfOneRun($0.to) }
      && beginsAnew(transitions, space, isHidden: isHidden)
  }

  /// Whether conditions ask for the work before its result, so that nobody sees the last one while the work goes on.
  private func hidesResult(_ chains: [[String]], _ space: StateSpace) -> Bool {
    let asked = chains.compactMap { names -> Bool? in
      guard let first = names.firstIndex(of: space.variables[work].name),
        let second = names.firstIndex(of: space.variables[result].name)
      else { return nil }
      return first < second
    }
    return !asked.isEmpty && asked.allSatisfy(\.self)
  }

  /// Whether work takes back what the last run has left: its failure, and a result that is a value and seen. A flag may stay,
  /// since what has been done is mostly not done again.
  private func beginsAnew(
    _ transitions: [StateSpace.Transition], _ space: StateSpace, isHidden: Bool
  ) -> Bool {
    let isSeen = space.variables[result].domain != .boolean && !isHidden
    // What is kept from before is no result, unless it is shown when the work is over.
    if isSeen, space.variables[result].namesSnapshot { return false }
    let cleared = isSeen ? [failure, result] : [failure]
    func isOn(_ variable: Int, _ state: Int) -> Bool { space.states[state].values[variable] == 1 }
    return transitions.allSatisfy { step in
      !isOn(work, step.to) || isOn(work, step.from)
        || cleared.allSatisfy { !isOn($0, step.from) || !isOn($0, step.to) }
    }
  }
}

extension StateVariable {
  /// Whether it may say that work went well: a flag with such a name, or a value that is no handle and no choice of the user.
  fileprivate var namesResult: Bool {
    switch domain {
    case .boolean: namesSuccess && !namesFailure && !namesWork
    case .optional:
      !namesFailure && !namesAttachment && !namesMeans && !namesChoice && !namesPaging
    case .optionalBoolean, .enumeration, .optionalEnumeration, .number: false
    }
  }
}
