import ArgumentParser
import UntanglePipeline
import UntangleReports
import UntangleRules

struct InventoryCommand: Verb {
  static let verbName = "inventory"

  static let configuration = verb(
    abstract: "Lists plain facts: every stored Bool, enum default and string key.",
    usage: "untangle inventory [<path> ...] [<options>]",
    discussion: reportExitCodeText)

  @Option(help: "How to write the facts; json always has all of them.")
  var format: InventoryFormat = .table

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many rows each table has at most; 0 is all.", valueName: "count"))
  var top = 50

  @OptionGroup var rows: RowOptions

  @OptionGroup var linking: TerminalLinkOptions

  @OptionGroup var sources: SourceOptions

  func validate() throws { try checkRowCount(top) }

  func run() throws {
    let analysis = try sources.analyze(.inventory)
    show(analysis, rows, top: top, try linking.target()) {
      format.text(of: analysis.project.inventory, on: $0)
    }
  }
}

func checkRowCount(_ count: Int) throws {
  guard count >= 0 else { throw ValidationError("--top takes a number from 0 upwards.") }
}

extension InventoryFormat: ExpressibleByArgument {}
