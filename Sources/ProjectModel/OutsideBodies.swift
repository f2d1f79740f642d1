import UntangleFacts

extension Project {
  /// Adds bodies that write variables of other types to those types.
  ///
  /// Where the type of the receiver is unknown or a protocol, the writes stay independent: each may happen at
  /// any time.
  mutating func assignOutsideBodies(
    _ outside: [OutsideFacts], to owners: StateOwners, callable: CallableNames
  ) {
    let places = files.indices.filter { files[$0].origin == .handwritten && !outside[$0].bodies.isEmpty }
    guard !places.isEmpty else { return }
    let code = CodeInBetween(self, outside, callable)
    for place in places {
      for moved in outside[place].bodies {
        guard let owner = owner(of: moved, among: owners),
          let stability = stability(of: moved.receiver, in: moved.body.enclosingType, code)
        else { continue }
        let body = moved.seenByOwner(in: files[place].path, code)
        // During a suspension the variable may be set to another value, which the rest of the body would then
        // write to.
        guard stability == .constant || !body.statements.contains(where: \.mayWait) else { continue }
        types[owner].outsideBodies.append(InFile(path: files[place].path, fact: body))
      }
    }
  }

  /// The index of the receiver's type; nil where the body cannot be treated as one of its functions.
  private func owner(of outside: OutsideBody, among owners: StateOwners) -> Int? {
    guard case .value(let type)? = meaning(of: outside.receiver, in: outside.body.enclosingType, depth: 0),
      case .named(let name) = type.unwrapped, let owner = index.type(named: name, in: nil)
    else { return nil }
    let written = outside.body.statements.memberWrites
    guard written.contains(where: { owners[$0.name].contains { $0.type == owner } }) else { return nil }
    switch types[owner].kind {
    case .struct, .enum: return owner
    // A reference that is reassigned in the body denotes two objects.
    case .class, .actor:
      return outside.body.statements.contains(where: \.writesInstance) ? nil : owner
    case .protocol, .extension: return nil
    }
  }
}

/// Whether an expression denotes the same value throughout a body.
private enum Stability {
  case constant
  /// Code that runs in between may reassign it.
  case variable

  func and(_ other: Stability) -> Stability { self == .variable ? .variable : other }
}

/// The code of the project that may run between two statements of a body.
private struct CodeInBetween {
  let callable: CallableNames
  /// The names of properties that run code when they are set.
  let observed: Set<String>
  let computed: Set<MemberName>
  /// The last names of types whose initialisers run code.
  let makers: Set<String>

  init(_ project: Project, _ outside: [OutsideFacts], _ callable: CallableNames) {
    var computed: Set<MemberName> = []
    for file in outside.indices { computed.formUnion(outside[file].computedProperties) }
    var observed: Set<String> = []
    var makers: Set<String> = []
    // By index: types, variables and bodies are large, and a loop over the values copies each.
    for type in project.types.indices {
      for place in project.types[type].variables.indices
      where project.types[type].variables[place].fact.storage == .observed {
        observed.insert(project.types[type].variables[place].fact.name)
      }
      for place in project.types[type].bodies.indices {
        switch project.types[type].bodies[place].fact.kind {
        case .setter, .willSet, .didSet: observed.insert(project.types[type].bodies[place].fact.name)
        case .initialValue: makers.insert(project.types[type].simpleName)
        case .method, .initializer, .deinitializer, .getter, .topLevel: break
        }
      }
      if project.members.function("init", in: project.types[type].name) != nil {
        makers.insert(project.types[type].simpleName)
      }
    }
    (self.callable, self.observed, self.computed, self.makers) = (callable, observed, computed, makers)
  }

  /// Whether a call or a write in another object may run code of the project; nil for other statements.
  func runs(_ statement: Statement) -> Bool? {
    switch statement {
    case .call(let called, _, _):
      called.holder == .other ? callable.contains(called.name) || makers.contains(called.name) : nil
    case .escape(let called, _, _): called.holder == .other ? observed.contains(called.name) : nil
    default: nil
    }
  }
}

extension Project {
  /// nil where it may denote another value on each evaluation, as a computed property or a call does.
  private func stability(
    of shape: AccessPath, in enclosing: String?, _ code: CodeInBetween
  ) -> Stability? {
    switch shape {
    // The element of a loop is a local.
    case .typed, .instance, .iterated: return .constant
    case .unwrapped(let inner): return stability(of: inner, in: enclosing, code)
    case .name(let name):
      for scope in index.scopes(around: enclosing) {
        if let found = declaredStability(of: name, in: scope, code) { return found.value }
      }
      return index.type(named: name, in: enclosing) == nil ? nil : .constant
    case .member(let base, let name):
      guard let outer = stability(of: base, in: enclosing, code) else { return nil }
      let owner: String
      switch meaning(of: base, in: enclosing, depth: 0) {
      case .type(let type)?: owner = type
      case .value(let type)?:
        guard case .named(let type) = type.unwrapped else { return nil }
        owner = type
      case nil: return nil
      }
      guard let found = declaredStability(of: name, in: owner, code), let inner = found.value else {
        return nil
      }
      return outer.and(inner)
    case .metatype, .call, .element, .optional, .payload, .tuple, .choice, .certain, .handed, .unknown:
      return nil
    }
  }

  /// nil where neither the type nor a supertype has the property.
  private func declaredStability(
    of name: String, in owner: String, _ code: CodeInBetween
  ) -> (value: Stability?, Void)? {
    for parent in lineage(of: owner) where members.property(name, in: parent) != nil {
      guard let type = type(named: parent), type.kind != .protocol,
        !code.computed.contains(MemberName(type: parent, name: name)),
        // A subclass may override it.
        inheritance.descendants(of: type).allSatisfy({ members.property(name, in: $0) == nil })
      else { return (nil, ()) }
      switch type.variables.first(where: { $0.fact.name == name })?.fact.storage {
      case .stored, .observed: return (.variable, ())
      case .computed, .requirement: return (nil, ())
      case nil: return (.constant, ())
      }
    }
    return nil
  }
}

extension OutsideBody {
  /// The body as a function of the type whose variables it writes. Calls into the project become suspension
  /// points, since the callee may change the value, unless the body has exclusive access to it.
  fileprivate func seenByOwner(in path: String, _ code: CodeInBetween) -> Body {
    var result = body
    let file = path.split(separator: "/").last.map(String.init) ?? path
    result.name = "\(body.enclosingType ?? file).\(body.name)"
    let way = Rebuilding(leaf: { statement in
      guard let runs = code.runs(statement) else { return [statement] }
      return runs && hold == .shared ? [.suspend(by: nil)] : []
    })
    result.statements = body.statements.rebuilt(way)
    return result
  }
}
