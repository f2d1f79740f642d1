import Testing
import UntangleConfiguration

/// Text that is no YAML, or more of YAML than a configuration needs.
@Suite struct ConfigurationTextTests {
  @Test(arguments: [
    "", "\n\n", "# nothing\n", "---\n", "--- # x\n...\n", "{}\n", "rules:\n", "\u{FEFF}", "~\n",
  ])
  func takesAnEmptyFileForTheDefaults(_ text: String) {
    let result = parsed(text)
    #expect(result.mistakes == [])
    #expect(result.configuration.rules.isEmpty && result.configuration.limits == Limits())
  }

  @Test(arguments: shapes + doubles + globs + aliases + characters)
  func saysWhatIsWrongAndWhere(_ row: MistakenText) {
    #expect(mistakes(parsed(row.text)) == row.expected)
  }

  static let top =
    "expected a mapping with untangle_version, extends, included, excluded, rules, score, keys, enums, closures, functions, "
    + "invariants, assume, names, limits, rule_pages and overrides"

  static let shapes = [
    MistakenText("hello\n", "1:1 \(top), found text 'hello'"),
    MistakenText("\n- a\n", "2:1 \(top), found a list"),
    MistakenText(
      "rules:\n---\nrules:\n", "2:1 a second document; one file holds one configuration"),
    MistakenText("rules: [a\n", "1:8 this '[' is never closed"),
    MistakenText("rules: \"a\n", "1:8 this quoted text does not end on its line"),
    MistakenText(
      "closures: a: b\n",
      "1:12 not valid YAML: a second ': ' in one value; put the value in quotes"),
    MistakenText(
      "? [a, b]\n: 1\n", "1:1 a key must be plain text, not a list, a mapping or an alias"),
    MistakenText(
      "rules:\n  [a, b]: 1\n  { a: 1 } : 2\n",
      "2:3 a key must be plain text, not a list, a mapping or an alias",
      "3:3 a key must be plain text, not a list, a mapping or an alias"),
    MistakenText(
      "rules: |\n  x\n", "1:8 text blocks are not used here; write the text in quotes on one line"),
    MistakenText(
      "invariants:\n  A: [!(a && b)]\n  B: [&&a]\n  C: [@a]\n",
      "2:7 quote text that starts with '!'", "3:7 quote text that starts with '&'",
      "4:7 quote text that starts with '@'"),
    MistakenText(
      "included: " + String(repeating: "[", count: 5_000) + String(repeating: "]", count: 5_000),
      "1:75 nested more than 64 deep"),
    MistakenText(
      "included:\n" + String(repeating: "- ", count: 5_000) + "a\n",
      "2:203 indented by more than 200 columns"),
  ]

  static let doubles = [
    MistakenText(
      "rules:\n  enum_default: on\nexclude: []\nrules: {}\n",
      "3:1 unknown key 'exclude'; did you mean 'excluded'?",
      "4:1 'rules' is given already on line 1"),
    MistakenText(
      "rules:\n  tangled_state: off\n  tangled_state: off\n  tangled_state: no\n",
      "3:3 'tangled_state' is given already on line 2",
      "4:3 'tangled_state' is given already on line 2"),
    MistakenText(
      "rules: { enum_default: on, enum_default: off }\n",
      "1:28 'enum_default' is given already on line 1"),
    MistakenText(
      "rules: {}\n\"rules\": {}\n", "1:1 'rules' is given twice in one mapping"),
    MistakenText(
      "overrides:\n  - paths: []\n    paths: []\n",
      "3:5 'paths' is given already on line 2"),
  ]

  static let globs = [
    MistakenText(
      "excluded:\n  - **/*.swift\n  - *.swift\n  - Sources/*\n",
      "2:5 quote globs that start with '*': \"**/*.swift\"",
      "3:5 quote globs that start with '*': \"*.swift\""),
    MistakenText(
      "excluded: [ **/Generated/**, a ]\n",
      "1:13 quote globs that start with '*': \"**/Generated/**\""),
    MistakenText("excluded:\n  - {A,B}/**\n", "2:5 quote text that starts with '{'"),
    MistakenText("excluded:\n  - [ab]*.swift\n", "2:5 quote text that starts with '['"),
  ]

  static let aliases = [
    MistakenText(
      "excluded:\n  - *Tests\n",
      "2:5 an alias without an anchor before it; quote globs that start with '*'"),
    MistakenText(
      "excluded: &a [*a]\n",
      "1:15 an alias without an anchor before it; quote globs that start with '*'"),
    MistakenText(
      "rules:\n  *a : 1\n", "2:3 a key must be plain text, not a list, a mapping or an alias"),
    MistakenText(
      bomb(levels: 9, width: 9), "1:4 more than 100000 values, each counted as often as aliases repeat it"),
    MistakenText(
      bomb(levels: 25, width: 2), "2:5 more than 100000 values, each counted as often as aliases repeat it"),
    MistakenText(
      bomb(levels: 12, width: 9), "13:18 more than 100 aliases"),
  ]

  static let characters = [
    MistakenText("rules:\n\ttangled_state: on\n", "2:1 a tab; indent with spaces"),
    MistakenText("rules:\n  é\u{0}\n", "2:5 NUL character; is this a text in UTF-8?"),
    MistakenText("rules: \u{1B}[31m\n", "1:8 control character U+001B"),
    MistakenText("rules: \u{85}\n", "1:8 control character U+0085"),
    MistakenText("rules:\r\n# \u{2028}\r\n", "2:3 line separator U+2028; use a plain line end"),
    MistakenText("rules:\u{FEFF}\n", "1:7 invisible character U+FEFF"),
    MistakenText(
      "\u{FEFF}rulez:\r\n\r\nlimit: 1\r\n",
      "1:1 unknown key 'rulez'; did you mean 'rules'?",
      "3:1 unknown key 'limit'; did you mean 'limits'?"),
    MistakenText("rules:\rlimit: 1\r", "2:1 unknown key 'limit'; did you mean 'limits'?"),
    MistakenText(
      "limits: { é: 1, ü: 2 }\n",
      "1:11 unknown key 'é' in 'limits'; known are file_size and states",
      "1:18 unknown key 'ü' in 'limits'; known are file_size and states"),
    MistakenText(String(repeating: "#", count: 1_000_001), "larger than 1 MB, which no configuration needs"),
  ]

  /// `levels` lists, each of `width` times the one before.
  static func bomb(levels: Int, width: Int) -> String {
    let first = "a: &a0 x\n"
    return (1...levels).reduce(first) { text, level in
      let items = Array(repeating: "*a\(level - 1)", count: width).joined(separator: ", ")
      return text + "b\(level): &a\(level) [\(items)]\n"
    }
  }

  @Test(
    arguments: [
      ([0x61, 0x3A, 0x0A, 0x23, 0xFF, 0x0A], "2:2 invalid UTF-8"),
      ([0x23, 0xC3], "1:2 invalid UTF-8"),
      ([0xFF, 0xFE, 0x61, 0x00], "1:1 this is UTF-16; save the file as UTF-8"),
      ([0x61, 0x00], "1:2 NUL character; is this a text in UTF-8?"),
    ] as [([UInt8], String)])
  func namesTheFirstByteThatIsNoText(_ bytes: [UInt8], _ expected: String) {
    let result = parseConfiguration(text: bytes, path: "a.yml", schemas: [])
    #expect(mistakes(result) == [expected])
  }
}
