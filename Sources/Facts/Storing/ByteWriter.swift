/// Encodes values as bytes. Small numbers take one byte, and each distinct text is stored once.
package struct ByteWriter {
  private var bytes: [UInt8] = []
  private var texts: [UInt8] = []
  private var numbers: [String: Int] = [:]
  /// The line of the last span written; 0 before the first.
  var lastLine = 0

  package init() {}

  /// The encoded bytes. The table of texts comes first, because the rest refers to it by index.
  package func finished() -> [UInt8] {
    var head = ByteWriter()
    head.write(number: UInt64(numbers.count))
    var result = head.bytes
    result.reserveCapacity(result.count + texts.count + bytes.count)
    result += texts
    result += bytes
    return result
  }

  /// Like `finished()`, but separates the texts, ordered by index, from the bytes that refer to them.
  package func finishedApart() -> (texts: [String], bytes: [UInt8]) {
    (numbers.sorted { $0.value < $1.value }.map(\.key), bytes)
  }

  package mutating func write<each Value: Storable>(_ values: repeat each Value) {
    repeat (each values).write(to: &self)
  }

  /// Writes the tag of an enum case and its associated values.
  package mutating func write<each Value: Storable>(tag: UInt8, _ values: repeat each Value) {
    bytes.append(tag)
    repeat (each values).write(to: &self)
  }

  mutating func write(tag: UInt8) { bytes.append(tag) }

  /// Unsigned LEB128: seven bits per byte, lowest first.
  mutating func write(number: UInt64) { append(number, to: &bytes) }

  mutating func write(whole number: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  mutating func write(text: String) {
    if let known = numbers[text] { return write(number: UInt64(known)) }
    write(number: UInt64(numbers.count))
    numbers[text] = numbers.count
    append(UInt64(text.utf8.count), to: &texts)
    texts += text.utf8
  }
}

private func append(_ number: UInt64, to bytes: inout [UInt8]) {
  var rest = number
  while rest >= 0x80 {
    bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
    rest >>= 7
  }
  bytes.append(UInt8(rest))
}
