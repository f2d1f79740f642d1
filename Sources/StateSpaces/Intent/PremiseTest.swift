import UntangleFacts
import UntangleProjectModel

/// A premise, prepared to be evaluated in many states of one space.
struct PremiseTest {
  private enum Form {
    /// Indices of the variables of which at most one may be set.
    case exclusive([Int])
    case condition(StateTest)
    /// No state violates it.
    case anything
  }

  let premise: Premise
  private let form: Form
  private let variables: [StateVariable]

  /// nil where the premise names another variable, or a function.
  init?(_ premise: Premise, _ variables: [StateVariable]) {
    self.premise = premise
    self.variables = variables
    let places = Dictionary(
      variables.indices.map { (variables[$0].name, $0) }, uniquingKeysWith: { first, _ in first })
    guard premise.variables.allSatisfy({ places[$0] != nil }), premise.functions.isEmpty else { return nil }
    switch premise {
    case .exclusive(let names): form = .exclusive(names.compactMap { places[$0] })
    case .together, .alternates, .serial, .once: form = .anything
    case .kept(let condition), .input(let condition):
      guard let test = StateTest(condition.value, variables) else { return nil }
      form = .condition(test)
    }
  }

  /// Whether a state certainly violates it.
  func isBroken(in state: StateSpace.State) -> Bool {
    switch form {
    case .exclusive(let places): places.count { variables[$0].term(of: state.values[$0]) != nil } > 1
    case .condition(let test): test.isDenied(in: state)
    case .anything: false
    }
  }

  /// Whether it restricts which operations may start, and not only inputs.
  var restrictsBeginnings: Bool {
    switch premise {
    case .exclusive, .kept: true
    case .together, .input, .alternates, .serial, .once: false
    }
  }
}
