import Testing
import UntangleConfiguration
import UntangleFindings

struct MarkerTests {
  @Test func takesMarkersOffTheLine() throws {
    let line = try Marker.read("  var isOn = false  //~ flag_rule \"two words\"  //~ other_rule")
    #expect(line.code == "  var isOn = false")
    #expect(
      line.markers == [
        Marker(rule: "flag_rule", words: "two words"), Marker(rule: "other_rule", words: nil),
      ])
  }

  @Test func aMarkerOfItsOwnLineIsAboutTheLineAbove() throws {
    let text = try FixtureText(
      """
      //@ limit = 3
      first()
      // a comment
      second()
        //~^ some_rule
        //~^ some_rule "words"
      third()

      """)
    #expect(text.source == "first()\n// a comment\nsecond()\nthird()\n")
    #expect(text.lines.map(\.number) == [2, 3, 4, 7])
    #expect(text.lines.map(\.markers.count) == [0, 0, 2, 0])
    #expect(text.options == [FixtureText.Option(name: "limit", value: "3")])
  }

  @Test func aLimitGoesOnInTheCommentsBelow() throws {
    let text = try FixtureText("// LIMIT: one\n// two.\nx()\n// three\n// LIMIT: four\n")
    #expect(text.limits == ["one two.", "four"])
  }

  @Test(
    arguments: [
      "x()  //~", "x()  //~ rule words", "x()  //~ rule \"words", "x()  //~^ rule", "  //~ rule",
      "//~^ rule //~ rule",
    ])
  func refusesWhatIsNoMarker(line: String) {
    #expect(throws: FixtureMistake.self) { try Marker.read(line[...]) }
  }

  @Test(arguments: ["//@ limit\n", "//@ = 3\n", "x()\n//@ limit = 3\n", "//~^ rule\n", "//@ invariant x\n"])
  func refusesWhatIsNoFixture(text: String) {
    #expect(throws: FixtureMistake.self) { try FixtureText(text) }
  }

  @Test func whatIsToHoldStandsAtTheTop() throws {
    let text = try FixtureText("//@ invariant Lift.Door: !(isOpen && isMoving)\nx()\n")
    #expect(
      text.invariants == [
        FixtureText.Invariant(type: "Lift.Door", condition: "!(isOpen && isMoving)")
      ])
    let configuration = try Configuration(invariants: text.invariants)
    #expect(configuration.invariants.map(\.type.text) == ["Lift.Door"])
    let mistaken = FixtureText.Invariant(type: "Lift", condition: "isOpen &&")
    #expect(throws: FixtureMistake.self) { try Configuration(invariants: [mistaken]) }
  }

  @Test func refusesUnknownRulesAndOptions() throws {
    #expect(throws: FixtureMistake.self) { try FixtureRules(folder: "enum_defualt") }
    let schema = try #require(try FixtureRules(folder: "string_key").schemas.first)
    let mistakes = [
      [FixtureText.Option(name: "minimum_place", value: "3")],
      [FixtureText.Option(name: "minimum_places", value: "three")],
      [FixtureText.Option(name: "minimum_places", value: "0")],
      [FixtureText.Option](
        repeating: FixtureText.Option(name: "minimum_places", value: "3"), count: 2),
    ]
    for options in mistakes {
      #expect(throws: FixtureMistake.self) { try schema.options(options) }
    }
    let kinds = FixtureText.Option(name: "kinds", value: "[image, color]")
    #expect(try schema.options([kinds]).texts("kinds") == ["image", "color"])
  }
}
