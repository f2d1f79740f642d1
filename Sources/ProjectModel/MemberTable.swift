import UntangleFacts

/// The declared types of members and globals, by scope and name.
package struct MemberTable: Sendable {
  /// The meaning of a name in one scope. A property is preferred to a function.
  struct Member: Sendable {
    var typing: Variable.Typing
    /// The type in whose scope the names in `typing` are looked up; nil at file scope.
    var scope: String?
    /// `overloaded` where overloads return different types, or declarations under `#if` differ. The type is
    /// unknown then.
    var ambiguity: Ambiguity
  }

  enum Ambiguity: Sendable { case single, overloaded }

  /// The names of one scope.
  struct Scope: Sendable {
    /// nil where declarations of a name under `#if` differ.
    fileprivate var properties = NamedValues<Variable.Typing?>()
    /// The result type of a function; nil where overloads differ.
    fileprivate var functions = NamedValues<WrittenType?>()
    /// What functions hand to their closures, by base name.
    fileprivate var handed = NamedValues<[HandedValues]>()

    /// For a struct, the properties of Boolean or optional type that each instance stores as values. A
    /// constant instance keeps them.
    private(set) var storedValues: [String] = []

    mutating func addStoredValue(_ name: String) { storedValues.append(name) }

    mutating func addProperty(_ name: String, _ typing: Variable.Typing?) {
      if let known = properties.place(of: name) {
        if properties[known].value != typing { properties[known].value = nil }
      } else {
        properties.add(name, typing)
      }
    }

    mutating func addFunction(_ name: String, returning type: WrittenType?) {
      if let known = functions.place(of: name) {
        if functions[known].value != type { functions[known].value = nil }
      } else {
        functions.add(name, type)
      }
    }

    mutating func addHanded(_ values: HandedValues) {
      if let known = handed.place(of: values.function) {
        handed[known].value.append(values)
      } else {
        handed.add(values.function, [values])
      }
    }

    fileprivate mutating func add(_ other: Scope) {
      for entry in other.properties { addProperty(entry.name, entry.value) }
      for entry in other.functions { addFunction(entry.name, returning: entry.value) }
      for entry in other.handed { entry.value.forEach { addHanded($0) } }
      storedValues += other.storedValues
    }

    mutating func shrinkToFit() {
      properties.shrinkToFit()
      functions.shrinkToFit()
      handed.shrinkToFit()
      storedValues.shrinkToFit()
    }
  }

  /// By the scope's name; `""` for file scope.
  private var scopes: [String: Scope] = [:]
  /// nil unless lookups are noted.
  var log: LookupLog?

  init() {}

  init(digests: [FileDigest]) {
    for index in digests.indices {
      for scope in digests[index].scopes {
        let name = scope.type ?? ""
        // Most scopes are declared in one place, so that their table is taken over unchanged.
        if scopes[name] == nil {
          scopes[name] = scope.members
        } else {
          scopes[name]?.add(scope.members)
        }
      }
    }
  }

  /// nil where the scope has no such property.
  func property(_ name: String, in scope: String?) -> Member? {
    log?.note(.member(name, scope: scope ?? ""))
    return scopes[scope ?? ""]?.properties[name].map {
      Member(typing: $0 ?? .unknown, scope: scope, ambiguity: $0 == nil ? .overloaded : .single)
    }
  }

  /// Whether each instance of the struct stores a property of that name, as a value of Boolean or optional
  /// type.
  func storesValue(_ name: String, in type: String) -> Bool {
    log?.note(.member(name, scope: type))
    guard let scope = scopes[type], scope.storedValues.contains(name) else { return false }
    // Declarations under `#if` may differ.
    return scope.properties[name].map { $0 != nil } ?? false
  }

  /// Whether no declared initialiser of the type is failable.
  func hasNoFailableInitializer(_ type: String) -> Bool {
    log?.note(.member("init", scope: type))
    return switch scopes[type]?.functions["init"] {
    case nil: true
    case .some(.some(let made)): !made.isOptional
    case .some(nil): false
    }
  }

  /// The names of everything callable, in any scope, but for functions without a written result.
  fileprivate var callableNames: Set<String> {
    var names: Set<String> = []
    names.reserveCapacity(scopes.values.reduce(0) { $0 + $1.functions.count + $1.properties.count })
    for scope in scopes.values {
      for entry in scope.functions { names.insert(entry.name) }
      for entry in scope.properties where entry.value?.mayBeCallable ?? true { names.insert(entry.name) }
    }
    return names
  }

  /// Whether any type, or the project as a whole, has a function of this name that returns something.
  func hasFunction(_ name: String) -> Bool { scopes.values.contains { $0.functions[name] != nil } }

  func function(_ name: String, in scope: String?) -> Member? {
    log?.note(.member(name, scope: scope ?? ""))
    return scopes[scope ?? ""]?.functions[name].map { returned in
      Member(
        typing: .annotated(.function(returning: returned ?? .other)), scope: scope,
        ambiguity: returned == nil ? .overloaded : .single)
    }
  }
}

extension MemberTable {
  /// The types that a function of this name hands to the closure of this label, or to a trailing one; nil where there is no
  /// such closure, or where overloads differ.
  func handed(to label: String?, by function: String, in scope: String?) -> [WrittenType]? {
    log?.note(.member(function, scope: scope ?? ""))
    let all = scopes[scope ?? ""]?.handed[function] ?? []
    let meant = all.filter { values in label.map { $0 == values.label } ?? (values.position == .last) }
    guard let first = meant.first, meant.allSatisfy({ $0.types == first.types }) else { return nil }
    return first.types
  }

  /// Notes the members that differ from an earlier version.
  func noteChanges(since earlier: MemberTable, in changed: inout Set<Lookup>) {
    for (name, scope) in scopes {
      for member in scope.changedNames(since: earlier.scopes[name] ?? Scope()) {
        changed.insert(.member(member, scope: name))
      }
    }
    for (name, scope) in earlier.scopes where scopes[name] == nil {
      for member in scope.changedNames(since: Scope()) { changed.insert(.member(member, scope: name)) }
    }
  }
}

extension MemberTable.Scope {
  fileprivate func changedNames(since earlier: Self) -> Set<String> {
    var names = Set(properties.changedNames(since: earlier.properties))
    names.formUnion(functions.changedNames(since: earlier.functions))
    names.formUnion(handed.changedNames(since: earlier.handed))
    if storedValues != earlier.storedValues {
      names.formUnion(Set(storedValues).symmetricDifference(earlier.storedValues))
    }
    return names
  }
}

extension Variable.Typing {
  /// Whether it may hold a function.
  fileprivate var mayBeCallable: Bool {
    switch self {
    case .annotated(let type): type.unwrapped.mayBeCallable
    case .literal: false
    case .expression, .unknown: true
    }
  }
}

extension WrittenType {
  fileprivate var mayBeCallable: Bool {
    switch self {
    case .function, .other: true
    // A type alias may stand for a function type.
    case .named(let name): !["Bool", "Int", "String", "Double", "CGFloat", "Date", "URL"].contains(name)
    case .optional, .tuple, .list, .dictionary, .result: false
    }
  }
}

extension Project {
  /// Whether a function or variable outside of types has this name.
  package func isGlobal(_ name: String) -> Bool {
    members.function(name, in: nil) != nil || members.property(name, in: nil) != nil
  }

  /// Whether a type has a function of this name, with any labels.
  package func declaresFunction(_ name: String, in type: String) -> Bool {
    members.function(name, in: type) != nil
  }
}

/// The names of functions, and of properties that may hold closures, in any scope.
struct CallableNames: Sendable {
  private let members: Set<String>
  private let functionsWithoutResultType: Set<String>

  init(_ members: MemberTable, _ outside: [OutsideFacts]) {
    self.members = members.callableNames
    functionsWithoutResultType = outside.indices.reduce(into: []) {
      $0.formUnion(outside[$1].functionsWithoutResultType)
    }
  }

  func contains(_ name: String) -> Bool {
    functionsWithoutResultType.contains(name) || members.contains(name)
  }
}
