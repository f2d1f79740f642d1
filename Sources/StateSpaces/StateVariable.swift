package import UntangleFacts
package import UntangleProjectModel
package import UntangleSourceFiles

/// A stored variable whose values are few and visible in the source.
package struct StateVariable: Hashable, Sendable {
  package enum Domain: Hashable, Sendable {
    case boolean
    case optionalBoolean
    /// Set or not.
    case optional
    /// The names of the cases, in order of declaration.
    case enumeration([String])
    case optionalEnumeration([String])
  }

  /// Why a variable is no part of a group, whatever the code does with it.
  package enum Ownership: Hashable, Sendable {
    /// The type itself decides on it.
    case own
    /// Name and type, or the writing, come from outside: an override, a binding, the environment.
    case foreign
  }

  package enum DefaultValue: Hashable, Sendable {
    case value(Value)
    /// The initialiser must say.
    case absent
  }

  package var name: String
  package var domain: Domain
  /// The full name of the enum whose cases are its values; nil for others.
  package var enumName: String?
  package var ownership: Ownership
  /// The place of the name.
  package var location: Location
  package var access: AccessLevel
  package var setter: AccessLevel
  /// What it is declared with; off where only the initialiser or nobody says.
  package var initial: WrittenLevel
  /// What it has before any initialiser runs.
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

  package var isFlag: Bool { domain == .boolean || domain == .optionalBoolean }

  /// How many values it can have.
  package var valueCount: Int {
    switch domain {
    case .boolean, .optional: 2
    case .optionalBoolean: 3
    case .enumeration(let cases): max(cases.count, 1)
    case .optionalEnumeration(let cases): cases.count + 1
    }
  }
}

extension Project {
  /// The stored instance variables of a type that have few values, in order of declaration.
  package func stateVariables(of type: ProjectType) -> [StateVariable] {
    var seen: Set<String> = []
    return type.variables.compactMap { variable in
      let fact = variable.fact
      // A variable that stands twice stands under `#if`: one variable.
      guard fact.scope == .instance, fact.mutability == .variable, fact.isStored,
        !seen.contains(fact.name), let domain = domain(of: fact, in: type)
      else { return nil }
      seen.insert(fact.name)
      return StateVariable(
        name: fact.name, domain: domain, enumName: enumName(of: fact), ownership: fact.ownership,
        location: Location(path: variable.path, span: fact.span), access: fact.access,
        setter: fact.setter,
        initial: (fact.initial ?? .null).level,
        defaultValue: defaultValue(of: fact, domain))
    }
  }

  private func domain(of variable: Variable, in type: ProjectType) -> StateVariable.Domain? {
    switch self.type(of: variable) {
    case .named("Bool"): .boolean
    case .optional(.named("Bool")): .optionalBoolean
    case .named(let name): cases(of: name).map(StateVariable.Domain.enumeration)
    case .optional(.named(let name)):
      cases(of: name).map(StateVariable.Domain.optionalEnumeration) ?? .optional
    case .optional: .optional
    case .tuple, .list, .dictionary, .function, .other, nil: nil
    }
  }

  /// An optional without a value is nil.
  private func defaultValue(
    of variable: Variable, _ domain: StateVariable.Domain
  ) -> StateVariable.DefaultValue {
    if let initial = variable.initial { return .value(initial) }
    switch domain {
    case .optional, .optionalBoolean, .optionalEnumeration: return .value(.null)
    case .boolean, .enumeration: return .absent
    }
  }

  /// What the cases are called of enums that computed properties of the types give.
  func caseNames(ofComputedIn chain: [ProjectType]) -> [String] {
    chain.flatMap(\.variables).filter { !$0.fact.isStored }
      .compactMap { enumName(of: $0.fact) }.flatMap { cases(of: $0) ?? [] }
  }

  private func enumName(of variable: Variable) -> String? {
    guard case .named(let name)? = type(of: variable)?.unwrapped else { return nil }
    return cases(of: name).map { _ in name }
  }

  private func cases(of name: String) -> [String]? {
    guard let type = type(named: name), type.kind == .enum, !type.cases.isEmpty else { return nil }
    return type.cases.map(\.name)
  }
}

extension Variable {
  /// Whether it may turn out to be a Bool, as far as its own file shows.
  var mayBeFlag: Bool {
    guard mutability == .variable, scope == .instance, isStored else { return false }
    switch typing {
    case .annotated(let type): return type.isBoolean
    case .literal(let shape), .expression(let shape): return shape.mayBeBoolean
    case .unknown: return false
    }
  }

  package var isStored: Bool {
    switch storage {
    case .stored, .observed: true
    case .computed, .requirement: false
    }
  }

  /// Wrappers whose value somebody else owns, references that others clear, and variables whose name a
  /// framework asks for.
  fileprivate var ownership: StateVariable.Ownership {
    let foreignWrappers: Set<String> = [
      "Environment", "EnvironmentObject", "Binding", "Bindable", "AppStorage", "SceneStorage",
      "FocusState", "AccessibilityFocusState", "GestureState", "NSManaged", "FetchRequest", "Query",
      "Argument", "Option", "Flag", "OptionGroup", "Parameter", "Entry",
    ]
    let foreignModifiers: Set<String> = [
      "override", "dynamic", "IBInspectable", "IBOutlet", "NSManaged", "weak",
    ]
    // `@UserDefaultsWrapper`, `@AppSettings`: what is kept elsewhere is written elsewhere, too.
    let stores = ["UserDefault", "Settings", "Preference", "Storage", "Keychain"]
    if wrappers.contains(where: { wrapper in stores.contains { wrapper.contains($0) } }) { return .foreign }
    if wrappers.contains(where: foreignWrappers.contains) { return .foreign }
    return modifiers.contains(where: foreignModifiers.contains) ? .foreign : .own
  }
}
