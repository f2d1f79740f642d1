import ArgumentParser
import UntangleConfiguration
import UntanglePipeline
import UntangleReports
import UntangleRules
import UntangleSourceFiles

struct FactsCommand: Verb {
  static let verbName = "facts"

  static let configuration = verb(
    abstract:
      "Writes what all rules need to know of sources into a file: 'lint --facts' judges such files together.",
    usage: "untangle facts [<path> ...] --output <file> [<options>]",
    discussion: """
      For build systems and CI that spread work over machines. The bytes follow from the sources, their paths and the \
      version of untangle: there is no cache, no git and no clock, and what a file says is not judged yet.

      Exit codes: 0 the file is written, 2 a source could not be read, and nothing is written.
      """)

  @Argument(
    help: ArgumentHelp(
      """
      Files and folders; '@file' is a list of paths, one a line. None means the current folder. A file that is called \
      like a resource, as 'Main.storyboard', or lies in an asset catalogue, is one.
      """,
      valueName: "path"))
  var paths: [String] = []

  @Option(help: ArgumentHelp("The file to write.", valueName: "file"))
  var output: String

  @OptionGroup var outputs: OutputOptions

  @Option(
    help: ArgumentHelp(
      "A configuration file, of which only 'limits' counts here. Without it, the usual limits hold.",
      valueName: "file"))
  var config: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many threads read and parse. Without it, one for each core.", valueName: "count"))
  var threads: Int?

  func validate() throws {
    if output.isEmpty { throw ValidationError("--output takes the path of a file.") }
    if OutputTarget(output).isSource {
      throw ValidationError("--output would write '\(output)', which is a Swift file.")
    }
    try outputs.check(output, of: "--output")
    if config?.isEmpty == true { throw ValidationError("--config takes the path of a file.") }
    if paths.contains("-") { throw ValidationError("Facts are taken of files, not of '-'.") }
    if let threads, !(1...1_024).contains(threads) {
      throw ValidationError("--threads takes a number from 1 to 1024.")
    }
  }

  func run() throws {
    let folder = try workingDirectory()
    var configuration = Configuration.standard
    if let config {
      let search = ConfigurationSearch(file: config, settings: [], paths: [], folder: folder)
      configuration.limits = try search.configuration().limits
    }
    var request = AnalysisRequest(
      source: try PathArguments(paths).source(), workingDirectory: folder, configuration: configuration,
      threadCount: threads ?? coreCount())
    request.nesting = .known
    try writeFacts(request, to: output)
  }
}

/// Extracts the facts of one shard of the request's files and writes them. Errors end the run with 2.
func writeFacts(_ request: AnalysisRequest, of shard: Shard = .whole, to path: String) throws {
  let taken = takeFacts(request, shard)
  var problems = taken.problems
  if problems.isEmpty { problems = writeOutput(taken.bytes, to: path, .replace).map { [$0] } ?? [] }
  guard problems.isEmpty else {
    Console.write(problems.map(\.diagnosticLine).joined(), to: .error)
    throw ExitCode(2)
  }
}
