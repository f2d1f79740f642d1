package import UntangleFindings
import UntangleRules
import UntangleSourceFiles

extension LintOutcome {
  /// Whether this run could have found the finding of a baseline entry: the rule exists and is on, and the
  /// run read the whole folder of the file.
  ///
  /// Reading the file alone is not enough, because a finding can depend on other files.
  package var judges: (Baseline.Entry) -> Bool {
    guard case .paths(let named) = request.source else { return { _ in false } }
    let folder = request.workingDirectory
    let roots = Set((named.isEmpty ? ["."] : named).map { absolutePath($0, in: folder) })
    let settings = PathRules(request).ruleSettings
    let schemas = Dictionary(uniqueKeysWithValues: allSchemas.map { ($0.id, $0) })
    return { entry in
      guard isInFolder(absolutePath(entry.path, in: folder), among: roots) else { return false }
      return schemas[entry.rule].map { settings.setting(of: $0, at: entry.path) != .off } ?? true
    }
  }
}

/// Whether the path is in one of the folders; all paths are absolute.
func isInFolder(_ path: String, among folders: Set<String>) -> Bool {
  var rest = path[...]
  while let slash = rest.lastIndex(of: "/") {
    rest = rest[..<slash]
    if folders.contains(rest.isEmpty ? "/" : String(rest)) { return true }
  }
  return false
}
