package import UntangleFindings
import UntangleRules
import UntangleSourceFiles

extension Analysis {
  /// Whether the run would have found what an entry of a baseline stands for: its rule is known and on, and
  /// its file lies in a folder that was looked at as a whole.
  ///
  /// A file by itself says too little: what makes a finding may stand in another one.
  package func judges(_ entry: Baseline.Entry) -> Bool {
    guard case .paths(let named) = request.source else { return false }
    let folder = request.workingDirectory
    let path = absolutePath(entry.path, in: folder)
    let roots = named.isEmpty ? ["."] : named
    let isCovered = roots.contains { root in
      let root = absolutePath(root, in: folder)
      return path != root && path.hasPrefix(root == "/" ? root : root + "/")
    }
    guard isCovered else { return false }
    guard let schema = allSchemas.first(where: { $0.id == entry.rule }) else { return true }
    return PathRules(request).ruleSettings.setting(of: schema, at: entry.path) != .off
  }
}
