import UntangleFindings
import UntangleSourceFiles

/// JUnit XML: a suite for each file, a failed case for each finding.
///
/// A clean run has one passing case, because CI servers report "no tests were found" without any.
struct JUnitXML: Reporter {
  let format = LintFormat.junit

  func text(of report: LintReport, on page: Page) -> [UInt8] {
    let cases = (report.unreadable.map(Case.init) + report.findings.map(Case.init))
    let suites = Dictionary(grouping: cases, by: \.path)
      .sorted { $0.key.precedesByBytes($1.key) }
    var xml = XMLText()
    let counts = counts(tests: max(cases.count, 1), cases)
    xml.element("testsuites", [("name", "untangle")] + counts) { xml in
      for (path, cases) in suites {
        xml.element("testsuite", [("name", path)] + self.counts(tests: cases.count, cases)) { xml in
          for entry in cases { xml.element(entry) }
        }
      }
      if suites.isEmpty { xml.passedSuite(filesRead: report.filesRead) }
    }
    return bytes(of: [XMLText.declaration] + xml.lines)
  }

  private func counts(tests: Int, _ cases: [Case]) -> [(String, String)] {
    let skipped = cases.count { $0.outcome == .skipped }
    return [
      ("tests", "\(tests)"), ("failures", "\(cases.count { $0.outcome == .failure })"),
      ("errors", "\(cases.count { $0.outcome == .error })"),
    ] + (skipped > 0 ? [("skipped", "\(skipped)")] : [])
  }
}

private struct Case {
  enum Outcome: String { case failure, error, skipped }

  var path: String
  var name: String
  var line: Int
  var outcome: Outcome
  var kind: String
  var message: String
  var detail: String

  init(_ finding: Finding) {
    path = finding.location.path.escapedControls
    name = "\(finding.rule.rawValue) \(finding.location.position)"
    line = finding.location.line
    outcome = .failure
    kind = finding.severity.rawValue
    message = finding.message.spelledOut
    let lines =
      [message]
      + finding.notes.map {
        "\($0.location.path.escapedControls):\($0.location.position): \($0.message.spelledOut)"
      }
    detail = lines.joined(separator: "\n")
  }

  init(_ problem: Problem) {
    path = problem.path.escapedControls
    name = "unreadable"
    line = problem.line ?? 1
    outcome =
      switch problem.weight {
      case .note: .skipped
      case .error: .error
      }
    kind = "unreadable"
    message = "could not be read: \(problem.reason.spelledOut)"
    detail = message
  }
}

extension XMLText {
  fileprivate mutating func element(_ entry: Case) {
    element(
      "testcase",
      [
        ("classname", entry.path), ("name", entry.name), ("file", entry.path),
        ("line", "\(entry.line)"),
      ]
    ) { xml in
      xml.element(
        entry.outcome.rawValue, [("message", entry.message), ("type", entry.kind)],
        text: entry.detail)
    }
  }

  fileprivate mutating func passedSuite(filesRead: Int) {
    element(
      "testsuite", [("name", "untangle"), ("tests", "1"), ("failures", "0"), ("errors", "0")]
    ) { xml in
      let name = "no findings in \(counted(filesRead, "file"))"
      xml.element("testcase", [("classname", "untangle"), ("name", name)])
    }
  }
}
