import UntangleFindings
import UntangleSourceFiles

/// The maximum number of context lines of a finding; further lines in the middle are left out.
private let contextLimit = 30

extension XMLText {
  /// A finding with its source lines; for a `switch`, with all its branches.
  mutating func finding(_ finding: Finding, _ excerpts: Excerpts, _ paths: inout PagePaths) {
    element("div", ["class": "finding \(finding.severity.rawValue)"]) { html in
      html.element("p") { html in
        html.element("b", text: finding.severity.rawValue)
        html.element("code", text: finding.rule.rawValue)
        html.place(finding.location, text: finding.location.placeText, &paths)
      }
      html.element("p", text: finding.message.startingBig.visible + ".")
      html.source(of: finding, excerpts)
      html.notes(of: finding, &paths)
    }
  }

  private mutating func source(of finding: Finding, _ excerpts: Excerpts) {
    guard let marked = MarkedLine(at: finding.location, in: excerpts) else { return }
    let own = finding.location.span.line
    let context = Set(finding.linesAround).subtracting([own]).sorted()
    let before = context.filter { $0 < own }
    let shown = Set(before.prefix(contextLimit / 2) + before.suffix(contextLimit / 2) + [own])
      .union(context.filter { $0 > own }.prefix(contextLimit / 2))
    element("div", ["class": "src"]) { html in
      var previous: Int32?
      for number in shown.sorted() {
        if let previous, number > previous + 1 { html.raw("<code class=\"gap\">⋮</code>") }
        previous = number
        if number == own {
          html.line(marked)
        } else if let line = MarkedLine(line: number, of: finding.location.path, in: excerpts) {
          html.line(line)
        }
      }
    }
  }

  private mutating func line(_ line: MarkedLine) {
    let mark = line.marked.isEmpty ? "" : "<mark>\(line.marked.escapedForXML)</mark>"
    raw("<code><i>\(line.number)</i>\(line.before.escapedForXML)\(mark)\(line.after.escapedForXML)</code>")
  }

  private mutating func notes(of finding: Finding, _ paths: inout PagePaths) {
    guard !finding.notes.isEmpty else { return }
    element("ul", ["class": "notes"]) { html in
      for note in finding.notes {
        html.element("li") { html in
          let place = note.isBeside(finding) ? "line \(note.location.line)" : note.location.placeText
          html.place(note.location, text: place, &paths)
          html.element("span", text: note.message.visible)
        }
      }
    }
  }
}
