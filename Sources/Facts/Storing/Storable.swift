/// A value that can be kept as bytes between runs, in a compact form that only the same build reads.
///
/// Fields are written in order without names: a cache costs as much as parsing where its format tells
/// more than that. Whoever adds a field to a fact adds it to both functions; the tests see one forgotten.
package protocol Storable {
  func write(to bytes: inout ByteWriter)

  init(from bytes: inout ByteReader) throws(DamagedBytes)
}

/// Bytes that are not what was written: they are of no use, and nothing more is known.
package struct DamagedBytes: Error {
  package init() {}
}

extension Storable where Self: RawRepresentable, RawValue: Storable {
  package func write(to bytes: inout ByteWriter) { rawValue.write(to: &bytes) }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    guard let value = Self(rawValue: try RawValue(from: &bytes)) else { throw DamagedBytes() }
    self = value
  }
}

extension UInt8: Storable {
  package func write(to bytes: inout ByteWriter) { bytes.write(tag: self) }
  package init(from bytes: inout ByteReader) throws(DamagedBytes) { self = try bytes.readTag() }
}

extension Bool: Storable {
  package func write(to bytes: inout ByteWriter) { bytes.write(tag: self ? 1 : 0) }
  package init(from bytes: inout ByteReader) throws(DamagedBytes) { self = try bytes.readTag() == 1 }
}

extension Int: Storable {
  package func write(to bytes: inout ByteWriter) {
    // The sign comes last, so that small negative numbers are short as well.
    bytes.write(number: UInt64(bitPattern: Int64(self << 1 ^ self >> 63)))
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    let number = try bytes.readNumber()
    self = Int(truncatingIfNeeded: number >> 1) ^ -Int(truncatingIfNeeded: number & 1)
  }
}

extension Int32: Storable {
  package func write(to bytes: inout ByteWriter) { Int(self).write(to: &bytes) }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    guard let number = Int32(exactly: try Int(from: &bytes)) else { throw DamagedBytes() }
    self = number
  }
}

/// All eight bytes: digests are never small.
extension UInt64: Storable {
  package func write(to bytes: inout ByteWriter) { bytes.write(whole: self) }
  package init(from bytes: inout ByteReader) throws(DamagedBytes) { self = try bytes.readWhole() }
}

extension Double: Storable {
  package func write(to bytes: inout ByteWriter) { bytes.write(whole: bitPattern) }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self = Double(bitPattern: try bytes.readWhole())
  }
}

extension String: Storable {
  package func write(to bytes: inout ByteWriter) { bytes.write(text: self) }
  package init(from bytes: inout ByteReader) throws(DamagedBytes) { self = try bytes.readText() }
}

extension Optional: Storable where Wrapped: Storable {
  package func write(to bytes: inout ByteWriter) {
    switch self {
    case .none: bytes.write(tag: 0)
    case .some(let value): bytes.write(tag: 1, value)
    }
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    switch try bytes.readTag() {
    case 0: self = .none
    case 1: self = .some(try bytes.read())
    default: throw DamagedBytes()
    }
  }
}

extension Array: Storable where Element: Storable {
  package func write(to bytes: inout ByteWriter) {
    bytes.write(number: UInt64(count))
    // By index: facts are large, and a loop over the values copies each.
    for index in indices { self[index].write(to: &bytes) }
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    let count = try bytes.readCount()
    self = []
    guard count > 0 else { return }
    reserveCapacity(count)
    for _ in 0..<count { append(try bytes.read()) }
  }
}

/// Sorted, so that equal sets are equal bytes.
extension Set: Storable where Element: Storable & Comparable {
  package func write(to bytes: inout ByteWriter) { sorted().write(to: &bytes) }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self = Set(try bytes.read() as [Element])
  }
}
