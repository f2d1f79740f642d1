import UntangleFacts

extension FileBodies {
  /// A body of a type in the file, as a body of the synthetic type. nil where it has nothing to do with the
  /// file's variables.
  func onFileSide(_ own: Body) -> Rebuilt? {
    let type = own.enclosingType ?? ""
    guard own.statements.mentions(variables, functions) else { return nil }
    var result = own
    result.kind = .method
    result.level = .instance
    result.name = "\(type).\(own.name)"
    result.access = .internal
    result.modifiers = []
    return rebuilt(
      result, value: { $0.moved { side(of: $0, type) } }, fate: { fate($0, type) },
      leaf: { typeLeaf($0, type) })
  }

  /// What is or may be a member of the type is on the other side.
  private func side(of member: Member, _ type: String) -> MemberSide {
    let isOfFile = owner(of: member.name, type) == .file || namesTypeOfFileScope(member.name, type)
    return member.side == .own && isOfFile ? .own : .other
  }

  private func owner(of name: String, _ type: String) -> NameOwner {
    variables.contains(name) ? project.owner(of: name, from: type) : .member
  }

  private func namesTypeOfFileScope(_ name: String, _ type: String) -> Bool {
    project.index.type(named: name, in: nil).map { $0 == project.index.type(named: name, in: type) } ?? false
  }

  private func typeLeaf(_ statement: Statement, _ type: String) -> Leaf {
    switch statement {
    case .assign(.variable(let name), let value, let span):
      let moved = value.moved { side(of: $0, type) }
      return write(.assign(.variable(name), moved, span), to: name, type)
    case .assign(.local(let name), let value, let span):
      let moved = value.moved { side(of: $0, type) }
      return Leaf(statements: [.assign(.local(name), moved, span)])
    case .havoc(.variable(let name), _), .invoke(.variable(let name), _, _):
      return write(statement, to: name, type)
    case .assign(.instance, _, _), .havoc(.instance, _), .project: return Leaf(statements: [])
    case .test(let value, let span):
      return Leaf(statements: [.test(value.moved { side(of: $0, type) }, span)])
    case .suspend: return Leaf(statements: [.suspend(by: nil)])
    case .mayThrow: return Leaf(statements: [.mayThrow(by: nil)])
    case .call(let called, _, _), .escape(let called, _, _): return call(statement, of: called, type)
    case .assign(.otherSide, _, _), .havoc(.otherSide, _), .invoke: return Leaf(statements: [])
    default: return Leaf(statements: [statement])
    }
  }

  private func write(_ statement: Statement, to name: String, _ type: String) -> Leaf {
    switch owner(of: name, type) {
    case .member: Leaf(statements: [])
    case .file: Leaf(statements: [statement])
    case .either: Leaf(statements: [.perhaps([statement])])
    }
  }

  /// A method of the type may be called wherever a function of the file may.
  private func call(_ statement: Statement, of called: CalledName, _ type: String) -> Leaf {
    if called.holder == .local { return Leaf(statements: [statement]) }
    guard called.holder == .instance, functions.contains(called.name) else {
      return foreignCall(called)
    }
    // Arguments in the type use its own names, so they are dropped.
    var known = statement
    if case .call(_, _, let span) = statement { known = .call(called, [], span) }
    return hasMethod(called.name, type)
      ? Leaf(statements: [.suspend(by: nil), .perhaps([known])], flow: .open)
      : Leaf(statements: [.perhaps([known])])
  }

  private func hasMethod(_ name: String, _ type: String) -> Bool {
    project.index.scopes(around: type).contains { scope in
      project.lineage(of: scope).contains { parent in
        project.members.function(name, in: parent) != nil
          || project.type(named: parent)?.bodies.contains { $0.fact.name == name } ?? false
      }
    }
  }

  /// A closure passed to a method of the type may run at any time.
  private func fate(_ fate: Closure.Fate, _ type: String) -> Closure.Fate {
    guard case .ownArgument(let function, let label) = fate else { return fate }
    return functions.contains(function) && !hasMethod(function, type)
      ? fate : .argument(of: function, label: label)
  }
}
