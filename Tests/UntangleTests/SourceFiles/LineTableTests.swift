import Testing
import UntangleSourceFiles

@Suite("SourceFiles: line table") struct LineTableTests {
  private func table(_ text: String) -> LineTable {
    Array(text.utf8).withUnsafeBufferPointer { LineTable($0) }
  }

  @Test func countsLinesByEveryLineEnd() {
    for (text, count) in [
      ("", 1), ("a", 1), ("a\n", 2), ("a\nb", 2), ("a\r\nb", 2), ("a\rb", 2), ("\n\n", 3),
      ("\r\n\r\r\n", 4), ("a\r", 2),
    ] {
      #expect(table(text).lineCount == count, "\(text.debugDescription)")
    }
  }

  @Test func spansEndBeforeTheirEnd() {
    #expect(
      table("let a").span(from: 0, to: 3) == Span(line: 1, column: 1, endLine: 1, endColumn: 4))
    #expect(
      table("a\nbcd\ne").span(from: 3, to: 7) == Span(line: 2, column: 2, endLine: 3, endColumn: 2))
    #expect(
      table("a\r\nb").span(from: 3, to: 4) == Span(line: 2, column: 1, endLine: 2, endColumn: 2))
    #expect(
      table("a\rb").span(from: 2, to: 3) == Span(line: 2, column: 1, endLine: 2, endColumn: 2))
    #expect(
      table("é = 1").span(from: 3, to: 4) == Span(line: 1, column: 4, endLine: 1, endColumn: 5))
  }

  @Test func doesNotCountTheByteOrderMark() {
    let marked = table("\u{FEFF}let a\nb")
    #expect(marked.span(from: 3, to: 6) == Span(line: 1, column: 1, endLine: 1, endColumn: 4))
    #expect(marked.span(from: 9, to: 10) == Span(line: 2, column: 1, endLine: 2, endColumn: 2))
    #expect(marked.span(from: 0, to: 0) == Span(line: 1, column: 1, endLine: 1, endColumn: 1))
  }

  @Test func agreesWithCountingOnRandomTexts() {
    for seed in 0..<UInt64(300) {
      var random = SeededGenerator(seed: seed)
      let bytes = (0..<40).map { _ in random.pick(Array("ab\n\r\n".utf8)) }
      let table = bytes.withUnsafeBufferPointer { LineTable($0) }
      var (line, column) = (Int32(1), Int32(1))
      for (offset, byte) in bytes.enumerated() {
        #expect(table.position(at: offset) == (line, column), "seed \(seed) at \(offset)")
        let endsLine = byte == 0x0A || byte == 0x0D && !(bytes.dropFirst(offset + 1).first == 0x0A)
        if endsLine { (line, column) = (line + 1, 1) } else { column += 1 }
      }
    }
  }
}
