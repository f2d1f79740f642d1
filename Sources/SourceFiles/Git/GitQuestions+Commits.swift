extension GitClient {
  /// The commit's day in UTC, by the committer date.
  package func day(ofCommit commit: String) throws(GitFailure) -> CalendarDay {
    let answer = try line(["log", "-1", "--no-show-signature", "--format=%ct", "--end-of-options", commit])
    guard let seconds = answer.flatMap({ Int($0) }) else { throw .unknownRevision(commit) }
    return CalendarDay(secondsSince1970: seconds)
  }
}
