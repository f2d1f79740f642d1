/// The parameters of a search for files.
package struct DiscoveryRequest: Sendable {
  /// Files and folders as the user gave them; empty means the working directory.
  package var paths: [String]
  /// An absolute path.
  package var workingDirectory: String
  /// Patterns for the files that a walk takes; empty takes all. Files named in `paths` are always included.
  package var included: [Glob]
  /// Patterns for paths to leave out, even where they are named.
  package var excluded: [Glob]
  /// The absolute path of the folder to which patterns are relative: the configuration's folder.
  package var globBase: String
  package var search: ResourceSearch
  package var named = NamedFiles.sources
  /// The name of the settings file whose folders are reported; nil to report none.
  package var settingsName: String?
  package var account = Account.files

  /// How files in `paths` are taken.
  package enum NamedFiles: Sendable {
    /// As sources, whatever their extension; each real file once.
    case sources
    /// As resources if they have the name of one, and otherwise as sources. Each path is taken once: a build system may
    /// link equal files to one real file.
    case byName
  }

  /// What a search reports.
  package enum Account: Sendable {
    case files
    /// Also the paths that it skipped.
    case filesAndLeftOut
  }

  package init(
    paths: [String], workingDirectory: String, included: [Glob] = [], excluded: [Glob] = [],
    globBase: String? = nil, search: ResourceSearch = .sourcesOnly
  ) {
    self.paths = paths
    self.workingDirectory = workingDirectory
    self.included = included
    self.excluded = excluded
    self.globBase = globBase ?? workingDirectory
    self.search = search
  }
}

/// A path that a search skipped.
package struct LeftOutPath: Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// Excluded by a pattern of the configuration.
    case excluded
    /// Not included by any pattern of the configuration.
    case notIncluded
    case ignoredByGit
    /// A folder of dependencies or build products.
    case name
  }

  /// As users see it.
  package var path: String
  package var reason: Reason
}

/// The files to analyse.
package struct Discovery: Sendable {
  /// Sorted by the bytes of the path; each real file once.
  package var files: [SourceFile] = []
  /// Sorted.
  package var problems: [Problem] = []
  /// Named paths that the configuration excludes, as users see them, sorted by bytes.
  package var excludedByName: [String] = []
  /// Skipped Swift files and folders, sorted; empty unless requested.
  package var leftOut: [LeftOutPath] = []
  /// Absolute paths of the folders with a settings file, in no order.
  package var settingsFolders: [String] = []
  /// Storyboards and nibs, sorted like `files`; empty unless resources are requested.
  package var interfaces: [SourceFile] = []
  /// Sorted by path; empty unless resources are requested.
  package var assets: [AssetFolder] = []
  /// Image files outside of catalogues and Objective-C sources, sorted; empty unless resources are requested.
  package var namedFiles: [NamedFile] = []
  /// Sorted by path; empty unless projects are requested.
  package var projects: [XcodeProjectFile] = []
}

/// Finds the Swift files of the request.
///
/// A named file is taken whatever its extension. From a
/// folder, all `*.swift` files are taken except those that are hidden, ignored by git, excluded, or in a folder of
/// dependencies or build products. Links are followed only within the named folder.
///
/// Resources are searched in the same folders, regardless of inclusion patterns. A named file is a resource only if the
/// request says `byName`.
package func discoverSources(_ request: DiscoveryRequest) -> Discovery {
  let workingDirectory = FilePath(written: request.workingDirectory)
  let scope = PathScope(
    base: FilePath(written: request.globBase, in: workingDirectory), included: request.included,
    excluded: request.excluded)
  var walk = SourceWalk(workingDirectory: workingDirectory, scope: scope, search: request.search)
  walk.account = request.account
  walk.named = request.named
  walk.settingsName = request.settingsName.map { Array($0.utf8) }
  var roots: [NamedPath] = []
  // Distinct by bytes: `String` equality unifies canonically equivalent names.
  let named = Set((request.paths.isEmpty ? ["."] : request.paths).map { Array($0.utf8) })
  for path in named.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
    // Where thousands of named files are missing, the cause is no typing error.
    let advice = walk.discovery.problems.count < mostAdvised ? NamedPath.Advice.nearestName : .none
    do throws(Problem.Thrown) {
      roots.append(
        try NamedPath(String(decoding: path, as: UTF8.self), in: workingDirectory, advice: advice))
    } catch {
      walk.discovery.problems.append(error.problem)
    }
  }
  for root in roots.sorted() { walk.take(root) }
  walk.followLinks()
  return walk.discovery.sorted
}

/// The number of missing paths that get a suggestion of the nearest name.
private let mostAdvised = 20

extension Discovery {
  fileprivate var sorted: Discovery {
    Discovery(
      files: files.sorted(), problems: Set(problems).sorted(),
      excludedByName: Set(excludedByName).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) },
      leftOut: leftOut.sorted { $0.path.precedesByBytes($1.path) }, settingsFolders: settingsFolders,
      interfaces: interfaces.sorted(), assets: assets.sorted { $0.path.precedesByBytes($1.path) },
      namedFiles: namedFiles.sorted { $0.path.precedesByBytes($1.path) },
      projects: projects.sorted { $0.path.precedesByBytes($1.path) })
  }
}
