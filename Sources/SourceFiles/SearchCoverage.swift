/// Decides by path alone which files a search would take.
package struct SearchCoverage: Sendable {
  /// What a file would be searched as.
  package enum Sought: Sendable {
    case source
    /// Regardless of inclusion patterns.
    case resource
  }

  private let folder: FilePath
  private let scope: PathScope
  private let roots: Set<FilePath>

  package init(of request: DiscoveryRequest) {
    let folder = FilePath(written: request.workingDirectory)
    self.folder = folder
    scope = PathScope(
      base: FilePath(written: request.globBase, in: folder), included: request.included,
      excluded: request.excluded)
    let named = request.paths.isEmpty ? ["."] : request.paths
    roots = Set(named.map { FilePath($0.utf8, in: folder) })
  }

  /// Whether the search would take a file at that path, if it existed. Does not consult git's ignore rules.
  package func covers(_ path: String, as sought: Sought) -> Bool {
    let file = FilePath(path.utf8, in: folder)
    guard !scope.excludes(file) else { return false }
    switch sought {
    case .source: guard scope.includes(file) else { return false }
    case .resource: break
    }
    return isReached(file)
  }

  /// Whether a walk from one of the roots enters all folders of the path.
  private func isReached(_ file: FilePath) -> Bool {
    var place = file
    while !roots.contains(place) {
      guard let folder = place.parent, !isPassedOver(place.name),
        roots.contains(folder) || scope.reaches(into: folder)
      else { return false }
      place = folder
    }
    return true
  }
}
