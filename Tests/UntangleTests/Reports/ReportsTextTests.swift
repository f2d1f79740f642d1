import Testing
import UntangleReports

struct ReportsTextTests {
  @Test(arguments: [
    ("plain text", "plain text"), ("two\nlines", "two␤lines"), ("two\r\nlines", "two␤lines"),
    ("a\tb", "a b"), ("\u{1B}[31mred\u{1B}[0m", "␛[31mred␛[0m"), ("\u{7F}\u{0}", "␡␀"),
    ("\u{9B}2J", "\\u{9B}2J"), ("a\u{202E}b", "a\\u{202E}b"), ("is\u{200B}On", "is\\u{200B}On"),
    ("\u{2028}", "␤"), ("\u{301}", "◌\u{301}"), ("café e\u{301}", "café e\u{301}"),
    (
      "👨\u{200D}👩\u{200D}👧 🇩🇪 ❤\u{FE0F} 1\u{FE0F}\u{20E3}",
      "👨\u{200D}👩\u{200D}👧 🇩🇪 ❤\u{FE0F} 1\u{FE0F}\u{20E3}"
    ),
    ("😀\u{200B}", "😀\\u{200B}"), ("::error::x", "\\u{3A}:error::x"),
    ("at ::error::", "at \\u{3A}:error::"), ("Swift::print", "Swift::print"),
    ("::\u{301}x", "\\u{3A}:\u{301}x"),
    ("##[error]x", "\\u{23}#[error]x"),
    ("a##vso[task.setvariable]x", "a\\u{23}#vso[task.setvariable]x"),
    ("##VSO[x]", "\\u{23}#VSO[x]"), ("###[x]", "#\\u{23}#[x]"),
    ("##teamcity[x]", "\\u{23}#teamcity[x]"),
    ("## [x]", "## [x]"), ("##", "##"), ("#if ##a", "#if ##a"), ("##a-b[", "##a-b["),
  ])
  func nothingIsObeyedOrHidden(text: String, visible: String) {
    #expect(text.visible == visible)
  }

  @Test(arguments: [
    ("A.swift", "A.swift"), ("::error::.swift", "./::error::.swift"),
    (" ::a.swift", "./ ::a.swift"),
    ("\u{A0}::a.swift", "./\u{A0}::a.swift"), ("a::b.swift", "a::b.swift"),
    ("#a.swift", "#a.swift"),
    ("##[error].swift", "\\u{23}#[error].swift"), ("a/##vso[x].swift", "a/\\u{23}#vso[x].swift"),
    ("a\u{202E}b\u{2028}\n", "a\\u{202E}b\\u{2028}\\n"), ("👨\u{200D}👩.swift", "👨\u{200D}👩.swift"),
  ])
  func pathsAreNoCommands(path: String, visible: String) {
    #expect(path.visiblePath == visible)
  }

  @Test(arguments: [
    ("plain", "plain"), ("::error::x", "\\u{3A}:error::x"), ("  ::x", "  \\u{3A}:x"),
    ("a ::x", "a ::x"),
    ("\t##[x]", "\t\\u{23}#[x]"), ("a\n::b\nc", "a\n\\u{3A}:b\nc"), ("a\r::b", "a␍::b"),
    ("\u{3000}::x", "\u{3000}\\u{3A}:x"),
    ("a ##vso[x]", "a \\u{23}#vso[x]"), ("", ""), ("\n", "\n"), (":", ":"), ("::", "\\u{3A}:"),
  ])
  func linesAreNoCommands(text: String, lines: String) {
    #expect(text.asLogLines == lines)
  }

  @Test(arguments: [
    ("a\tb\nc\r\nd", "a\tb\nc\r\nd"), ("a\u{202E}b", "a\\u{202E}b"), ("a\u{2028}b", "a␤b"),
    ("a\u{200B}b", "a\\u{200B}b"),
    ("\u{1B}[2J", "␛[2J"), ("👨\u{200D}👩 é ::x", "👨\u{200D}👩 é ::x"),
  ])
  func hiddenLettersAreSpelledOut(text: String, spelledOut: String) {
    #expect(text.spelledOut == spelledOut)
  }

  @Test(arguments: [
    (30, "Sources/App/Views/Player.swift"), (29, "Sources/…/Views/Player.swift"),
    (28, "Sources/…/Views/Player.swift"), (27, "Sources/…/Player.swift"),
    (21, "…/Views/Player.swift"), (19, "…/Player.swift"), (13, "…Player.swift"),
    (6, "…swift"), (1, "…"), (0, ""),
  ])
  func pathsKeepTheirTail(width: Int, shortened: String) {
    #expect("Sources/App/Views/Player.swift".shortenedAsPath(to: width) == shortened)
  }

  @Test(arguments: [(8, "日本語"), (6, "日本語"), (5, "日本…"), (4, "日…"), (1, "…"), (0, ""), (-1, "")])
  func wideTextsAreCutBetweenCharacters(width: Int, shortened: String) {
    #expect("日本語".shortenedAtEnd(to: width) == shortened)
  }

  @Test func linesBreakAtSpaces() {
    #expect("".wrapped(to: 5) == [""])
    #expect("one two three".wrapped(to: nil) == ["one two three"])
    #expect("one two three".wrapped(to: 7) == ["one two", "three"])
    #expect("one two three".wrapped(to: 7, hanging: "  ") == ["one two", "  three"])
    #expect("abcdefgh i".wrapped(to: 3) == ["abc", "def", "gh", "i"])
    #expect("日本語".wrapped(to: 1) == ["日", "本", "語"])
    #expect(
      "in Sources/Workout/Controller.swift".wrapped(to: 18) == [
        "in", "Sources/Workout/", "Controller.swift",
      ])
    #expect(
      "beginAuthenticationWithCredentials, end".wrapped(to: 22) == [
        "beginAuthentication", "WithCredentials, end",
      ])
    #expect("aBcdefghijkl".wrapped(to: 6) == ["aBcdef", "ghijkl"])
  }

  @Test func numbersAreWrittenForPeople() {
    #expect(
      [0, 7, 999, 1000, 1_234_567, -1000].map(grouped) == [
        "0", "7", "999", "1,000", "1,234,567", "-1,000",
      ])
    #expect(
      [counted(1, "file"), counted(2000, "file"), counted(2, "entry", "entries")] == [
        "1 file", "2,000 files", "2 entries",
      ])
    #expect([42, 0.25, -0.01, 1e300, .infinity].map(points).prefix(3) == ["42.0", "0.3", "0.0"])
  }

  @Test func markdownMeansWhatTheTextSays() {
    #expect(
      "a `default:` and *b* <i> #1 [x] enum_default".markdown
        == "a `default:` and \\*b\\* \\<i\\> #1 \\[x\\] enum_default")
    #expect("one ` tick".markdown == "one \\` tick")
    #expect("`a` `b".markdown == "`a` \\`b")
    #expect("- item".markdown == "\\- item")
    #expect("  1. x, 10 y".markdown == "1\\. x, 10 y")
    #expect("a|b `c|d`".markdown.inMarkdownTable == "a\\|b `c\\|d`")
    #expect("a`b".markdownCode == "``a`b``")
    #expect("`".markdownCode == "`` ` ``")
  }

  /// Whatever stands around a slash and colons, each line takes something.
  @Test(arguments: ["aaaa/::bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb", "a/::::b/::c", "/::/::/::", "aB::cD/eF::gH"])
  func wrappingComesToAnEnd(_ text: String) {
    for width in 1...50 {
      for hanging in ["", " ", "  ", "    "] {
        let lines = text.wrapped(to: width, hanging: hanging)
        let indent = hanging.count < width / 2 ? hanging : ""
        let joined = lines.enumerated().map { $0 == 0 ? $1 : String($1.dropFirst(indent.count)) }.joined()
        #expect(joined == text, "\(width) \(hanging.count): \(lines)")
      }
    }
  }
}
