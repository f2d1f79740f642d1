import ArgumentParser
import UntangleFindings
import UntangleReports
import UntangleRules

struct RulesCommand: Verb {
  static let verbName = "rules"

  static let configuration = verb(
    abstract: "Lists the rules; with a name explains one, with 'score' the formula of the score.",
    usage: "untangle rules [<rule>] [--format <format>]")

  @Argument(help: "A rule, or 'score'.", completion: .list((allPages + [scorePage]).map(\.id.rawValue)))
  var rule: String?

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, markdown, json
  }

  @Option(help: "How to write it; json has all that is known of each rule.")
  var format: Format = .text

  func validate() throws {
    if format == .json, rule == scorePage.id.rawValue {
      throw ValidationError("The score is no rule, and its page is text or markdown, not json.")
    }
    let known = pages.map(\.id.rawValue)
    guard let rule, !known.contains(rule) else { return }
    throw unknownRule(rule, among: known)
  }

  private var pages: [RulePage] { allPages + [scorePage] }

  func run() throws {
    let page = Page(width: Console.width(of: .output))
    let found = pages.first { $0.id.rawValue == rule }
    switch format {
    case .text:
      let text = found.map { RulePageFormat.text.text(of: $0, on: page) }
      Console.write(text ?? RuleListFormat.table.text(of: summaries, on: page), to: .output)
    case .markdown:
      let text = found.map { RulePageFormat.markdown.text(of: $0, on: page) }
      Console.write(text ?? RuleListFormat.markdown.text(of: summaries, on: page), to: .output)
    case .json:
      let shown = found.map { [$0] } ?? allPages
      Console.write(RuleCatalogFormat.json.text(of: shown, on: page), to: .output)
    }
  }

  private var summaries: [RuleSummary] {
    allPages.map { RuleSummary(id: $0.id, severityText: $0.severityText, summary: $0.summary) }
  }
}

extension CompletionKind {
  static var rules: CompletionKind { .list(allSchemas.map(\.id.rawValue)) }
}
