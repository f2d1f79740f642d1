package import UntangleFacts

/// Compresses bytes to the LZ4 block format (Yann Collet): sequences of literals, each followed by a copy of
/// bytes at most 65,535 bytes back. Facts are repetitive and shrink to two thirds or less.
///
/// Of the earlier positions with the same four bytes, the last `triedPlaces` are compared.
package func compressed(_ bytes: [UInt8]) -> [UInt8] {
  var result: [UInt8] = []
  result.reserveCapacity(bytes.count / 2 + 16)
  bytes.withUnsafeBufferPointer { source in
    var start = 0
    // The format requires that the last five bytes are literals and that no copy starts in the last twelve
    // bytes.
    let lastStart = source.count - 12
    if lastStart > 0 {
      var earlier = EarlierPlaces(count: lastStart + 1)
      var place = 0
      while place <= lastStart {
        let copy = earlier.longestCopy(at: place, in: source)
        earlier.note(place, in: source)
        guard copy.length >= 4 else {
          place += 1
          continue
        }
        result.append(source[start..<place], copying: copy.length, from: copy.distance)
        start = place + copy.length
        place += 1
        while place < start {
          if place <= lastStart { earlier.note(place, in: source) }
          place += 1
        }
      }
    }
    result.append(source[start...])
  }
  return result
}

/// Hash chains: for each hash the last position, and for each position the previous one with the same hash.
private struct EarlierPlaces {
  private static let hashBits = 12
  private static let triedPlaces = 16
  private static let farthest = 65_535

  private var last = [Int32](repeating: -1, count: 1 << hashBits)
  private var before: [Int32]

  /// For positions below `count`.
  init(count: Int) { before = [Int32](repeating: -1, count: count) }

  mutating func note(_ place: Int, in source: UnsafeBufferPointer<UInt8>) {
    let slot = Self.slot(source.four(at: place))
    before[place] = last[slot]
    last[slot] = Int32(place)
  }

  /// The longest copy; among equal lengths the nearest. Length 0 if there is none.
  func longestCopy(at place: Int, in source: UnsafeBufferPointer<UInt8>) -> (length: Int, distance: Int) {
    let four = source.four(at: place)
    var best = (length: 0, distance: 0)
    var candidate = Int(last[Self.slot(four)])
    var tried = 0
    while candidate >= 0, place - candidate <= Self.farthest, tried < Self.triedPlaces {
      if source.four(at: candidate) == four {
        var length = 4
        while place + length < source.count - 5, source[candidate + length] == source[place + length] {
          length += 1
        }
        if length > best.length { best = (length, place - candidate) }
      }
      candidate = Int(before[candidate])
      tried += 1
    }
    return best
  }

  private static func slot(_ four: UInt32) -> Int { Int((four &* 2_654_435_761) >> UInt32(32 - hashBits)) }
}

/// Decompresses a block whose uncompressed length `count` is known, in bytes. Invalid input throws and never
/// traps.
package func decompressed(
  _ bytes: UnsafeBufferPointer<UInt8>, count: Int
) throws(DamagedBytes) -> [UInt8] {
  // A byte of input extends the output by at most 255 bytes.
  guard count >= 0, count / 255 <= bytes.count else { throw DamagedBytes() }
  var result: [UInt8] = []
  result.reserveCapacity(count)
  var place = 0
  while true {
    let token = try byte(of: bytes, at: &place)
    let literals = try length(token >> 4, in: bytes, &place)
    guard literals <= bytes.count - place, literals <= count - result.count else { throw DamagedBytes() }
    result += bytes[place..<place + literals]
    place += literals
    if place == bytes.count { break }
    let distance = Int(try byte(of: bytes, at: &place)) | Int(try byte(of: bytes, at: &place)) << 8
    let copied = try length(token & 15, in: bytes, &place) + 4
    guard distance > 0, distance <= result.count, copied <= count - result.count else { throw DamagedBytes() }
    // Byte by byte, because a copy may overlap its own output.
    for _ in 0..<copied { result.append(result[result.count - distance]) }
  }
  guard result.count == count else { throw DamagedBytes() }
  return result
}

private func byte(of bytes: UnsafeBufferPointer<UInt8>, at place: inout Int) throws(DamagedBytes) -> UInt8 {
  guard place < bytes.count else { throw DamagedBytes() }
  defer { place += 1 }
  return bytes[place]
}

/// A length in four bits; 15 means that further bytes are added, up to the first that is not 255.
private func length(
  _ bits: UInt8, in bytes: UnsafeBufferPointer<UInt8>, _ place: inout Int
) throws(DamagedBytes) -> Int {
  var length = Int(bits)
  guard bits == 15 else { return length }
  while true {
    let more = try byte(of: bytes, at: &place)
    length += Int(more)
    if more < 255 { return length }
  }
}

extension [UInt8] {
  fileprivate mutating func append(
    _ literals: Slice<UnsafeBufferPointer<UInt8>>, copying length: Int, from distance: Int
  ) {
    append(token: literals.count, length - 4)
    append(rest: literals.count)
    self += literals
    self += [UInt8(truncatingIfNeeded: distance), UInt8(truncatingIfNeeded: distance >> 8)]
    append(rest: length - 4)
  }

  /// Appends the last literals, which no copy follows.
  fileprivate mutating func append(_ literals: Slice<UnsafeBufferPointer<UInt8>>) {
    append(token: literals.count, 0)
    append(rest: literals.count)
    self += literals
  }

  private mutating func append(token literals: Int, _ copied: Int) {
    append(UInt8(Swift.min(literals, 15)) << 4 | UInt8(Swift.min(copied, 15)))
  }

  private mutating func append(rest length: Int) {
    guard length >= 15 else { return }
    var rest = length - 15
    while rest >= 255 {
      append(255)
      rest -= 255
    }
    append(UInt8(rest))
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func four(at place: Int) -> UInt32 {
    UInt32(littleEndian: UnsafeRawPointer(baseAddress! + place).loadUnaligned(as: UInt32.self))
  }
}
