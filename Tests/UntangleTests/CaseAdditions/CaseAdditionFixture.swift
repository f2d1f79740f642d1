import Testing
import UntangleConfiguration
import UntanglePipeline
import UntangleReports
import UntangleSourceFiles

/// Enums that get one more case, and sources that use them: a file or a folder of `Fixtures/AddCase`.
///
/// `//@ add = Activity.hiking` says which case, once for each enum; `//~ flagged`, `//~ silent` and
/// `//~ perhaps` mark the lines of the places, with words of what is said there.
struct CaseAdditionFixture: Sendable, CustomTestStringConvertible {
  static let folder = "Fixtures/AddCase"

  var name: String
  /// Paths within the folder, sorted.
  var files: [(path: String, text: FixtureText)]

  var testDescription: String { name }

  /// In order of the files.
  var additions: [String] { files.flatMap { $0.text.options.filter { $0.name == "add" }.map(\.value) } }

  static var all: [CaseAdditionFixture] {
    get throws {
      try Repository.names(in: folder).map { name in
        let path = "\(folder)/\(name)"
        let paths = Repository.isFolder(path) ? Repository.swiftFiles(below: path) : [path]
        return CaseAdditionFixture(
          name: name,
          files: try paths.map { path in
            (String(path.dropFirst(folder.count + 1)), try FixtureText(Repository.text(path)))
          })
      }
    }
  }

  /// One for each addition.
  func reports() throws -> [CaseAdditionReport] {
    let sources = try TemporaryFolder()
    for file in files { try sources.write(file.path, file.text.source) }
    let request = AnalysisRequest(
      source: .paths([]), workingDirectory: sources.path, configuration: .standard, threadCount: 2)
    let reading = readEveryUse(request) { _ in }
    try #require(reading.problems.isEmpty)
    return try additions.map { try reading.caseAddition(named: $0) }
  }
}

/// A place with the list it stands in.
struct ListedPlace: Sendable {
  var list: String
  var place: CaseAdditionReport.Place

  /// All that is said of it.
  var text: String { place.behaviour + (place.runs.map { ": `\($0)`" } ?? "") }
}

extension CaseAdditionReport {
  var listed: [ListedPlace] {
    [("flagged", flagged), ("silent", silent), ("perhaps", perhaps)].flatMap { list, places in
      places.map { ListedPlace(list: list, place: $0) }
    }
  }
}
