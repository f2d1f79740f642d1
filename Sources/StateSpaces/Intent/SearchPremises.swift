import UntangleProjectModel

/// The premises that a search keeps to itself.
struct SearchPremises: Sendable {
  /// Functions that do not begin while something is to come that an earlier run has begun.
  var serial: Set<String> = []
  /// Functions that take turns: it is kept where they do nothing.
  var alternating: Set<String> = []
  /// Functions of which what they hand away is called at most once.
  var once: Set<String> = []

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
