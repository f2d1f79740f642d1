import UntangleConfiguration
import UntangleFindings
import UntangleRules
import UntangleSourceFiles

/// Looks for the configurations of folders: those that a walk met, and the nearest one above each named path.
struct NestedSearch {
  struct Result {
    /// By path, so that each stands behind those of the folders around it.
    var configurations: [NestedConfiguration] = []
    /// Their mistakes.
    var problems: [Problem] = []
  }

  private let request: AnalysisRequest

  init(_ request: AnalysisRequest) { self.request = request }

  /// `met` are the absolute folders in which a walk met such a file.
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

  /// The folders of all files on the way from the current folder to what was stored.
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

  /// The folder of the nearest file above each named path, up to the folder of the run's own.
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
