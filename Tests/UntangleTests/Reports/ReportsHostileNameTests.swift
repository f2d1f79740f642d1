import Foundation
import Testing
import UntangleFindings
import UntangleReports
import UntangleScores
import UntangleSourceFiles

/// Names from analysed code and file systems can be anything; reports must stay what they are.
struct ReportsHostileNameTests {
  private static let names = [
    "<script>alert(1)</script>", "::error::gotcha", "##[error]gotcha",
    "  ##vso[task.setvariable variable=a]b",
    "\r::error::gotcha", "a\n ::error::gotcha", "\u{A0}::error::gotcha", "x##teamcity[a]",
    "a\u{2066}b\u{2069}\u{61C}", "\u{1B}[2J\u{1B}]0;x\u{7}", "a|b|c",
    "שלום\u{202E}עולם",
    "is\u{200B}On", "👨\u{200D}👩\u{200D}👧🇩🇪❤\u{FE0F}", "日本語の名前", "two\nlines\r\nthree\u{2028}four",
    "=1+1", "`", "",
    " ", "e\u{301}\u{301}\u{301}", "\u{301}x", "\u{E000}\u{E001}", "%0A%25", "a\u{0}b", "\u{9B}31m",
    String(repeating: "long", count: 60), String(repeating: "日", count: 60), "\"quoted\"\\",
  ]

  private static let report: AuditReport = {
    func place(_ index: Int) -> Location {
      ReportSamples.location(names[index], Int32(index + 1), Int32(index + 1))
    }
    let findings = names.indices.map { index in
      Finding(
        rule: "tangled_state", severity: .warning, location: place(index),
        message: "'\(names[index])' and \(names[index])", type: names[index],
        notes: [Note(location: place((index + 1) % names.count), message: names[index])],
        fingerprint: names[index], data: [DataField(names[index], .text(names[index]))])
    }
    let inventory = Inventory(
      boolVariables: names.map { ReportSamples.flag($0, path: $0, line: 1, wrappers: [$0]) },
      enumDefaults: names.indices.map {
        EnumDefaultEntry(
          location: place($0), subject: .enum, enumName: names[$0], swallowed: names, form: .default
        )
      },
      stringKeys: names.indices.map {
        StringKeyEntry(
          location: place($0), api: "userDefaults", access: "read", literal: names[$0],
          form: .inline,
          valueType: names[$0])
      })
    let scores = ScoreSheet(
      files: names.map {
        FileScore(path: $0, components: ReportSamples.components([1, 1, 1, 0, 0, 1]))
      },
      types: names.indices.map {
        TypeScore(
          type: names[$0], location: place($0),
          components: ReportSamples.components([1, 0, 0, 0, 0, 1]), pointsByPath: [:])
      })
    return AuditReport(
      inventory: inventory, scores: scores, findings: findings.sorted(),
      unreadable: names.map { Problem(path: $0, reason: $0) }, filesRead: 9, linesRead: 9)
  }()

  private static var lint: LintReport {
    LintReport(
      findings: report.findings, scores: report.scores, unreadable: report.unreadable, filesRead: 9)
  }

  private static var page: RulePage {
    RulePage(
      id: "enum_default", severityText: "warning", summary: names.joined(separator: " "),
      why: names.joined(separator: "\n\n"), before: names.joined(separator: "\n"), after: "",
      options: names.map { RulePage.Option(name: $0, kind: .choice(default: $0, of: [$0]), summary: $0) },
      limits: names,
      exemptions: names)
  }

  private static func texts(width: Int?) -> [String] {
    [
      ReportSamples.text(lint, as: LintFormat.table, width: width),
      ReportSamples.text(report, as: AuditFormat.table, width: width, top: 30),
      ReportSamples.text(report.inventory, as: InventoryFormat.table, width: width),
      ReportSamples.text(page, as: RulePageFormat.text, width: width),
      ReportSamples.text(
        names.map { RuleSummary(id: RuleID(rawValue: $0), severityText: "off", summary: $0) },
        as: RuleListFormat.table, width: width),
    ]
  }

  @Test(arguments: [nil, 0, 1, 2, 19, 20, 21, 30, 39, 40, 41, 59, 60, 61, 80, 100, 200] as [Int?])
  func everyLineFitsAndObeysNoOne(width: Int?) {
    for text in Self.texts(width: width) {
      for line in text.split(separator: "\n") {
        if let width, width >= 20, !Self.isWhole(line) { #expect(line.displayWidth <= width, "\(line)") }
        #expect(line.last != " ")
        #expect(!isCommand(line), "\(line)")
        #expect(line.unicodeScalars.allSatisfy(isHarmless), "\(line)")
      }
    }
  }

  /// The place of a finding and its rule are never broken.
  private static func isWhole(_ line: Substring) -> Bool {
    lint.findings.contains { finding in
      let place = "\(finding.location.path):\(finding.location.line):\(finding.location.column)".visible
      return line == place || line == "  \(finding.severity.rawValue)  \(finding.rule.rawValue.visible)"
    }
  }

  /// As GitHub's runner and the agent of Azure Pipelines look for them.
  private func isCommand(_ line: some StringProtocol) -> Bool {
    let start = line.unicodeScalars.drop { $0.properties.isWhitespace }
    return start.starts(with: "::".unicodeScalars)
      || ["##[", "##vso[", "##teamcity["].contains { line.lowercased().contains($0) }
  }

  @Test(arguments: [LintFormat.csv, .xcode, .table, .markdown])
  func noLineIsACommand(format: LintFormat) {
    let text = ReportSamples.text(Self.lint, as: format)
    for line in text.split(whereSeparator: \.isNewline) { #expect(!isCommand(line), "\(line)") }
  }

  @Test func inventoryAndAuditHaveNoCommands() {
    let texts = [
      ReportSamples.text(Self.report, as: AuditFormat.table),
      ReportSamples.text(Self.report.inventory, as: InventoryFormat.table),
    ]
    for line in texts.joined().split(whereSeparator: \.isNewline) {
      #expect(!isCommand(line), "\(line)")
    }
  }

  /// What turns the direction of writing, ends lines or is not seen.
  @Test(arguments: [LintFormat.checkstyle, .junit, .csv])
  func hiddenLettersAreSpelledOut(format: LintFormat) {
    let text = ReportSamples.text(Self.lint, as: format)
    for scalar in text.unicodeScalars {
      let isLineEnd = scalar == "\n" || scalar == "\r"
      // Joiners stay in paths, which are to be opened.
      #expect(isLineEnd || scalar.value == 0x200B || isHarmless(scalar), "\(scalar.value)")
      #expect(scalar.value != 0x2029)
    }
    #expect(text.contains("\\u{202E}"))
  }

  @Test func eachFindingIsOneLineOfCSV() {
    let lines = ReportSamples.text(Self.lint, as: LintFormat.csv).split(separator: "\r\n")
    #expect(lines.count == 1 + 2 * Self.names.count)
    #expect(lines.allSatisfy { !$0.contains("\n") && !$0.contains("\r") })
  }

  private func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 && !(0x7F..<0xA0).contains(scalar.value)
      && !scalar.properties.isBidiControl
      && scalar.value != 0x200B && scalar.value != 0x2028
  }

  @Test func xcodeLinesStayLines() {
    let lines = ReportSamples.text(Self.lint, as: LintFormat.xcode).split(separator: "\n")
    #expect(lines.count == Self.names.count * 2)
    for line in lines {
      #expect(!line.hasPrefix("::"))
      #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 && !$0.properties.isBidiControl })
      #expect(line.contains(#/: (warning|note|error):/#))
    }
  }

  @Test func jsonIsReadByAnother() throws {
    let bytes = LintFormat.json.text(of: Self.lint, on: Page())
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    let findings = try #require(document["findings"] as? [[String: Any]])
    #expect(Set(findings.compactMap { $0["type"] as? String }) == Set(Self.names))
    #expect(findings.allSatisfy { ($0["data"] as? [String: String])?.count == 1 })
    let inventory = InventoryFormat.json.text(of: Self.report.inventory, on: Page())
    let read = try #require(
      try JSONSerialization.jsonObject(with: Data(inventory)) as? [String: Any])
    let keys = try #require(read["stringKeys"] as? [[String: Any]])
    #expect(keys.map { $0["literal"] as? String } == Self.names)
  }

  @Test func theSameValueGivesTheSameBytes() {
    #expect(Self.texts(width: 80) == Self.texts(width: 80))
    let shuffled = Inventory(
      boolVariables: Self.report.inventory.boolVariables.reversed().sorted {
        $0.location < $1.location
      })
    let sorted = Inventory(
      boolVariables: Self.report.inventory.boolVariables.sorted { $0.location < $1.location })
    #expect(
      ReportSamples.text(shuffled, as: InventoryFormat.table)
        == ReportSamples.text(sorted, as: InventoryFormat.table))
  }
}
