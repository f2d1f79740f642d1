import Testing
import UntangleRewrites

@Suite("Rewrites: edits") struct SourceEditTests {
  private func edited(_ text: String, _ edits: SourceEdit...) -> String {
    String(decoding: edits.applied(to: Array(text.utf8)), as: UTF8.self)
  }

  @Test func appliesEditsInAnyOrder() {
    #expect(
      edited(
        "let a = 1", SourceEdit(range: 8..<9, replacement: "20"),
        SourceEdit(range: 0..<3, replacement: "var"), SourceEdit(range: 9..<9, replacement: "\n"))
        == "var a = 20\n")
  }

  @Test func insertsBesideWhatItReplaces() {
    let edits = [
      SourceEdit(range: 1..<2, replacement: "B"), SourceEdit(range: 1..<1, replacement: "("),
      SourceEdit(range: 2..<2, replacement: ")"),
    ]
    #expect(!edits.areOverlapping)
    #expect(String(decoding: edits.applied(to: Array("abc".utf8)), as: UTF8.self) == "a(B)c")
  }

  @Test(arguments: [
    (0..<2, 1..<3), (0..<3, 1..<2), (0..<3, 1..<1), (1..<1, 1..<1), (0..<1, 0..<1),
  ]) func knowsWhatOverlaps(_ left: Range<Int>, _ right: Range<Int>) {
    let edits = [SourceEdit(range: left, replacement: "x"), SourceEdit(range: right, replacement: "y")]
    #expect(edits.areOverlapping)
    #expect(edits[1].overlaps(edits[0]))
  }

  @Test(arguments: [(0..<1, 1..<2), (0..<0, 0..<1), (2..<2, 1..<2), (0..<0, 1..<1)])
  func knowsWhatOnlyTouches(_ left: Range<Int>, _ right: Range<Int>) {
    let edits = [SourceEdit(range: left, replacement: "x"), SourceEdit(range: right, replacement: "y")]
    #expect(!edits.areOverlapping)
    #expect(!edits[1].overlaps(edits[0]))
  }

  /// A byte order mark, both line ends, a byte that is no UTF-8, and no line end at the end.
  @Test func leavesAllOtherBytesAlone() {
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF, 0x61, 0x0D, 0x0A, 0x62, 0xFF, 0x0A, 0x63]
    let edits = [SourceEdit(range: 6..<7, replacement: "é")]
    #expect(
      edits.applied(to: bytes) == [
        0xEF, 0xBB, 0xBF, 0x61, 0x0D, 0x0A, 0xC3, 0xA9, 0xFF, 0x0A, 0x63,
      ])
    #expect([SourceEdit]().applied(to: bytes) == bytes)
  }
}
