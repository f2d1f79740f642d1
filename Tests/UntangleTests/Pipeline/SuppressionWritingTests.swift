import Testing
import UntangleFindings
import UntanglePipeline
import UntangleRewrites
import UntangleSourceFiles

@Suite("Pipeline: comments that suppress") struct SuppressionWritingTests {
  private static let words = SuppressionWords(
    rule: "enum_default", reason: "the shop adds fruit", until: nil)

  private func text(of files: [Fixing.File], or text: String) -> String {
    files.first.map { String(decoding: $0.fixed, as: UTF8.self) } ?? text
  }

  /// `x.fixed.swift` is what `--fix` leaves; it stands only where something is removed.
  @Test(arguments: SuppressionSample.all) func removesWhatHasNoEffect(_ sample: SuppressionSample) throws {
    let fixing = try SuppressionSample.fixed(sample.text)
    let fixed = text(of: fixing.files, or: sample.text)
    let path = "\(sample.stem).fixed.swift"
    if fixing.files.isEmpty {
      #expect(!Repository.exists(path), "\(path) is not written any more; remove it")
    } else {
      try expectStored(fixed, at: path)
    }
    #expect(fixing.refusals.isEmpty)
    #expect(fixing.after.findings.allSatisfy { $0.fix == nil })
    #expect(SuppressionSample.code(fixed) == SuppressionSample.code(sample.text))
    #expect(try SuppressionSample.fixed(fixed).files.isEmpty)
  }

  /// `x.suppressed.swift` is what `suppress` writes, and the places that it refuses.
  @Test(arguments: SuppressionSample.all) func writesWhereCommentsHold(_ sample: SuppressionSample) throws {
    let suppressing = try SuppressionSample.suppressed(sample.text, Self.words)
    let written = text(of: suppressing.files, or: sample.text)
    let refused = suppressing.refusals.map { "// \($0.line ?? 0): \($0.reason)\n" }.joined()
    try expectStored(written + refused, at: "\(sample.stem).suppressed.swift")
    #expect(SuppressionSample.code(written) == SuppressionSample.code(sample.text))
    let again = try SuppressionSample.suppressed(written, Self.words)
    #expect(again.count == 0)
    #expect(again.refusals.map(\.reason) == suppressing.refusals.map(\.reason))
  }

  @Test func keepsLineEnds() throws {
    let text = try Repository.text("\(SuppressionSample.folder)/keeps-line-ends.swift")
    for bytes in [
      try SuppressionSample.fixed(text).files.map(\.fixed),
      try SuppressionSample.suppressed(text, Self.words).files.map(\.fixed),
    ] {
      let bytes = try #require(bytes.first)
      #expect(bytes != Array(text.utf8))
      let newlines = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
      #expect(newlines.allSatisfy { bytes[$0 - 1] == UInt8(ascii: "\r") })
    }
  }

  /// Where the analysis does not believe a comment, it is not written.
  @Test func refusesWhatACommentDoesNotSuppress() throws {
    let folder = try TemporaryFolder()
    let source = """
      enum Fruit { case apple, pear, plum }
      func price(_ fruit: Fruit) -> Int {
        switch fruit {
        case .apple: 3
        default: 2
        }
      }

      """
    try folder.write("A.swift", source)
    try folder.write("B.swift", source.replacing("Fruit", with: "Nut"))
    var first: [Finding] = []
    let suppressing = suppress(SuppressionSample.request(folder.path), Self.words) { request in
      var analysis = analyze(request)
      if first.isEmpty { first = analysis.findings.filter { $0.location.path == "A.swift" } }
      let isLeft = !analysis.findings.contains { $0.location.path == "A.swift" }
      if isLeft {
        analysis.outcome.findings += first.map { finding in
          var moved = finding
          moved.location.span.line += 1
          return moved
        }
      }
      return analysis
    }
    #expect(suppressing.files.map(\.text.path) == ["B.swift"])
    #expect(
      suppressing.refusals.map { "\($0.path):\($0.line ?? 0): \($0.reason)" } == [
        "A.swift:5: not suppressed: a comment there does not suppress it"
      ])
  }
}
