import Testing
import UntangleFacts
import UntanglePipeline

struct BlockCompressionTests {
  private static func back(_ bytes: [UInt8], count: Int) throws -> [UInt8] {
    try bytes.withUnsafeBufferPointer { try decompressed($0, count: count) }
  }

  @Test func whatIsCompressedIsTheSameAfterwards() throws {
    var random = Random(state: 4)
    var samples: [[UInt8]] = [[], [7], Array(repeating: 0, count: 100_000), Array(0...255)]
    for size in [5, 12, 13, 17, 18, 64, 1_000, 70_000, 200_000] {
      for variety in [2, 16, 256] {
        samples.append((0..<size).map { _ in UInt8(random.next(below: variety)) })
      }
    }
    let text = Array(try Repository.text("Fixtures/Rules/tangled_state/example.swift").utf8)
    samples.append(text)
    for sample in samples { #expect(try Self.back(compressed(sample), count: sample.count) == sample) }
    #expect(compressed(text).count * 3 < text.count * 2)
    #expect(compressed(samples[2]).count < 500)
  }

  /// These blocks are of the reference implementation, version 1.9.
  @Test func blocksOfOthersAreRead() throws {
    let repeated: [UInt8] = [79, 97, 98, 99, 100, 4, 0, 12, 80, 100, 97, 98, 99, 100]
    let word = Array("abcd".utf8)
    #expect(try Self.back(repeated, count: 40) == Array(repeatElement(word, count: 10).joined()))
    let line = "isLoading = true; isLoading = false; hasError = false; hasError = true\n"
    let lines: [UInt8] = [
      248, 3, 105, 115, 76, 111, 97, 100, 105, 110, 103, 32, 61, 32, 116, 114, 117, 101, 59, 32, 18, 0,
      255, 0, 102, 97, 108, 115, 101, 59, 32, 104, 97, 115, 69, 114, 114, 111, 114, 18, 0, 2, 88, 116,
      114, 117, 101, 10, 53, 0, 15, 71, 0, 106, 80, 116, 114, 117, 101, 10,
    ]
    #expect(try Self.back(lines, count: 213) == Array(String(repeating: line, count: 3).utf8))
  }

  @Test func whatIsDamagedIsNeverMoreThanRefused() throws {
    let text = Array(try Repository.text("Fixtures/Rules/tangled_state/example.swift").utf8)
    let whole = compressed(text)
    for count in whole.indices {
      #expect(throws: DamagedBytes.self) { try Self.back(Array(whole[..<count]), count: text.count) }
    }
    for count in [0, 1, text.count - 1, text.count + 1, .max, -1] {
      #expect(throws: DamagedBytes.self) { try Self.back(whole, count: count) }
    }
    var random = Random(state: 5)
    for _ in 0..<2_000 {
      var bytes = whole
      bytes[random.next(below: bytes.count)] = UInt8(random.next(below: 256))
      _ = try? Self.back(bytes, count: text.count)
    }
  }
}
