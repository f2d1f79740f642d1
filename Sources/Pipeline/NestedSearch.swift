import UntangleConfiguration
import UntangleFindings
import UntangleRules
import UntangleSourceFiles

/// Searches configurations of folders: those that the file search found, and the nearest one above each named
/// path.
struct NestedSearch {
  struct Result {
    /// Sorted by path, so that a configuration follows those of enclosing folders.
    var configurations: [NestedConfiguration] = []
    /// The mistakes in the configurations.
    var problems: [Problem] = []
  }

  private let request: AnalysisRequest

  init(_ request: AnalysisRequest) { self.request = request }

  /// `met` are the absolute folders in which the file search found a configuration.
  func configurations(_ met: [String]) -> Result {
    guard request.nesting == .toBeFound else { return Result() }
    let own = absolutePath(
      request.configuration.folder(), in: request.workingDirectory)
    let folders = Set(met).union(foldersAbove(own)).union(storedFolders)
    var result = Result()
    for folder in folders.sorted() where folder != own || request.configuration.path == nil {
      let path = folderPrefix(folder) + configurationFileName
      let loaded = loadConfiguration(
        path: path, shownAs: shownPath(found: path, from: request.workingDirectory), schemas: allSchemas)
      result.problems += loaded.mistakes.map(\.problem)
      result.configurations.append(NestedConfiguration(folder: folder, configuration: loaded.configuration))
    }
    return result
  }

  /// The folders with a configuration between the current folder and the files of stored facts.
  private var storedFolders: Set<String> {
    guard case .facts(let files) = request.source else { return [] }
    let base = absolutePath(".", in: request.workingDirectory)
    var looked: Set<String> = [base]
    var found: Set<String> = []
    for text in files.texts {
      var folder = absolutePath(text.entry.path + "/..", in: request.workingDirectory)
      while folder.hasPrefix(folderPrefix(base)), looked.insert(folder).inserted {
        if isThere(folderPrefix(folder) + configurationFileName) { found.insert(folder) }
        folder = absolutePath(folder + "/..", in: "/")
      }
    }
    return found
  }

  /// The folder of the nearest configuration at or above each named path. The search stops at the folder of
  /// the run's own configuration.
  private func foldersAbove(_ own: String) -> Set<String> {
    let named: [String] =
      switch request.source {
      case .paths(let paths): paths
      case .standardInput(let input): [input.path]
      case .nothing: []
      case .facts: ["."]
      }
    let isOwn = request.configuration.path != nil
    var looked: Set<String> = []
    var found: Set<String> = []
    for path in named {
      var folder = absolutePath(path, in: request.workingDirectory)
      while looked.insert(folder).inserted, !(isOwn && folder == own) {
        if isThere(folderPrefix(folder) + configurationFileName) {
          found.insert(folder)
          break
        }
        guard folder != "/" else { break }
        folder = absolutePath(folder + "/..", in: "/")
      }
    }
    return found
  }
}
