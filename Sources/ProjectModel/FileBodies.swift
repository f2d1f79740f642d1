import UntangleFacts
import UntangleSourceFiles

/// The code of one file as bodies of its synthetic type.
struct FileBodies {
  let file: ProjectFile
  let project: Project
  let surroundings: ProjectAccesses
  let variables: Set<String>
  let functions: Set<String>
  /// Functions that the code of the file calls or references.
  private let named: Set<String>

  init(_ file: ProjectFile, side: ProjectType, project: Project, surroundings: ProjectAccesses) {
    self.file = file
    self.project = project
    self.surroundings = surroundings
    variables = Set(side.variables.map(\.fact.name))
    functions = Set(file.bodies.filter { $0.kind == .method }.map(\.name))
    let bodies = file.bodies + (surroundings.typeBodies[file.path] ?? [])
    named = Set(bodies.flatMap { $0.statements.namedFunctions })
  }

  func all() -> [Rebuilt] {
    file.bodies.map(onFileSide) + (surroundings.typeBodies[file.path] ?? []).compactMap(onFileSide)
  }

  /// A body, with the places where other code may run before it has ended.
  struct Rebuilt {
    var body: Body
    var openCalls: [Span] = []
  }

  /// A function of the file, an accessor of a variable, or the top-level code.
  private func onFileSide(_ body: Body) -> Rebuilt {
    var result = body
    result.level = .instance
    if body.kind == .initialValue {
      result.kind = .method
      result.name = "\(body.name).init"
      result.access = .internal
    } else if body.kind == .method, body.access.staysInFile {
      // A private function that is not called by any body is called from code that is not followed, such as a
      // default argument.
      result.access = named.contains(body.name) ? .private : .internal
    }
    let parameters = body.access == .private ? [] : body.statements.calledParameters
    return rebuilt(result) { fileLeaf($0, parameters) }
  }

  func rebuilt(
    _ body: Body, value: @escaping (LoweredExpression) -> LoweredExpression = { $0 },
    fate: @escaping (Closure.Fate) -> Closure.Fate = { $0 }, leaf: @escaping (Statement) -> Leaf
  ) -> Rebuilt {
    var result = Rebuilt(body: body)
    var calls: [Span] = []
    let way = Rebuilding(value: value, fate: fate) { statement in
      let rebuilt = leaf(statement)
      if rebuilt.flow == .open, let span = statement.callPlace { calls.append(span) }
      return rebuilt.statements.map(\.withoutTrust)
    }
    result.body.statements = body.statements.rebuilt(way).withoutLeadingWaits
    result.openCalls = calls
    // The result expression of a type's function refers to the type's own variables.
    if body.enclosingType != nil { result.body.result = nil }
    return result
  }

  /// The replacement of a statement.
  struct Leaf {
    enum Flow {
      case closed
      /// Other code may run at this place.
      case open
    }

    var statements: [Statement]
    var flow = Flow.closed

    static let open = Leaf(statements: [.suspend(by: nil)], flow: .open)
  }

  private func fileLeaf(_ statement: Statement, _ parameters: Set<String>) -> Leaf {
    switch statement {
    case .call(let called, _, _):
      if called.holder == .local, parameters.contains(called.name) {
        return Leaf(statements: [statement, .suspend(by: nil)], flow: .open)
      }
      if isOwn(called) { return Leaf(statements: [statement]) }
      if let name = called.nameInScope, declares(name) {
        return Leaf(statements: [statement, .suspend(by: nil)], flow: .open)
      }
      return foreignCall(called)
    case .escape(let called, _, _):
      return isOwn(called) ? Leaf(statements: [statement]) : foreignCall(called)
    case .suspend(let callee):
      return Leaf(statements: [.suspend(by: callee.flatMap { isOwn($0) ? $0 : nil })])
    case .mayThrow(let callee):
      return Leaf(statements: [.mayThrow(by: callee.flatMap { isOwn($0) ? $0 : nil })])
    default: return Leaf(statements: [statement])
    }
  }

  /// Whether the name is a variable or constant of the file, whose closure is called.
  private func declares(_ name: String) -> Bool {
    file.variables.contains { $0.scope == .global && $0.name == name }
  }

  /// Whether it is a function of the file, or one that a local holds.
  private func isOwn(_ called: CalledName) -> Bool {
    called.holder == .local || called.nameInScope.map(functions.contains) ?? false
  }

  func foreignCall(_ called: CalledName) -> Leaf {
    let mayReach = called.holder != .otherSide && surroundings.mayReach(called.name, project)
    return mayReach ? .open : Leaf(statements: [])
  }
}
