import UntangleProjectModel

/// The premises that the search itself enforces.
struct SearchPremises: Sendable {
  /// Functions that do not start while a continuation of an earlier call is pending.
  var serial: Set<String> = []
  /// Functions that alternate. Transitions on which they change no variable are kept.
  var alternating: Set<String> = []
  /// Functions whose escaping closures run at most once.
  var once: Set<String> = []

  /// Whether they keep no code from running.
  var areIdle: Bool { serial.isEmpty && once.isEmpty }

  /// Steps that are not taken.
  var refused = RefusedSteps()

  func refusing(_ refused: RefusedSteps) -> Self {
    var result = self
    result.refused = refused
    return result
  }

  init(_ premises: [Premise] = []) {
    for premise in premises {
      switch premise {
      case .serial(let name): serial.insert(name)
      case .once(let name): once.insert(name)
      case .alternates: alternating.formUnion(premise.functions)
      case .exclusive, .together, .kept, .input: break
      }
    }
  }
}
