/// The number of occurrences of each byte in a text.
struct ByteCensus: Sendable {
  private var counts: [UInt32]

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    // Four tables: two increments of the same counter in a row (spaces do that) would wait for each other's
    // store.
    var tables = [UInt32](repeating: 0, count: 4 * 256)
    tables.withUnsafeMutableBufferPointer { tables in
      let whole = bytes.count & ~3
      var offset = 0
      while offset < whole {
        tables[Int(bytes[offset])] &+= 1
        tables[256 + Int(bytes[offset + 1])] &+= 1
        tables[512 + Int(bytes[offset + 2])] &+= 1
        tables[768 + Int(bytes[offset + 3])] &+= 1
        offset &+= 4
      }
      while offset < bytes.count {
        tables[Int(bytes[offset])] &+= 1
        offset &+= 1
      }
    }
    counts = (0..<256).map { tables[$0] + tables[256 + $0] + tables[512 + $0] + tables[768 + $0] }
  }

  func count(of byte: UInt8) -> Int { Int(counts[Int(byte)]) }

  func count(of bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 + count(of: $1) } }

  var hasNonASCII: Bool { counts[128...].contains { $0 > 0 } }
}
