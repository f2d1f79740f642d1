package import UntangleFacts

/// One file's facts in the form for merging.
///
/// It is made on the thread that collected the facts, so that the sequential merge handles scopes rather than
/// single facts. Names of which only the type is needed are kept in the member table.
package struct FileDigest: Sendable {
  /// The facts without those that `scopes` hold.
  var facts: FileFacts
  /// In order of their first fact. Includes the file scope.
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

  /// Releases spare capacity: the lists of all files are in memory at once.
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

  /// The index of the scope. Facts of one scope mostly are adjacent.
  private mutating func place(of type: String?) -> Int {
    if !scopes.isEmpty, scopes[scopes.count - 1].type == type { return scopes.count - 1 }
    if let known = places[type ?? ""] { return known }
    places[type ?? ""] = scopes.count
    scopes.append(ScopeFacts(type: type))
    return scopes.count - 1
  }
}

/// The facts of one file about one type, or about the file scope.
struct ScopeFacts: Sendable {
  /// The dotted name; nil at file scope.
  var type: String?
  /// Stored `var`s of instances and static ones, and computed ones that are inlined.
  var variables: [InFile<Variable>] = []
  var bodies: [InFile<Body>] = []
  var members = MemberTable.Scope()
}

extension Variable {
  /// Whether each instance stores it as a value that changes only by a write to the instance.
  fileprivate var isStoredValue: Bool {
    guard scope == .instance, storage == .stored || storage == .observed, wrappers.isEmpty, laziness == .eager
    else { return false }
    return typing.isBooleanOrOptional && !modifiers.contains { $0 == "weak" || $0 == "unowned" }
  }

  /// Whether the variable itself is needed, and not only its type, which the member table has.
  ///
  /// A getter that is one expression over other variables is inlined, as `isBusy` for `isLoading
  ///
  /// isSaving`.
  fileprivate var saysState: Bool {
    guard mutability == .variable, scope == .instance || scope == .static else { return false }
    switch storage {
    case .stored, .observed: return true
    // An override shows that the superclass's expression does not hold.
    case .computed(let value):
      return modifiers.contains("override")
        || value.map { $0.isConstant || !$0.variables.isEmpty || $0.callsFunctions } ?? false
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
