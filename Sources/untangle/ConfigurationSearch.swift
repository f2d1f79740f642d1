import ArgumentParser
import UntangleConfiguration
import UntanglePipeline
import UntangleReports
import UntangleRules
import UntangleSourceFiles

/// Which configuration holds for a run.
struct ConfigurationSearch {
  /// The file that was named; nil is the nearest one.
  let file: String?
  /// What `--set` says.
  let settings: [String]
  /// What the run looks at, as named; none is the folder.
  let paths: [String]
  /// The current one, absolute.
  let folder: String

  /// Who names a file wants that one and no others.
  var nesting: AnalysisRequest.Nesting { file == nil ? .toBeFound : .known }

  /// The file that was named, else the nearest one upwards from the current folder, else the one upwards from what
  /// the run looks at; mistakes in it end the run with 2.
  func configuration() throws -> Configuration {
    let result = loaded
    let settings = parseSettings(settings, schemas: allSchemas)
    let mistakes = settings.mistakes + result.mistakes
    guard mistakes.isEmpty else {
      Console.write(mistakes.map(\.problem.toldLine).joined(), to: .error)
      throw ExitCode(2)
    }
    return self.settings.isEmpty
      ? result.configuration : result.configuration.applying(settings.configuration)
  }

  private var loaded: ConfigurationResult {
    if let file {
      return loadConfiguration(
        path: absolutePath(file, in: folder), shownAs: shownPath(file, in: folder), schemas: allSchemas)
    }
    guard let path = nearestConfiguration(from: folder) ?? commonFolder.flatMap(nearestConfiguration) else {
      return ConfigurationResult(configuration: .standard, mistakes: [])
    }
    return loadConfiguration(
      path: path, shownAs: shownPath(found: path, from: folder), schemas: allSchemas)
  }

  /// The deepest folder, or file, that has all paths; nil where none is named.
  private var commonFolder: String? {
    let parts = paths.map { absolutePath($0, in: folder).split(separator: "/") }
    guard var common = parts.first?[...] else { return nil }
    for path in parts.dropFirst() { common = common.prefix(zip(common, path).prefix { $0.0 == $0.1 }.count) }
    return "/" + common.joined(separator: "/")
  }
}

extension Problem {
  /// `PATH:LINE:COLUMN: error: MESSAGE`, for standard error.
  var toldLine: String { "\(path.visiblePath)\(position): \(weight): \(reason.visible)\n" }
}

extension AnalysisRequest.Source {
  /// As named; none of standard input.
  var paths: [String] {
    switch self {
    case .paths(let paths): paths
    case .nothing, .standardInput, .facts: []
    }
  }
}
