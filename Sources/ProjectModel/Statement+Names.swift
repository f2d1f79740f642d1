import UntangleFacts
import UntangleSourceFiles

extension Statement {
  /// Where any call may lead back to the file, what was looked at before one is not known afterwards.
  var withoutTrust: Statement {
    guard case .assign(let target, .unchanged, let span) = self else { return self }
    return .assign(target, .unknown, span)
  }

  /// Of a call and the like; nil for others.
  var callPlace: Span? {
    switch self {
    case .call(_, _, let span), .escape(_, _, let span): span
    default: nil
    }
  }
}

extension [Statement] {
  /// Before a body has looked at anything, waiting is not having been called yet.
  var withoutLeadingWaits: [Statement] { Array(drop { $0 == .suspend(by: nil) }) }

  /// The functions that are called or handed out by name anywhere inside.
  var namedFunctions: Set<String> {
    var names: Set<String> = []
    for statement in self {
      statement.forEach { inner in
        switch inner {
        case .call(let name, _, _), .escape(let name, _, _): names.insert(CalledName(name).name)
        default: break
        }
      }
    }
    return names
  }

  /// What is called and is a local that nothing here gives a value: a parameter.
  var calledParameters: Set<String> {
    var called: Set<String> = []
    var known: Set<String> = []
    for statement in self {
      statement.forEach { inner in
        switch inner {
        case .call(let name, _, _) where CalledName(name).holder == .local: called.insert(name)
        case .function(let name, _), .assign(.local(let name), _, _):
          known.insert(CalledName(.local, name).text)
        case .closure(let closure):
          if case .local(let name) = closure.fate { known.insert(CalledName(.local, name).text) }
        default: break
        }
      }
    }
    return called.subtracting(known)
  }

  /// Whether a variable or function of these names, or a member called like it, is named anywhere inside.
  func mentions(_ variables: Set<String>, _ functions: Set<String>) -> Bool {
    contains { statement in
      statement.contains { inner in
        switch inner {
        case .assign(.variable(let name), let value, _):
          variables.contains(name) || value.mentions(variables)
        case .havoc(.variable(let name), _), .invoke(let name, _, _): variables.contains(name)
        case .assign(_, let value, _), .test(let value, _): value.mentions(variables)
        case .call(let name, _, _), .escape(let name, _, _): functions.contains(CalledName(name).name)
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
