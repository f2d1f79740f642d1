import Testing
import UntangleReports

struct ReportsTableTests {
  private let table = Table(
    columns: [
      TableColumn("flag", fitting: .shortenedAtEnd, minimum: 6, priority: 2),
      .number("count", priority: 3),
      .number("optional", presence: .dispensable),
      TableColumn("place", fitting: .shortenedAsPath, minimum: 14, priority: 1),
    ],
    rows: [
      ["isOn", "12", "1", "Sources/App/Views/Player.swift:12"],
      ["日本語", "3", "–", "Sources/A.swift:1"],
      ["👨\u{200D}👩\u{200D}👧|🇩🇪", "1,234", "–", "Ünïcode/e\u{301}.swift:7"],
    ])

  @Test func columnsLineUpInEveryScript() {
    #expect(
      table.lines(width: nil) == [
        "flag    count  optional  place",
        "──────  ─────  ────────  ─────────────────────────────────",
        "isOn       12         1  Sources/App/Views/Player.swift:12",
        "日本語      3         –  Sources/A.swift:1",
        "👨\u{200D}👩\u{200D}👧|🇩🇪   1,234         –  Ünïcode/e\u{301}.swift:7",
      ])
  }

  @Test func pathsGiveWayFirst() {
    #expect(
      table.lines(width: 50) == [
        "flag    count  optional  place",
        "──────  ─────  ────────  ─────────────────────────",
        "isOn       12         1  Sources/…/Player.swift:12",
        "日本語      3         –  Sources/A.swift:1",
        "👨\u{200D}👩\u{200D}👧|🇩🇪   1,234         –  Ünïcode/e\u{301}.swift:7",
      ])
  }

  @Test func dispensableColumnsAreLeftOutAndNamed() {
    let narrow = Table(
      columns: [
        TableColumn("name"), .number("points", presence: .dispensable),
        .number("nothing", presence: .dispensable),
      ],
      rows: [["a name that takes up thirty columns", "1", "–"]])
    #expect(
      narrow.lines(width: 44) == [
        "name                                 points",
        "───────────────────────────────────  ──────",
        "a name that takes up thirty columns       1",
        "(empty columns left out: nothing)",
      ])
  }

  @Test func narrowTablesBecomeLists() {
    #expect(
      table.lines(width: 30).prefix(6) == [
        "flag: isOn", "count: 12", "optional: 1", "place:", "  Sources/App/Views/",
        "  Player.swift:12",
      ])
  }

  @Test func cellsCanSayLess() {
    let table = Table(
      columns: [
        TableColumn("a", fitting: .whole),
        TableColumn("b", fitting: .shortenedAtEnd, minimum: 5, priority: 1),
      ],
      rows: [
        ["0123456789012345678901234567890123", TableCell(longestFirst: ["long text", "short"])]
      ])
    #expect(table.lines(width: nil).last?.hasSuffix("long text") == true)
    #expect(table.lines(width: 42).last?.hasSuffix("  short") == true)
  }

  @Test func wrappedCellsGoOnBelow() {
    let table = Table(
      columns: [.number("n"), TableColumn("text", fitting: .wrapped, minimum: 10)],
      rows: [["1", "a message that goes on and on until it does not fit"], ["22", "short"]])
    #expect(
      table.lines(width: 40) == [
        " n  text",
        "──  ────────────────────────────────────",
        " 1  a message that goes on and on until",
        "    it does not fit",
        "22  short",
      ])
  }

  @Test func emptyTablesHaveNoLines() {
    #expect(Table(columns: [], rows: []).lines(width: 80).isEmpty)
    #expect(Table(columns: [TableColumn("a")], rows: []).lines(width: 80).isEmpty)
  }

  @Test func cellsThatLookLikeStandInsStay() {
    let table = Table(
      columns: [TableColumn("\u{E000}"), TableColumn("b")],
      rows: [["\u{E000}\u{E001}", "\u{E000}x"]])
    #expect(table.lines(width: nil).last == "\u{E000}\u{E001}  \u{E000}x")
  }

  @Test func longTablesLineUpOverBlocks() {
    let count = 10_000
    let table = Table(
      columns: [.number("n"), TableColumn("text")], rows: (1...count).map { ["\($0)", "x\($0)"] })
    let lines = table.lines(width: nil)
    #expect(lines.count == count + 2)
    #expect(lines[2] == "    1  x1")
    #expect(lines[count + 1] == "10000  x10000")
  }
}
