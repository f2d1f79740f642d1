import Testing
import UntangleSourceFiles

/// The expected values were computed with the algorithm as github/codeql-action writes it, in another language.
struct LineHashTests {
  private func hashes(_ text: String) -> [String] {
    let found = Array(text.utf8).withUnsafeBufferPointer { lineHashes(of: $0) }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  @Test func linesAreToldApart() {
    #expect(hashes("") == ["c129715d7a2bc9a3:1"])
    #expect(
      hashes(" a\nb\n  \t\tc\n d") == [
        "271789c17abda88f:1", "54703d4cd895b18:1", "180aee12dab6264:1", "a23a3dc5e078b07b:1",
      ])
    #expect(
      hashes(" hello; \t\nworld!!!\n\n\n  \t\tGreetings\n End") == [
        "8b7cf3e952e7aeb2:1", "b1ae1287ec4718d9:1", "bff680108adb0fcc:1", "c6805c5e1288b612:1",
        "b86d3392aea1be30:1", "e6ceba753e1a442:1",
      ])
  }

  @Test func allLineEndsAreEqual() {
    let expected = [
      "52668e89249e7477:1", "9ed7939040abc6c0:1", "3791504be0bd17cc:1", "c129715d7a2bc9a3:1",
    ]
    #expect(hashes("a\nb\nc\n") == expected)
    #expect(hashes("a\r\nb\rc\n") == expected)
    #expect(hashes("\u{FEFF}\ta \nb\r\nc\n") == expected)
  }

  @Test func charactersCountInUTF16() {
    #expect(
      hashes("é👍\né👍\né👍\n") == [
        "b260e17f5a475732:1", "296f17013c46a95d:1", "87c94c6393208bd8:1", "c129715d7a2bc9a3:1",
      ])
  }

  @Test func equalLinesAreNumbered() {
    let found = hashes(String(repeating: "var a = 1\n", count: 60))
    #expect(found.count == 61)
    #expect(Array(found.prefix(3)) == ["3375163ac69ca8eb:1", "3375163ac69ca8eb:2", "3375163ac69ca8eb:3"])
  }
}
