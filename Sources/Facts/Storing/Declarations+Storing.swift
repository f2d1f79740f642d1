extension TypeDeclaration: Storable {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(kind, name, span, extent, access, inherited, attributes, integrity, cases)
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(
      kind: try bytes.read(), name: try bytes.read(), span: try bytes.read(), extent: try bytes.read(),
      access: try bytes.read(), inherited: try bytes.read(), attributes: try bytes.read(),
      integrity: try bytes.read(), cases: try bytes.read())
  }
}

extension EnumCase: Storable {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(name, payload, labels, rawText, presence, span)
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(
      name: try bytes.read(), payload: try bytes.read(), labels: try bytes.read(),
      rawText: try bytes.read(), presence: try bytes.read(), span: try bytes.read())
  }
}

extension Variable: Storable {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(
      name, span, enclosingType, scope, mutability, storage, typing, initial, wrappers, modifiers, access,
      setter, laziness)
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(
      name: try bytes.read(), span: try bytes.read(), enclosingType: try bytes.read(),
      scope: try bytes.read(), mutability: try bytes.read(), storage: try bytes.read(),
      typing: try bytes.read(), initial: try bytes.read(), wrappers: try bytes.read(),
      modifiers: try bytes.read(), access: try bytes.read(), setter: try bytes.read(),
      laziness: try bytes.read())
  }
}

extension Variable.Storage: Storable {
  package func write(to bytes: inout ByteWriter) {
    switch self {
    case .stored: bytes.write(tag: 0)
    case .observed: bytes.write(tag: 1)
    case .computed(let value): bytes.write(tag: 2, value)
    case .requirement: bytes.write(tag: 3)
    }
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    switch try bytes.readTag() {
    case 0: self = .stored
    case 1: self = .observed
    case 2: self = .computed(try bytes.read())
    case 3: self = .requirement
    default: throw DamagedBytes()
    }
  }
}

extension Variable.Typing: Storable {
  package func write(to bytes: inout ByteWriter) {
    switch self {
    case .annotated(let type): bytes.write(tag: 0, type)
    case .literal(let shape): bytes.write(tag: 1, shape)
    case .expression(let shape): bytes.write(tag: 2, shape)
    case .unknown: bytes.write(tag: 3)
    }
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    switch try bytes.readTag() {
    case 0: self = .annotated(try bytes.read())
    case 1: self = .literal(try bytes.read())
    case 2: self = .expression(try bytes.read())
    case 3: self = .unknown
    default: throw DamagedBytes()
    }
  }
}

extension TypeAlias: Storable {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(name, target)
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(name: try bytes.read(), target: try bytes.read())
  }
}

extension FunctionSignature: Storable {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(name, enclosingType, returns)
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(name: try bytes.read(), enclosingType: try bytes.read(), returns: try bytes.read())
  }
}

extension Body: Storable {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(
      kind, level, name, labels, enclosingType, access, modifiers, span, retention, parameters, result,
      statements)
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(
      kind: try bytes.read(), level: try bytes.read(), name: try bytes.read(), labels: try bytes.read(),
      enclosingType: try bytes.read(), access: try bytes.read(), modifiers: try bytes.read(),
      span: try bytes.read(), retention: try bytes.read(), parameters: try bytes.read(),
      result: try bytes.read(), statements: try bytes.read())
  }
}

extension Body.ClosureEscape: Storable {
  package func write(to bytes: inout ByteWriter) {
    switch self {
    case .nothing: bytes.write(tag: 0)
    case .perhaps: bytes.write(tag: 1)
    case .ifOptional(let types): bytes.write(tag: 2, types)
    }
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    switch try bytes.readTag() {
    case 0: self = .nothing
    case 1: self = .perhaps
    case 2: self = .ifOptional(try bytes.read())
    default: throw DamagedBytes()
    }
  }
}

extension OutsideWrite: Storable {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(form, receiver, member, value, span, enclosingType, enclosingFunction, handler)
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(
      form: try bytes.read(), receiver: try bytes.read(), member: try bytes.read(), value: try bytes.read(),
      span: try bytes.read(), enclosingType: try bytes.read(), enclosingFunction: try bytes.read(),
      handler: try bytes.read())
  }
}

extension OutsideCall: Storable {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(receiver, member, span, enclosingType, enclosingFunction, handler)
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(
      receiver: try bytes.read(), member: try bytes.read(), span: try bytes.read(),
      enclosingType: try bytes.read(), enclosingFunction: try bytes.read(), handler: try bytes.read())
  }
}

extension OutsideBody: Storable {
  package func write(to bytes: inout ByteWriter) { bytes.write(receiver, hold, body) }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(receiver: try bytes.read(), hold: try bytes.read(), body: try bytes.read())
  }
}
