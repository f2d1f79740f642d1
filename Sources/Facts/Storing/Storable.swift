/// A value with a compact binary encoding, which only the same build can read.
///
/// Fields are written in order without names: a more verbose format would make the cache as slow as parsing.
/// A new field must be added to both functions; the tests detect a forgotten one.
package protocol Storable {
  func write(to bytes: inout ByteWriter)

  init(from bytes: inout ByteReader) throws(DamagedBytes)
}

/// The bytes are not a valid encoding.
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
    // Zigzag encoding: the sign is the lowest bit, so that small negative numbers stay short.
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

/// Always eight bytes, because digests are never small.
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
    // By index, because facts are large and a loop over the values copies each.
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

/// Sorted, so that equal sets have equal encodings.
extension Set: Storable where Element: Storable & Comparable {
  package func write(to bytes: inout ByteWriter) { sorted().write(to: &bytes) }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    self = Set(try bytes.read() as [Element])
  }
}
