extension Statement: Storable {
  package func write(to bytes: inout ByteWriter) {
    switch self {
    case .assign(let target, let value, let span): bytes.write(tag: 0, target, value, span)
    case .havoc(let target, let span): bytes.write(tag: 1, target, span)
    case .project(let name, let lending, let span): bytes.write(tag: 2, name, lending, span)
    case .invoke(let target, let method, let span): bytes.write(tag: 3, target, method, span)
    case .branch(let clauses, let then, let otherwise): bytes.write(tag: 4, clauses, then, otherwise)
    case .select(let selection): bytes.write(tag: 5, selection)
    case .loop(let loop): bytes.write(tag: 6, loop)
    case .leave(let exit): bytes.write(tag: 7, exit)
    case .call(let name, let arguments, let span): bytes.write(tag: 8, name, arguments, span)
    case .escape(let name, let fate, let span): bytes.write(tag: 9, name, fate, span)
    case .closure(let closure): bytes.write(tag: 10, closure)
    case .defer(let statements): bytes.write(tag: 11, statements)
    case .attempt(let statements, let catches): bytes.write(tag: 12, statements, catches)
    case .function(let name, let statements): bytes.write(tag: 13, name, statements)
    case .test(let value, let span): bytes.write(tag: 14, value, span)
    case .perhaps(let statements): bytes.write(tag: 15, statements)
    case .either(let lists): bytes.write(tag: 16, lists)
    case .scope(let statements, let label): bytes.write(tag: 17, statements, label)
    case .mayThrow(let callee): bytes.write(tag: 18, callee)
    case .suspend(let callee): bytes.write(tag: 19, callee)
    case .post(let span): bytes.write(tag: 20, span)
    case .together(let statements): bytes.write(tag: 21, statements)
    }
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    switch try bytes.readTag() {
    case 0: self = .assign(try bytes.read(), try bytes.read(), try bytes.read())
    case 1: self = .havoc(try bytes.read(), try bytes.read())
    case 2: self = .project(try bytes.read(), try bytes.read(), try bytes.read())
    case 3: self = .invoke(try bytes.read(), method: try bytes.read(), try bytes.read())
    case 4: self = .branch(try bytes.read(), then: try bytes.read(), otherwise: try bytes.read())
    case 5: self = .select(try bytes.read())
    case 6: self = .loop(try bytes.read())
    case 7: self = .leave(try bytes.read())
    case 8: self = .call(try bytes.read(), try bytes.read(), try bytes.read())
    case 9: self = .escape(try bytes.read(), try bytes.read(), try bytes.read())
    case 10: self = .closure(try bytes.read())
    case 11: self = .defer(try bytes.read())
    case 12: self = .attempt(try bytes.read(), catches: try bytes.read())
    case 13: self = .function(try bytes.read(), try bytes.read())
    case 14: self = .test(try bytes.read(), try bytes.read())
    case 15: self = .perhaps(try bytes.read())
    case 16: self = .either(try bytes.read())
    case 17: self = .scope(try bytes.read(), label: try bytes.read())
    case 18: self = .mayThrow(by: try bytes.read())
    case 19: self = .suspend(by: try bytes.read())
    case 20: self = .post(try bytes.read())
    case 21: self = .together(try bytes.read())
    default: throw DamagedBytes()
    }
  }
}

extension Target: Storable {
  package func write(to bytes: inout ByteWriter) {
    switch self {
    case .variable(let name): bytes.write(tag: 0, name)
    case .local(let name): bytes.write(tag: 1, name)
    case .instance: bytes.write(tag: 2)
    case .otherSide(let name): bytes.write(tag: 3, name)
    }
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    switch try bytes.readTag() {
    case 0: self = .variable(try bytes.read())
    case 1: self = .local(try bytes.read())
    case 2: self = .instance
    case 3: self = .otherSide(try bytes.read())
    default: throw DamagedBytes()
    }
  }
}

extension Clause: Storable {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(effects, value, span)
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(effects: try bytes.read(), value: try bytes.read(), span: try bytes.read())
  }
}

extension Loop: Storable {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(form, clauses, body, label)
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(
      form: try bytes.read(), clauses: try bytes.read(), body: try bytes.read(), label: try bytes.read())
  }
}

extension Selection: Storable {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(subject, branches, span, label)
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(
      subject: try bytes.read(), branches: try bytes.read(), span: try bytes.read(), label: try bytes.read())
  }
}

extension Selection.Branch: Storable {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(items, body)
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(items: try bytes.read(), body: try bytes.read())
  }
}

extension CaseItem: Storable {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(pattern, condition)
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(pattern: try bytes.read(), condition: try bytes.read())
  }
}

extension Exit: Storable {
  package func write(to bytes: inout ByteWriter) {
    switch self {
    case .return: bytes.write(tag: 0)
    case .throw: bytes.write(tag: 1)
    case .break(let label): bytes.write(tag: 2, label)
    case .continue(let label): bytes.write(tag: 3, label)
    case .fallthrough: bytes.write(tag: 4)
    case .trap: bytes.write(tag: 5)
    }
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    switch try bytes.readTag() {
    case 0: self = .return
    case 1: self = .throw
    case 2: self = .break(try bytes.read())
    case 3: self = .continue(try bytes.read())
    case 4: self = .fallthrough
    case 5: self = .trap
    default: throw DamagedBytes()
    }
  }
}

extension Closure: Storable {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(fate, body, span)
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(fate: try bytes.read(), body: try bytes.read(), span: try bytes.read())
  }
}

extension Closure.Fate: Storable {
  package func write(to bytes: inout ByteWriter) {
    switch self {
    case .argument(let name, let label): bytes.write(tag: 0, name, label)
    case .ownArgument(let name, let label): bytes.write(tag: 1, name, label)
    case .immediate: bytes.write(tag: 2)
    case .local(let name): bytes.write(tag: 3, name)
    case .stored: bytes.write(tag: 4)
    }
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    switch try bytes.readTag() {
    case 0: self = .argument(of: try bytes.read(), label: try bytes.read())
    case 1: self = .ownArgument(of: try bytes.read(), label: try bytes.read())
    case 2: self = .immediate
    case 3: self = .local(try bytes.read())
    case 4: self = .stored
    default: throw DamagedBytes()
    }
  }
}
