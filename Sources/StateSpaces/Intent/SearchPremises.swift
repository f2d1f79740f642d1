import UntangleProjectModel

/// The premises that the search itself enforces.
struct SearchPremises: Sendable {
  /// Functions that do not start while a continuation of an earlier call is pending.
  var serial: Set<String> = []
  /// Functions that alternate. Transitions on which they change no variable are kept.
  var alternating: Set<String> = []
  /// Functions whose escaping closures run at most once.
  var once: Set<String> = []

  /// What is said of the values that come in.
  var inputs: [Premise] = []

  /// The same, for the search in one space.
  var incoming = IncomingValues()

  /// Whether they keep no code from running, and no value out.
  var areIdle: Bool { serial.isEmpty && once.isEmpty && inputs.isEmpty }

  /// Steps that are not taken.
  var refused = RefusedSteps()

  /// For a search in a space of these variables that does not take some steps.
  func refusing(_ refused: RefusedSteps, in variables: [StateVariable], _ layout: StateLayout) -> Self {
    var result = self
    result.refused = refused
    result.incoming = IncomingValues(inputs, of: variables, layout)
    return result
  }

  init(_ premises: [Premise] = []) {
    for premise in premises {
      switch premise {
      case .serial(let name): serial.insert(name)
      case .once(let name): once.insert(name)
      case .alternates: alternating.formUnion(premise.functions)
      case .input: inputs.append(premise)
      case .exclusive, .together, .kept: break
      }
    }
  }
}
