import ArgumentParser
import UntanglePipeline
import UntangleReports
import UntangleRules

struct InventoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inventory",
    abstract: "Lists plain facts: every stored Bool, enum default and string key.",
    usage: "untangle inventory [<path> ...] [<options>]",
    discussion: reportExitCodeText)

  @Option(help: "How to write the facts; json always has all of them.")
  var format: InventoryFormat = .table

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many rows each table has at most; 0 is all.", valueName: "count"))
  var top = 50

  @OptionGroup var sources: SourceOptions

  func validate() throws { try checkRowCount(top) }

  func run() throws {
    let analysis = try sources.analyze(.inventory)
    show(analysis, top: top) { format.text(of: analysis.project.inventory, on: $0) }
  }
}

struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Reports for people: totals, the most tangled types and files, flags, enums, keys.",
    usage: "untangle audit [<path> ...] [<options>]",
    discussion: reportExitCodeText)

  @Option(help: "How to write the report.")
  var format: AuditFormat = .table

  @Option(
    help: ArgumentHelp(
      "Count only findings that are not in this file; 'untangle baseline' writes it.", valueName: "file"))
  var baseline: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many rows each table has at most; 0 is all.", valueName: "count"))
  var top = 20

  @OptionGroup var past: HistoryOptions

  @OptionGroup var sources: SourceOptions

  func validate() throws {
    try checkRowCount(top)
    try past.check(format, sources)
  }

  func run() throws {
    let accepted = try baseline.map(requiredBaseline)
    var analysis = try sources.analyze(
      .findingsAndScores, problemsInReport: format == .table ? .shown : .notShown)
    let known = accepted.map { analysis.outcome.apply($0).knownCount }
    var report = AuditReport(
      inventory: analysis.project.inventory, scores: analysis.project.scores,
      findings: analysis.findings, unreadable: analysis.problems, filesRead: analysis.filesRead,
      linesRead: analysis.linesRead)
    report.knownFindings = known
    try past.fill(&report, analysis, sources)
    show(analysis, top: top) { format.text(of: report, on: $0) }
  }
}

private func checkRowCount(_ count: Int) throws {
  guard count >= 0 else { throw ValidationError("--top takes a number from 0 upwards.") }
}

extension InventoryFormat: ExpressibleByArgument {}
extension AuditFormat: ExpressibleByArgument {}
