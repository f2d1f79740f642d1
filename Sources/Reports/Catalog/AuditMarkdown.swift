import UntangleFindings
import UntangleScores
import UntangleSourceFiles

/// For wikis: the figures and the most tangled types. With a comparison, a comment for a pull request.
struct AuditMarkdown: Reporter {
  let format = AuditFormat.markdown

  func text(of report: AuditReport, on page: Page) -> [UInt8] {
    if let comparison = report.comparison {
      return bytes(of: comparison.markdownComment(report.links))
    }
    return bytes(of: overview(of: report, top: page.top ?? .max))
  }

  private func overview(of report: AuditReport, top: Int) -> [String] {
    let totals = AuditTotals(report)
    var text = BoundedMarkdown(byteLimit: top == .max ? .max : BoundedMarkdown.commentLimit)
    let name = report.origin.map { " of \($0.project.markdown)" } ?? ""
    text.block(["## untangle: audit\(name)"])
    text.block(originLines(report.origin))
    text.block(markdownTable(["figure", ""], rows(of: totals, known: report.knownFindings)))
    let rest = { (count: Int) in "… and \(grouped(count)) more; `--top 0` shows all." }
    let types = report.scores.types.sorted { left, right in
      left.score == right.score ? left.location < right.location : left.score > right.score
    }
    let typeRows = types.map { type in
      markdownRow([type.type.markdownCode, points(type.score), report.links.markdown(type.location)])
    }
    text.block(types.isEmpty ? [] : ["### Most tangled types"])
    text.list(markdownTable(["type", "score", "place"], []), typeRows, most: top, rest: rest)
    let files = report.scores.files.sorted { left, right in
      left.score == right.score ? left.path < right.path : left.score > right.score
    }
    text.block(files.isEmpty ? [] : ["### Most tangled files"])
    text.list(
      markdownTable(["file", "score"], []),
      files.map { markdownRow([$0.path.markdownCode, points($0.score)]) }, most: top, rest: rest)
    text.block(report.findings.isEmpty ? [] : ["### Findings by rule"])
    let tallies = report.findings.tallied(by: \.rule)
    text.list(
      markdownTable(["rule", "findings"], []),
      tallies.map { markdownRow([$0.name.rawValue.markdownCode, grouped($0.count)]) }, rest: rest)
    text.list(
      markdownTable(["could not be read", "reason"], []),
      report.unreadable.map { markdownRow([($0.path + $0.position).markdownCode, $0.reason.markdown]) },
      most: top, rest: rest)
    return text.lines
  }

  private func originLines(_ origin: AuditOrigin?) -> [String] {
    guard let origin else { return [] }
    let commit = origin.revision.map { revision in
      let branch = revision.branch.map { " of \($0.markdownCode)" } ?? ""
      let changes = revision.workingTree == .changed ? ", with changes that are not committed" : ""
      return "Commit \(String(revision.commit.prefix(10)).markdownCode)\(branch)\(changes); "
    }
    return ["\(commit ?? "")\(commit == nil ? "A" : "a")udited on \(origin.day.isoText)."]
  }

  private func rows(of totals: AuditTotals, known: Int?) -> [[String]] {
    var rows: [[String]] = [
      ["files", grouped(totals.files)], ["lines", grouped(totals.lines)],
      ["score", points(totals.score)],
    ]
    if let density = totals.density { rows.append(["points per 1,000 lines", points(density)]) }
    rows += [
      ["types with points", grouped(totals.tangledTypes)],
      ["flags (stored Bool variables)", grouped(totals.flags)],
      ["defaults over an enum", grouped(totals.enumDefaults)], ["key literals", grouped(totals.keys)],
      ["findings", grouped(totals.findings)],
    ]
    if let known { rows.append(["findings in the baseline", grouped(known)]) }
    return rows
  }
}
