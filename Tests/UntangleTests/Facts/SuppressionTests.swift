import Testing
import UntangleFacts
import UntangleSourceFiles

struct SuppressionTests {
  @Test(
    arguments: [
      (
        "// untangle:disable:next enum_default - the server adds cases", Suppression.Reach.next,
        ["enum_default"], "the server adds cases"
      ),
      ("//untangle:disable:this tangled_state - wire", .this, ["tangled_state"], "wire"),
      ("///  untangle:disable:previous string_key - shared", .previous, ["string_key"], "shared"),
      ("// untangle:disable a b  c - x - y", .regionStart, ["a", "b", "c"], "x - y"),
      ("// untangle:enable all", .regionEnd, ["all"], nil),
      ("// untangle:disable:next all", .next, ["all"], nil),
      ("// untangle:disable:next", .next, [], nil),
      ("// untangle:disable:next a -", .next, ["a"], nil),
      ("// untangle:disable:next a - ", .next, ["a"], nil),
      ("// untangle:disabel:next a - x", .unknown("disabel:next"), ["a"], "x"),
      ("//\tuntangle:disable:next\ta - x", .next, ["a"], "x"),
      ("/* a */ // untangle:disable:next a - 😀", .next, ["a"], "😀"),
      ("var x = 1 // untangle:disable:this a - x", .this, ["a"], "x"),
      ("/* untangle:disable:next a - x */", .next, ["a"], "x"),
      ("/** untangle:disable:next a - x **/", .next, ["a"], "x"),
      ("/*untangle:enable a*/", .regionEnd, ["a"], nil),
      ("var x = 1 /* untangle:disable:this a - x */ + 2", .this, ["a"], "x"),
      (
        "/*\n * untangle:disable:next a b\n - the server\n   adds cases\n */", .next, ["a", "b"],
        "the server adds cases"
      ),
      (
        "// untangle:disable:next a - as untangle:disable:this does", .next, ["a"],
        "as untangle:disable:this does"
      ),
    ] as [(String, Suppression.Reach, [String], String?)])
  func forms(line: String, reach: Suppression.Reach, rules: [String], reason: String?) {
    let found = facts("\(line)\nvar y = 2").suppressions
    #expect(found.map(\.reach) == [reach])
    #expect(found.map(\.rules) == [rules])
    #expect(found.map(\.reason) == [reason])
  }

  @Test(arguments: [
    "let x = \"// untangle:disable:next a - x\"",
    "let x = \"\"\"\n  // untangle:disable:next a - x\n  \"\"\"",
    "/* see untangle:disable:next a - x */", "/* a\n untangle:disable:next a - x */",
    "/*\n// untangle:disable:next a - x\n*/", "// see untangle:disable:next a - x",
    "// `untangle:disable:next a - x`", "//: untangle:disable", "let x = #/untangle:disable/#",
  ])
  func whatIsNone(source: String) {
    #expect(facts(source).suppressions.isEmpty)
  }

  @Test func placesAreTheComments() {
    let found = facts(
      "\u{FEFF}// untangle:disable a - b\r\nvar x = 1 // untangle:disable:this a - b\r\n  // untangle:enable a\r\n"
    ).suppressions
    #expect(found.map(\.span.line) == [1, 2, 3])
    #expect(found.map(\.span.column) == [1, 11, 3])
    #expect(found.map(\.span.endColumn) == [26, 41, 23])
  }

  @Test func theLastLineNeedsNoEnd() {
    #expect(facts("// untangle:disable:next a - b").suppressions.count == 1)
    #expect(facts("untangle:disable").suppressions.isEmpty)
  }
}
