import ArgumentParser
import UntangleConfiguration
import UntanglePipeline
import UntangleReports
import UntangleRules
import UntangleSourceFiles

/// Finds the configuration of a run.
struct ConfigurationSearch {
  /// The file named with `--config`; nil means that the nearest file is searched.
  let file: String?
  /// The values of `--set`.
  let settings: [String]
  /// The paths of the run, as named; empty means the current folder.
  let paths: [String]
  /// The current folder, absolute.
  let folder: String

  /// A file named with `--config` is the only configuration: those of subfolders are ignored.
  var nesting: AnalysisRequest.Nesting { file == nil ? .toBeFound : .known }

  /// Loads the file named with `--config`. Without it, loads the nearest file at or above the current folder,
  /// or else at or above the common folder of the paths. Mistakes end the run with 2.
  func configuration() throws -> Configuration {
    let result = loaded
    let settings = parseSettings(settings, schemas: allSchemas)
    let mistakes = settings.mistakes + result.mistakes
    guard mistakes.isEmpty else {
      Console.write(mistakes.map(\.problem.diagnosticLine).joined(), to: .error)
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

  /// The deepest folder or file that contains all paths; nil if no path is named.
  private var commonFolder: String? {
    let parts = paths.map { absolutePath($0, in: folder).split(separator: "/") }
    guard var common = parts.first?[...] else { return nil }
    for path in parts.dropFirst() { common = common.prefix(zip(common, path).prefix { $0.0 == $0.1 }.count) }
    return "/" + common.joined(separator: "/")
  }
}

extension Problem {
  /// `PATH:LINE:COLUMN: error: MESSAGE`, for standard error.
  var diagnosticLine: String { "\(path.visiblePath)\(position): \(weight): \(reason.visible)\n" }
}

extension AnalysisRequest.Source {
  /// The paths as named; empty for standard input and facts.
  var paths: [String] {
    switch self {
    case .paths(let paths): paths
    case .nothing, .standardInput, .facts: []
    }
  }
}
