import UntangleFindings

/// The index of the rule pages.
struct RuleListMarkdown: Reporter {
  let format = RuleListFormat.markdown

  func text(of rules: [RuleSummary], on page: Page) -> [UInt8] {
    let head = ["| rule | severity | finds |", "| --- | --- | --- |"]
    let rows = rules.map { rule in
      let id = rule.id.rawValue
      let cells = [
        "[\(id.markdownCode)](\(id.visible).md)", rule.severityText.markdown, rule.summary.markdown,
      ]
      return "| " + cells.map(\.inMarkdownTable).joined(separator: " | ") + " |"
    }
    return bytes(of: head + rows)
  }
}
