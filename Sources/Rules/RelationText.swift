import UntangleSourceFiles
package import UntangleStateSpaces

extension StateSpace {
  /// Such as `'isPlaying' is only ever true while 'file' is set`.
  package func text(of relation: Relation) -> String {
    switch relation {
    case .constant(let fact): "\(name(of: fact)) never changes: it is always \(value(of: fact))"
    case .same(let first, let second):
      "\(name(of: first)) is \(value(of: first)) exactly when \(name(of: second)) is \(value(of: second))"
    case .implies(let first, let second) where first.value == 1 && second.value == 0:
      text(neverBoth: first, Relation.Fact(variable: second.variable, value: 1))
    case .implies(let first, let second) where first.value == 0 && second.value == 1:
      text(alwaysOne: Relation.Fact(variable: first.variable, value: 1), second)
    case .implies(let first, let second):
      "\(name(of: first)) is only ever \(value(of: first)) while \(name(of: second)) is \(value(of: second))"
    }
  }

  /// Two facts that exclude each other. The words differ if the values do, because a flag is true and an
  /// optional is set.
  private func text(neverBoth first: Relation.Fact, _ second: Relation.Fact) -> String {
    value(of: first) == value(of: second)
      ? "\(name(of: first)) and \(name(of: second)) are never both \(value(of: first))"
      : "\(name(of: first)) is never \(value(of: first)) while \(name(of: second)) is \(value(of: second))"
  }

  private func text(alwaysOne first: Relation.Fact, _ second: Relation.Fact) -> String {
    value(of: first) == value(of: second)
      ? "one of \(name(of: first)) and \(name(of: second)) is always \(value(of: first))"
      : "\(name(of: first)) is \(value(of: first)) or \(name(of: second)) is \(value(of: second))"
  }

  /// A sentence about the combinations that two variables never have; nil if they have all.
  ///
  /// Such as `'error' is only ever set while 'phase' is 'failed'`.
  func text(between first: Int, _ second: Int) -> String? {
    let pairs = Set(states.map { [$0.values[first], $0.values[second]] })
    let (firsts, seconds) = (Set(pairs.map { $0[0] }), Set(pairs.map { $0[1] }))
    guard pairs.count < firsts.count * seconds.count else { return nil }
    if variables[first].valueCount == 2, variables[second].valueCount == 2 {
      return relations(between: first, second).first.map(text)
    }
    if variables[first].valueCount == 2 { return text(first, beside: second, pairs, seconds) }
    if variables[second].valueCount == 2 {
      return text(second, beside: first, Set(pairs.map { [$0[1], $0[0]] }), firsts)
    }
    let missing = firsts.sorted().lazy.flatMap { value in seconds.sorted().map { [value, $0] } }
      .first { !pairs.contains($0) }
    guard let missing else { return nil }
    let (one, other) = (
      Relation.Fact(variable: first, value: missing[0]), Relation.Fact(variable: second, value: missing[1])
    )
    return "\(name(of: one)) is never \(value(of: one)) while \(name(of: other)) is \(value(of: other))"
  }

  /// A sentence about a variable with two values beside one with more.
  private func text(_ narrow: Int, beside wide: Int, _ pairs: Set<[Int]>, _ all: Set<Int>) -> String? {
    let on = Relation.Fact(variable: narrow, value: 1)
    let (withOn, withOff) = (
      all.filter { pairs.contains([1, $0]) }, all.filter { pairs.contains([0, $0]) }
    )
    func list(_ values: Set<Int>) -> String {
      let texts = values.sorted().map { value(of: Relation.Fact(variable: wide, value: $0)) }
      return joined(texts, by: "or")
    }
    let wideName = "'\(variables[wide].name)'"
    if withOn.count < all.count {
      let others = all.subtracting(withOn)
      return withOn.count <= others.count
        ? "\(name(of: on)) is only ever \(value(of: on)) while \(wideName) is \(list(withOn))"
        : "\(name(of: on)) is never \(value(of: on)) while \(wideName) is \(list(others))"
    }
    let always = all.subtracting(withOff)
    return "\(name(of: on)) is always \(value(of: on)) while \(wideName) is \(list(always))"
  }

  private func relations(between first: Int, _ second: Int) -> [Relation] {
    relations.filter { relation in
      switch relation {
      case .constant: false
      case .same(let one, let other), .implies(let one, let other):
        Set([one.variable, other.variable]) == [first, second]
      }
    }
  }

  private func name(of fact: Relation.Fact) -> String { "'\(variables[fact.variable].name)'" }

  private func value(of fact: Relation.Fact) -> String {
    let variable = variables[fact.variable]
    let text = variable.domain.values[fact.value]
    switch variable.domain {
    case .optional: return text == "some" ? "set" : "nil"
    case .boolean, .optionalBoolean: return text
    case .enumeration, .optionalEnumeration, .number: return text == "nil" ? "nil" : "'\(text)'"
    }
  }

  /// The operations that lead to the state, such as `'logIn', then 'stopWorkout' on a fresh instance`; empty
  /// for an initial state.
  package func way(to state: State) -> String {
    guard !state.witness.isEmpty else { return "" }
    return state.witness.map(\.words).joined(separator: ", then ") + " on a fresh instance"
  }

  /// The set variables of a state in words, such as `'saving' without 'loggedIn'` or `'phase' as 'busy'`.
  /// `names` limits it to some variables; nil means all.
  package func summary(of state: State, among names: [String]? = nil) -> String {
    let shown = variables.indices.filter { names?.contains(variables[$0].name) ?? true }
    let on = shown.filter { state.values[$0] != 0 || isEnumeration($0) }
    let texts = on.map { index -> String in
      let fact = Relation.Fact(variable: index, value: state.values[index])
      if let term = variables[index].numberTerm(of: fact.value) { return "'\(term)'" }
      return isTwoValued(index) ? name(of: fact) : "\(name(of: fact)) as \(value(of: fact))"
    }
    let off = shown.filter { state.values[$0] == 0 && isTwoValued($0) }
      .map { "'\(variables[$0].name)'" }
    if texts.isEmpty { return off.count == 1 ? "no \(off[0])" : "none of \(joined(off))" }
    return joined(texts) + (off.isEmpty ? "" : " without \(joined(off, by: "or"))")
  }

  private func isEnumeration(_ index: Int) -> Bool {
    switch variables[index].domain {
    case .enumeration, .number: true
    case .boolean, .optional, .optionalBoolean, .optionalEnumeration: false
    }
  }

  private func isTwoValued(_ index: Int) -> Bool {
    switch variables[index].domain {
    case .boolean, .optional: true
    case .optionalBoolean, .enumeration, .optionalEnumeration, .number: false
    }
  }
}
