package import UntangleFacts
package import UntangleProjectModel
package import UntangleSourceFiles

/// A stored variable whose values are few and visible in the source.
package struct StateVariable: Hashable, Sendable {
  package enum Domain: Hashable, Sendable {
    case boolean
    case optionalBoolean
    /// Only presence is known.
    case optional
    /// The names of the cases, in order of declaration.
    case enumeration([String])
    case optionalEnumeration([String])
    /// A number, or how many elements there are. Only for conditions that compare it.
    case number(NumberDomain)
  }

  /// Who decides on the variable's value. Foreign variables are never part of a group.
  package enum Ownership: Hashable, Sendable {
    /// The type itself.
    case own
    /// A binding: the value is another's, and the type reads and writes it as one of its own.
    case lent
    /// Name and type, or the writing, come from outside: an override, the environment.
    case foreign
  }

  package enum DefaultValue: Hashable, Sendable {
    case value(LoweredExpression)
    /// Initialisers must set it.
    case absent
  }

  package var name: String
  package var domain: Domain
  /// The full name of the enum; nil for other domains.
  package var enumName: String?
  package var ownership: Ownership
  /// The place of the name.
  package var location: Location
  package var access: AccessLevel
  package var setter: AccessLevel
  /// The level of the declared initial value; off where the declaration has none.
  package var initial: WrittenLevel
  /// The value before any initialiser runs.
  package var defaultValue: DefaultValue

  package init(
    name: String, domain: Domain, enumName: String?, ownership: Ownership, location: Location,
    access: AccessLevel = .internal, setter: AccessLevel, initial: WrittenLevel,
    defaultValue: DefaultValue
  ) {
    self.name = name
    self.domain = domain
    self.enumName = enumName
    self.ownership = ownership
    self.location = location
    self.access = access
    self.setter = setter
    self.initial = initial
    self.defaultValue = defaultValue
  }

  /// Whether it may be a flag of work, or may be beside one.
  var mayBeWork: Bool { domain == .boolean || domain == .optional }

  package var isFlag: Bool { domain == .boolean || domain == .optionalBoolean }

  /// The number of values in the domain.
  package var valueCount: Int {
    switch domain {
    case .boolean, .optional: 2
    case .optionalBoolean: 3
    case .enumeration(let cases): max(cases.count, 1)
    case .optionalEnumeration(let cases): cases.count + 1
    case .number(let numbers): numbers.ranges.count
    }
  }
}

extension StateVariable.Domain {
  /// Whether it is a Bool, or is there or not.
  package var isOnOrOff: Bool {
    switch self {
    case .boolean, .optional: true
    case .optionalBoolean, .enumeration, .optionalEnumeration, .number: false
    }
  }
}

extension StateVariable {
  /// A value as text: `isLoading`, `!isKnown` for the `false` of an optional Bool, `phase.playing`; nil for
  /// the unset value.
  package func term(of value: Int) -> String? {
    switch domain {
    case .boolean, .optional: value > 0 ? name : nil
    case .optionalBoolean: value == 0 ? nil : value == 1 ? "!\(name)" : name
    case .enumeration: "\(name).\(domain.values[value])"
    case .optionalEnumeration: value > 0 ? "\(name).\(domain.values[value])" : nil
    case .number(let numbers): numbers.term(name, at: value)
    }
  }
}

extension StateVariable {
  /// The range of a quantity as a condition: `strength <= 0`, `items.isEmpty`; nil for other variables.
  package func numberTerm(of value: Int) -> String? { domain.numbers?.term(name, at: value) }
}

extension StateSpace {
  /// The values that are set in a state, as text, in the order of the variables.
  package func terms(of state: State) -> [String] {
    zip(variables, state.values).compactMap { $0.term(of: $1) }
  }
}

extension Project {
  /// A type's stored instance variables of a finite domain, in order of declaration.
  package func stateVariables(of type: ProjectType) -> [StateVariable] {
    var seen: Set<String> = []
    return type.variables.indices.compactMap { index in
      // By index: a variable is large, and a loop over the values copies each.
      guard type.variables[index].fact.mayVary else { return nil }
      let written = self.type(of: type.variables[index].fact)
      // A variable that is declared twice is under `#if`, and counts once.
      guard let domain = domain(of: written), seen.insert(type.variables[index].fact.name).inserted
      else { return nil }
      let fact = type.variables[index].fact
      return StateVariable(
        name: fact.name, domain: domain, enumName: enumName(of: written),
        ownership: isComputedByWrapper(fact, in: type) ? .foreign : fact.ownership,
        location: Location(path: type.variables[index].path, span: fact.span), access: fact.access,
        setter: fact.setter,
        initial: (fact.initial ?? .null).level,
        defaultValue: defaultValue(of: fact, domain))
    }
  }

  /// Whether a property wrapper of the project computes the value: it may be another one than was assigned last, as with a
  /// flag that takes itself back after a second.
  private func isComputedByWrapper(_ fact: Variable, in type: ProjectType) -> Bool {
    fact.wrappers.contains { name in
      guard let wrapper = self.type(named: name, in: type.name),
        wrapper.attributes.contains("propertyWrapper")
      else { return false }
      return wrapper.variables.contains { $0.fact.name == "wrappedValue" && !$0.fact.isStored }
    }
  }

  /// A type's texts and collections that each instance stores and can change, in order of declaration. They have the
  /// domain of an optional, as to be empty is to be absent. Their states are never counted.
  func contentVariables(of type: ProjectType) -> [StateVariable] { uncounted(of: type) { $0.holdsContent } }

  /// A type's numbers, times and the like, in the same form.
  func numberVariables(of type: ProjectType) -> [StateVariable] { uncounted(of: type) { $0.holdsNumber } }

  /// A type's variables that are none of these, in the same form.
  func otherVariables(of type: ProjectType, besides known: [StateVariable]) -> [StateVariable] {
    let names = Set(known.map(\.name))
    return uncounted(of: type) { !$0.holdsNumber && !$0.holdsContent && !names.contains($0.name) }
  }

  private func uncounted(of type: ProjectType, where isWanted: (borrowing Variable) -> Bool)
    -> [StateVariable]
  {
    var seen: Set<String> = []
    return type.variables.indices.compactMap { index in
      guard type.variables[index].fact.mayVary, isWanted(type.variables[index].fact) else { return nil }
      let fact = type.variables[index].fact
      guard fact.ownership != .foreign, seen.insert(fact.name).inserted else { return nil }
      return StateVariable(
        name: fact.name, domain: .optional, enumName: nil, ownership: fact.ownership,
        location: Location(path: type.variables[index].path, span: fact.span), access: fact.access,
        setter: fact.setter, initial: .off, defaultValue: .absent)
    }
  }

  private func domain(of type: WrittenType?) -> StateVariable.Domain? {
    switch type {
    case .named("Bool"): .boolean
    case .optional(.named("Bool")): .optionalBoolean
    case .named(let name): cases(of: name).map(StateVariable.Domain.enumeration)
    case .optional(.named(let name)):
      cases(of: name).map(StateVariable.Domain.optionalEnumeration) ?? .optional
    case .optional: .optional
    case .tuple, .list, .dictionary, .function, .result, .other, nil: nil
    }
  }

  /// The default value; nil for an optional without an initial value.
  private func defaultValue(
    of variable: Variable, _ domain: StateVariable.Domain
  ) -> StateVariable.DefaultValue {
    if let initial = variable.initial { return .value(initial) }
    switch domain {
    case .optional, .optionalBoolean, .optionalEnumeration: return .value(.null)
    case .boolean, .enumeration, .number: return .absent
    }
  }

  /// The names of the cases of all enums that are types of computed properties.
  func caseNames(ofComputedIn chain: [ProjectType]) -> [String] {
    chain.flatMap { type in
      // By index: asked for every space, and a loop over the values copies each.
      type.variables.indices.filter { !type.variables[$0].fact.isStored }.flatMap { index in
        enumName(of: self.type(of: type.variables[index].fact)).flatMap { cases(of: $0) } ?? []
      }
    }
  }

  private func enumName(of type: WrittenType?) -> String? {
    guard case .named(let name)? = type?.unwrapped else { return nil }
    return cases(of: name).map { _ in name }
  }

  private func cases(of name: String) -> [String]? {
    // By index, since returning a type copies it.
    guard let place = index.type(named: name, in: nil), kind(ofTypeAt: place) == .enum else { return nil }
    let cases = cases(ofTypeAt: place)
    return cases.isEmpty ? nil : cases.map(\.name)
  }
}

extension Variable {
  /// Whether it may be a Bool, as far as its own file shows.
  var mayBeFlag: Bool {
    guard mutability == .variable, scope == .instance, isStored else { return false }
    switch typing {
    case .annotated(let type): return type.isBoolean
    case .literal(let shape), .expression(let shape): return shape.mayBeBoolean
    case .unknown: return false
    }
  }

  /// Whether each instance stores it and can change it.
  var mayVary: Bool {
    scope == .instance && mutability == .variable && isStored
  }

  package var isStored: Bool {
    switch storage {
    case .stored, .observed: true
    case .computed, .requirement: false
    }
  }

  /// Foreign are variables with wrappers whose value is owned elsewhere, weak references, and variables that
  /// a framework prescribes.
  package var ownership: StateVariable.Ownership {
    // As `@UserDefaultsWrapper` or `@AppSettings`: a value that is stored elsewhere is written elsewhere too.
    if wrappers.contains(where: { SDK.says(.keptElsewhere, of: $0) || $0.namesStore }) { return .foreign }
    if modifiers.contains(where: foreignModifiers.contains) { return .foreign }
    return wrappers.contains("Binding") ? .lent : .own
  }
}

extension String {
  /// Whether a wrapper's name says that its value is stored elsewhere. Compares bytes, since the names are
  /// ASCII and a search by characters costs a hundred times more.
  fileprivate var namesStore: Bool {
    let bytes = Array(utf8)
    return storeNames.contains { name in
      bytes.indices.contains { bytes[$0...].starts(with: name.utf8) }
    }
  }
}

private let storeNames = ["UserDefault", "Settings", "Preference", "Storage", "Keychain", "Persist"]

private let foreignModifiers: Set<String> = [
  "override", "dynamic", "IBInspectable", "IBOutlet", "NSManaged", "weak",
]
