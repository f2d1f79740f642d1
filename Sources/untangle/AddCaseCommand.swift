import ArgumentParser
import UntanglePipeline
import UntangleReports
import UntangleSourceFiles

struct AddCaseCommand: Verb {
  static let verbName = "add-case"

  static let configuration = verb(
    abstract: "Shows what a new case of an enum would break, and what would take it in silence.",
    usage: "untangle add-case <enum.case> [<path> ...] [<options>]",
    discussion: """
      The compiler tells of switches that do not name the new case. It says nothing of a 'default', \
      of comparisons with other cases, of lists of cases: each is listed with what it does with the \
      new case. The case is supposed to have no payload. Nothing is written.

      \(reportExitCodeText)
      """)

  @Argument(
    help: ArgumentHelp(
      "The enum, by its full dotted name or its last part, a dot, and the name of the new case.",
      valueName: "enum.case"))
  var name: String

  @Option(help: "How to write the report.")
  var format: CaseAdditionFormat = .table

  @OptionGroup var sources: SourceOptions

  func validate() throws { try sources.checkReadable(for: "What a case would break") }

  func run() throws {
    let reading = try sources.readEveryUse()
    do throws(TypeChoiceError) {
      let report = try sources.during("looking at switches…") { () throws(TypeChoiceError) in
        try reading.caseAddition(named: name)
      }
      Console.write(format.text(of: report, on: .ofOutput()), to: .output)
    } catch {
      Console.write("error: \(error.message.visible)\n", to: .error)
      end(with: 2)
    }
    end(with: reading.problems.failRun ? 2 : 0)
  }
}

extension CaseAdditionFormat: ExpressibleByArgument {}
