package import UntangleProjectModel

/// A premise and its effect on a space.
package struct AppliedPremise: Hashable, Sendable {
  package var premise: Premise
  /// Operations that no longer start, and inputs that are rejected, in some state. Sorted.
  package var refused: [StateOperation]
  /// The first state in which the type's own code violates the premise nevertheless; nil if none.
  package var contradiction: Contradiction?

  init(premise: Premise, refused: [StateOperation], contradiction: Contradiction? = nil) {
    self.premise = premise
    self.refused = refused
    self.contradiction = contradiction
  }

  /// A state that a premise excludes and that the type's own code reaches.
  package struct Contradiction: Hashable, Sendable {
    /// Names of the operations that lead there; the last one violates the premise. Empty for an initial
    /// state.
    package var witness: [OperationName]
    /// The last operation; nil for an initial state.
    package var operation: StateOperation?
    package var state: StateSpace.State
  }
}

extension StateSpace {
  /// Whether no premise is contradicted.
  package var keepsPremises: Bool { premises.allSatisfy { $0.contradiction == nil } }

  /// The states and transitions that remain under some premises, with shortest witnesses under them. nil
  /// where the transitions were not kept, or where no premise concerns variables of the space.
  ///
  /// An operation does not start in a state where any of its outcomes violates a premise. An operation that
  /// could only ever violate a premise contradicts it. So does a continuation of started work that violates
  /// it. A premise about what comes in is contradicted by neither: it says nothing of the type's own code.
  package func restricted(by premises: [Premise]) -> StateSpace? {
    restriction(by: premises)?.space
  }

  /// The same, with the steps that are left out.
  func restriction(by premises: [Premise]) -> (space: StateSpace, refused: RefusedSteps)? {
    let tests = premises.compactMap { PremiseTest($0, variables) }
    let turns = premises.compactMap { AlternationPremise($0, self) }.prefix(AlternationPremise.most)
    guard !tests.isEmpty || !turns.isEmpty, transitions != nil else { return nil }
    var walk = RestrictedWalk(self, tests, Array(turns))
    walk.run()
    return (walk.result, walk.refusedSteps)
  }

  /// Like `restriction(by:)`, with the premises listed as assumptions. Removes no states where none
  /// of the premises applies.
  func assuming(_ premises: [Premise]) -> (space: StateSpace, refused: RefusedSteps) {
    guard !premises.isEmpty else { return (self, RefusedSteps()) }
    var (result, refused) = restriction(by: premises) ?? (self, RefusedSteps())
    let functions = Set(operations.map(\.function))
    for premise in premises {
      switch premise {
      // The search itself has enforced these.
      case .serial(let name), .once(let name):
        if functions.contains(name) { result.premises.append(AppliedPremise(premise: premise, refused: [])) }
      case .exclusive, .together, .kept, .input, .alternates: break
      }
    }
    for applied in result.premises { result.assumptions.add(Assumption(applied.sentence)) }
    return (result, refused)
  }
}

extension [AppliedPremise] {
  /// Adds a premise, or what it keeps from starting or coming in beside what the same one is known to keep already.
  mutating func add(_ applied: AppliedPremise) {
    guard let place = firstIndex(where: { $0.premise == applied.premise }) else { return append(applied) }
    self[place].refused = Set(self[place].refused + applied.refused).sorted()
    self[place].contradiction = self[place].contradiction ?? applied.contradiction
  }
}

extension AppliedPremise {
  /// Whether it keeps values out that the type's own code takes from elsewhere.
  var keepsValuesOutOfCode: Bool {
    premise.isOfInputs && refused.contains { !$0.kind.isInput }
  }

  /// As in `'isA' and 'isB' are never set at once: 'start' does not begin where it would break that`.
  package var sentence: String {
    let begun = refused.filter { $0.kind == .beginning }.map(\.name)
    let names = Set(begun).sorted().map { "'\($0)'" }
    let shown = names.prefix(4).joined(separator: ", ")
    let more = names.count > 4 ? " and \(names.count - 4) more" : ""
    guard !names.isEmpty else { return premise.sentence }
    let isOne = names.count == 1
    let effect =
      if premise.isOfInputs {
        "\(isOne ? "takes" : "take") over nothing that would break that"
      } else {
        "\(isOne ? "does" : "do") not begin where that would break"
      }
    return "\(premise.sentence): \(shown)\(more) \(effect)"
  }
}
