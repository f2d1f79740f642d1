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

  @Test(
    arguments: [
      ("a until: 2027-03 - x", ["a"], "2027-03", (2027, 4, 1)),
      ("until: 2027-12 a - x", ["a"], "2027-12", (2028, 1, 1)),
      ("a b until: 2028-02-29 - x", ["a", "b"], "2028-02-29", (2028, 2, 29)),
      ("a until:2027-03-15 - x", ["a"], "2027-03-15", (2027, 3, 15)),
      ("a until: 2027-13 - x", ["a"], "2027-13", nil), ("a until: 2027-02-29 - x", ["a"], "2027-02-29", nil),
      ("a until: 2027-3 - x", ["a"], "2027-3", nil), ("a until: - x", ["a"], "", nil),
      ("a until: March - x", ["a"], "March", nil), ("a until: 2027-+3 - x", ["a"], "2027-+3", nil),
    ] as [(String, [String], String, (Int, Int, Int)?)])
  func ends(words: String, rules: [String], text: String, day: (Int, Int, Int)?) {
    let found = facts("// untangle:disable:next \(words)\nvar y = 2").suppressions
    #expect(found.map(\.rules) == [rules])
    #expect(found.map(\.reason) == ["x"])
    #expect(found.map(\.until?.text) == [text])
    #expect(found.map(\.until?.day) == [day.flatMap { CalendarDay(year: $0.0, month: $0.1, day: $0.2) }])
  }

  @Test func aReasonMaySpeakOfAnEnd() {
    let found = facts("// untangle:disable:next a - until: 2027-03\nvar y = 2").suppressions
    #expect(found.map(\.until) == [nil])
    #expect(found.map(\.reason) == ["until: 2027-03"])
  }

  @Test func knowsWhereTheDeclarationBehindItEnds() {
    let source = """
      // untangle:disable:next a - x
      // untangle:disable:next b - x
      @MainActor
      func f(_ x: Int) {
        // untangle:disable:next a - x
        switch x {
        // untangle:disable:next a - x
        default: print(1)
          print(2)
        }  // untangle:disable:next a - x
        // untangle:disable:this a - x
        print(3)
        // untangle:disable:next a - x
      }
      """
    #expect(facts(source).suppressions.map(\.lastLineBehind) == [14, 14, 10, 9, nil, nil, nil])
  }

  @Test func daysAreThoseOfTheCalendar() {
    #expect(CalendarDay(year: 1970, month: 1, day: 1)?.number == 0)
    #expect(CalendarDay(year: 2000, month: 3, day: 1)?.number == 11_017)
    #expect(CalendarDay(year: 2026, month: 11, day: 23)?.number == 20_780)
    #expect(CalendarDay(secondsSince1970: 86_399).number == 0)
    #expect(CalendarDay(secondsSince1970: 86_400).number == 1)
    #expect(CalendarDay(secondsSince1970: -1).number == -1)
    #expect(CalendarDay(year: 1900, month: 2, day: 29) == nil)
  }

  @Test func theLastLineNeedsNoEnd() {
    #expect(facts("// untangle:disable:next a - b").suppressions.count == 1)
    #expect(facts("untangle:disable").suppressions.isEmpty)
  }
}
