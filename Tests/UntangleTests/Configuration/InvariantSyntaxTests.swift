import Testing
import UntangleConfiguration
import UntangleFacts

/// What must hold, through the whole reader of the configuration.
struct InvariantSyntaxTests {
  private static let (a, b, c) = (
    LoweredExpression.variable("a"), LoweredExpression.variable("b"), LoweredExpression.variable("c")
  )

  private static let n = Quantity(variable: "a", measure: .value)
  private static let items = Quantity(variable: "a", measure: .count)

  @Test(
    arguments: [
      ("a", a), ("(a)", a), ("!a", .not(a)), ("!!a", .not(.not(a))), ("! ( a )", .not(a)),
      ("true", .boolean(true)), ("false", .boolean(false)), ("self.a", a),
      ("a == nil", .equal(a, .null)), ("a != nil", .not(.equal(a, .null))),
      ("a == .idle", .equal(a, .enumCase("idle"))),
      ("a == Phase.idle", .equal(a, .enumCase("idle"))),
      ("a&&b||c", .or(.and(a, b), c)), ("a || b && c", .or(a, .and(b, c))),
      ("a && b && c", .and(.and(a, b), c)), ("a || b || c", .or(.or(a, b), c)),
      ("(a || b) && c", .and(.or(a, b), c)), ("!a && b", .and(.not(a), b)),
      ("!a == b", .equal(.not(a), b)), ("!(a == b)", .not(.equal(a, b))),
      ("a == b && c", .and(.equal(a, b), c)), ("a == (b && c)", .equal(a, .and(b, c))),
      ("a -> b", .or(.not(a), b)), ("a -> b -> c", .or(.not(a), .or(.not(b), c))),
      ("(a -> b) -> c", .or(.not(.or(.not(a), b)), c)),
      ("a || b -> c", .or(.not(.or(a, b)), c)), ("a -> b || c", .or(.not(a), .or(b, c))),
      ("a -> b == nil", .or(.not(a), .equal(b, .null))),
      ("a > 0", .compared(n, .more, 0)), ("a >= -1", .compared(n, .atLeast, -1)),
      ("a<1_000", .compared(n, .less, 1000)), ("0 < a", .compared(n, .more, 0)),
      ("5 >= a", .compared(n, .atMost, 5)),
      ("a <= 0.25", .compared(n, .atMost, Number(millionths: 250_000))),
      ("a == 0", .compared(n, .equal, 0)), ("0 != self.a", .not(.compared(n, .equal, 0))),
      ("a > 0 -> !b", .or(.not(.compared(n, .more, 0)), .not(b))),
      ("b == (a > 0)", .equal(b, .compared(n, .more, 0))),
      ("a.isEmpty", .compared(items, .equal, 0)), ("!self.a.isEmpty", .not(.compared(items, .equal, 0))),
      ("a.count > 1", .compared(items, .more, 1)), ("3 == a.count", .compared(items, .equal, 3)),
    ] as [(String, LoweredExpression)])
  func meansWhatItSays(text: String, value: LoweredExpression) throws {
    for quoted in ["'\(text)'", "\"\(text)\""] {
      let result = parsed("invariants:\n  Player: [\(quoted)]\n")
      #expect(mistakes(result) == [])
      let invariant = try #require(result.configuration.invariants.first)
      #expect(invariant.value == value)
      #expect(invariant.condition.text == text)
      #expect(invariant.type.text == "Player")
    }
  }

  @Test func namesMayHaveAnyLetters() throws {
    let result = parsed("invariants:\n  A.B: ['größe_2 == .läuft']\n")
    #expect(
      result.configuration.invariants.map(\.value) == [
        .equal(.variable("größe_2"), .enumCase("läuft"))
      ])
    #expect(result.configuration.invariants.map(\.type.text) == ["A.B"])
  }

  @Test func severalStandInTheOrderOfTheFile() {
    let result = parsed(
      """
      invariants:
        B:
          - isOn -> file != nil
          - "!isOff"
        A: ["x"]

      """)
    #expect(mistakes(result) == [])
    #expect(result.configuration.invariants.map(\.type.text) == ["B", "B", "A"])
    #expect(
      result.configuration.invariants.map(\.condition.text)
        == ["isOn -> file != nil", "!isOff", "x"])
    #expect(result.configuration.invariants.map(\.condition.place.line) == [3, 4, 5])
  }

  /// The column is that of the character, right behind a quote, too.
  @Test(
    arguments: [
      ("(", 1, "a name is missing at the end"), ("a &&", 4, "a name is missing at the end"),
      ("a -> ", 5, "a name is missing at the end"), ("!", 1, "a name is missing at the end"),
      ("a b", 2, "'b' is one too many"), ("a)", 1, "')' is one too many"),
      ("a == b == c", 7, "'==' is one too many"), ("a.b", 1, "'.b' is one too many"),
      ("&& a", 0, "a name is missing before '&&'"), ("a || ) b", 5, "a name is missing before ')'"),
      ("(a", 2, "a ')' is missing"), ("(a b)", 3, "a ')' is missing"),
      ("a & b", 2, "'&' is not known here"), ("a = b", 2, "'=' is not known here"),
      (". a", 0, "'.' is not known here"), ("größe & b", 6, "'&' is not known here"),
      ("a < b", 2, "'<' compares a variable with a number, as in 'count < 0'"),
      ("a >", 3, "a name is missing"),
      ("1 <= 2", 2, "'<=' compares a variable with a number"), ("a > 0 > 1", 6, "'>' is one too many"),
      ("b && 3", 5, "a comparison is missing beside '3'"), ("-4", 0, "a comparison is missing beside '-4'"),
      ("a.count", 0, "a comparison is missing behind 'a.count', such as '> 0'"),
      ("a > 1.2.3", 4, "'1.2.3' is no number"), ("a > 0.1234567", 4, "'0.1234567' is no number"),
      ("a < \"b\"", 4, "'\"' is not known here"),
    ])
  func mistakesStandWhereTheyAre(text: String, offset: Int, message: String) throws {
    let column = text.prefix(offset).utf8.count
    let quoted = parsed("invariants:\n  Player: ['\(text)']\n")
    let mistake = try #require(quoted.mistakes.first)
    #expect(quoted.mistakes.count == 1)
    #expect(mistake.message.hasPrefix(message))
    #expect(mistake.message.hasSuffix(", in the condition '\(text)'"))
    #expect(mistake.place == TextPlace(line: 2, column: 13 + column))
    #expect(quoted.configuration.invariants.isEmpty)
  }

  @Test(arguments: [("a &&", 4), ("a b", 2), ("(a", 2), ("a = b", 2)])
  func mistakesStandWhereTheyAreWithoutQuotes(text: String, offset: Int) throws {
    let result = parsed("invariants:\n  Player:\n    - \(text)\n")
    #expect(result.mistakes.map(\.place) == [TextPlace(line: 3, column: 7 + offset)])
  }

  @Test(
    arguments: [
      MistakenText(
        "invariants:\n  A:\n    - !isOn\n", "3:7 quote text that starts with '!'"),
      MistakenText(
        "invariants:\n  A: isOn\n", "2:6 expected a list of conditions, found text 'isOn'"),
      MistakenText("invariants: [isOn]\n", "1:13 expected a mapping of types, found a list"),
      MistakenText("invariants:\n  A: ['']\n", "2:7 expected a condition in quotes, found text ''"),
      MistakenText(
        "invariants:\n  A: [true]\n",
        "2:7 expected a condition in quotes, found true; put it in quotes if it is meant as text"),
    ])
  func whatIsNoConditionIsTold(mistaken: MistakenText) {
    #expect(mistakes(parsed(mistaken.text)) == mistaken.expected)
  }

  @Test func oneMistakeLeavesTheOthersAlone() {
    let result = parsed("invariants:\n  A: ['x', 'y &&', 'z']\n")
    #expect(result.configuration.invariants.map(\.condition.text) == ["x", "z"])
    #expect(result.mistakes.count == 1)
  }
}

extension Number: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) { self.init(value) }
}
