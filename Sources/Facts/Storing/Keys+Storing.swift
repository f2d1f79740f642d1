extension KeyUse: Storable {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(
      kind, target, access, text, receiver, position, valueType, value, fallback, span, enclosingType,
      enclosingMember)
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(
      kind: try bytes.read(), target: try bytes.read(), access: try bytes.read(), text: try bytes.read(),
      receiver: try bytes.read(), position: try bytes.read(), valueType: try bytes.read(),
      value: try bytes.read(), fallback: try bytes.read(), span: try bytes.read(),
      enclosingType: try bytes.read(), enclosingMember: try bytes.read())
  }
}

extension EnclosingMember: Storable {
  package func write(to bytes: inout ByteWriter) {
    switch self {
    case .function(let function): bytes.write(tag: 0, function)
    case .property(let name): bytes.write(tag: 1, name)
    }
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    switch try bytes.readTag() {
    case 0: self = .function(try bytes.read())
    case 1: self = .property(try bytes.read())
    default: throw DamagedBytes()
    }
  }
}

extension KeyUse.Receiver: Storable {
  package func write(to bytes: inout ByteWriter) {
    switch self {
    case .certain: bytes.write(tag: 0)
    case .name: bytes.write(tag: 1)
    case .type(let name): bytes.write(tag: 2, name)
    case .defaults(let shape): bytes.write(tag: 3, shape)
    case .codable(let shape): bytes.write(tag: 4, shape)
    case .own(let shape, let callee, let labels, let argument):
      bytes.write(tag: 5, shape, callee, labels, argument)
    case .wrapper(let name, let label): bytes.write(tag: 6, name, label)
    }
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    switch try bytes.readTag() {
    case 0: self = .certain
    case 1: self = .name
    case 2: self = .type(try bytes.read())
    case 3: self = .defaults(try bytes.read())
    case 4: self = .codable(try bytes.read())
    case 5:
      self = .own(
        try bytes.read(), callee: try bytes.read(), labels: try bytes.read(), argument: try bytes.read())
    case 6: self = .wrapper(try bytes.read(), label: try bytes.read())
    default: throw DamagedBytes()
    }
  }
}

extension KeyUse.Position: Storable {
  package func write(to bytes: inout ByteWriter) {
    switch self {
    case .inline: bytes.write(tag: 0)
    case .constant(let name): bytes.write(tag: 1, name)
    }
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    switch try bytes.readTag() {
    case 0: self = .inline
    case 1: self = .constant(try bytes.read())
    default: throw DamagedBytes()
    }
  }
}

extension EnclosingFunction: Storable {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(name, labels, parameters)
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(name: try bytes.read(), labels: try bytes.read(), parameters: try bytes.read())
  }
}

extension KeyText: Storable {
  package func write(to bytes: inout ByteWriter) {
    switch self {
    case .literal(let text): bytes.write(tag: 0, text)
    case .reference(let shape): bytes.write(tag: 1, shape)
    case .implicit(let name): bytes.write(tag: 2, name)
    case .parameter(let number, let type): bytes.write(tag: 3, number, type)
    case .member(let text, let name): bytes.write(tag: 4, text, name)
    case .composed(let parts): bytes.write(tag: 5, parts)
    case .applied(let call): bytes.write(tag: 6, call)
    case .typeName: bytes.write(tag: 7)
    case .unknown: bytes.write(tag: 8)
    }
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    switch try bytes.readTag() {
    case 0: self = .literal(try bytes.read())
    case 1: self = .reference(try bytes.read())
    case 2: self = .implicit(try bytes.read())
    case 3: self = .parameter(try bytes.read(), try bytes.read())
    case 4: self = .member(try bytes.read(), try bytes.read())
    case 5: self = .composed(try bytes.read())
    case 6: self = .applied(try bytes.read())
    case 7: self = .typeName
    case 8: self = .unknown
    default: throw DamagedBytes()
    }
  }
}

extension KeyTextCall: Storable {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(receiver, name, labels, arguments)
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(
      receiver: try bytes.read(), name: try bytes.read(), labels: try bytes.read(),
      arguments: try bytes.read())
  }
}

extension NamedText: Storable {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(name, enclosingType, form, text, span)
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(
      name: try bytes.read(), enclosingType: try bytes.read(), form: try bytes.read(), text: try bytes.read(),
      span: try bytes.read())
  }
}

extension NamedText.Form: Storable {
  package func write(to bytes: inout ByteWriter) {
    switch self {
    case .text: bytes.write(tag: 0)
    case .boxed: bytes.write(tag: 1)
    case .function(let labels): bytes.write(tag: 2, labels)
    case .kept(let labels): bytes.write(tag: 3, labels)
    }
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    switch try bytes.readTag() {
    case 0: self = .text
    case 1: self = .boxed
    case 2: self = .function(labels: try bytes.read())
    case 3: self = .kept(labels: try bytes.read())
    default: throw DamagedBytes()
    }
  }
}

extension KeyProperty: Storable {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(name, keySpan, reach, reads, writes, controls, bindings)
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(
      name: try bytes.read(), keySpan: try bytes.read(), reach: try bytes.read(), reads: try bytes.read(),
      writes: try bytes.read(), controls: try bytes.read(), bindings: try bytes.read())
  }
}

extension QuotedTexts: Storable {
  package func write(to bytes: inout ByteWriter) { digests.write(to: &bytes) }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init()
    digests = try bytes.read()
  }
}

extension MemberMentions: Storable {
  /// Most names are mentioned again and again: each is written once, with how often.
  package func write(to bytes: inout ByteWriter) {
    var (names, counts): ([Int32], [Int32]) = ([], [])
    for digest in digests {
      if digest == names.last {
        counts[counts.count - 1] += 1
      } else {
        names.append(digest)
        counts.append(1)
      }
    }
    bytes.write(names, counts)
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init()
    let names: [Int32] = try bytes.read()
    let counts: [Int32] = try bytes.read()
    guard names.count == counts.count, counts.allSatisfy({ $0 > 0 }),
      counts.reduce(0, { $0 + Int($1) }) < 1 << 24
    else { throw DamagedBytes() }
    digests = zip(names, counts).flatMap { Array(repeating: $0, count: Int($1)) }
  }
}

extension LiteralPlace: Storable {
  package func write(to bytes: inout ByteWriter) { bytes.write(digest, span) }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(digest: try bytes.read(), span: try bytes.read())
  }
}

extension ConstructorCalls: Storable {
  package func write(to bytes: inout ByteWriter) { entries.write(to: &bytes) }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(entries: try bytes.read())
  }
}
