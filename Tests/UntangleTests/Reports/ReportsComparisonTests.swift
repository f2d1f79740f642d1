import Testing
import UntangleFindings
import UntangleReports
import UntangleSourceFiles

struct ReportsComparisonTests {
  private static func point(_ score: Double) -> HistoryPoint {
    HistoryPoint(
      commit: nil, day: CalendarDay(number: 20_000),
      HistoryFigures(
        files: 1, lines: 10, score: score, tangledTypes: 1,
        flags: 2, enumDefaults: 0, keys: 0, findings: [:]))
  }

  private static func report(_ findings: [Finding]) -> AuditReport {
    var report = ReportSamples.audit
    report.comparison = AuditComparison(
      reference: "origin/`main` | <b>", base: String(repeating: "0a", count: 20), before: point(3),
      after: point(4), new: findings, gone: findings, types: [], typesBefore: [])
    report.links = .template(LinkTemplate("https://example.org/{path}#L{line}"))
    return report
  }

  private static func finding(_ number: Int, path: String, message: String) -> Finding {
    var finding = ReportSamples.findings[0]
    finding.location = ReportSamples.location(path, Int32(number + 1), 1)
    finding.message = message
    return finding
  }

  /// GitHub refuses a comment of more characters.
  @Test func aCommentIsNeverTooLong() {
    let long = String(repeating: "\u{1F468}\u{200D}\u{1F469}|*_", count: 900)
    let findings = (0..<60).map { Self.finding($0, path: "Sources/\(long).swift", message: long) }
    let text = ReportSamples.text(Self.report(findings), as: AuditFormat.markdown)
    #expect(text.utf8.count <= 65_536)
    #expect(text.contains(" new findings more; `untangle lint --since` lists all."))
    #expect(text.contains("60 findings are gone: `"))
  }

  @Test func namesAreNoMarkup() {
    let finding = Self.finding(1, path: "a](x) | b`c\n<script>.swift", message: "'<img>' | [x](y)\n# *z*")
    let lines = ReportSamples.text(Self.report([finding]), as: AuditFormat.markdown).split(separator: "\n")
    let row = lines.first { $0.contains("warning |") || $0.contains("error |") || $0.contains("note |") }
    #expect(row?.contains("](https://example.org/a%5D%28x%29%20%7C%20b%60c%0A%3Cscript%3E.swift#L2)") == true)
    #expect(row?.contains("\\<img\\>") == true)
    #expect(!lines.contains { $0.hasPrefix("#") && $0.contains("z") })
    #expect(
      lines.contains {
        $0.contains("since `` origin/`main` | <b> ``") || $0.contains("``origin/`main` | <b>``")
      })
  }

  /// White on each colour, by the formula of WCAG 2.
  @Test func theColoursOfBadgesCanBeRead() throws {
    let lines = ReportSamples.text(ReportSamples.audit, as: AuditFormat.badge)
    let colours = Set(lines.matches(of: /fill="#([0-9a-f]{6})"/).map { String($0.1) }).subtracting(["ffffff"])
    #expect(colours.count == 2)
    for colour in colours.union(["1a7f37", "876300", "b54708", "b42318", "57606a"]) {
      let number = try #require(Int(colour, radix: 16))
      let parts = [16, 8, 0].map { shift -> Double in
        let share = Double(number >> shift & 0xFF) / 255
        return share <= 0.04045 ? share / 12.92 : power((share + 0.055) / 1.055)
      }
      let light = 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
      #expect(1.05 / (light + 0.05) >= 4.5, "\(colour)")
    }
  }

  /// To the power of 2.4, as that is 12/5: the fifth root by Newton's method.
  private func power(_ base: Double) -> Double {
    let wanted = (0..<12).reduce(1.0) { product, _ in product * base }
    return (0..<200).reduce(1.0) { root, _ in
      (4 * root + wanted / (root * root * root * root)) / 5
    }
  }
}
