/// Files that the starting configuration turns all rules off for.
package struct UnjudgedFiles: Hashable, Sendable {
  package var glob: String
  /// A single line.
  package var reason: String

  package init(glob: String, reason: String) {
    self.glob = glob
    self.reason = reason
  }

  /// Escapes `literal`, so that its characters have no meaning as a glob; `rest` is a glob.
  package init(literal: String, rest: String, reason: String) {
    let escaped = literal.map { "*?[]{}\\".contains($0) ? "\\\($0)" : String($0) }
    self.init(glob: escaped.joined() + rest, reason: reason)
  }
}
