extension DiscoveryRequest {
  /// What a file is looked for as.
  package enum Sought: Sendable {
    case source
    /// Found whatever the patterns that let files in.
    case resource
  }

  /// Whether the search would take a file of that path, were it there; what git ignores is not looked up.
  package func covers(_ path: String, as sought: Sought) -> Bool {
    let folder = FilePath(workingDirectory.utf8)
    let file = FilePath(path.utf8, in: folder)
    let scope = PathScope(base: FilePath(globBase.utf8, in: folder), included: included, excluded: excluded)
    guard !scope.excludes(file) else { return false }
    switch sought {
    case .source: guard scope.includes(file) else { return false }
    case .resource: break
    }
    return (paths.isEmpty ? ["."] : paths).contains {
      scope.leads(from: FilePath($0.utf8, in: folder), to: file)
    }
  }
}

extension PathScope {
  /// Whether a walk goes all the way down.
  fileprivate func leads(from root: FilePath, to file: FilePath) -> Bool {
    guard file.isWithin(root) else { return false }
    var place = file
    while place != root, let folder = place.parent {
      guard !isPassedOver(place.name), folder == root || reaches(into: folder) else { return false }
      place = folder
    }
    return true
  }
}
