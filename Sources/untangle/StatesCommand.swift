import ArgumentParser
import UntanglePipeline
import UntangleReports
import UntangleSourceFiles

struct StatesCommand: Verb {
  static let verbName = "states"

  static let configuration = verb(
    abstract: "Shows which states types can really be in, with the shortest way to each.",
    usage: """
      untangle states [<path> ...] [--type <name>] [<options>]
      untangle states [<path> ...] [--type <name>] --emit recorder
      untangle states [<path> ...] [--type <name>] --recorded <file>
      """,
    discussion: """
      Without --type, each group of variables that the code relates to each other is shown on its \
      own, where it can represent more states than are reached.

      --emit recorder prints a Swift file that records the states that a type is in while the project's \
      tests run; its first lines say how. --recorded reads what they recorded, and tells which states no \
      test reached.

      \(reportExitCodeText) --emit exits with 1 where no type can be recorded.
      """)

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

  @Flag(help: "Show groups without surplus states, too.")
  var all = false

  @Flag(help: "Show all rows of each table, and not only the first 20.")
  var allRows = false

  @Flag(help: "Also show, below each table, from which states each method leads to which.")
  var byMethod = false

  @OptionGroup var recording: RecordingOptions

  @OptionGroup var effort: EffortOptions

  @OptionGroup var premises: PremiseOptions

  @OptionGroup var sources: SourceOptions

  func validate() throws {
    if !premises.texts.isEmpty, type == nil { throw ValidationError("--assume needs --type.") }
    if type != nil, all { throw ValidationError("--type shows all there is: leave --all out.") }
    if type == nil, effort.effort != nil { throw ValidationError("--effort needs --type.") }
    if byMethod, format != .table {
      throw ValidationError("--by-method is for --format table: the others have all.")
    }
    if recording.isWanted, all { throw ValidationError("--emit and --recorded take no --all.") }
    if recording.recorded != nil, format.drawsOnly {
      throw ValidationError("--recorded needs --format table or json.")
    }
    if type?.isEmpty == true { throw ValidationError("--type takes the name of a type.") }
  }

  func run() throws {
    let analysis = try sources.analyze(
      .statesAndSwitches(ofTypesNamed: type), effort: effort.effort, assumed: premises.assumed(of: type))
    if recording.emit != nil { writeRecorder(analysis) }
    let recorded = try recording.states()
    let choice: StateChoice = type.map { .type($0) } ?? (all ? .all : .surplus)
    do throws(TypeChoiceError) {
      let report = try sources.during("counting states…") { () throws(TypeChoiceError) in
        let rows: StatesReport.Rows = allRows ? .all : .few
        var report =
          if let recorded {
            try analysis.states(recorded: recorded, ofTypesNamed: type, rows: rows)
          } else {
            try analysis.states(choice, rows: rows)
          }
        report.steps = byMethod ? .byMethod : .none
        return report
      }
      show(analysis) { format.text(of: report, on: $0) }
    } catch {
      Console.write("error: \(error.message.visible)\n", to: .error)
      end(with: 2)
    }
  }
}

extension StatesCommand {
  /// Ends the run.
  private func writeRecorder(_ analysis: Analysis) -> Never {
    do throws(TypeChoiceError) {
      let recorder = try analysis.recorder(ofTypesNamed: type)
      for refusal in recorder.refusals { Console.write("\(refusal.visible)\n", to: .error) }
      guard let text = recorder.text else {
        if recorder.refusals.isEmpty { sources.note("no type has surplus states: name one with --type") }
        end(with: 1)
      }
      Console.write(Array(text.utf8), to: .output)
      end(with: analysis.problems.failRun ? 2 : 0)
    } catch {
      Console.write("error: \(error.message.visible)\n", to: .error)
      end(with: 2)
    }
  }
}

extension StatesFormat: ExpressibleByArgument {
  /// Whether there is no room for more than the states themselves.
  fileprivate var drawsOnly: Bool {
    switch self {
    case .table, .json: false
    case .mermaid, .dot, .svg: true
    }
  }
}
