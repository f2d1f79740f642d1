import UntangleFindings
import UntangleScores
import UntangleSourceFiles

extension AuditReport {
  var projectName: String { origin?.project ?? "these sources" }
}

extension XMLText {
  /// The header: the audited sources and the navigation.
  mutating func banner(of report: AuditReport) {
    element("header") { html in
      html.element("p", ["class": "eyebrow"], text: "untangle audit")
      html.element("h1", text: report.projectName.visible)
      html.element("dl") { html in
        for fact in report.facts {
          html.element("div") { html in
            html.element("dt", text: fact.name)
            html.element("dd", text: fact.value.visible)
          }
        }
      }
      html.element("nav", ["aria-label": "Contents"]) { html in
        for (id, title) in report.contents { html.element("a", ["href": "#\(id)"], text: title) }
      }
    }
  }

  /// The first screen: in words, and drawn beside them where the window is wide enough.
  mutating func overview(
    of report: AuditReport, _ pages: [TypeIdentity: String], _ paths: inout PagePaths
  ) {
    element("div", ["class": "overview"]) { html in
      html.element("div") { html in
        html.startingPoints(of: report, pages, &paths)
        html.sentences(of: report)
        html.element("details") { html in
          html.element("summary", text: "What points are")
          html.element("p", ["class": "quiet"], text: ScoreFormula.sentence)
        }
      }
      html.element("div") { html in
        html.trend(of: report)
        html.map(of: report, pages)
      }
    }
  }

  private mutating func sentences(of report: AuditReport) {
    element("section", ["id": "summary"]) { html in
      html.element("h2", text: "What matters most")
      html.element("ol", ["class": "sentences"]) { html in
        for sentence in report.sentences {
          html.raw("<li><b>\(sentence.lead.escapedForXML)</b> \(sentence.rest.escapedForXML)</li>")
        }
      }
    }
  }

  mutating func unreadable(_ problems: [Problem]) {
    guard !problems.isEmpty else { return }
    let limit = 50
    element("section", ["id": "problems"]) { html in
      html.element("h2", text: "Could not be read in full")
      html.element("ul") { html in
        for problem in problems.prefix(limit) {
          html.raw(
            "<li><code>\((problem.path + problem.position).visible.escapedForXML)</code> "
              + "\(problem.reason.visible.escapedForXML)</li>")
        }
      }
      if problems.count > limit {
        html.element(
          "p", text: "and \(grouped(problems.count - limit)) more: 'untangle audit' lists all of them.")
      }
    }
  }

  mutating func sections(_ lines: [String], of report: AuditReport, _ pages: [TypeIdentity: String]) {
    element("section", ["id": "pages"]) { html in
      html.element("h2", text: "Type by type")
      html.element(
        "p", ["class": "quiet hint"],
        text: "Choose a type in a table, in the map or above, to see its states here.")
      for line in lines { html.raw(line) }
      let rest = report.types.count - pages.count
      if rest > 0 {
        html.element(
          "p", ["class": "quiet"],
          text:
            "\(counted(rest, "type")) with lower scores \(rest == 1 ? "has" : "have") no section, as the page would "
            + "become too large: 'untangle states --type NAME' and 'untangle suggest --type NAME' show each of them."
        )
      }
    }
  }

  mutating func footer() {
    element("footer") { html in
      html.element(
        "p",
        text:
          "'untangle rules score' has the formula of the points. Made by untangle \(toolVersion).")
    }
  }
}

extension AuditReport {
  fileprivate typealias Fact = (name: String, value: String)

  fileprivate var facts: [Fact] {
    var facts: [Fact] = []
    if let revision = origin?.revision {
      let place = revision.branch.map { " on \($0)" } ?? ""
      facts.append(("Commit", "\(revision.commit.prefix(10))\(place), \(revision.day.isoText)"))
      if revision.workingTree == .changed {
        facts.append(("Working tree", "with changes that are not committed"))
      }
    }
    if let origin { facts.append(("Audited", origin.day.isoText)) }
    facts.append(("Sources", "\(counted(filesRead, "file")), \(counted(linesRead, "line"))"))
    facts.append(("Score", scoreText))
    facts.append(("Findings", findingText))
    if let seconds = origin?.seconds { facts.append(("Run time", "\(points(seconds)) s")) }
    facts.append(("Version", toolVersion))
    return facts
  }

  private var scoreText: String {
    let totals = AuditTotals(self)
    return "\(points(totals.score)) points"
      + (totals.density.map { ", \(points($0)) per 1,000 lines" } ?? "")
  }

  private var findingText: String {
    grouped(findings.count) + (knownFindings.map { ", and \(grouped($0)) in the baseline" } ?? "")
  }

  fileprivate var contents: [(id: String, title: String)] {
    let all: [(id: String, title: String)] = [
      ("start", "Start"), ("summary", "Summary"), ("trend", "Trend"), ("map", "Map"),
      ("comparison", "What changed"), ("churn", "Changes"),
      ("types", "Types"), ("files", "Files"), ("rules", "Rules"), ("keys", "Keys"), ("enums", "Enums"),
      ("flags", "Flags"),
    ]
    return all.filter { entry in
      switch entry.id {
      case "start": !startingPoints.isEmpty
      case "comparison": comparison != nil
      default: true
      }
    }
  }
}
