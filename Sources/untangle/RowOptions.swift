import ArgumentParser
import UntangleReports

/// The content of table rows.
struct RowOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many places each row names at most; 0 is all.", valueName: "count"))
  var places = Page.usualPlacesPerRow

  func validate() throws {
    guard places >= 0 else { throw ValidationError("--places takes a number from 0 upwards.") }
  }
}
