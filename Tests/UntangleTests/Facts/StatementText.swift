import UntangleFacts

/// Lowered statements in a form that people can read and tests can compare.
///
///     branch(isA && !isB) { assign isA = false; leave return } else { call start }
///
/// Places are left out; a local stands with a `%` before its name.
func text(_ statements: [Statement]) -> String {
  statements.map(text).joined(separator: "; ")
}

private func block(_ statements: [Statement]) -> String {
  statements.isEmpty ? "{}" : "{ \(text(statements)) }"
}

private func text(_ statement: Statement) -> String {
  switch statement {
  case .assign(let target, let value, _): "assign \(text(target)) = \(text(value))"
  case .havoc(let target, _): "havoc \(text(target))"
  case .project(let name, .free, _): "project \(name)"
  case .project(let name, .takenBack, _): "present \(name)"
  case .project(let name, .covering, _): "cover \(name)"
  case .project(let name, .following, _): "follow \(name)"
  case .invoke(let target, let method, _): "invoke \(text(target)).\(method)"
  case .post: "post"
  case .branch(let clauses, let then, let otherwise):
    "branch(\(text(clauses))) \(block(then))" + (otherwise.isEmpty ? "" : " else \(block(otherwise))")
  case .select(let selection): text(selection)
  case .loop(let loop): text(loop)
  case .leave(let exit): "leave \(text(exit))"
  case .call(let name, let arguments, _): "call \(text(name))\(text(arguments))"
  case .escape(let name, let fate, _): "escape \(text(name))(\(text(fate)))"
  case .closure(let closure): "closure(\(text(closure.fate))) \(block(closure.body))"
  case .defer(let body): "defer \(block(body))"
  case .attempt(let body, let catches):
    "attempt \(block(body))" + catches.map { " catch \(block($0))" }.joined()
  case .function(let name, let body): "function \(name) \(block(body))"
  case .test(let value, _): "test \(text(value))"
  case .together(let body): "together \(block(body))"
  case .perhaps(let body): "perhaps \(block(body))"
  case .either(let choices): "either " + choices.map(block).joined(separator: " or ")
  case .scope(let body, let label): (label.map { "\($0): " } ?? "") + "scope \(block(body))"
  case .mayThrow(let callee): "mayThrow" + (callee.map { " by \(text($0))" } ?? "")
  case .suspend(let callee): "suspend" + (callee.map { " by \(text($0))" } ?? "")
  }
}

/// `Self.` before a function of the other side, `%` before a local, `.` before a function of another value.
private func text(_ called: CalledName) -> String {
  let labels = called.labels.map { "(" + $0.map { "\($0):" }.joined() + ")" } ?? ""
  return switch called.holder {
  case .instance: called.name + labels
  case .otherSide: "Self.\(called.name)"
  case .superclass: "super.\(called.name)\(labels)"
  case .local: "%\(called.name)"
  case .other: ".\(called.name)"
  }
}

private func text(_ target: Target) -> String {
  switch target {
  case .variable(let name): name
  case .otherSide(let name): "Self.\(name)"
  case .local(let name): "%\(name)"
  case .instance: "self"
  }
}

private func text(_ clauses: [Clause]) -> String {
  clauses.map { clause in
    let effects = clause.effects.isEmpty ? "" : "\(block(clause.effects)) "
    return effects + text(clause.value)
  }
  .joined(separator: ", ")
}

private func text(_ selection: Selection) -> String {
  let branches = selection.branches.map { branch in
    let items = branch.items.map { item in
      text(item.pattern) + (item.condition.map { " where \(text($0))" } ?? "")
    }
    let head = items.isEmpty ? "default" : "case " + items.joined(separator: ", ")
    return "\(head) \(block(branch.body))"
  }
  let label = selection.label.map { "\($0): " } ?? ""
  return "\(label)switch \(text(selection.subject)) { \(branches.joined(separator: " ")) }"
}

private func text(_ loop: Loop) -> String {
  let label = loop.label.map { "\($0): " } ?? ""
  let word =
    switch loop.form {
    case .testFirst: "while(\(text(loop.clauses))) "
    case .bodyFirst: "repeat(\(text(loop.clauses))) "
    case .sequence: "for "
    }
  return label + word + block(loop.body)
}

private func text(_ exit: Exit) -> String {
  switch exit {
  case .return: "return"
  case .throw: "throw"
  case .break(let label): label.map { "break \($0)" } ?? "break"
  case .continue(let label): label.map { "continue \($0)" } ?? "continue"
  case .fallthrough: "fallthrough"
  case .trap: "trap"
  }
}

private func text(_ fate: Closure.Fate) -> String {
  switch fate {
  case .argument(let callee, let label), .ownArgument(let callee, let label):
    label.map { "\(callee) \($0):" } ?? callee
  case .immediate: "now"
  case .local(let name): "%\(name)"
  case .stored: "stored"
  }
}

private func text(_ arguments: [Argument]) -> String {
  let parts = arguments.map { ($0.label == "_" ? "" : "\($0.label): ") + text($0.value) }
  return parts.isEmpty ? "" : "(\(parts.joined(separator: ", ")))"
}

func text(_ value: LoweredExpression) -> String {
  switch value {
  case .boolean(let flag): "\(flag)"
  case .null: "nil"
  case .empty: "empty"
  case .present(let inner): "\(text(inner))!"
  case .found(let inner, _): "found \(text(inner))"
  case .some: "some"
  case .filled: "filled"
  case .number(let number): number.text
  case .count(let name): "\(name).count"
  case .sum(let name, let number): "(\(name) + \(number.text))"
  case .compared(let quantity, let comparison, let number):
    "(\(quantity.variable)\(quantity.measure == .count ? ".count" : "") \(comparison.text) \(number.text))"
  case .variable(let name): name
  case .otherSide(let name): "Self.\(name)"
  case .local(let name): "%\(name)"
  case .stored(let part): "%\(part.name)"
  case .call(let name, let arguments): text(name) + (arguments.isEmpty ? "()" : text(arguments))
  case .enumCase(let name): ".\(name)"
  case .not(.equal(let left, let right)): "(\(text(left)) != \(text(right)))"
  case .not(let inner): "!\(text(inner))"
  case .and(let left, let right): "(\(text(left)) && \(text(right)))"
  case .or(let left, let right): "(\(text(left)) || \(text(right)))"
  case .equal(let left, let right): "(\(text(left)) == \(text(right)))"
  case .conditional(let test, let left, let right):
    "(\(text(test)) ? \(text(left)) : \(text(right)))"
  case .matches(let subject, let pattern): "(\(text(subject)) ~ \(text(pattern)))"
  case .tuple(let elements): "(\(elements.map { text($0) }.joined(separator: ", ")))"
  case .unchanged(let inner, let calls):
    "\(text(inner)) unless \(calls.map(text).joined(separator: ", ")) writes"
  case .unknown: "?"
  }
}

func text(_ pattern: Pattern) -> String {
  switch pattern {
  case .any: "_"
  case .enumCase(let name, let type, let payload):
    (type ?? "") + ".\(name)" + (payload == .refutable ? "(…)" : "")
  case .some(let inner): text(inner) + "?"
  case .null: "nil"
  case .boolean(let flag): "\(flag)"
  case .literal: "literal"
  case .tuple(let elements): "(\(elements.map { text($0) }.joined(separator: ", ")))"
  case .type: "type"
  case .expression: "expression"
  }
}
