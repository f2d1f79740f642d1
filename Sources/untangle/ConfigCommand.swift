import ArgumentParser
import UntangleConfiguration
import UntanglePipeline
import UntangleReports
import UntangleSourceFiles

struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract: "Shows the configuration that holds, and where each value comes from.",
    usage: "untangle config [--for <path>] [--schema] [<options>]",
    discussion: reportExitCodeText)

  @Option(help: "How to write it.")
  var format: ConfigurationFormat = .yaml

  @Option(
    name: .customLong("for"),
    help: ArgumentHelp("Show what holds for this file, overrides included.", valueName: "path"))
  var file: String?

  enum Subject: String, NamedFlag {
    case schema

    static func help(for value: Subject) -> ArgumentHelp? {
      "Show the JSON Schema of .lintrc.yml (draft-07) instead, for editors."
    }
  }

  @Flag var subject: Subject?

  @Option(
    help: ArgumentHelp(
      "The configuration file. Without it, the nearest .lintrc.yml upwards is used.",
      valueName: "file"))
  var config: String?

  func validate() throws {
    if file?.isEmpty == true { throw ValidationError("--for takes the path of a file.") }
    if subject != nil, file != nil { throw ValidationError("--schema is the same for every file.") }
  }

  func run() throws {
    if subject == .schema {
      Console.write(configurationSchema(), to: .output)
      return
    }
    let folder = try workingDirectory()
    let configuration = try loadedConfiguration(config, in: folder)
    let report = configuration.effectiveValues(
      for: file.map { shownPath($0, in: folder) }, in: folder)
    Console.write(format.text(of: report, on: Page()), to: .output)
  }
}

extension ConfigurationFormat: ExpressibleByArgument {}
