/// What to look for, and where.
package struct DiscoveryRequest: Sendable {
  /// Files and folders as the user gave them; empty means the working directory.
  package var paths: [String]
  /// Absolute.
  package var workingDirectory: String
  /// What walks take; empty takes all. A file named in `paths` needs no inclusion.
  package var included: [Glob]
  /// What is left out, even where it is named.
  package var excluded: [Glob]
  /// The absolute path of the folder that the patterns are relative to: the configuration's.
  package var globBase: String
  package var search: ResourceSearch
  package var named = NamedFiles.sources
  /// The name of a file of settings whose folders are to be told; nil where nobody asks.
  package var settingsName: String?
  package var account = Account.files

  /// What files are that are named themselves.
  package enum NamedFiles: Sendable {
    /// Sources, whatever they are called; one real file once.
    case sources
    /// What they are called: resources, or else sources. One path once, as a build system links equal files together.
    case byName
  }

  /// What a search tells.
  package enum Account: Sendable {
    case files
    /// And what it passed over.
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

/// A path that a search passed over.
package struct LeftOutPath: Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// A pattern of the configuration.
    case excluded
    /// No pattern of the configuration lets it in.
    case notIncluded
    case ignoredByGit
    /// A folder of fetched or built things.
    case name
  }

  /// As shown.
  package var path: String
  package var reason: Reason
}

/// The files to analyse.
package struct Discovery: Sendable {
  /// Sorted by the bytes of the path; no real file twice.
  package var files: [SourceFile] = []
  /// Sorted.
  package var problems: [Problem] = []
  /// Paths that were named but which the configuration excludes, as shown and sorted by bytes.
  package var excludedByName: [String] = []
  /// Swift files and folders that were passed over, sorted; empty where nobody asked.
  package var leftOut: [LeftOutPath] = []
  /// Folders with a file of settings, absolute, in no order.
  package var settingsFolders: [String] = []
  /// Storyboards and nibs, sorted as the files; empty where only sources were looked for.
  package var interfaces: [SourceFile] = []
  /// Sorted by path; empty where only sources were looked for.
  package var assets: [AssetFolder] = []
  /// Image files outside of catalogues, sorted; empty where only sources were looked for.
  package var pictures: [PictureFile] = []
  /// Sorted by path; empty where nobody asked.
  package var projects: [XcodeProjectFile] = []
}

/// Finds the Swift files of the request.
///
/// A named file is taken whatever its extension; of a folder, all `*.swift` files in it but what is
/// hidden, ignored by git, excluded, or in a folder of fetched or built things. A link is followed
/// only within the folder that was named.
///
/// Resources are found in the same folders, whatever the patterns that let files in; a named file is one only where
/// the request says so.
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
  // By bytes: strings hold two spellings of one accented name for equal.
  let named = Set((request.paths.isEmpty ? ["."] : request.paths).map { Array($0.utf8) })
  for path in named.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
    // Who names thousands of files that are gone has not mistyped them.
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

/// Of how many missing paths the nearest name is looked for.
private let mostAdvised = 20

extension Discovery {
  fileprivate var sorted: Discovery {
    Discovery(
      files: files.sorted(), problems: Set(problems).sorted(),
      excludedByName: Set(excludedByName).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) },
      leftOut: leftOut.sorted { $0.path.precedesByBytes($1.path) }, settingsFolders: settingsFolders,
      interfaces: interfaces.sorted(), assets: assets.sorted { $0.path.precedesByBytes($1.path) },
      pictures: pictures.sorted { $0.path.precedesByBytes($1.path) },
      projects: projects.sorted { $0.path.precedesByBytes($1.path) })
  }
}
