/// Why git could not answer. The description is one lowercase sentence with a remedy.
package enum GitFailure: Error, Hashable, Sendable {
  case notInstalled
  case notARepository
  /// There is a repository, but the process's folder is not in its working tree.
  case notInWorkingTree
  /// A path that the user named is outside of the repository.
  case outside(String)
  /// The repository belongs to another user, as is common in containers.
  case notTrusted
  /// The branch has no commit yet.
  case noCommit
  case unknownRevision(String)
  /// The local history does not reach back to the revision.
  case shallow(String)
  /// The partial clone lacks old contents, and fetching is not allowed.
  case partial
  /// The configuration has a filter whose name prevents turning it off.
  case unusableFilter(String)
  /// Unresolved conflicts, with paths as users see them.
  case unmerged([String])
  /// Any other error, in git's words.
  case other(String)
}

extension GitFailure: CustomStringConvertible {
  package var description: String {
    if case .noCommit = self {
      return "the branch has no commit to compare with yet: use --staged, or no option"
    }
    return reason(leavingOut: "--since and --staged")
  }

  /// `options` are the options that require git.
  package func reason(leavingOut options: String) -> String {
    switch self {
    case .notInstalled: "git is not installed, or not on the PATH"
    case .notARepository: "not in a git repository: run it in one, or leave \(options) out"
    case .notInWorkingTree:
      "not in the working tree of the git repository: run it in there, or leave \(options) out"
    case .outside(let path):
      "'\(path)' is not in the git repository: leave it out, or \(options)"
    case .notTrusted:
      "git does not trust the repository, which belongs to another user: allow it with "
        + "'git config --global --add safe.directory FOLDER'"
    case .noCommit: "the branch has no commit yet: make one, or leave \(options) out"
    case .unknownRevision(let name): "git knows no revision '\(name)': fetch it, or name another one"
    case .shallow(let name):
      "the clone is shallow and does not reach '\(name)': fetch the history, with 'fetch-depth: 0' in GitHub "
        + "Actions, 'GIT_DEPTH: 0' in GitLab, 'git fetch --unshallow' elsewhere"
    case .partial:
      "the clone is partial and lacks old contents, and nothing is fetched: clone without '--filter', or allow it "
        + "with 'GIT_ALLOW_PROTOCOL=https:ssh' where you trust the repository's configuration"
    case .unusableFilter(let name):
      "the configuration has a filter '\(name)', which cannot be turned off: take it out"
    case .unmerged(let paths):
      "the index has conflicts in \(paths.prefix(3).joined(separator: ", "))"
        + (paths.count > 3 ? " and \(paths.count - 3) more" : "") + ": resolve them first"
    case .other(let words): "git failed: \(words)"
    }
  }
}
