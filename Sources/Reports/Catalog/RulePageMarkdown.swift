import UntangleFindings

/// One file of `Documentation/Rules`.
struct RulePageMarkdown: Reporter {
  let format = RulePageFormat.markdown

  func text(of page: RulePage, on paper: Page) -> [UInt8] {
    let parts = [
      ["# \(page.id.rawValue.markdownCode)"],
      page.summary.markdownProseLines,
      ["Default severity: \(page.severityText.markdown)"],
      section("Why", page.why.markdownProseLines),
      section("Before", source(page.before)),
      section("After", source(page.after)),
      section("Options", options(page.options)),
      section("Fixes", page.fixes.map { "- " + $0.sentence.markdown }),
      section("Left alone", page.exemptions.map { "- " + $0.markdown }),
      section("Limits", page.limits.map { "- " + $0.markdown }),
      section("Suppressed by", page.suppressing.markdownProseLines),
    ]
    let lines = parts.filter { !$0.isEmpty }.joined(separator: [""])
    return bytes(of: lines)
  }

  private func section(_ title: String, _ body: [String]) -> [String] {
    body.isEmpty ? [] : ["## \(title)", ""] + body
  }

  /// A fenced code block; the fence is longer than any run of back-ticks in the source.
  private func source(_ text: String) -> [String] {
    let lines = text.sourceLines
    if lines.isEmpty { return [] }
    let fence = String(repeating: "`", count: max(3, text.longestRunOfTicks + 1))
    return [fence + "swift"] + lines + [fence]
  }

  private func options(_ options: [RulePage.Option]) -> [String] {
    if options.isEmpty { return [] }
    let rows = options.map { option in
      let cells = [
        option.name.markdownCode, option.defaultValue.markdownCode, option.summary.markdown,
      ]
      return "| " + cells.map(\.inMarkdownTable).joined(separator: " | ") + " |"
    }
    return ["| option | default | meaning |", "| --- | --- | --- |"] + rows
  }
}
