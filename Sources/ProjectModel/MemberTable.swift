import UntangleFacts

/// What is known of the type of each member and global, by name.
package struct MemberTable: Sendable {
  /// What a name stands for in one scope; a property is preferred to a function.
  struct Member: Sendable {
    var typing: Variable.Typing
    /// The type whose scope its names are to be read in; nil at file scope.
    var scope: String?
    /// Different overloads return different types, or declarations under `#if` differ: nothing can be said.
    var ambiguity: Ambiguity
  }

  enum Ambiguity: Sendable { case single, overloaded }

  /// The names of one scope.
  struct Scope: Sendable {
    /// nil where declarations of a name differ, under `#if`.
    fileprivate var properties = NamedValues<Variable.Typing?>()
    /// What a function returns; nil where overloads differ.
    fileprivate var functions = NamedValues<WrittenType?>()

    /// nil for one of which nothing can be said.
    /// Of a struct: what each instance stores as a value with few states, so that a constant keeps it.
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

    fileprivate mutating func add(_ other: Scope) {
      for entry in other.properties { addProperty(entry.name, entry.value) }
      for entry in other.functions { addFunction(entry.name, returning: entry.value) }
      storedValues += other.storedValues
    }

    mutating func shrinkToFit() {
      properties.shrinkToFit()
      functions.shrinkToFit()
      storedValues.shrinkToFit()
    }
  }

  /// By the scope's name, `""` for file scope.
  private var scopes: [String: Scope] = [:]

  init() {}

  init(digests: [FileDigest]) {
    for index in digests.indices {
      for scope in digests[index].scopes {
        let name = scope.type ?? ""
        // Most scopes are declared in one place: what it says is taken over as it is.
        if scopes[name] == nil {
          scopes[name] = scope.members
        } else {
          scopes[name]?.add(scope.members)
        }
      }
    }
  }

  /// nil where the scope has no such member.
  func property(_ name: String, in scope: String?) -> Member? {
    scopes[scope ?? ""]?.properties[name].map {
      Member(typing: $0 ?? .unknown, scope: scope, ambiguity: $0 == nil ? .overloaded : .single)
    }
  }

  /// Whether an instance of the struct stores a property of that name, as a value with few states.
  func storesValue(_ name: String, in type: String) -> Bool {
    guard let scope = scopes[type], scope.storedValues.contains(name) else { return false }
    // Under `#if` it may be another one.
    return scope.properties[name].map { $0 != nil } ?? false
  }

  /// Whether every initialiser of a type, if it has any, gives a value.
  func hasNoFailableInitializer(_ type: String) -> Bool {
    switch scopes[type]?.functions["init"] {
    case nil: true
    case .some(.some(let made)): !made.isOptional
    case .some(nil): false
    }
  }

  /// Of all that can be called, in whatever scope.
  var callableNames: Set<String> {
    var names: Set<String> = []
    names.reserveCapacity(scopes.values.reduce(0) { $0 + $1.functions.count + $1.properties.count })
    for scope in scopes.values {
      for entry in scope.functions { names.insert(entry.name) }
      for entry in scope.properties where entry.value?.mayBeCallable ?? true { names.insert(entry.name) }
    }
    return names
  }

  func function(_ name: String, in scope: String?) -> Member? {
    scopes[scope ?? ""]?.functions[name].map { returned in
      Member(
        typing: .annotated(.function(returning: returned ?? .other)), scope: scope,
        ambiguity: returned == nil ? .overloaded : .single)
    }
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
    // Another name may stand for a function.
    case .named(let name): !["Bool", "Int", "String", "Double", "CGFloat", "Date", "URL"].contains(name)
    case .optional, .tuple, .list, .dictionary: false
    }
  }
}
