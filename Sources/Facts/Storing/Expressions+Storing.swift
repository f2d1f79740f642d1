extension WrittenType: Storable {
  package func write(to bytes: inout ByteWriter) {
    switch self {
    case .named(let name): bytes.write(tag: 0, name)
    case .optional(let type): bytes.write(tag: 1, type)
    case .tuple(let elements): bytes.write(tag: 2, elements)
    case .list(let type): bytes.write(tag: 3, type)
    case .dictionary(let type): bytes.write(tag: 4, type)
    case .function(let type): bytes.write(tag: 5, type)
    case .result(let success): bytes.write(tag: 7, success)
    case .other: bytes.write(tag: 6)
    }
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    switch try bytes.readTag() {
    case 0: self = .named(try bytes.read())
    case 1: self = .optional(try bytes.read())
    case 2: self = .tuple(try bytes.read())
    case 3: self = .list(of: try bytes.read())
    case 4: self = .dictionary(of: try bytes.read())
    case 5: self = .function(returning: try bytes.read())
    case 7: self = .result(of: try bytes.read())
    case 6: self = .other
    default: throw DamagedBytes()
    }
  }
}

extension AccessPath: Storable {
  package func write(to bytes: inout ByteWriter) {
    switch self {
    case .instance: bytes.write(tag: 0)
    case .metatype: bytes.write(tag: 1)
    case .typed(let type): bytes.write(tag: 2, type)
    case .name(let name): bytes.write(tag: 3, name)
    case .member(let shape, let name): bytes.write(tag: 4, shape, name)
    case .call(let shape): bytes.write(tag: 5, shape)
    case .unwrapped(let shape): bytes.write(tag: 6, shape)
    case .element(let shape): bytes.write(tag: 7, shape)
    case .iterated(let shape): bytes.write(tag: 8, shape)
    case .optional(let shape): bytes.write(tag: 9, shape)
    case .payload(let shape, let enumCase, let index): bytes.write(tag: 10, shape, enumCase, index)
    case .tuple(let elements): bytes.write(tag: 11, elements)
    case .unknown: bytes.write(tag: 12)
    case .choice(let shape): bytes.write(tag: 13, shape)
    case .certain(.uses(let member)): bytes.write(tag: 14, member)
    case .certain(.attempt(let type)): bytes.write(tag: 16, type)
    case .handed(let function, let label, let index): bytes.write(tag: 15, function, label, index)
    }
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    switch try bytes.readTag() {
    case 0: self = .instance
    case 1: self = .metatype
    case 2: self = .typed(try bytes.read())
    case 3: self = .name(try bytes.read())
    case 4: self = .member(try bytes.read(), try bytes.read())
    case 5: self = .call(try bytes.read())
    case 6: self = .unwrapped(try bytes.read())
    case 7: self = .element(try bytes.read())
    case 8: self = .iterated(try bytes.read())
    case 9: self = .optional(try bytes.read())
    case 10: self = .payload(of: try bytes.read(), enumCase: try bytes.read(), index: try bytes.read())
    case 11: self = .tuple(try bytes.read())
    case 12: self = .unknown
    case 13: self = .choice(try bytes.read())
    case 14: self = .certain(.uses(member: try bytes.read()))
    case 15: self = .handed(by: try bytes.read(), label: try bytes.read(), index: try bytes.read())
    case 16: self = .certain(.attempt(of: try bytes.read()))
    default: throw DamagedBytes()
    }
  }
}

extension CasePattern: Storable {
  package func write(to bytes: inout ByteWriter) {
    switch self {
    case .any: bytes.write(tag: 0)
    case .enumCase(let name, let type, let payload): bytes.write(tag: 1, name, type, payload)
    case .some(let pattern): bytes.write(tag: 2, pattern)
    case .null: bytes.write(tag: 3)
    case .boolean(let truth): bytes.write(tag: 4, truth)
    case .tuple(let elements): bytes.write(tag: 5, elements)
    case .other: bytes.write(tag: 6)
    }
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    switch try bytes.readTag() {
    case 0: self = .any
    case 1: self = .enumCase(try bytes.read(), type: try bytes.read(), payload: try bytes.read())
    case 2: self = .some(try bytes.read())
    case 3: self = .null
    case 4: self = .boolean(try bytes.read())
    case 5: self = .tuple(try bytes.read())
    case 6: self = .other
    default: throw DamagedBytes()
    }
  }
}
