import UntangleProjectModel

/// The premises about what comes in, for a search. Values that code takes from elsewhere, such as those of a parameter, keep to
/// them. Values that the code itself chooses do not.
struct IncomingValues {
  private struct Test {
    var premise: PremiseTest
    /// The variables that it names.
    var mask: UInt64
    /// The numbers of the operations in which it has kept values out.
    var operations: Set<Int32> = []
  }

  private var tests: [Test] = []

  init() {}

  init(_ premises: [Premise], of variables: [StateVariable], _ layout: StateLayout) {
    tests = premises.compactMap { premise in
      PremiseTest(premise, variables).map { test in
        let named = zip(variables, layout.fields).filter { premise.variables.contains($0.0.name) }
        return Test(premise: test, mask: named.reduce(0) { $0 | $1.1.mask })
      }
    }
  }

  var isEmpty: Bool { tests.isEmpty }

  /// Whether a state is out of the question, since a variable that a premise names has its value from elsewhere. `values` are
  /// the indices in the domains, and `free` the mask of variables with such values. `operation` is nil for the first states.
  mutating func keepOut(_ values: [Int], free: UInt64, from operation: Int32?) -> Bool {
    let state = StateSpace.State(values: values, witness: [])
    let place = tests.firstIndex { $0.mask & free != 0 && $0.premise.isBroken(in: state) }
    guard let place else { return false }
    if let operation { tests[place].operations.insert(operation) }
    return true
  }

  /// The premises, with the operations in which they kept values out.
  func applied(to operations: [StateOperation]) -> [AppliedPremise] {
    tests.map { test in
      AppliedPremise(
        premise: test.premise.premise, refused: test.operations.map { operations[Int($0)] }.sorted())
    }
  }
}
