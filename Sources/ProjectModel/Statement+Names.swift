import UntangleFacts
import UntangleSourceFiles

extension Statement {
  /// The statement, where any call may call back to the file: a value read before a call is unknown after it.
  var withoutTrust: Statement {
    guard case .assign(let target, .unchanged, let span) = self else { return self }
    return .assign(target, .unknown, span)
  }

  /// The span of a call or a function reference; nil for other statements.
  var callPlace: Span? {
    switch self {
    case .call(_, _, let span), .escape(_, _, let span): span
    default: nil
    }
  }
}

extension [Statement] {
  /// Drops suspension points at the start. Before a body has read anything, a suspension has no more effect
  /// than a later call.
  var withoutLeadingWaits: [Statement] { Array(drop { $0 == .suspend(by: nil) }) }

  /// The functions that are called or referenced by name, nested statements included.
  var namedFunctions: Set<String> {
    var names: Set<String> = []
    for statement in self {
      statement.forEach { inner in
        switch inner {
        case .call(let called, _, _), .escape(let called, _, _):
          if let name = called.nameInScope { names.insert(name) }
        default: break
        }
      }
    }
    return names
  }

  /// The called locals that are never assigned here: parameters.
  var calledParameters: Set<String> {
    var called: Set<String> = []
    var known: Set<String> = []
    for statement in self {
      statement.forEach { inner in
        switch inner {
        case .call(let local, _, _) where local.holder == .local: called.insert(local.name)
        case .function(let name, _), .assign(.local(let name), _, _): known.insert(name)
        case .closure(let closure):
          if case .local(let name) = closure.fate { known.insert(name) }
        default: break
        }
      }
    }
    return called.subtracting(known)
  }

  /// Whether one of the variables or functions, or a member of the same name, is used in nested statements or
  /// here.
  func mentions(_ variables: Set<String>, _ functions: Set<String>) -> Bool {
    contains { statement in
      statement.contains { inner in
        switch inner {
        case .assign(.variable(let name), let value, _):
          variables.contains(name) || value.mentions(variables)
        case .havoc(.variable(let name), _), .invoke(.variable(let name), _, _): variables.contains(name)
        case .assign(_, let value, _), .test(let value, _): value.mentions(variables)
        case .call(let called, _, _), .escape(let called, _, _):
          called.nameInScope.map(functions.contains) ?? false
        case .branch(let clauses, _, _): clauses.contains { $0.value.mentions(variables) }
        case .loop(let loop): loop.clauses.contains { $0.value.mentions(variables) }
        case .select(let selection): selection.subject.mentions(variables)
        default: false
        }
      }
    }
  }
}

extension LoweredExpression {
  fileprivate func mentions(_ names: Set<String>) -> Bool { variables.contains(where: names.contains) }
}
