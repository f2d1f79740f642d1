import ArgumentParser
import UntangleFindings
import UntangleReports
import UntangleRules

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Lists the rules; with a name explains one, with 'score' the formula of the score.")

  @Argument(help: "A rule, or 'score'.")
  var rule: String?

  func run() throws {
    let page = Page(width: Console.width(of: .output))
    guard let rule else {
      let summaries = allPages.map {
        RuleSummary(id: $0.id, severityText: $0.severityText, summary: $0.summary)
      }
      Console.write(RuleListFormat.table.text(of: summaries, on: page), to: .output)
      return
    }
    let pages = allPages + [scorePage]
    guard let found = pages.first(where: { $0.id.rawValue == rule }) else {
      let known = pages.map(\.id.rawValue)
      throw ValidationError("Unknown rule '\(rule)'\(suggestion(for: rule, in: known)).")
    }
    Console.write(RulePageFormat.text.text(of: found, on: page), to: .output)
  }
}
