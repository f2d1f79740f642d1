import ArgumentParser
import UntanglePipeline
import UntangleReports
import UntangleSourceFiles

struct StatesCommand: ParsableCommand {
  static let configuration = verb(
    commandName: "states",
    abstract: "Shows which states types can really be in, with the shortest way to each.",
    usage: "untangle states [<path> ...] [--type <name>] [<options>]",
    discussion: """
      Without --type, each group of variables that the code relates to each other is shown on its \
      own, where it can represent more states than are reached.

      \(reportExitCodeText)
      """)

  enum Extent: String, NamedFlag {
    case all

    static func help(for value: Extent) -> ArgumentHelp? {
      "Show groups without surplus states, too."
    }
  }

  @Option(help: "How to write the states.")
  var format: StatesFormat = .table

  @Option(
    help: ArgumentHelp(
      """
      Show all state variables of this type as one space: its full dotted name or the last part; or \
      the name or path of a file, for its variables outside of types.
      """,
      valueName: "name"))
  var type: String?

  @Flag var extent: Extent?

  enum Rows: String, NamedFlag {
    case allRows

    static func help(for value: Rows) -> ArgumentHelp? {
      "Show all rows of each table, and not only the first 20."
    }
  }

  @Flag var rows: Rows?

  @OptionGroup var effort: EffortOptions

  @OptionGroup var premises: PremiseOptions

  @OptionGroup var sources: SourceOptions

  func validate() throws {
    if !premises.texts.isEmpty, type == nil { throw ValidationError("--assume needs --type.") }
    if type != nil, extent != nil { throw ValidationError("--type shows all there is: leave --all out.") }
    if type == nil, effort.effort != nil { throw ValidationError("--effort needs --type.") }
    if type?.isEmpty == true { throw ValidationError("--type takes the name of a type.") }
  }

  func run() throws {
    let analysis = try sources.analyze(
      .states(ofTypesNamed: type), effort: effort.effort, assumed: premises.assumed(of: type))
    let choice: StateChoice = type.map { .type($0) } ?? (extent == nil ? .surplus : .all)
    do throws(TypeChoiceError) {
      let report = try sources.during("counting states…") { () throws(TypeChoiceError) in
        try analysis.states(choice, rows: rows == nil ? .few : .all)
      }
      show(analysis) { format.text(of: report, on: $0) }
    } catch {
      Console.write("error: \(error.message.visible)\n", to: .error)
      end(with: 2)
    }
  }
}

extension StatesFormat: ExpressibleByArgument {}
