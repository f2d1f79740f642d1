import ArgumentParser
import UntanglePipeline
import UntangleReports
import UntangleSourceFiles

struct SuggestCommand: Verb {
  static let verbName = "suggest"

  static let configuration = verb(
    abstract: "Shows the enum to write instead, and how each write and condition would look.",
    usage: "untangle suggest [<path> ...] [--type <name>] [<options>]",
    discussion: """
      Without --type, all types whose variables represent more states than are reached. What cannot be \
      written without a decision is listed with the reason.

      Exit codes: 0 ran, 2 could not run as asked.
      """)

  @Option(help: "How to write the suggestions.")
  var format: SuggestionFormat = .table

  @Option(
    help: ArgumentHelp("The type; its full dotted name or the last part.", valueName: "name"))
  var type: String?

  @Flag(help: "Show the flags of the type as one option set: for those that are independent of each other.")
  var optionSet = false

  @OptionGroup var names: NameOptions

  @OptionGroup var effort: EffortOptions

  @OptionGroup var premises: PremiseOptions

  @OptionGroup var sources: SourceOptions

  func validate() throws {
    try sources.checkReadable(for: "A suggestion")
    if !premises.texts.isEmpty, type == nil { throw ValidationError("--assume needs --type.") }
    if effort.effort != nil, type == nil { throw ValidationError("--effort needs --type.") }
    if optionSet, type == nil { throw ValidationError("--option-set needs --type.") }
  }

  func run() throws {
    let analysis = try sources.analyze(
      .states(ofTypesNamed: type), effort: effort.effort, assumed: premises.assumed(of: type),
      readings: .severalOfFacts)
    let names = sources.tellNames(in: analysis, ofTypeNamed: type)
    do throws(TypeChoiceError) {
      let report = try sources.during("working out enums…") {
        () throws(TypeChoiceError) -> SuggestionReport in
        try self.report(from: analysis)
      }
      let page = Page.ofOutput()
      Console.write(format.text(of: report, on: page), to: .output)
    } catch {
      Console.write("error: \(error.message.visible)\n", to: .error)
      end(with: 2)
    }
    end(with: analysis.problems.failRun || names == .mistaken ? 2 : 0)
  }
}

extension SuggestCommand {
  private func report(from analysis: Analysis) throws(TypeChoiceError) -> SuggestionReport {
    guard optionSet, let type else {
      return try analysis.suggestionReport(forTypesNamed: type, naming: names.chosen)
    }
    return try analysis.flagSetReport(forTypeNamed: type)
  }
}

extension SuggestionFormat: ExpressibleByArgument {}
