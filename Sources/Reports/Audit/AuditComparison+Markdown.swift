import UntangleFindings
import UntangleSourceFiles

extension AuditComparison {
  /// The first line of the comment. A bot finds and replaces its old comment by this line.
  static let marker = "<!-- untangle audit --compare -->"

  /// The maximum number of rows in a comment.
  private static let mostRows = 25

  /// A comment for a pull request.
  func markdownComment(_ links: SourceLinks, byteLimit: Int = BoundedMarkdown.commentLimit) -> [String] {
    var text = BoundedMarkdown(byteLimit: byteLimit)
    text.block([Self.marker])
    text.block(["### untangle: this change \(headline)"])
    text.block([sentence])
    text.list(
      markdownTable(["type", "before", "after", "change", "place"], []), typeRows(links), most: Self.mostRows
    ) {
      "… and \(counted($0, "type")) more; `untangle audit --top 0 --compare` lists all."
    }
    let ordered = new.sorted { $0.severity == $1.severity ? $0 < $1 : $0.severity > $1.severity }
    text.list(
      markdownTable(["new finding", "severity", "message"], []), ordered.map { row($0, links) },
      most: Self.mostRows
    ) {
      "… and \(counted($0, "new finding")) more; `untangle lint --since` lists all."
    }
    text.block(goneSentence)
    return text.lines
  }

  /// The changed figures on one line.
  private var sentence: String {
    let parts = figures.filter { !["files", "lines"].contains($0[0]) && $0[1] != $0[2] }.map { figure in
      "\(figure[0]) \(figure[1]) → \(figure[2])"
    }
    let same = parts.isEmpty ? "All figures are what they were" : parts.joined(separator: " · ")
    let reference = reference.markdownCode
    return "\(same), since \(reference) (\(String(base.prefix(10)).markdownCode))."
  }

  private func typeRows(_ links: SourceLinks) -> [String] {
    types.map { type in
      // A removed type has no location in the new sources, so it has no link.
      let shown = type.after == nil ? SourceLinks.none : links
      return markdownRow(
        [type.type.name.markdownCode] + type.figures + [shown.markdown(type.type.location)])
    }
  }

  private func row(_ finding: Finding, _ links: SourceLinks) -> String {
    markdownRow([
      "\(links.markdown(finding.location))<br>\(finding.rule.rawValue.markdownCode)",
      finding.severity.rawValue,
      finding.message.markdown,
    ])
  }

  private var goneSentence: [String] {
    guard !gone.isEmpty else { return [] }
    let rules = gone.tallied(by: \.rule).map { "\($0.name.rawValue.markdownCode) (\(grouped($0.count)))" }
    return [
      "\(counted(gone.count, "finding")) \(gone.count == 1 ? "is" : "are") gone: "
        + rules.joined(separator: ", ") + "."
    ]
  }
}
