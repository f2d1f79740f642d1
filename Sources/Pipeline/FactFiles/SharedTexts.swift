package import UntangleFacts
import UntangleSourceFiles

/// The bytes of a value, and the texts that they refer to by index.
package struct SplitBytes: Sendable {
  package var texts: [String]
  var bytes: [UInt8]

  package init(of value: some Storable) {
    var writer = ByteWriter()
    writer.write(value)
    (texts, bytes) = writer.finishedApart()
  }
}

/// The texts of many values, each stored once. Storing them with each value takes three times the space.
package struct SharedTexts: Sendable {
  /// Sorted by their bytes.
  package let all: [String]

  package init(_ texts: [String]) {
    var found: [String] = []
    // Compares bytes, because `String` equality ignores differences in Unicode normalization.
    for text in texts.sorted(by: { $0.precedesByBytes($1) })
    where found.last.map({ $0.precedesByBytes(text) }) ?? true {
      found.append(text)
    }
    all = found
  }

  /// The bytes of a value whose texts are all in the table: the indices of its texts, then its bytes.
  package func packed(_ value: SplitBytes) -> [UInt8] {
    var numbers = ByteWriter()
    numbers.write(value.texts.map(number))
    return numbers.finishedApart().bytes + value.bytes
  }

  /// nil if the bytes do not encode such a value.
  package func unpacked<Value: Storable>(_ bytes: [UInt8]) -> Value? {
    bytes.withUnsafeBufferPointer { bytes in
      do throws(DamagedBytes) {
        var head = ByteReader(bytes, texts: [])
        let numbers: [Int] = try head.read()
        guard numbers.allSatisfy(all.indices.contains) else { return nil }
        var reader = ByteReader(head.rest, texts: numbers.map { all[$0] })
        let value: Value = try reader.read()
        return reader.isAtEnd ? value : nil
      } catch {
        return nil
      }
    }
  }

  private func number(of text: String) -> Int {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].precedesByBytes(text) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// Encodes each text as the number of bytes shared with the previous text, and the rest.
extension SharedTexts: Storable {
  package func write(to bytes: inout ByteWriter) {
    var shared: [Int] = []
    var lengths: [Int] = []
    var rest: [UInt8] = []
    var last: [UInt8] = []
    for text in all {
      let next = Array(text.utf8)
      let count = zip(last, next).prefix { $0 == $1 }.count
      shared.append(count)
      lengths.append(next.count - count)
      rest += next[count...]
      last = next
    }
    bytes.write(shared, lengths, rest)
  }

  package init(from bytes: inout ByteReader) throws(DamagedBytes) {
    let shared: [Int] = try bytes.read()
    let lengths: [Int] = try bytes.read()
    let rest: [UInt8] = try bytes.read()
    guard shared.count == lengths.count else { throw DamagedBytes() }
    var found: [String] = []
    found.reserveCapacity(shared.count)
    var last: [UInt8] = []
    var place = 0
    for (count, length) in zip(shared, lengths) {
      guard (0...last.count).contains(count), (0...(rest.count - place)).contains(length) else {
        throw DamagedBytes()
      }
      last.removeSubrange(count...)
      last += rest[place..<place + length]
      place += length
      found.append(String(decoding: last, as: UTF8.self))
    }
    guard place == rest.count else { throw DamagedBytes() }
    all = found
  }
}
