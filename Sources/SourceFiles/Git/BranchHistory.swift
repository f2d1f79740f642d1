/// The first-parent commits of a branch, so that each was once its tip.
package struct BranchHistory: Sendable {
  package struct Commit: Hashable, Sendable {
    /// The full hash.
    package var name: String
    /// The day of the commit, in UTC.
    package var day: CalendarDay
  }

  package enum Reach: Sendable {
    case whole
    /// The clone is shallow: commits before the first one are unknown.
    case shallow
  }

  /// Oldest first; the last one is checked out. Never empty.
  package var commits: [Commit]
  package var reach: Reach

  /// What is checked out.
  package var head: Commit { commits[commits.count - 1] }
}

/// Beyond this number the oldest commits are not read.
private let mostCommits = 500_000

extension GitClient {
  /// The history of the checked-out commit.
  package func branchHistory() throws(GitFailure) -> BranchHistory {
    _ = try prefix()
    guard let head = try line(["rev-parse", "--verify", "--quiet", "HEAD^{commit}"]) else { throw .noCommit }
    let bytes = try output(["rev-list", "--first-parent", "--timestamp", "--max-count=\(mostCommits)", head])
    let commits = bytes.split(separator: .newline).compactMap { line -> BranchHistory.Commit? in
      let words = String(decoding: line, as: UTF8.self).split(separator: " ")
      guard words.count == 2, let time = Int(words[0]) else { return nil }
      return BranchHistory.Commit(name: String(words[1]), day: CalendarDay(secondsSince1970: time))
    }
    guard !commits.isEmpty else { throw .noCommit }
    let isShallow = try line(["rev-parse", "--is-shallow-repository"]) == "true"
    return BranchHistory(commits: commits.reversed(), reach: isShallow ? .shallow : .whole)
  }
}

extension BranchHistory {
  package enum Step: String, Hashable, Sendable, CaseIterable {
    /// Points at equal distances in commits.
    case commit
    /// The last commit of each month.
    case month
  }

  /// At most `count` commits, oldest first, without the checked-out one.
  package func points(_ count: Int, by step: Step) -> [Commit] {
    let past = commits.dropLast()
    let wanted = min(max(count, 0), past.count)
    switch step {
    case .commit: return (0..<wanted).map { past[$0 * past.count / wanted] }
    case .month:
      let present = commits[commits.count - 1].day.month
      var last: [Int: Commit] = [:]
      for commit in past where commit.day.month < present { last[commit.day.month] = commit }
      return last.keys.sorted().suffix(max(count, 0)).compactMap { last[$0] }
    }
  }
}

extension CalendarDay {
  /// The number of months since the year 0.
  fileprivate var month: Int {
    let parts = parts
    return parts.year * 12 + parts.month
  }
}
