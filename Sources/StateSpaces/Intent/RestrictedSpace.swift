package import UntangleProjectModel

/// A premise, and what it does to a space.
package struct AppliedPremise: Hashable, Sendable {
  package var premise: Premise
  /// What does not begin any more, or come in, in some state. Sorted.
  package var refused: [StateOperation]
  /// The first place where the type's own code breaks it all the same; nil where nothing does.
  package var contradiction: Contradiction?

  init(premise: Premise, refused: [StateOperation], contradiction: Contradiction? = nil) {
    self.premise = premise
    self.refused = refused
    self.contradiction = contradiction
  }

  /// A state that a premise excludes, and that the type's own code comes to.
  package struct Contradiction: Hashable, Sendable {
    /// The operations that lead there, the last one breaks the premise; empty for a first state.
    package var witness: [String]
    /// The last one of them; nil for a first state.
    package var operation: StateOperation?
    package var state: StateSpace.State
  }
}

extension StateSpace {
  /// Whether no premise is contradicted.
  package var keepsPremises: Bool { premises.allSatisfy { $0.contradiction == nil } }

  /// What is left under some premises, with shortest ways under them; nil where the transitions were not kept, or
  /// where the space lacks variables of each of the premises.
  ///
  /// A beginning of which some outcome breaks a premise does not happen in that state. One that would never do
  /// anything but break it contradicts the premise, and so does what follows of its own from what was begun.
  package func restricted(by premises: [Premise]) -> StateSpace? {
    let tests = premises.compactMap { PremiseTest($0, self) }
    let turns = premises.compactMap { Turns($0, self) }.prefix(Turns.most)
    guard !tests.isEmpty || !turns.isEmpty, transitions != nil else { return nil }
    var walk = RestrictedWalk(self, tests, Array(turns))
    walk.run()
    return walk.result
  }

  /// The same, with what was assumed told; itself where nothing can be done with the premises.
  func assuming(_ premises: [Premise]) -> StateSpace {
    guard !premises.isEmpty else { return self }
    var result = restricted(by: premises) ?? self
    let functions = Set(operations.map(\.function))
    for premise in premises {
      switch premise {
      // The search has kept to them.
      case .serial(let name), .once(let name):
        if functions.contains(name) { result.premises.append(AppliedPremise(premise: premise, refused: [])) }
      case .exclusive, .together, .kept, .input, .alternates: break
      }
    }
    for applied in result.premises { result.assumptions.add(Assumption(assumed: applied)) }
    return result
  }
}

extension Assumption {
  /// `'isA' and 'isB' are never set at once: 'start' does not begin where it would break that`.
  fileprivate init(assumed applied: AppliedPremise) {
    let begun = applied.refused.filter { $0.kind == .beginning }.map(\.name)
    let names = Set(begun).sorted().map { "'\($0)'" }
    let shown = names.prefix(4).joined(separator: ", ")
    let more = names.count > 4 ? " and \(names.count - 4) more" : ""
    let effect =
      names.isEmpty
      ? "" : ": \(shown)\(more) \(names.count == 1 ? "does" : "do") not begin where that would break"
    self.init(applied.premise.sentence + effect)
  }
}
