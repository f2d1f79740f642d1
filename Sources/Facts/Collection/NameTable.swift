/// The identifiers of one file as `String`s that share their storage.
///
/// Reading a token's text through the tree copies it each time; a file names the same few hundred
/// things thousands of times. The table looks at the file's own bytes and copies each name once.
struct NameTable {
  private var slots: [Int32]
  private var hashes: [UInt64] = []
  private var names: [String] = []

  init() { slots = [Int32](repeating: -1, count: 256) }

  /// Backticks around the name are dropped.
  mutating func name(_ raw: UnsafeBufferPointer<UInt8>) -> String {
    let bytes = Self.withoutBackticks(raw)
    guard !bytes.isEmpty else { return "" }
    let hash = Self.hash(bytes)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      if hashes[index] == hash, Self.isSame(names[index], bytes) { return names[index] }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(names.count)
    hashes.append(hash)
    names.append(String(decoding: bytes, as: UTF8.self))
    if names.count * 2 > slots.count { grow() }
    return names[names.count - 1]
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for (index, hash) in hashes.enumerated() {
      var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(index)
    }
  }

  private static func withoutBackticks(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8> {
    let backtick = UInt8(ascii: "`")
    guard bytes.count > 2, bytes.first == backtick, bytes.last == backtick else { return bytes }
    return UnsafeBufferPointer(rebasing: bytes[1..<(bytes.count - 1)])
  }

  /// FNV-1a, 64 bits: names are short.
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }

  private static func isSame(_ name: String, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let utf8 = name.utf8
    return utf8.count == bytes.count && utf8.elementsEqual(bytes)
  }
}
