extension LoweredExpression: Storable {
  package func write(to bytes: inout ByteWriter) {
    switch self {
    case .boolean(let truth): bytes.write(tag: 0, truth)
    case .null: bytes.write(tag: 1)
    case .some: bytes.write(tag: 2)
    case .variable(let name): bytes.write(tag: 3, name)
    case .local(let name): bytes.write(tag: 4, name)
    case .call(let name, let arguments): bytes.write(tag: 5, name, arguments)
    case .enumCase(let name): bytes.write(tag: 6, name)
    case .present(let value): bytes.write(tag: 7, value)
    case .not(let value): bytes.write(tag: 8, value)
    case .and(let left, let right): bytes.write(tag: 9, left, right)
    case .or(let left, let right): bytes.write(tag: 10, left, right)
    case .equal(let left, let right): bytes.write(tag: 11, left, right)
    case .conditional(let test, let then, let otherwise): bytes.write(tag: 12, test, then, otherwise)
    case .matches(let value, let pattern): bytes.write(tag: 13, value, pattern)
    case .tuple(let elements): bytes.write(tag: 14, elements)
    case .unchanged(let value, let calls): bytes.write(tag: 15, value, calls)
    case .unknown: bytes.write(tag: 16)
    case .stored(let part): bytes.write(tag: 17, part)
    case .otherSide(let name): bytes.write(tag: 18, name)
    case .empty: bytes.write(tag: 19)
    case .number(let number): bytes.write(tag: 20, number)
    case .count(let name): bytes.write(tag: 21, name)
    case .filled: bytes.write(tag: 23)
    case .found(let value, let path): bytes.write(tag: 25, value, path)
    case .sum(let name, let number): bytes.write(tag: 24, name, number)
    case .compared(let quantity, let comparison, let number):
      bytes.write(tag: 22, quantity, comparison, number)
    }
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    switch try bytes.readTag() {
    case 0: self = .boolean(try bytes.read())
    case 1: self = .null
    case 2: self = .some
    case 3: self = .variable(try bytes.read())
    case 4: self = .local(try bytes.read())
    case 5: self = .call(try bytes.read(), try bytes.read())
    case 6: self = .enumCase(try bytes.read())
    case 7: self = .present(try bytes.read())
    case 8: self = .not(try bytes.read())
    case 9: self = .and(try bytes.read(), try bytes.read())
    case 10: self = .or(try bytes.read(), try bytes.read())
    case 11: self = .equal(try bytes.read(), try bytes.read())
    case 12: self = .conditional(try bytes.read(), try bytes.read(), try bytes.read())
    case 13: self = .matches(try bytes.read(), try bytes.read())
    case 14: self = .tuple(try bytes.read())
    case 15: self = .unchanged(try bytes.read(), by: try bytes.read())
    case 16: self = .unknown
    case 17: self = .stored(try bytes.read())
    case 18: self = .otherSide(try bytes.read())
    case 19: self = .empty
    case 20: self = .number(try bytes.read())
    case 21: self = .count(of: try bytes.read())
    case 22: self = .compared(try bytes.read(), try bytes.read(), try bytes.read())
    case 23: self = .filled
    case 24: self = .sum(of: try bytes.read(), try bytes.read())
    case 25: self = .found(try bytes.read(), try bytes.read())
    default: throw DamagedBytes()
    }
  }
}

extension Argument: Storable {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(label, value)
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(label: try bytes.read(), value: try bytes.read())
  }
}

extension Pattern: Storable {
  package func write(to bytes: inout ByteWriter) {
    switch self {
    case .any: bytes.write(tag: 0)
    case .enumCase(let name, let type, let payload): bytes.write(tag: 1, name, type, payload)
    case .some(let pattern): bytes.write(tag: 2, pattern)
    case .null: bytes.write(tag: 3)
    case .boolean(let truth): bytes.write(tag: 4, truth)
    case .literal: bytes.write(tag: 5)
    case .tuple(let elements): bytes.write(tag: 6, elements)
    case .type: bytes.write(tag: 7)
    case .expression: bytes.write(tag: 8)
    }
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    switch try bytes.readTag() {
    case 0: self = .any
    case 1: self = .enumCase(try bytes.read(), type: try bytes.read(), payload: try bytes.read())
    case 2: self = .some(try bytes.read())
    case 3: self = .null
    case 4: self = .boolean(try bytes.read())
    case 5: self = .literal
    case 6: self = .tuple(try bytes.read())
    case 7: self = .type
    case 8: self = .expression
    default: throw DamagedBytes()
    }
  }
}

extension Quantity: Storable {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(variable, measure)
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self.init(variable: try bytes.read(), measure: try bytes.read())
  }
}

extension Number: Storable {
  package func write(to bytes: inout ByteWriter) { bytes.write(millionths) }
  package init(from bytes: inout ByteReader) throws(DamagedBytes) { self.init(millionths: try bytes.read()) }
}
