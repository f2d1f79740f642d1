import ArgumentParser
import FileReading
import SwiftParser

/// The least that a command-line tool on swift-syntax does: read its arguments, parse one file, end.
@main
struct EmptyParseOne: ParsableCommand {
  @Argument(help: "The Swift file to parse.")
  var file: String

  func run() throws {
    let parsed: Void? = FileReader().withBytes(of: file) { bytes in
      _ = Parser.parse(source: bytes, maximumNestingLevel: 256)
    }
    if parsed == nil { throw ValidationError("cannot read \(file)") }
  }
}
