import UntangleFindings
import UntangleScores
import UntangleSourceFiles

/// The whole report for scripts.
struct AuditJSON: Reporter {
  let format = AuditFormat.json

  func text(of report: AuditReport, on page: Page) -> [UInt8] {
    JSONText.document { text in
      text.member("schemaVersion", 1)
      text.origin(report.origin)
      text.member("totals") { $0.members(of: AuditTotals(report), known: report.knownFindings) }
      text.member("types", objects: report.types) { text, type in
        text.members(of: type, report)
      }
      text.member("files", objects: report.scores.files) { text, file in
        text.member("path", file.path)
        text.member("score", file.score)
        text.components(file.components)
        text.churn(report.churn.counts?.files[file.path], in: report.churn)
      }
      text.member("rules", objects: report.findings.tallied(by: \.rule)) { text, tally in
        text.member("rule", tally.name.rawValue)
        text.member("findings", tally.count)
        for severity in Severity.allCases.reversed() {
          text.member("\(severity.rawValue)s", tally.entries.count { $0.severity == severity })
        }
      }
      text.churn(report.churn)
      text.member("history", objects: report.history) { $0.members(of: $1) }
      text.comparison(report.comparison)
      text.unreadable(report.unreadable)
    }
  }
}

extension JSONText {
  fileprivate mutating func origin(_ origin: AuditOrigin?) {
    member("project", origin?.project)
    member("day", origin?.day.isoText)
    optional("revision", origin?.revision) { text, revision in
      text.member("commit", revision.commit)
      text.member("day", revision.day.isoText)
      text.member("branch", revision.branch)
      text.member("workingTree", revision.workingTree == .clean ? "clean" : "changed")
    }
  }

  fileprivate mutating func members(of totals: AuditTotals, known: Int?) {
    member("files", totals.files)
    member("unreadableFiles", totals.unreadableFiles)
    member("lines", totals.lines)
    member("score", totals.score)
    key("scorePer1000Lines")
    if let density = totals.density { value(density) } else { null() }
    member("tangledTypes", totals.tangledTypes)
    member("flags", totals.flags)
    member("enumDefaults", totals.enumDefaults)
    member("keys", totals.keys)
    member("findings", totals.findings)
    key("knownFindings")
    if let known { value(known) } else { null() }
  }

  fileprivate mutating func members(of type: AuditedType, _ report: AuditReport) {
    member("type", type.identity.name)
    members(of: type.identity.location)
    member("score", type.score?.score ?? 0)
    components(type.score?.components ?? [])
    member("findings", type.findings.count)
    churn(report.churn.counts?.types[type.identity], in: report.churn)
  }

  /// For each component of a score, the points and the places that cause them.
  fileprivate mutating func components(_ components: [ScoreComponent]) {
    member("components", objects: components.filter { $0.points > 0 }) { text, component in
      text.member("kind", component.kind.rawValue)
      text.member("points", component.points)
      text.member("places", objects: component.places) { text, place in
        text.members(of: place)
        text.member("member", component.members[place])
      }
    }
  }
}
