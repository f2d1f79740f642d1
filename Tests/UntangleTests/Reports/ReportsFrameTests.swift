import Testing
import UntangleFindings
import UntangleReports
import UntangleScores
import UntangleSourceFiles

/// The source below a finding.
struct ReportsFrameTests {
  private static func report(_ source: String, _ finding: Finding) -> LintReport {
    let bytes = Array(source.utf8)
    let lines = [finding.location] + finding.notes.map(\.location)
    let numbers = lines.map(\.span.line) + finding.linesAround
    let excerpt = bytes.withUnsafeBufferPointer { FileExcerpt($0, lines: numbers) }
    return LintReport(
      findings: [finding], scores: ScoreSheet(files: [], types: []), unreadable: [], filesRead: 1,
      excerpts: Excerpts(files: ["A.swift": excerpt]))
  }

  private static func place(_ line: Int32, _ columns: Range<Int32>, through last: Int32? = nil) -> Location {
    Location(
      path: "A.swift",
      span: Span(
        line: line, column: columns.lowerBound, endLine: last ?? line, endColumn: columns.upperBound))
  }

  private static func finding(_ location: Location, _ notes: [Note] = []) -> Finding {
    Finding(
      rule: "optional_bool", severity: .warning, location: location, message: "three states",
      type: nil, notes: notes, fingerprint: "x")
  }

  private static func frame(_ report: LintReport, width: Int = 60, look: Page.Look = .plain) -> String {
    let text = LintFormat.table.text(of: report, on: Page(width: width, look: look))
    let lines = String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
    return lines.filter { $0.contains("│") || $0.contains("╭") }.joined(separator: "\n")
  }

  @Test func theMarkStandsBelowTheText() {
    let report = Self.report(
      "struct A {\n\tvar isOn: Bool? = nil\n}\n",
      Self.finding(Self.place(2, 6..<10), [Note(location: Self.place(1, 8..<9), message: "of this")]))
    #expect(
      Self.frame(report) == """
            2 │   var isOn: Bool? = nil
              │       ━━━━
            1 │ struct A {
              │        ─  of this
        """)
  }

  /// `録音` is six bytes, two characters and four columns.
  @Test func wideCharactersAreMeasured() {
    let report = Self.report("var 録音 = false, 停止👨‍👩‍👧 = true\n", Self.finding(Self.place(1, 21..<45)))
    #expect(
      Self.frame(report) == """
            1 │ var 録音 = false, 停止👨‍👩‍👧 = true
              │                   ━━━━━━
        """)
  }

  @Test func whatIsSaidOfOnePlaceStandsTogether() {
    let place = Self.place(1, 5..<6)
    let report = Self.report(
      "var a = 1\n",
      Self.finding(
        place, [Note(location: place, message: "first"), Note(location: place, message: "second")]))
    #expect(
      Self.frame(report) == """
            1 │ var a = 1
              │     ━
              │   ↳ first
              │   ↳ second
        """)
  }

  @Test func aLongLineIsCutAroundTheMark() {
    let start = String(repeating: "a", count: 200)
    let report = Self.report(
      "\(start) isOn \(start)\n", Self.finding(Self.place(1, 202..<206)))
    for line in Self.frame(report).split(separator: "\n") { #expect(line.displayWidth <= 60) }
    #expect(
      Self.frame(report) == """
            1 │ …aaaaaaaaaaaaaaa isOn aaaaaaaaaaaaaaaaaaaaaaaaaaaaa…
              │                  ━━━━
        """)
  }

  /// More than one line: the mark goes to the end of the first.
  @Test func aLongPlaceIsMarkedWhereItStarts() {
    let report = Self.report("switch x {\n}\n", Self.finding(Self.place(1, 8..<9, through: 2)))
    #expect(Self.frame(report) == "    1 │ switch x {\n      │        ━━━")
  }

  @Test func nothingOfTheSourceIsObeyed() {
    let report = Self.report("let a = \"\u{1B}[31m\u{202E}\" // \u{7}\n", Self.finding(Self.place(1, 5..<6)))
    let text = LintFormat.table.text(of: report, on: Page(width: 80))
    #expect(!text.contains(0x1B) && !text.contains(0x07))
    #expect(!String(decoding: text, as: UTF8.self).unicodeScalars.contains("\u{202E}"))
  }

  /// Only the sequences that we write, and each of them ended.
  @Test func coloursEndWhereTheyShould() {
    let report = Self.report("var a = 1\n", Self.finding(Self.place(1, 5..<6)))
    let text = String(
      decoding: LintFormat.table.text(
        of: report, on: Page(width: 80, look: .linked(.files(from: "/a b", .fragment)))),
      as: UTF8.self)
    let starts = text.matches(of: /\u{1B}\[[0-9;]*[1-9]m/).count
    #expect(starts > 0 && starts == text.matches(of: /\u{1B}\[0m/).count)
    #expect(text.contains("\u{1B}]8;;file:///a%20b/A.swift#1\u{1B}\\"))
    let plain = text.replacing(/\u{1B}\[[0-9;]*m/, with: "")
      .replacing(/\u{1B}\]8;;[^\u{1B}]*\u{1B}\\/, with: "")
    #expect(
      plain == String(decoding: LintFormat.table.text(of: report, on: Page(width: 80)), as: UTF8.self))
  }

  /// A `switch` with its head and its branches, of which the middle ones are left out.
  @Test func linesAroundTellWhatThePlaceBelongsTo() {
    let branches = (1...12).map { "  case .c\($0): \($0)\n" }.joined()
    var finding = Self.finding(Self.place(14, 3..<11))
    finding.linesAround = Array(1...13)
    let report = Self.report("switch grade {\n\(branches)  default: 0\n}\n", finding)
    #expect(
      Self.frame(report) == """
             1 │ switch grade {
             2 │   case .c1: 1
             3 │   case .c2: 2
             4 │   case .c3: 3
             5 │   case .c4: 4
               │   ⋮ 5 more
            11 │   case .c10: 10
            12 │   case .c11: 11
            13 │   case .c12: 12
            14 │   default: 0
               │   ━━━━━━━━
        """)
  }

  @Test func aLineThatIsNotAtHandIsLeftOut() {
    var report = Self.report("var a = 1\n", Self.finding(Self.place(1, 5..<6)))
    report.excerpts = Excerpts()
    #expect(Self.frame(report).isEmpty)
  }
}
