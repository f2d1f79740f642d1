import UntangleFindings
import UntangleScores
import UntangleSourceFiles
import UntangleStateSpaces

/// A self-contained page: findings with their source, which can be filtered and sorted, the most tangled
/// types, and the states behind the findings.
///
/// Text from the sources is escaped, and the page's content security policy permits only its own script.
struct LintPage: Reporter {
  let format = LintFormat.html

  func text(of report: LintReport, on page: Page) -> [UInt8] {
    var html = XMLText()
    html.raw("<!DOCTYPE html>")
    html.element("html", ["lang": "en"]) { html in
      html.head(title: "untangle: \(summary(of: report))")
      html.element("body") { html in
        html.element("main") { html in
          html.element("h1", text: "untangle")
          html.element("p", text: summary(of: report))
          html.countsByRule(report)
          html.problems(report.unreadable)
          html.findings(report)
          html.types(report.scores.types)
        }
        html.element("script") { $0.raw(PageScript.text) }
      }
    }
    return bytes(of: html.lines)
  }
}

extension XMLText {
  fileprivate mutating func head(title: String) {
    element("head") { html in
      html.raw("<meta charset=\"utf-8\">")
      html.raw(
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
          + "style-src 'unsafe-inline'; script-src '\(PageScript.hash)'\">")
      html.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")
      html.element("title", text: title)
      html.element("style") { $0.raw(PageStyle.sheet) }
    }
  }

  fileprivate mutating func countsByRule(_ report: LintReport) {
    guard !report.findings.isEmpty else { return }
    element("h2", text: "Findings by rule")
    table(["rule", "findings", "what it finds"]) { html in
      for tally in report.findings.tallied(by: \.rule) {
        let page = report.rules.first { $0.id == tally.name }
        let summary = (page?.summary ?? "").filter { $0 != "`" }
        let name = tally.name.rawValue
        let cell =
          report.rulePages.map { Cell.link(name, address: $0.address(of: tally.name)) } ?? .code(name)
        html.row([cell, .number("\(tally.count)"), .text(summary)])
      }
    }
  }

  fileprivate mutating func problems(_ problems: [Problem]) {
    guard !problems.isEmpty else { return }
    element("h2", text: "Could not be read")
    table(["file", "reason"]) { html in
      for problem in problems {
        html.row([.code(problem.path + problem.position), .text(problem.reason)])
      }
    }
  }

  fileprivate mutating func findings(_ report: LintReport) {
    guard !report.findings.isEmpty else { return }
    element("h2", text: "Findings")
    element("p") { html in
      html.element("label", ["for": "filter"], text: "Show only those with")
      html.raw("<input id=\"filter\" type=\"search\" autocomplete=\"off\">")
      html.element("span", ["id": "count", "role": "status"], text: "")
    }
    for (index, finding) in report.findings.enumerated() {
      element("article", ["class": finding.severity.rawValue]) { html in
        html.finding(finding, report.excerpts)
        if let entry = report.states[index] { html.states(entry) }
      }
    }
  }

  private mutating func finding(_ finding: Finding, _ excerpts: Excerpts) {
    element("p") { html in
      html.element(
        "code", text: "\(finding.location.path):\(finding.location.position)".visible)
      html.element("b", text: finding.severity.rawValue)
      html.element("code", text: finding.rule.rawValue)
    }
    element("p", ["class": "message"], text: finding.message.visible)
    line(at: finding.location, excerpts)
    var shown = finding.location
    for note in finding.notes {
      let path = note.isBeside(finding) ? "line " : "\(note.location.path):"
      let text = "\(path)\(note.location.line): \(note.message)".visible
      element("p", ["class": "note"], text: text)
      if note.location != shown { line(at: note.location, excerpts) }
      shown = note.location
    }
  }

  private mutating func line(at location: Location, _ excerpts: Excerpts) {
    guard let line = MarkedLine(at: location, in: excerpts) else { return }
    // White space is significant within `pre`, so the element is on one line.
    let (before, marked) = (line.before.escapedForXML, line.marked.escapedForXML)
    let after = line.after.escapedForXML
    raw("<pre><i>\(line.number)</i> \(before)<mark>\(marked)</mark>\(after)</pre>")
  }

  private mutating func states(_ entry: StatesReport.Entry) {
    guard case .counted(let space) = entry.count else { return }
    element("details") { html in
      html.element("summary", text: "\(space.reachedText) in \(entry.name.visible)")
      html.table(space.variables.map { $0.name.visible } + ["shortest way there"]) { html in
        for row in space.rows(entry.meanings, atMost: 1_000) {
          let values = zip(space.variables, row.values).map { $0.domain.values[$1].visible }
          html.row(values.map { .text($0) } + [.text(row.way.visible)])
        }
      }
    }
  }

  fileprivate mutating func types(_ types: [TypeScore]) {
    let ranked = types.filter { $0.score > 0 }.sorted { left, right in
      left.score == right.score ? left.location < right.location : left.score > right.score
    }
    guard !ranked.isEmpty else { return }
    element("h2", text: "Most tangled types")
    table(["type", "score", "place"]) { html in
      for type in ranked.prefix(50) {
        html.row([
          .code(type.type), .number(points(type.score)),
          .code("\(type.location.path):\(type.location.line)"),
        ])
      }
    }
  }
}

// Tables.
extension XMLText {
  fileprivate enum Cell {
    case text(String)
    case code(String)
    /// Code with a link to another page.
    case link(String, address: String)
    case number(String)
  }

  private mutating func table(_ titles: [String], _ rows: (inout XMLText) -> Void) {
    element("table") { html in
      html.element("thead") { html in
        html.element("tr") { html in
          for title in titles { html.element("th", ["scope": "col"], text: title) }
        }
      }
      html.element("tbody") { rows(&$0) }
    }
  }

  private mutating func row(_ cells: [Cell]) {
    element("tr") { html in
      for cell in cells {
        switch cell {
        case .text(let text): html.element("td", text: text)
        case .number(let text): html.element("td", ["class": "number"], text: text)
        case .code(let text):
          html.element("td") { $0.element("code", text: text.visible) }
        case .link(let text, let address):
          html.element("td") { html in
            html.element("a", ["href": address]) { $0.element("code", text: text.visible) }
          }
        }
      }
    }
  }
}
