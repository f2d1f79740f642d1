import Testing
import UntangleProjectModel

/// The format of `project.pbxproj`.
struct PropertyListTests {
  private func list(_ text: String) -> PropertyList? {
    Array(text.utf8).withUnsafeBufferPointer { PropertyList($0) }
  }

  @Test func readsWordsListsAndMappings() {
    let text = """
      // !$*UTF8*$!
      { a = (one, "two words", ); /* not = this; */ "b c" = { d = path/to.swift; e = "a \\"b\\"\\n"; }; f = (); }
      """
    #expect(
      list(text)
        == .mapping([
          "a": .list([.text("one"), .text("two words")]),
          "b c": .mapping(["d": .text("path/to.swift"), "e": .text("a \"b\"\n")]), "f": .list([]),
        ]))
  }

  @Test(arguments: [
    "", "{", "{ a }", "{ a = b }", "{ a = ; }", "(a b)", "(a,", "\"a", "\"\\", "{ a = b; } c", "/*",
    "<?xml?>(",
    String(repeating: "(", count: 100_000), String(repeating: "{a=", count: 100_000),
  ])
  func refusesWhatIsNoPropertyList(_ text: String) {
    #expect(list(text) == nil)
  }

  /// However a project is cut off or changed, reading it comes to an end.
  @Test func survivesDamage() {
    let bytes = Array(XcodeSample.project(.listed).utf8)
    var random = Random(state: 7)
    for _ in 0..<300 {
      var damaged = bytes
      let place = random.next(below: bytes.count - 3)
      damaged[place] = UInt8(random.next(below: 128))
      _ = damaged.withUnsafeBufferPointer { XcodeProject($0) }
      let whole = damaged[..<place].withUnsafeBufferPointer { XcodeProject($0) }
      #expect(whole == nil)
    }
  }
}
