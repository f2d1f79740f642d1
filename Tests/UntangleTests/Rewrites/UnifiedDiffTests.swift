import Foundation
import Testing
import UntangleRewrites

@Suite("Rewrites: diff") struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String, path: String = "A.swift") -> String {
    String(
      decoding: UnifiedDiff(path: path, from: Array(old.utf8), to: Array(new.utf8)).text,
      as: UTF8.self)
  }

  @Test func isEmptyWhereNothingChanged() { #expect(diff("a\n", "a\n") == "") }

  @Test func aNewFileComesFromNothing() {
    let text = UnifiedDiff(path: "A.swift", from: nil, to: Array("a\nb\n".utf8)).text
    let expected = "--- /dev/null\n+++ b/A.swift\n@@ -0,0 +1,2 @@\n+a\n+b\n"
    #expect(String(decoding: text, as: UTF8.self) == expected)
  }

  @Test func showsThreeLinesAround() {
    let old = (1...9).map { "\($0)\n" }.joined()
    #expect(
      diff(old, old.replacingOccurrences(of: "5", with: "five")) == """
        --- a/A.swift
        +++ b/A.swift
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test(arguments: [(6, 1), (7, 2)]) func joinsHunksThatMeet(_ between: Int, _ hunkCount: Int) {
    let middle = (0..<between).map { "\($0)\n" }.joined()
    let text = diff("a\n\(middle)b\n", "c\n\(middle)d\n")
    #expect(text.split(separator: "\n").count { $0.hasPrefix("@@") } == hunkCount)
  }

  @Test func tellsOfAMissingLineEnd() {
    #expect(
      diff("a\nb", "a\nc\n") == """
        --- a/A.swift
        +++ b/A.swift
        @@ -1,2 +1,2 @@
         a
        -b
        \\ No newline at end of file
        +c

        """)
  }

  @Test func quotesNames() {
    #expect(diff("a", "b", path: "My File.swift").hasPrefix("--- a/My File.swift\t\n+++ b/My"))
    #expect(diff("a", "b", path: "a\"b\\c.swift").hasPrefix("--- \"a/a\\\"b\\\\c.swift\"\n"))
    #expect(diff("a", "b", path: "/tmp/A.swift").hasPrefix("--- a/tmp/A.swift\n"))
  }

  /// Pairs of texts that differ in every place a text can: both ends, both line ends, no line end,
  /// bytes that are no UTF-8, nothing before or after.
  private static let pairs: [(old: [UInt8], new: [UInt8])] = {
    let texts: [(String, String)] = [
      ("a\nb\nc\n", "a\nB\nc\n"), ("a\r\nb\r\nc\r\n", "a\r\nB\r\nc\r\n"), ("a\nb", "a\nb\n"),
      ("a\r\nb", "x\r\nb"), ("", "a\n"), ("a\n", ""), ("a", "b"), ("\u{FEFF}a\n", "\u{FEFF}b\n"),
      ((1...40).map { "\($0)\n" }.joined(), (1...40).filter { $0 % 7 > 0 }.map { "\($0)\n" }.joined()),
      ("{\n}\n{\n}\n", "{\n}\n{\n}\n{\n}\n"), ("a\rb\nc\n", "a\rb\nd\n"), ("x\n\n\n\n", "\n\ny\n\n"),
    ]
    return texts.map { (Array($0.utf8), Array($1.utf8)) } + [
      ([0x61, 0xFF, 0x0A, 0x62, 0x0A], [0x61, 0xFF, 0x0A, 0x63, 0xFE, 0x0A])
    ]
  }()

  @Test(.enabled(if: hasProgram("git")), arguments: ["A.swift", "My File.swift", "q\"b.swift"])
  func gitApplies(path: String) async throws {
    for (index, pair) in Self.pairs.enumerated() {
      let folder = try TemporaryFolder()
      try folder.write(path, bytes: pair.old)
      try folder.write("diff", bytes: UnifiedDiff(path: path, from: pair.old, to: pair.new).text)
      let run = try await folder.shell("git apply --whitespace=nowarn diff")
      #expect(run.status == 0, "pair \(index): \(run.errors)")
      // git takes a file away that the diff leaves nothing of.
      let result = try? Data(contentsOf: URL(filePath: "\(folder.path)/\(path)"))
      #expect(Array(result ?? Data()) == pair.new, "pair \(index)")
    }
  }

  @Test(.enabled(if: hasProgram("patch"))) func patchApplies() async throws {
    for (index, pair) in Self.pairs.enumerated() {
      let folder = try TemporaryFolder()
      try folder.write("A.swift", bytes: pair.old)
      try folder.write(
        "diff", bytes: UnifiedDiff(path: "A.swift", from: pair.old, to: pair.new).text)
      let run = try await folder.shell("patch -p1 < diff")
      #expect(run.status == 0, "pair \(index): \(run.text)")
      let result = try? Data(contentsOf: URL(filePath: "\(folder.path)/A.swift"))
      #expect(Array(result ?? Data()) == pair.new, "pair \(index)")
    }
  }
}
