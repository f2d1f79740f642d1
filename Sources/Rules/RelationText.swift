import UntangleStateSpaces

extension StateSpace {
  /// `'isPlaying' is only ever true while 'file' is set`.
  func text(of relation: Relation) -> String {
    switch relation {
    case .constant(let fact): "\(name(of: fact)) never changes: it is always \(value(of: fact))"
    case .same(let first, let second):
      "\(name(of: first)) is \(value(of: first)) exactly when \(name(of: second)) is \(value(of: second))"
    case .implies(let first, let second) where first.value == 1 && second.value == 0:
      "\(name(of: first)) and \(name(of: second)) are never both \(value(of: first))\(orOther(first, second))"
    case .implies(let first, let second) where first.value == 0 && second.value == 1:
      "one of \(name(of: first)) and \(name(of: second)) is always \(value(of: second))"
    case .implies(let first, let second):
      "\(name(of: first)) is only ever \(value(of: first)) while \(name(of: second)) is \(value(of: second))"
    }
  }

  /// A flag is true where an optional is set: the words differ.
  private func orOther(_ first: Relation.Fact, _ second: Relation.Fact) -> String {
    let other = value(of: Relation.Fact(variable: second.variable, value: 1))
    return other == value(of: first) ? "" : " and \(other)"
  }

  private func name(of fact: Relation.Fact) -> String { "'\(variables[fact.variable].name)'" }

  private func value(of fact: Relation.Fact) -> String {
    let variable = variables[fact.variable]
    let text = variable.domain.values[fact.value]
    switch variable.domain {
    case .optional: return text == "some" ? "set" : "nil"
    case .boolean, .optionalBoolean: return text
    case .enumeration, .optionalEnumeration: return text == "nil" ? "nil" : "'\(text)'"
    }
  }

  /// `'logIn', then 'stopWorkout' on a fresh instance`; empty for a first state.
  func way(to state: State) -> String {
    guard !state.witness.isEmpty else { return "" }
    return state.witness.map(step).joined(separator: ", then ") + " on a fresh instance"
  }

  /// `'stop'`, `setting 'isOn'`, `a closure of 'load'`, `'load' after an await`.
  private func step(_ operation: String) -> String {
    let parts = operation.split(separator: ".")
    let base = "'\(parts.first ?? "")'"
    let rest = parts.dropFirst()
    let code = rest.contains { $0.hasPrefix("closure") } ? "a closure of \(base)" : base
    if rest.last == "set" { return "setting \(base)" }
    return rest.last == "await" ? "\(code) after an await" : code
  }

  /// What is on in a state, in words: `'saving' without 'loggedIn'`.
  func summary(of state: State) -> String {
    let on = variables.indices.filter { state.values[$0] != 0 || isEnumeration($0) }
    let texts = on.map { index -> String in
      let fact = Relation.Fact(variable: index, value: state.values[index])
      return isTwoValued(index) ? name(of: fact) : "\(name(of: fact)) \(value(of: fact))"
    }
    let off = variables.indices.filter { state.values[$0] == 0 && isTwoValued($0) }
      .map { "'\(variables[$0].name)'" }
    if texts.isEmpty { return "none of them" }
    return joined(texts) + (off.isEmpty ? "" : " without \(joined(off, by: "or"))")
  }

  private func isEnumeration(_ index: Int) -> Bool {
    if case .enumeration = variables[index].domain { return true }
    return false
  }

  private func isTwoValued(_ index: Int) -> Bool {
    switch variables[index].domain {
    case .boolean, .optional: true
    case .optionalBoolean, .enumeration, .optionalEnumeration: false
    }
  }
}
