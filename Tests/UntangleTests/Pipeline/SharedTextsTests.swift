import Testing
import UntangleFacts
import UntanglePipeline

struct SharedTextsTests {
  private static let texts = [
    "isLoading", "isLoaded", "é", "e\u{301}", "", "Sources/A.swift", "Sources/AB.swift", "👩‍👧",
  ]

  @Test func textsAreTheSameAfterwards() throws {
    let shared = SharedTexts(Self.texts + Self.texts)
    #expect(shared.all.count == Self.texts.count)
    var writer = ByteWriter()
    writer.write(shared)
    let bytes = writer.finished()
    let again = try bytes.withUnsafeBufferPointer { bytes in
      var reader = try ByteReader(bytes)
      return try reader.read() as SharedTexts
    }
    #expect(again.all.map { Array($0.utf8) } == shared.all.map { Array($0.utf8) })
  }

  @Test func valuesAreTheSameAfterwards() {
    let shared = SharedTexts(Self.texts)
    for text in Self.texts {
      let value = [text, "isLoading", text]
      let packed = shared.packed(SplitBytes(of: value))
      let again: [String]? = shared.unpacked(packed)
      #expect(again?.map { Array($0.utf8) } == value.map { Array($0.utf8) })
      for count in packed.indices { #expect((shared.unpacked(Array(packed[..<count])) as [String]?) == nil) }
    }
  }

  @Test func numbersOfNoTextAreRefused() {
    let packed = SharedTexts(Self.texts).packed(SplitBytes(of: Self.texts))
    #expect((SharedTexts(["isLoading"]).unpacked(packed) as [String]?) == nil)
  }
}
