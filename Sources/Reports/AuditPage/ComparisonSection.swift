import UntangleFindings
import UntangleScores
import UntangleSourceFiles
import UntangleStateSpaces

/// The states before and after are drawn for at most this many types.
private let drawnChangeLimit = 12

extension AuditReport {
  /// The tables of a comparison; empty without a comparison.
  func comparisonTables(_ pages: [TypeIdentity: String]) -> [PageTable] {
    guard let comparison else { return [] }
    let command = "untangle audit --compare \(comparison.reference) --top 0"
    let types = PageTable(
      "changed", title: "Types with another score",
      explanation: "A dash stands where a type is not there, or has no points.",
      columns: [
        ("type", .type), ("before", .points), ("after", .points), ("change", .points), ("place", .place),
      ], order: 3, command: command,
      rows: comparison.types.map { type in
        [
          .type(type.type.name, page: pages[type.type]), .points(type.before ?? 0), .points(type.after ?? 0),
          .points((type.after ?? 0) - (type.before ?? 0)), .place(type.type.location),
        ]
      })
    return [
      types, table("new", "New findings", "They were not there before.", comparison.new, command),
      table("gone", "Findings that are gone", "With the places that they had.", comparison.gone, command),
    ].filter { !$0.rows.isEmpty }
  }

  private func table(
    _ id: String, _ title: String, _ explanation: String, _ findings: [Finding], _ command: String
  ) -> PageTable {
    PageTable(
      id, title: title, explanation: explanation,
      columns: [("place", .place), ("rule", .code), ("message", .text)], order: 0, command: command,
      rows: findings.map { finding in
        [.place(finding.location), .text(finding.rule.rawValue), .text(finding.message)]
      })
  }
}

extension XMLText {
  /// A section with the figures of a comparison, and the states of changed types before and after, side by
  /// side.
  mutating func comparison(of report: AuditReport) {
    guard let comparison = report.comparison else { return }
    element("section", ["id": "comparison"]) { html in
      html.element("h2", text: "What changed since \(comparison.baseName)")
      html.element("p", text: "The change \(comparison.headline).")
      html.figures(of: comparison)
      let drawn = comparison.types.filter { report.groups(of: $0, in: comparison) != nil }
      for (number, type) in drawn.prefix(drawnChangeLimit).enumerated() {
        guard let groups = report.groups(of: type, in: comparison) else { continue }
        html.change(of: type, number, groups.before, groups.after)
      }
      if drawn.count > drawnChangeLimit {
        html.element(
          "p", ["class": "quiet"],
          text:
            "The states of \(counted(drawn.count - drawnChangeLimit, "more type")) changed: 'untangle states --type "
            + "NAME --format svg' draws them.")
      }
    }
  }

  private mutating func figures(of comparison: AuditComparison) {
    scrolling("Figures before and after") { html in
      html.element("table") { html in
        html.element("thead") { html in
          html.element("tr") { html in
            html.element("th", ["scope": "col"], text: "figure")
            for title in ["before", "after", "change"] {
              html.element("th", ["scope": "col", "class": "n"], text: title)
            }
          }
        }
        html.element("tbody") { html in
          for row in comparison.figures {
            html.element("tr") { html in
              html.element("th", ["scope": "row"], text: row[0])
              for cell in row.dropFirst() { html.element("td", ["class": "n"], text: cell) }
            }
          }
        }
      }
    }
  }

  private mutating func change(
    of type: AuditComparison.ChangedType, _ number: Int, _ before: [StatesReport.Entry],
    _ after: [StatesReport.Entry]
  ) {
    let words = [type.before, type.after].map { $0.map { "\(points($0)) points" } ?? "no points" }
    element("h3", text: "\(type.type.name.visible): \(words[0]) before, \(words[1]) now")
    element("div", ["class": "sides"]) { html in
      html.side("Before", before, "before-\(number)")
      html.side("Now", after, "after-\(number)")
    }
  }

  private mutating func side(_ title: String, _ groups: [StatesReport.Entry], _ prefix: String) {
    element("div") { html in
      html.element("h4", text: title)
      if groups.isEmpty {
        html.element("p", ["class": "quiet"], text: "No variables that belong together.")
      }
      for group in groups {
        let names = group.variables.map(\.name).joined(separator: ", ").visible
        html.element("p", text: "\(names): \(group.space?.reachedText ?? "too many states to count")")
        guard let figure = group.figure(idPrefix: "\(prefix)-\(group.group ?? 0)") else { continue }
        html.element("figure") { html in
          html.scrolling("Drawing of \(group.name.visible), \(title.lowercased())") { html in
            for line in figure.lines { html.raw(String(line.drop { $0 == " " })) }
          }
        }
      }
    }
  }
}

extension AuditReport {
  /// The groups of variables of a type before and after; nil if both have none.
  fileprivate func groups(
    of changed: AuditComparison.ChangedType, in comparison: AuditComparison
  ) -> (before: [StatesReport.Entry], after: [StatesReport.Entry])? {
    let before = comparison.typesBefore.first { $0.identity.name == changed.type.name }?.groups ?? []
    let after =
      (types.first { $0.identity == changed.type } ?? types.first { $0.identity.name == changed.type.name })?
      .groups ?? []
    return before.isEmpty && after.isEmpty ? nil : (before, after)
  }
}
