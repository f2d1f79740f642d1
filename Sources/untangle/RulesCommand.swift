import ArgumentParser
import UntangleFindings
import UntangleReports
import UntangleRules

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Lists the rules; with a name explains one, with 'score' the formula of the score.",
    usage: "untangle rules [<rule>]")

  @Argument(help: "A rule, or 'score'.", completion: .list((allPages + [scorePage]).map(\.id.rawValue)))
  var rule: String?

  func validate() throws {
    let known = pages.map(\.id.rawValue)
    guard let rule, !known.contains(rule) else { return }
    let mend = suggestion(for: rule, in: known)
    throw ValidationError(
      "Unknown rule '\(rule)'" + (mend.isEmpty ? "; 'untangle rules' lists all." : mend))
  }

  private var pages: [RulePage] { allPages + [scorePage] }

  func run() throws {
    let page = Page(width: Console.width(of: .output))
    guard let rule else {
      let summaries = allPages.map {
        RuleSummary(id: $0.id, severityText: $0.severityText, summary: $0.summary)
      }
      Console.write(RuleListFormat.table.text(of: summaries, on: page), to: .output)
      return
    }
    guard let found = pages.first(where: { $0.id.rawValue == rule }) else { return }
    Console.write(RulePageFormat.text.text(of: found, on: page), to: .output)
  }
}

extension CompletionKind {
  static var rules: CompletionKind { .list(allSchemas.map(\.id.rawValue)) }
}
