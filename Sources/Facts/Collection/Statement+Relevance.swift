import UntangleSourceFiles

extension Statement {
  /// Whether it does anything but end: a body of returns alone does nothing to the state.
  var isRelevant: Bool {
    switch self {
    case .leave, .mayThrow, .suspend: false
    case .assign(let target, _, _), .disturb(let target, _):
      switch target {
      case .variable, .instance: true
      case .local: false
      }
    case .project, .invoke, .call, .test, .closure, .select: true
    case .branch(let clauses, let then, let otherwise):
      clauses.contains { !$0.value.variables.isEmpty || $0.effects.contains(where: \.isRelevant) }
        || then.contains(where: \.isRelevant) || otherwise.contains(where: \.isRelevant)
    case .loop(let loop):
      loop.clauses.contains { !$0.value.variables.isEmpty || $0.effects.contains(where: \.isRelevant) }
        || loop.body.contains(where: \.isRelevant)
    case .defer(let body), .perhaps(let body), .function(_, let body):
      body.contains(where: \.isRelevant)
    case .attempt(let body, let catches):
      body.contains(where: \.isRelevant) || catches.contains { $0.contains(where: \.isRelevant) }
    }
  }
}
