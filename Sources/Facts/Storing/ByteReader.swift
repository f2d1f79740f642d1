/// Takes values out of bytes as `ByteWriter` put them there; whatever stands there, it only ever throws.
package struct ByteReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0
  private var texts: [String] = []
  private var depth = 0
  /// Of the place that was read last; 0 before the first.
  var lastLine = 0

  /// More levels than any syntax tree that was parsed has, and fewer than a thread's stack can bear.
  private static let maximumDepth = 4_096

  /// The bytes must stay where they are while the reader is used.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) throws(DamagedBytes) {
    self.bytes = bytes
    let count = try readCount()
    texts.reserveCapacity(count)
    for _ in 0..<count {
      let length = try readCount()
      texts.append(
        String(decoding: UnsafeBufferPointer(rebasing: bytes[offset..<offset + length]), as: UTF8.self))
      offset += length
    }
  }

  /// Of bytes whose texts are kept apart, in order of their numbers.
  package init(_ bytes: UnsafeBufferPointer<UInt8>, texts: [String]) {
    self.bytes = bytes
    self.texts = texts
  }

  /// What was not read yet.
  package var rest: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: bytes[offset...]) }

  package var isAtEnd: Bool { offset == bytes.count }

  package mutating func read<Value: Storable>() throws(DamagedBytes) -> Value {
    guard depth < Self.maximumDepth else { throw DamagedBytes() }
    depth += 1
    let value = try Value(from: &self)
    depth -= 1
    return value
  }

  package mutating func readTag() throws(DamagedBytes) -> UInt8 {
    guard offset < bytes.count else { throw DamagedBytes() }
    defer { offset += 1 }
    return bytes[offset]
  }

  mutating func readNumber() throws(DamagedBytes) -> UInt64 {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while shift < 64 {
      let byte = try readTag()
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
      shift += 7
    }
    throw DamagedBytes()
  }

  /// Of things that take a byte or more each: there can be no more than bytes.
  mutating func readCount() throws(DamagedBytes) -> Int {
    let number = try readNumber()
    guard number <= UInt64(bytes.count - offset) else { throw DamagedBytes() }
    return Int(number)
  }

  mutating func readWhole() throws(DamagedBytes) -> UInt64 {
    guard bytes.count - offset >= 8 else { throw DamagedBytes() }
    defer { offset += 8 }
    return UInt64(
      littleEndian: UnsafeRawPointer(bytes.baseAddress! + offset).loadUnaligned(as: UInt64.self))
  }

  mutating func readText() throws(DamagedBytes) -> String {
    let number = try readNumber()
    guard number < UInt64(texts.count) else { throw DamagedBytes() }
    return texts[Int(number)]
  }
}
