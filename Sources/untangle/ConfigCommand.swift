import ArgumentParser
import UntangleConfiguration
import UntanglePipeline
import UntangleReports
import UntangleSourceFiles

struct ConfigCommand: Verb {
  static let verbName = "config"

  static let configuration = verb(
    abstract: "Shows the configuration that holds, and where each value comes from.",
    usage: "untangle config [--for <path>] [--schema] [--check] [<options>]",
    discussion: """
      The nearest .lintrc.yml upwards holds for a file: which rules run, and how. What it says of types, keys and \
      enums holds beside what the file of the run says; limits and scores are those of the run.

      \(reportExitCodeText)
      """)

  @Option(help: "How to write it.")
  var format: ConfigurationFormat = .yaml

  @Option(
    name: .customLong("for"),
    help: ArgumentHelp("Show what holds for this file, overrides included.", valueName: "path"))
  var file: String?

  enum Subject: String, NamedFlag {
    case schema, check

    static func help(for value: Subject) -> ArgumentHelp? {
      switch value {
      case .schema: "Show the JSON Schema of .lintrc.yml (draft-07) instead, for editors."
      case .check:
        "Read every configuration of the project and look for the types that they name; 2 where there is a mistake."
      }
    }
  }

  @Flag(exclusivity: .exclusive) var subject: Subject?

  @OptionGroup var configuration: ConfigurationOptions

  func validate() throws {
    if file?.isEmpty == true { throw ValidationError("--for takes the path of a file.") }
    if let subject, file != nil {
      throw ValidationError("--\(subject.rawValue) is the same for every file.")
    }
  }

  func run() throws {
    if subject == .schema {
      Console.write(configurationSchema(), to: .output)
      return
    }
    let folder = try workingDirectory()
    let search = configuration.search(for: file.map { [$0] } ?? [], from: folder)
    var request = AnalysisRequest(
      source: .paths([]), workingDirectory: folder, configuration: try search.configuration(), threadCount: 1)
    request.nesting = search.nesting
    if subject == .check { return try check(&request) }
    let (report, problems) = request.effectiveValues(for: file.map { shownPath($0, in: folder) })
    Console.write(format.text(of: report, on: Page()), to: .output)
    if !problems.isEmpty {
      tell(problems)
      throw ExitCode(2)
    }
  }

  /// Analyses the sources, because a type that does not exist is a mistake, too.
  private func check(_ request: inout AnalysisRequest) throws {
    let found = request.configurationProblems()
    guard found.problems.isEmpty else {
      tell(found.problems)
      throw ExitCode(2)
    }
    let files = found.files.map(\.visiblePath)
    Console.write(
      files.isEmpty
        ? "there is no .lintrc.yml: defaults hold\n" : "\(files.joined(separator: ", ")): no mistakes\n",
      to: .error)
  }

  private func tell(_ problems: [Problem]) {
    Console.write(problems.map(\.diagnosticLine).joined(), to: .error)
  }
}

extension ConfigurationFormat: ExpressibleByArgument {}
