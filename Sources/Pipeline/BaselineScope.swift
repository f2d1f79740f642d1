package import UntangleFindings
import UntangleRules
import UntangleSourceFiles

extension LintOutcome {
  /// Tells whether the run would have found what an entry of a baseline stands for: its rule is known and
  /// on, and its file lies in a folder that was looked at as a whole.
  ///
  /// A file by itself says too little: what makes a finding may stand in another one.
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

/// Whether one of the folders has the path in it; all are absolute.
func isInFolder(_ path: String, among folders: Set<String>) -> Bool {
  var rest = path[...]
  while let slash = rest.lastIndex(of: "/") {
    rest = rest[..<slash]
    if folders.contains(rest.isEmpty ? "/" : String(rest)) { return true }
  }
  return false
}
