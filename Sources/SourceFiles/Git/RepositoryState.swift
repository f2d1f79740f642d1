/// The state of the repository that contains some sources.
package struct RepositoryState: Hashable, Sendable {
  package enum WorkingTree: Hashable, Sendable { case clean, changed }

  /// The full hash, in hexadecimal digits.
  package var commit: String
  /// The day of the commit in UTC.
  package var day: CalendarDay
  /// nil where no branch is checked out.
  package var branch: String?
  /// The state of the Swift files only.
  package var workingTree: WorkingTree
  /// The configured address of the remote `origin`, which may contain a password; nil without one.
  package var remote: String?
  /// The absolute path of the root of the working tree.
  package var root: String
}

extension GitClient {
  /// The state of the repository of a folder. Throws where the folder is in no working tree, or the branch
  /// has no commit.
  package func state(of folder: String) throws(GitFailure) -> RepositoryState {
    let there = GitClient { arguments, input throws(GitFailure) in
      try run(["-C", folder] + arguments, input)
    }
    _ = try there.prefix()
    guard let root = try there.line(["rev-parse", "--show-toplevel"]),
      let newest = try there.line(["log", "-1", "--no-show-signature", "--format=%H %ct", "HEAD"])
    else { throw .noCommit }
    let words = newest.split(separator: " ")
    guard words.count == 2, let seconds = Int(words[1]) else { throw .noCommit }
    let changes = try there.withoutFilters().output(
      ["status", "--porcelain", "-z", "--no-renames", "--ignore-submodules=all", "--"] + GitPaths.sources)
    return RepositoryState(
      commit: String(words[0]), day: CalendarDay(secondsSince1970: seconds),
      branch: try there.line(["symbolic-ref", "--quiet", "--short", "HEAD"]),
      workingTree: changes.isEmpty ? .clean : .changed,
      remote: try there.line(["config", "--get", "remote.origin.url"]), root: root)
  }
}
