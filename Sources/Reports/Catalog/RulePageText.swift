import UntangleFindings

/// A rule's page for a terminal.
struct RulePageText: Reporter {
  let format = RulePageFormat.text

  func text(of page: RulePage, on paper: Page) -> [UInt8] {
    let width = paper.width
    let title = "\(page.id.rawValue) (\(page.severityText))".visible.wrapped(to: width)
    let parts = [
      title + prose(page.summary, width: width),
      section("Why", prose(page.why, width: width)),
      section("Before", source(page.before, width: width)),
      section("After", source(page.after, width: width)),
      section("Options", options(page.options, width: width)),
      section("Fixes", page.fixes.flatMap { item($0.sentence, width: width) }),
      section("Left alone", page.exemptions.flatMap { item($0, width: width) }),
      section("Limits", page.limits.flatMap { item($0, width: width) }),
      section("Suppressed by", prose(page.suppressing, width: width)),
    ]
    let lines = parts.filter { !$0.isEmpty }.joined(separator: [""])
    return bytes(of: lines)
  }

  private func section(_ title: String, _ body: [String]) -> [String] {
    body.isEmpty ? [] : [title] + body.map { $0.isEmpty ? "" : "  " + $0 }
  }

  private func prose(_ text: String, width: Int?) -> [String] {
    text.paragraphs.joined { paragraph in
      switch paragraph.kind {
      case .prose: paragraph.text.visible.wrapped(to: width.map { $0 - 2 })
      case .item: item(paragraph.text, width: width)
      }
    }
  }

  private func item(_ text: String, width: Int?) -> [String] {
    "- \(text)".visible.wrapped(to: width.map { $0 - 2 }, hanging: "  ")
  }

  /// Source lines; a long line continues on the next one with a larger indent.
  private func source(_ text: String, width: Int?) -> [String] {
    text.sourceLines.flatMap { line -> [String] in
      let indent = String(
        line.prefix { $0 == " " || $0 == "\t" }.map { $0 == "\t" ? "  " : " " }.joined())
      let code = line.dropFirst(line.prefix { $0 == " " || $0 == "\t" }.count).visible
      guard let width, indent.count + code.displayWidth > width - 2 else { return [indent + code] }
      let margin = indent.count < width / 2 ? indent : ""
      return code.wrapped(to: width - 2 - margin.count, hanging: "    ").map { margin + $0 }
    }
  }

  private func options(_ options: [RulePage.Option], width: Int?) -> [String] {
    options.flatMap { option in
      let head = "\(option.name) (default: \(option.defaultValue))".visible
      return head.wrapped(to: width.map { $0 - 2 }, hanging: "  ")
        + option.summary.visible.wrapped(to: width.map { $0 - 4 }).map { "  " + $0 }
    }
  }
}
