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

  package init(_ facts: FileFacts) {
    self.facts = facts
    takeVariables()
    takeFunctions()
    takeBodies()
    places = [:]
  }

  private mutating func takeVariables() {
    let variables = facts.variables
    facts.variables = []
    // By index here and below: facts are large, and a loop over the values copies each.
    for index in variables.indices {
      switch variables[index].scope {
      case .local, .global: facts.variables.append(variables[index])
      case .instance, .static: break
      }
      guard variables[index].scope != .local else { continue }
      let scope = place(of: variables[index].enclosingType)
      scopes[scope].members.addProperty(variables[index].name, variables[index].typing)
      if variables[index].saysState {
        scopes[scope].variables.append(InFile(path: facts.path, fact: variables[index]))
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
    let bodies = facts.bodies
    facts.bodies = []
    for index in bodies.indices {
      if let type = bodies[index].enclosingType {
        scopes[place(of: type)].bodies.append(InFile(path: facts.path, fact: bodies[index]))
      } else {
        facts.bodies.append(bodies[index])
      }
    }
  }

  /// Facts of one scope mostly come in a row.
  private mutating func place(of type: String?) -> Int {
    if let last = scopes.last, last.type == type { return scopes.count - 1 }
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
  /// What the members of a type are asked for; of others the table of members knows the type.
  ///
  /// A getter that is one expression over others is looked through: `isBusy` for `isLoading || isSaving`.
  fileprivate var saysState: Bool {
    guard mutability == .variable, scope == .instance || scope == .static else { return false }
    switch storage {
    case .stored, .observed: return true
    case .computed(let value): return value.map { $0.isConstant || !$0.variables.isEmpty } ?? false
    case .requirement: return false
    }
  }
}

extension Value {
  fileprivate var isConstant: Bool {
    switch self {
    case .boolean, .null: true
    default: false
    }
  }
}
