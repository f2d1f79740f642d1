package import UntangleFacts

/// One file's facts in the form for merging.
///
/// It is made on the thread that collected the facts, so that the sequential merge handles scopes rather than
/// single facts. Names of which only the type is needed are kept in the member table.
package struct FileDigest: Sendable {
  let file: ProjectFile
  var outside: OutsideFacts
  let types: [TypeDeclaration]
  let typeAliases: [TypeAlias]
  /// In order of their first fact. Includes the file scope.
  let scopes: [ScopeFacts]

  package init(_ facts: consuming FileFacts) {
    var facts = facts.handOver()
    let sorted = SortedByScope(&facts)
    file = ProjectFile(facts, variables: sorted.variables.fitted, bodies: sorted.bodies)
    outside = OutsideFacts(facts)
    types = facts.types.fitted
    typeAliases = facts.typeAliases
    scopes = sorted.scopes
  }
}

/// The variables, functions and bodies of one file, by scope.
private struct SortedByScope {
  /// In order of their first fact. Includes the file scope.
  private(set) var scopes: [ScopeFacts] = []
  /// Variables outside of types, and locals.
  private(set) var variables: [Variable] = []
  /// Bodies outside of types.
  private(set) var bodies: [Body] = []
  private var places: [String: Int] = [:]

  /// Takes the facts out of the file's.
  init(_ facts: inout FileFacts) {
    let structs = Set(facts.types.lazy.filter { $0.kind == .struct && $0.attributes.isEmpty }.map(\.name))
    let path = facts.path
    facts.variables.moveAll { add($0, in: path, structs: structs) }
    for function in facts.functions {
      let scope = place(of: function.enclosingType)
      scopes[scope].members.addFunction(function.name, returning: function.returns)
    }
    for values in facts.handedValues { scopes[place(of: values.enclosingType)].members.addHanded(values) }
    facts.bodies.moveAll { add($0, in: path) }
    for index in scopes.indices {
      scopes[index].variables.shrinkToFit()
      scopes[index].bodies.shrinkToFit()
      scopes[index].members.shrinkToFit()
    }
    scopes.shrinkToFit()
  }

  private mutating func add(_ variable: consuming Variable, in path: String, structs: Set<String>) {
    if variable.scope == .local {
      variables.append(variable)
      return
    }
    if variable.scope == .global { variables.append(copy variable) }
    let scope = place(of: variable.enclosingType)
    scopes[scope].members.addProperty(variable.name, variable.typing)
    if variable.isStoredValue, let type = variable.enclosingType, structs.contains(type) {
      scopes[scope].members.addStoredValue(variable.name)
    }
    if variable.saysState { scopes[scope].variables.append(InFile(path: path, fact: variable)) }
  }

  private mutating func add(_ body: consuming Body, in path: String) {
    if let type = body.enclosingType {
      scopes[place(of: type)].bodies.append(InFile(path: path, fact: body))
    } else {
      bodies.append(body)
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
    guard scope == .instance, storage.holdsValue, wrappers.isEmpty, laziness == .eager
    else { return false }
    return typing.isBooleanOrOptional && !modifiers.contains { $0 == "weak" || $0 == "unowned" }
  }

  /// Whether the variable itself is needed, and not only its type, which the member table has.
  ///
  /// A getter that is one expression over other variables is inlined: `isBusy` is `isLoading || isSaving`.
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
