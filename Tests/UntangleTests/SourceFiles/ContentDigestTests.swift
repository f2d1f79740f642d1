import Testing
import UntangleSourceFiles

struct ContentDigestTests {
  /// Caches of one machine are read on another.
  @Test func isTheSameEverywhere() {
    #expect(ContentDigest(of: Array("untangle".utf8)).hexadecimal == "5cc5008b65f84a222da72c3077119897")
    #expect(ContentDigest(of: []).hexadecimal == "27275267b492deec3539e31322e9fada")
    #expect(ContentDigest(of: Array(0..<100)).hexadecimal == "112d578fc51c583730a1e534770cb5ea")
  }

  @Test func tellsEveryBitAndEveryLengthApart() {
    var seen: Set<ContentDigest> = []
    var count = 0
    for length in 0...130 {
      let zeros = [UInt8](repeating: 0, count: length)
      seen.insert(ContentDigest(of: zeros))
      count += 1
      for bit in 0..<(length * 8) {
        var bytes = zeros
        bytes[bit / 8] = 1 << UInt8(bit % 8)
        seen.insert(ContentDigest(of: bytes))
        count += 1
      }
    }
    #expect(seen.count == count)
    #expect(Set(seen.map(\.low)).count == count)
    #expect(Set(seen.map(\.high)).count == count)
  }

  /// Each bit of the text changes about half of the digest.
  @Test func spreadsEveryBit() {
    var random = Random(state: 5)
    let bytes = (0..<96).map { _ in UInt8(random.next(below: 256)) }
    let digest = ContentDigest(of: bytes)
    for bit in 0..<(bytes.count * 8) {
      var other = bytes
      other[bit / 8] ^= 1 << UInt8(bit % 8)
      let changed = ContentDigest(of: other)
      let count = (digest.low ^ changed.low).nonzeroBitCount + (digest.high ^ changed.high).nonzeroBitCount
      #expect((36...92).contains(count), "bit \(bit)")
    }
  }
}
