import ArgumentParser
import UntanglePipeline
import UntangleReports
import UntangleRules

struct InventoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inventory",
    abstract: "Lists plain facts: every stored Bool, enum default and string key.")

  @OptionGroup var sources: SourceOptions

  @Option(help: "table or json.")
  var format: InventoryFormat = .table

  @Option(help: "How many rows each table has at most; 0 is all.")
  var top = 50

  func run() throws {
    let analysis = try sources.analyze()
    let page = Page(width: Console.width(of: .output), top: top > 0 ? top : nil)
    Console.write(format.text(of: analysis.project.inventory, on: page), to: .output)
    end(with: analysis.problems.isEmpty ? 0 : 2)
  }
}

struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Reports for people: totals, the most tangled types and files, flags, enums, keys.")

  @OptionGroup var sources: SourceOptions

  @Option(help: "table.")
  var format: AuditFormat = .table

  @Option(help: "How many rows each table has at most; 0 is all.")
  var top = 20

  func run() throws {
    let analysis = try sources.analyze()
    let report = AuditReport(
      inventory: analysis.project.inventory, scores: analysis.project.scores,
      findings: analysis.findings, unreadable: analysis.problems, filesRead: analysis.filesRead,
      linesRead: analysis.linesRead)
    let page = Page(width: Console.width(of: .output), top: top > 0 ? top : nil)
    Console.write(format.text(of: report, on: page), to: .output)
    end(with: analysis.problems.isEmpty ? 0 : 2)
  }
}

extension InventoryFormat: ExpressibleByArgument {}
extension AuditFormat: ExpressibleByArgument {}
