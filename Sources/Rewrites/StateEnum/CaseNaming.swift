package import UntangleStateSpaces

/// What things are to be called.
package struct EnumNames: Hashable, Sendable {
  package var type: String
  package var property: String
  /// By what is on in a state: see `StateSpace.terms(of:)`; others are found.
  package var cases: [Set<String>: String]
}

extension StateSpace {
  /// What is on in a state, in the order of the variables.
  package func terms(of state: State) -> [String] {
    zip(variables, state.values).compactMap { $0.term(of: $1) }
  }
}

/// Finds a name for each state: from the one flag that is true, from the combination, `idle` for none.
struct CaseNaming {
  private let space: StateSpace
  private let chosen: [Set<String>: String]

  init(_ space: StateSpace, chosen: [Set<String>: String]) {
    self.space = space
    self.chosen = chosen
  }

  /// One for each state, all different.
  var names: [String] {
    let own = space.states.map { chosen[Set(space.terms(of: $0))] }
    let short = space.states.map(shortName)
    let long = space.states.map(longName)
    let payload = space.states.indices.map { payloadName($0, among: short) }
    var taken = Set(own.compactMap(\.self))
    return space.states.indices.map { index in
      if let name = own[index] { return name }
      let isShared = short.indices.contains { $0 != index && own[$0] == nil && short[$0] == short[index] }
      let isTelling = payload.filter { $0 == payload[index] }.count == 1
      let wanted = isShared ? (isTelling ? payload[index] : nil) ?? long[index] : short[index]
      let name = unused(wanted, taken)
      taken.insert(name)
      return name
    }
  }

  /// What is set, where only one of the states of a name has anything set.
  private func payloadName(_ index: Int, among short: [String]) -> String? {
    let twins = short.indices.filter { short[$0] == short[index] && !setOptionals(space.states[$0]).isEmpty }
    guard twins == [index] else { return nil }
    let name = joined(setOptionals(space.states[index]).map { word($0, space.states[index]) })
    return short.contains(name) ? nil : name
  }

  private func unused(_ name: String, _ taken: Set<String>) -> String {
    guard taken.contains(name) else { return name }
    var number = 2
    while taken.contains("\(name)\(number)") { number += 1 }
    return "\(name)\(number)"
  }

  /// By the flags that say most, else by what is set.
  private func shortName(_ state: StateSpace.State) -> String {
    let on = state.values.indices.filter { isOn($0, state) && space.variables[$0].domain != .optional }
    let telling = on.filter { !isImplied($0, by: on) }
    let names = telling.isEmpty ? setOptionals(state) : telling
    return joined(names.map { word($0, state) })
  }

  /// With the optionals that are set.
  private func longName(_ state: StateSpace.State) -> String {
    let flags = state.values.indices.filter { isOn($0, state) && space.variables[$0].domain != .optional }
    let optionals = setOptionals(state).map { word($0, state) }
    let name = joined(flags.map { word($0, state) })
    return flags.isEmpty || optionals.isEmpty
      ? joined((flags.map { word($0, state) }) + optionals)
      : name + "With" + optionals.map(capitalized).joined(separator: "And")
  }

  private func setOptionals(_ state: StateSpace.State) -> [Int] {
    state.values.indices.filter { space.variables[$0].domain == .optional && state.values[$0] > 0 }
  }

  private func isOn(_ variable: Int, _ state: StateSpace.State) -> Bool {
    space.variables[variable].term(of: state.values[variable]) != nil
  }

  /// Whether another one that is on never comes without it: that one says more. Of two that always
  /// come together the first says it.
  private func isImplied(_ variable: Int, by others: [Int]) -> Bool {
    guard space.variables[variable].isFlag else { return false }
    return others.contains { other in
      guard other != variable, space.variables[other].isFlag else { return false }
      let isWith = space.states.allSatisfy { !isOn(other, $0) || isOn(variable, $0) }
      let isAlone = space.states.contains { isOn(variable, $0) && !isOn(other, $0) }
      return isWith && (isAlone || other < variable)
    }
  }

  /// `isLoading` is `loading`, the case of an enum itself.
  private func word(_ variable: Int, _ state: StateSpace.State) -> String {
    let term = space.variables[variable].term(of: state.values[variable]) ?? ""
    switch space.variables[variable].domain {
    case .enumeration, .optionalEnumeration:
      return term.split(separator: ".").last.map(String.init) ?? term
    case .optionalBoolean where term.hasPrefix("!"):
      return "not" + capitalized(withoutPrefix(String(term.dropFirst())))
    case .boolean, .optional, .optionalBoolean: return withoutPrefix(term)
    }
  }

  private func withoutPrefix(_ name: String) -> String {
    for prefix in ["is", "has", "was", "did", "are"] where name.hasPrefix(prefix) {
      let rest = name.dropFirst(prefix.count)
      if let first = rest.first, first.isUppercase { return uncapitalized(String(rest)) }
    }
    return name.hasPrefix("_") ? withoutPrefix(String(name.drop { $0 == "_" })) : name
  }

  private func joined(_ words: [String]) -> String {
    guard let first = words.first else { return "idle" }
    let name = first + words.dropFirst().map(capitalized).joined()
    // As an optional's cases these would mean something else, or are no names of cases.
    return ["none", "some", "init", "self", "Type", ""].contains(name) ? "\(name)State" : name
  }
}

func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

/// `URLLoaded` is `urlLoaded`, `SignedIn` is `signedIn`.
private func uncapitalized(_ text: String) -> String {
  let upper = text.prefix { $0.isUppercase }.count
  guard upper > 1, upper < text.count else {
    return (upper == text.count ? text : String(text.prefix(upper))).lowercased()
      + text.dropFirst(upper == text.count ? text.count : upper)
  }
  return text.prefix(upper - 1).lowercased() + text.dropFirst(upper - 1)
}
