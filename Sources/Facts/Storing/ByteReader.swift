/// Decodes values that `ByteWriter` encoded. On any other input it throws `DamagedBytes`.
package struct ByteReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0
  private var texts: [String] = []
  private var depth = 0
  /// The line of the last span read; 0 before the first.
  var lastLine = 0

  /// More levels than any parsed syntax tree has, and few enough for a thread's stack.
  private static let maximumDepth = 4_096

  /// The reader does not copy the bytes: they must outlive it.
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

  /// For bytes whose texts are stored separately, ordered by index.
  package init(_ bytes: UnsafeBufferPointer<UInt8>, texts: [String]) {
    self.bytes = bytes
    self.texts = texts
  }

  /// The bytes not read yet.
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

  /// Reads the count of items that take at least one byte each; a count above the number of remaining bytes
  /// throws.
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
