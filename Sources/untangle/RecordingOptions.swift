import ArgumentParser
import UntanglePipeline
import UntangleReports
import UntangleSourceFiles

/// What runs of the project's tests have to do with states.
struct RecordingOptions: ParsableArguments {
  enum Product: String, CaseIterable, ExpressibleByArgument { case recorder }

  @Option(help: "Print a Swift file that records the states that types are in while tests run.")
  var emit: Product?

  @Option(
    help: ArgumentHelp(
      "Tell which states the tests were in, by the file that the recorder wrote.", valueName: "file"))
  var recorded: String?

  var isWanted: Bool { emit != nil || recorded != nil }

  func validate() throws {
    if emit != nil, recorded != nil { throw ValidationError("--emit and --recorded are two runs.") }
    if recorded?.isEmpty == true { throw ValidationError("--recorded takes the path of a file.") }
  }

  /// What was recorded; nil where nobody asks. A file that cannot be read ends the run.
  func states() throws -> RecordedStates? {
    guard let path = recorded else { return nil }
    do throws(RecordingFailure) {
      return try RecordedStates(path: path)
    } catch {
      Console.write("\(path.visiblePath)\(error.position): error: \(error.reason.visible)\n", to: .error)
      throw ExitCode(2)
    }
  }
}
