import Testing
import UntangleFacts
import UntangleSourceFiles

/// Files of facts of another build are foreign where its facts are others.
struct FactFormatTests {
  @Test func whatFactsAreLikeIsWrittenDown() async throws {
    var all: [UInt8] = []
    for rule in Repository.names(in: "Fixtures/Rules") {
      let path = "Fixtures/Rules/\(rule)/example.swift"
      guard Repository.exists(path) else { continue }
      let text = try Repository.text(path)
      all += await onDeepStack { stored(facts(text, path: path, detail: .everyRule)) }
    }
    #expect(all.count > 10_000)
    let digest = ContentDigest(of: all).hexadecimal
    let path = "Sources/Facts/Storing/FactFormat.swift"
    let text = try Repository.text(path).replacing(
      #/factFormat = "[^"]*"/#, with: "factFormat = \"\(digest)\"")
    try expectStored(text, at: path)
  }
}
