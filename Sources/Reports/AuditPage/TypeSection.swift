import UntangleFindings
import UntangleScores
import UntangleSourceFiles
import UntangleStateSpaces

/// Limits that keep a section readable.
private enum SectionLimits {
  static let findings = 12
  static let stateRows = 20
  static let writers = 12
  static let assumptions = 5
  /// The number of types whose groups are drawn. A drawing takes as many bytes as the rest of a section.
  static let drawnTypes = 40
}

extension XMLText {
  /// The section of a type. It opens by its address or by a click on its summary.
  mutating func section(
    of type: AuditedType, id: String, number: Int, _ report: AuditReport, _ paths: inout PagePaths
  ) {
    element("details", ["class": "type", "id": id]) { html in
      html.element("summary") { html in
        html.element("h3", text: type.identity.name.visible)
        if let score = type.score {
          html.element("span", ["class": "quiet"], text: "\(points(score.score)) points")
        }
      }
      html.facts(of: type, report, &paths)
      html.groups(of: type, number)
      html.machines(of: type, drawn: number < SectionLimits.drawnTypes ? number : nil)
      html.variables(of: type, &paths)
      html.suggestions(of: type, report)
      html.findings(of: type, report, &paths)
    }
  }

  private mutating func facts(of type: AuditedType, _ report: AuditReport, _ paths: inout PagePaths) {
    element("p", ["class": "quiet"]) { html in
      html.place(
        type.identity.location, text: "\(type.identity.location.path):\(type.identity.location.line)", &paths)
      let files = Set(type.declarations.map(\.path)).count
      if files > 1 { html.element("span", text: "and \(counted(files - 1, "other file"))") }
      if let counts = report.churn.counts, let count = counts.types[type.identity] {
        let words =
          "\(counted(count.commits, "commit")) by \(counted(count.authors, "author")) \(counts.periodText), "
        html.element("span", text: "· \(words)the last on \(count.last.isoText)")
      }
      if let counts = report.churn.counts, let ages = type.ages, ages.lines > 0 {
        html.element("span", text: "· \(ages.words(knownFrom: counts.days.lowerBound))")
      }
    }
    guard let score = type.score else { return }
    let parts = score.components.filter { $0.points > 0 }.sorted { $0.points > $1.points }
    element("ul", ["class": "parts"]) { html in
      for part in parts {
        html.element("li") { html in
          html.element("b", text: points(part.points))
          html.element("span", text: part.kind.words)
        }
      }
    }
  }

  private mutating func groups(of type: AuditedType, _ number: Int) {
    for group in type.groups {
      element("h4", text: "States of \(group.variables.map(\.name).joined(separator: ", ").visible)")
      guard let space = group.space else {
        element(
          "p",
          text:
            "There are too many states, or too many ways through the code, to count them. 'untangle states "
            + "--type \(type.identity.name.visible) --effort 10' searches longer.")
        continue
      }
      counts(of: group, space)
      stateTable(of: group, space)
      figure(of: group, number)
      questions(of: group, space)
    }
  }

  /// A bar with a part for each kind of state, and the same figures in words.
  private mutating func counts(of group: StatesReport.Entry, _ space: StateSpace) {
    let reached = space.states.count
    let invalid = group.meanings.count { $0 == .invalid }
    let possible = group.meanings.count { $0 == .possible }
    let meant = reached - invalid - possible
    let rest = space.representable - reached
    let parts = [
      ("bad", invalid, "forbidden by an invariant and reached all the same"), ("meant", meant, "meant"),
      ("possible", possible, "possible, and seems not to be meant"), ("rest", rest, "not reached"),
    ]
    if space.representable < .max {
      raw("<svg class=\"bar\" viewBox=\"0 0 600 10\" preserveAspectRatio=\"none\" aria-hidden=\"true\">")
      var start = 0.0
      for part in parts where part.1 > 0 {
        let width = max(600 * Double(part.1) / Double(space.representable), 3)
        raw(
          "<rect class=\"\(part.0)\" x=\"\(start.drawn)\" width=\"\(min(width, 600 - start).drawn)\" height=\"10\"/>"
        )
        start += width
      }
      raw("</svg>")
    }
    element("ul", ["class": "key"]) { html in
      for part in parts where part.1 > 0 && space.representable < .max || part.0 != "rest" && part.1 > 0 {
        html.element("li", ["class": part.0], text: "\(grouped(part.1)) \(part.2)")
      }
    }
    assumptions(of: space, group)
  }

  /// Folded, since most readers want the table.
  private mutating func assumptions(of space: StateSpace, _ group: StatesReport.Entry) {
    guard !space.assumptions.isEmpty else { return }
    let shown = space.assumptions.prefix(SectionLimits.assumptions)
    let rest = space.assumptions.count - shown.count
    element("details", ["class": "quiet"]) { html in
      html.element(
        "summary",
        text: "\(counted(space.assumptions.count, "assumption")) had to be made about code that is not seen")
      html.element("ul") { html in
        for assumption in shown { html.element("li", text: assumption.line.visible) }
        if rest > 0 {
          html.element("li", text: "\(grouped(rest)) more: 'untangle states --type \(group.type.visible)'")
        }
      }
    }
  }

  private mutating func stateTable(of group: StatesReport.Entry, _ space: StateSpace) {
    let rows = space.rows(group.meanings, atMost: SectionLimits.stateRows)
    scrolling("States of \(group.name.visible)") { html in
      html.element("table", ["class": "states"]) { html in
        html.element("thead") { html in
          html.element("tr") { html in
            for variable in space.variables {
              html.element("th", ["scope": "col"], text: variable.name.visible)
            }
            html.element("th", ["scope": "col"], text: "is")
            html.element("th", ["scope": "col"], text: "shortest way there")
          }
        }
        html.element("tbody") { html in
          for row in rows { html.row(row, space) }
        }
      }
    }
    let all = space.representable <= StateRow.fullTableLimit ? space.representable : space.states.count
    if all > rows.count {
      element(
        "p", ["class": "quiet"],
        text: "\(grouped(all - rows.count)) more: 'untangle states --type \(group.type.visible) --all-rows'.")
    }
  }

  private mutating func figure(of group: StatesReport.Entry, _ number: Int) {
    guard number < SectionLimits.drawnTypes else {
      let words = "'untangle states --type \(group.type.visible) --format svg' draws them."
      return element("p", ["class": "quiet"], text: words)
    }
    guard let figure = group.figure(idPrefix: "figure-\(number)-\(group.group ?? 0)") else { return }
    element("figure") { html in
      html.scrolling("Drawing of \(group.name.visible)") { html in
        for line in figure.lines { html.raw(String(line.drop { $0 == " " })) }
      }
      if !figure.notes.isEmpty {
        html.element("figcaption", text: figure.notes.joined(separator: "; ").startingBig.visible + ".")
      }
    }
  }

  private mutating func row(_ row: StateRow, _ space: StateSpace) {
    element("tr", row.meaning == nil ? ["class": "off"] : [:]) { html in
      for (variable, value) in zip(space.variables, row.values) {
        let isOn = variable.term(of: value) != nil
        html.element("td", isOn ? ["class": "on"] : [:], text: variable.domain.values[value].visible)
      }
      html.element("td", text: row.meaning.words)
      html.element("td", text: row.meaning == nil ? "" : row.way.visible)
    }
  }

  private mutating func questions(of group: StatesReport.Entry, _ space: StateSpace) {
    guard !group.questions.isEmpty else { return }
    element("p", text: "Only somebody who knows the code can say whether this is meant:")
    element("ul") { html in
      for question in group.questions {
        html.element(
          "li",
          text: ([question.title] + question.reasons).joined(separator: "; ").visible
            + ".")
      }
    }
    element("p", text: "Where it is, write it into .lintrc.yml:")
    code(group.questions.configuration(forType: group.type))
  }

  private mutating func variables(of type: AuditedType, _ paths: inout PagePaths) {
    guard !type.variables.isEmpty else { return }
    element("h4", text: "Who writes what")
    scrolling("Who writes what in \(type.identity.name.visible)") { html in
      html.element("table") { html in
        html.element("thead") { html in
          html.element("tr") { html in
            for title in ["variable", "type", "written by"] {
              html.element("th", ["scope": "col"], text: title)
            }
          }
        }
        html.element("tbody") { html in
          for variable in type.variables { html.row(of: variable, &paths) }
        }
      }
    }
  }

  private mutating func row(of variable: AuditedType.WrittenVariable, _ paths: inout PagePaths) {
    element("tr") { html in
      html.element("td") { $0.place(variable.location, text: variable.name, &paths) }
      html.element("td") { $0.element("code", text: variable.type.visible) }
      html.element("td", ["class": "list"]) { html in
        for writer in variable.writers.prefix(SectionLimits.writers) {
          html.place(writer.location, text: writer.name, &paths)
        }
        let rest = variable.writers.count - SectionLimits.writers
        if rest > 0 { html.element("span", ["class": "quiet"], text: "and \(grouped(rest)) more") }
        if variable.writers.isEmpty {
          html.element("span", ["class": "quiet"], text: "nothing but its first value")
        }
      }
    }
  }

  private mutating func suggestions(of type: AuditedType, _ report: AuditReport) {
    let name = type.identity.name.visible
    if report.typesWithoutSuggestion.contains(type.identity) {
      element("h4", text: "Write instead")
      element(
        "p",
        text:
          "Nothing was worked out here, as that takes long and this type is not among those with the highest "
          + "scores: 'untangle suggest --type \(name)' does it.")
    }
    let worthwhile = type.suggestions.filter { !$0.isLeft }
    let left = type.suggestions.filter(\.isLeft)
    guard !type.suggestions.isEmpty else { return }
    element("h4", text: "Write instead")
    for entry in worthwhile { suggestion(entry, name) }
    for entry in left {
      element("p", ["class": "quiet"], text: entry.answerText.startingBig.visible + ".")
    }
  }

  private mutating func suggestion(_ entry: SuggestionReport.Entry, _ name: String) {
    let words = [entry.answerText.startingBig, entry.countText].compactMap(\.self)
    element(
      "p",
      text:
        "\(words.joined(separator: "; ").visible), for \(entry.variables.joined(separator: ", ").visible).")
    if !entry.assumptions.isEmpty {
      element("p", text: "It rests on what is assumed: \(entry.assumptions.joined(separator: "; ").visible).")
    }
    if !entry.declaration.isEmpty { code(entry.declaration) }
    if !entry.shims.isEmpty {
      element("details") { html in
        html.element("summary", text: "The old names, as computed properties")
        html.code(Array(entry.shims.joined(separator: [""])))
      }
    }
    element(
      "p", ["class": "quiet"],
      text:
        "'untangle suggest --type \(name)' shows each read and write; 'untangle rewrite --type \(name)' writes "
        + "what it can show to change nothing.")
  }

  private mutating func findings(of type: AuditedType, _ report: AuditReport, _ paths: inout PagePaths) {
    guard !type.findings.isEmpty else { return }
    element("h4", text: "Findings")
    for index in type.findings.prefix(SectionLimits.findings) {
      finding(report.findings[index], report.excerpts, &paths)
    }
    let rest = type.findings.count - SectionLimits.findings
    if rest > 0 {
      let path = type.identity.location.path.visiblePath
      element("p", ["class": "quiet"], text: "\(grouped(rest)) more: 'untangle lint --within \(path)'.")
    }
  }

  /// Lines of Swift or YAML code.
  mutating func code(_ lines: [String]) {
    element("div", ["class": "src"]) { html in
      for line in lines { html.raw("<code>\(line.visible.escapedForXML)</code>") }
    }
  }

  mutating func scrolling(_ label: String, content: (inout XMLText) -> Void) {
    element(
      "div", ["class": "scroll", "tabindex": "0", "role": "region", "aria-label": label], content: content)
  }
}

extension StateMeaning? {
  fileprivate var words: String {
    switch self {
    case .meant: "meant"
    case .possible: "possible"
    case .invalid: "forbidden"
    case nil: "not reached"
    }
  }
}

extension SuggestionReport.Entry {
  fileprivate var isLeft: Bool { if case .leave = answer { true } else { false } }
}
