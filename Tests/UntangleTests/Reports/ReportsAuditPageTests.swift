import Foundation
import Testing
import UntangleFindings
import UntangleReports
import UntangleScores
import UntangleSourceFiles

/// The page of an audit, as a text.
struct ReportsAuditPageTests {
  private static func audited(
    _ name: String, _ path: String = "Sources/A.swift", line: Int32, points: Double = 8
  ) -> AuditedType {
    let location = ReportSamples.location(path, line, 7)
    let score = TypeScore(
      type: name, location: location, components: ReportSamples.components([points, 1, 0, 0, 0.5, 0]),
      pointsByPath: [path: points + 1.5])
    var type = AuditedType(
      identity: TypeIdentity(name: name, location: location), declarations: [location], score: score)
    type.variables = [
      AuditedType.WrittenVariable(
        name: "isOn", location: ReportSamples.location(path, line + 1, 7), type: "Bool",
        writers: [AuditedType.Writer(name: "start()", location: ReportSamples.location(path, line + 5, 5))])
    ]
    return type
  }

  /// With all that a page can show.
  private static func report(_ types: [AuditedType]) -> AuditReport {
    var report = ReportSamples.audit
    report.types = types
    let scores = types.compactMap(\.score)
    report.scores = ScoreSheet(
      files: scores.map { FileScore(path: $0.location.path, components: $0.components) }, types: scores)
    report.origin = AuditOrigin(
      project: "Workouts",
      revision: AuditOrigin.Revision(
        commit: "0123456789abcdef0123456789abcdef01234567", day: CalendarDay(number: 20_000), branch: "main",
        workingTree: .changed),
      day: CalendarDay(number: 20_001), seconds: 1.25)
    report.links = .template(LinkTemplate("https://example.org/{path}#L{line}"))
    return report
  }

  private static var sample: AuditReport {
    var first = audited("WorkoutController", "Sources/Workout/WorkoutController.swift", line: 9, points: 20)
    first.findings = [0]
    first.groups = [StateSamples.entry(StateSamples.workout)]
    return report([first, audited("List", line: 4, points: 2)])
  }

  private static func page(_ report: AuditReport) -> String {
    ReportSamples.text(report, as: AuditFormat.html)
  }

  /// The page without its style and its script, which the browser checks.
  @Test func thePageIsAsStored() throws {
    var page = Self.page(Self.sample)
    for (start, end) in [("<style>", "</style>"), ("<script>", "</script>")] {
      let from = try #require(page.firstRange(of: start))
      let to = try #require(page[from.upperBound...].firstRange(of: end))
      page.replaceSubrange(from.upperBound..<to.lowerBound, with: "")
    }
    page.replace(#/sha256-[^']*/#, with: "sha256-…")
    try expectStored(page, at: "Fixtures/Audit/page.html")
  }

  @Test func everyElementEndsAndEveryLinkLeadsSomewhere() throws {
    let page = Self.page(Self.sample)
    var open: [Substring] = []
    for tag in markup(of: page).matches(of: #/<(?<end>\/?)(?<name>[A-Za-z0-9]+)(?<rest>[^>]*)>/#) {
      let name = tag.output.name
      if ["meta", "input"].contains(name) || tag.output.rest.hasSuffix("/") { continue }
      if tag.output.end.isEmpty {
        open.append(name)
      } else {
        #expect(open.popLast() == name, "\(tag.output.0)")
      }
    }
    #expect(open == [])
    let ids = page.matches(of: #/ id="([^"]*)"/#).map { $0.output.1 }
    #expect(Set(ids).count == ids.count)
    for link in page.matches(of: #/href="#([^"]*)"/#) where !link.output.1.contains("&") {
      #expect(ids.contains(link.output.1), "\(link.output.1)")
    }
  }

  /// Nothing is loaded, and nothing in attributes is style or script.
  @Test func nothingComesFromOutside() {
    let page = markup(of: Self.page(Self.sample))
    #expect(page.contains("default-src 'none'"))
    #expect(page.firstMatch(of: #/<[^>]* (src|style|on[a-z]+|srcset|data)="/#) == nil)
    #expect(page.firstMatch(of: #/<(link|iframe|object|embed|img|base)\b/#) == nil)
    #expect(!page.contains("unsafe"))
  }

  /// SHA-256 is the standard's: a browser must come to the same.
  @Test func scriptsAreNamedByTheirHashes() {
    #expect(sha256Base64(of: "abc") == "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=")
    #expect(sha256Base64(of: "") == "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=")
    let long = String(repeating: "a", count: 1_000)
    #expect(sha256Base64(of: long) == "Qe3s5C1j6Nm/UVqbppMuHCDLyfWl0TRkWttdsblzfqM=")
  }

  @Test func theFirstScreenSaysWhatMatters() {
    let page = Self.page(Self.sample)
    for words in [
      "<h1>Workouts</h1>", "0123456789 on main, 2024-10-04", "with changes that are not committed",
      "Start with these two", "gets 4 for each bit", "<dd>25.0 points, 0.6 per 1,000 lines</dd>",
      "<b>1 type</b> holds 80 % of all 25.0 points; 2 types have any.",
      "<b>2 default branches</b> over 1 enum swallow 3 cases",
      "--history 24",
    ] {
      #expect(page.contains(words), "\(words)")
    }
  }

  @Test func changesDecideWhereToStart() {
    var report = Self.sample
    let quiet = report.types[0].identity
    let busy = report.types[1].identity
    let days = CalendarDay(number: 19_600)...CalendarDay(number: 20_000)
    report.churn = .known(
      ChangeCounts(
        days: days,
        types: [busy: ChangeCounts.Count(commits: 12, authors: 3, last: CalendarDay(number: 19_999))],
        files: [:]))
    let page = Self.page(report)
    #expect(
      page.contains("It is both tangled and often changed: points times commits in the year to 2024-10-04."))
    #expect(page.contains("<th scope=\"col\" class=\"n\">commits</th>"))
    #expect(page.contains("<h2>Start here</h2>"))
    #expect(
      page.contains("it did not change in the 30 days to 2024-10-04"),
      "\(quiet.name) has most of the points")
  }

  /// The table has more rows than there are types with points.
  @Test func typesWithoutPointsAreToldApart() {
    var report = Self.sample
    let location = ReportSamples.location("Sources/B.swift", 3, 7)
    report.types.append(
      AuditedType(
        identity: TypeIdentity(name: "Plain", location: location), declarations: [location], score: nil))
    #expect(Self.page(report).contains("2 of these 3 types have points, the others only findings"))
    #expect(!Self.page(Self.sample).contains("have points, the others"))
  }

  private static func point(_ day: Int, _ score: Double, lines: Int) -> HistoryPoint {
    HistoryPoint(
      commit: nil, day: CalendarDay(number: day),
      HistoryFigures(
        files: 1, lines: lines, score: score, tangledTypes: 1,
        flags: 1, enumDefaults: 0, keys: 0, findings: [:]))
  }

  /// A branch that begins empty, and a score that has fallen from its highest.
  @Test func theHighestScoreIsToldBesideTheFirst() {
    var report = Self.sample
    report.history = [
      Self.point(19_000, 0, lines: 0), Self.point(19_100, 50, lines: 1_000),
      Self.point(19_200, 136.6, lines: 2_000), Self.point(20_000, 91.8, lines: 2_200),
    ]
    #expect(
      Self.page(report).contains(
        "<b>The score rose from 50.0 to 91.8</b> since 2022-04-18, while the code grew by 120 %, so from 50.0 to 41.7 "
          + "points in 1,000 lines; it is 33 % below its highest, 136.6 on 2022-07-27."))
    report.history.removeLast(1)
    #expect(
      Self.page(report).contains(
        "<b>The score rose from 50.0 to 136.6</b> since 2022-04-18, while the code grew by 100 %, "
          + "so from 50.0 to 68.3 points in 1,000 lines."))
  }

  @Test func aDefaultWithUnknownCasesSwallowsNoneInWords() {
    var report = Self.sample
    report.inventory.enumDefaults.append(
      EnumDefaultEntry(
        location: ReportSamples.location("Sources/List.swift", 39, 5), subject: .enum, enumName: nil,
        swallowed: nil, form: .default))
    #expect(Self.page(report).contains("<b>2 default branches</b> of 3 over 1 enum swallow 3 cases"))
  }

  private static let hostile = [
    "<script>alert(1)</script>", "</script><img src=x onerror=alert(1)>", "a\"b'c&d", "two\nlines",
    "שלום\u{202E}עולם", "👩‍💻", "\u{2028}", "]]>", "<!--", "{line}", "x y", "%00", "",
  ]

  @Test func hostileNamesAreText() throws {
    let names = Self.hostile
    var types = names.enumerated().map { index, name in
      Self.audited(name, "\(name).swift", line: Int32(index + 1))
    }
    for index in types.indices { types[index].findings = [index] }
    var report = Self.report(types)
    report.findings = names.map { name in
      Finding(
        rule: "tangled_state", severity: .warning, location: ReportSamples.location("\(name).swift", 1, 1),
        message: name, type: name, notes: [Note(location: ReportSamples.location(name, 1, 1), message: name)],
        fingerprint: name)
    }
    report.origin?.project = names[0]
    let page = Self.page(report)
    #expect(page.matches(of: #/<script/#).count == 2)
    #expect(page.matches(of: #/<\/script/#).count == 2)
    #expect(!page.contains("<img") && !page.contains("<!--"))
    #expect(!page.contains("\u{202E}") && !page.contains("\u{2028}"))
    let tables = try #require(try data(of: page)["tables"] as? [[String: Any]])
    let rows = try #require(tables[0]["r"] as? [[Any]])
    #expect(rows.count == names.count)
    let shown = rows.compactMap { ($0[0] as? [String])?[0] }
    #expect(shown.contains("<script>alert(1)</script>"))
    #expect(shown.contains("👩‍💻"))
  }

  /// What the script reads, as JSON.
  private func data(of page: String) throws -> [String: Any] {
    let start = try #require(page.firstRange(of: "id=\"data\">")).upperBound
    let end = try #require(page[start...].firstRange(of: "</script>")).lowerBound
    let value = try JSONSerialization.jsonObject(with: Data(page[start..<end].utf8))
    return try #require(value as? [String: Any])
  }

  private func markup(of page: String) -> String {
    page.replacing(#/(?s)<(script|style)([^>]*)>.*?<\/\1>/#) {
      "<\($0.output.1)\($0.output.2)></\($0.output.1)>"
    }
  }

  /// A page of 34 MB of sources has about so many types.
  @Test(arguments: [2_000, 20_000])
  func aLargePageEndsAndSaysSo(count: Int) throws {
    let types = (0..<count).map { index in
      Self.audited(
        "Module\(index % 97).Controller\(index)", "Sources/Module\(index % 97)/Controller\(index).swift",
        line: 9, points: Double(index % 50))
    }
    let page = Self.page(Self.report(types))
    #expect(page.utf8.count < 3_000_000)
    let sections = page.matches(of: #/<details class="type"/#).count
    #expect(sections < count)
    #expect(page.contains("\(counted(count - sections, "type")) with lower scores have no section"))
    let tables = try #require(try data(of: page)["tables"] as? [[String: Any]])
    let rows = try #require(tables[0]["r"] as? [[Any]])
    #expect(rows.count + (tables[0]["more"] as? Int ?? 0) == count)
  }
}
