package import UntangleFacts

/// One file's facts in the shape in which they are merged.
///
/// It is made on the thread that collected them: what is left to do for all files at once goes scope
/// by scope instead of fact by fact, and what only the type of a name is asked of is kept as that.
package struct FileDigest: Sendable {
  /// Less what the scopes hold.
  var facts: FileFacts
  /// In order of their first fact; file scope among them.
  var scopes: [ScopeFacts] = []
  private var places: [String: Int] = [:]

  package init(_ facts: consuming FileFacts) {
    self.facts = facts.handOver()
    takeVariables()
    takeFunctions()
    takeBodies()
    places = [:]
    shrinkToFit()
  }

  /// Lists that grew have room for as much again, and those of all files are in memory at once.
  private mutating func shrinkToFit() {
    for index in scopes.indices {
      scopes[index].variables.shrinkToFit()
      scopes[index].bodies.shrinkToFit()
      scopes[index].members.shrinkToFit()
    }
    scopes.shrinkToFit()
    facts.shrinkToFit()
  }

  private mutating func takeVariables() {
    var variables: [Variable] = []
    swap(&variables, &facts.variables)
    let structs = Set(facts.types.lazy.filter { $0.kind == .struct && $0.attributes.isEmpty }.map(\.name))
    variables.moveAll { variable in
      guard variable.scope != .local else { return facts.variables.append(variable) }
      if variable.scope == .global { facts.variables.append(variable) }
      let scope = place(of: variable.enclosingType)
      scopes[scope].members.addProperty(variable.name, variable.typing)
      if variable.isStoredValue, let type = variable.enclosingType, structs.contains(type) {
        scopes[scope].members.addStoredValue(variable.name)
      }
      if variable.saysState {
        scopes[scope].variables.append(InFile(path: facts.path, fact: variable))
      }
    }
  }

  private mutating func takeFunctions() {
    for function in facts.functions {
      let scope = place(of: function.enclosingType)
      scopes[scope].members.addFunction(function.name, returning: function.returns)
    }
    facts.functions = []
  }

  private mutating func takeBodies() {
    var bodies: [Body] = []
    swap(&bodies, &facts.bodies)
    bodies.moveAll { body in
      if let type = body.enclosingType {
        scopes[place(of: type)].bodies.append(InFile(path: facts.path, fact: body))
      } else {
        facts.bodies.append(body)
      }
    }
  }

  /// Facts of one scope mostly come in a row.
  private mutating func place(of type: String?) -> Int {
    if !scopes.isEmpty, scopes[scopes.count - 1].type == type { return scopes.count - 1 }
    if let known = places[type ?? ""] { return known }
    places[type ?? ""] = scopes.count
    scopes.append(ScopeFacts(type: type))
    return scopes.count - 1
  }
}

/// What one file says of one type, or of file scope.
struct ScopeFacts: Sendable {
  /// Dotted; nil at file scope.
  var type: String?
  /// Stored `var`s, of the instance and static.
  var variables: [InFile<Variable>] = []
  var bodies: [InFile<Body>] = []
  var members = MemberTable.Scope()
}

extension Variable {
  /// Whether an instance holds it as a value, and nothing but a write to the instance changes it.
  fileprivate var isStoredValue: Bool {
    guard scope == .instance, storage == .stored || storage == .observed, wrappers.isEmpty, laziness == .eager
    else { return false }
    return typing.isBooleanOrOptional && !modifiers.contains { $0 == "weak" || $0 == "unowned" }
  }

  /// What the members of a type are asked for; of others the table of members knows the type.
  ///
  /// A getter that is one expression over others is looked through: `isBusy` for `isLoading || isSaving`.
  fileprivate var saysState: Bool {
    guard mutability == .variable, scope == .instance || scope == .static else { return false }
    switch storage {
    case .stored, .observed: return true
    // An override says that what the superclass answers does not hold.
    case .computed(let value):
      return modifiers.contains("override")
        || value.map { $0.isConstant || !$0.variables.isEmpty || $0.asksFunctions } ?? false
    case .requirement: return false
    }
  }
}

extension Variable.Typing {
  fileprivate var isBooleanOrOptional: Bool {
    switch self {
    case .annotated(let type): type.isBoolean || type.isOptional
    case .literal(let shape): shape == .boolean
    case .expression, .unknown: false
    }
  }
}

extension LoweredExpression {
  fileprivate var isConstant: Bool {
    switch self {
    case .boolean, .null: true
    default: false
    }
  }
}
