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
    let roots = (named.isEmpty ? ["."] : named).map { folderPrefix(absolutePath($0, in: folder)) }
    let settings = PathRules(request).ruleSettings
    let schemas = Dictionary(uniqueKeysWithValues: allSchemas.map { ($0.id, $0) })
    return { entry in
      let path = absolutePath(entry.path, in: folder)
      guard roots.contains(where: { path.hasPrefix($0) }) else { return false }
      return schemas[entry.rule].map { settings.setting(of: $0, at: entry.path) != .off } ?? true
    }
  }
}
