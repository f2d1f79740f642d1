/// What is checked out where some sources are.
package struct RepositoryState: Hashable, Sendable {
  package enum WorkingTree: Hashable, Sendable { case clean, changed }

  /// In full, in hexadecimal digits.
  package var commit: String
  /// The day of the commit in UTC.
  package var day: CalendarDay
  /// nil where no branch is checked out.
  package var branch: String?
  /// Of the sources.
  package var workingTree: WorkingTree
  /// The address of the remote repository `origin` as it is configured, perhaps with a password in it.
  package var remote: String?
  /// The root of the working tree, absolute.
  package var root: String
}

extension GitQuestions {
  /// What is checked out in a folder; fails where it is in no working tree, or the branch has no commit.
  package func state(of folder: String) throws(GitFailure) -> RepositoryState {
    let there = GitQuestions { arguments, input throws(GitFailure) in
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
