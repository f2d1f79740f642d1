/// The lines whose history is requested.
package struct LineQuestion: Sendable {
  package struct File: Sendable {
    /// As users see it.
    package var path: String
    package var lineCount: Int

    package init(path: String, lineCount: Int) {
      self.path = path
      self.lineCount = lineCount
    }
  }

  package struct Stretch: Sendable {
    /// An index from 0 that the caller assigns.
    package var owner: Int
    package var path: String
    package var lines: ClosedRange<Int>

    package init(owner: Int, path: String, lines: ClosedRange<Int>) {
      self.owner = owner
      self.path = path
      self.lines = lines
    }
  }

  package var files: [File]
  package var stretches: [Stretch]
  /// The length of the period before the newest commit, in days.
  package var dayCount = 365
  package var bounds = Bounds()
  package var workingDirectory: String

  /// Limits of a walk through the history.
  package struct Bounds: Sendable {
    package var commits = 20_000
    /// Bytes of patches.
    package var bytes = 500_000_000

    package init() {}
  }

  package init(files: [File], stretches: [Stretch], workingDirectory: String) {
    self.files = files
    self.stretches = stretches
    self.workingDirectory = workingDirectory
  }

  /// The path relative to the working directory, however it was named.
  func key(_ path: String) -> String {
    guard path.hasPrefix("/") else { return path }
    let folder = FilePath(written: workingDirectory)
    return printable(FilePath(path.utf8).relative(to: folder))
  }
}

/// What git knows about some lines: the commits of a period that changed them.
package struct LineHistory: Sendable {
  package struct Touches: Sendable {
    package var commits = 0
    /// Email addresses after the mailmap.
    package var authors: Set<String> = []
    package var last = CalendarDay.earliest
  }

  /// Why the period is shorter than requested.
  package enum End: Sendable {
    case shallow
    case manyChanges
  }

  /// The day when a line was written.
  package enum LineAge: Hashable, Sendable {
    case written(CalendarDay)
    /// Before the period.
    case older
  }

  /// Ends with the newest commit.
  package var days: ClosedRange<CalendarDay>
  /// nil where the period is as requested.
  package var end: End?
  /// Keyed by the owners' indices.
  package var owners: [Int: Touches] = [:]
  package var files: [String: Touches] = [:]
  /// By path, one value per line; without entries for files unknown to git.
  package var ages: [String: [LineAge]] = [:]
  /// The number of files in submodules.
  package var inSubmodules = 0
  /// The number of files outside of the repository.
  package var outside = 0
}

/// Walks back from the working tree through all commits of the period and traces the lines.
///
/// All parents of a merge are followed, so that the author of a line is its writer, not the one who merged
/// it. Changes of the merge itself count for no author.
package func lineHistory(
  of question: LineQuestion, git: GitClient
) throws(GitFailure) -> LineHistory {
  let reader = CommitReader(git: try git.withoutFilters(), prefix: try git.prefix())
  let commits = try reader.commits(question)
  var walk = LineWalk(question, commits, try reader.places(of: question))
  try reader.follow(commits, question.bounds, &walk)
  return walk.history(commits)
}

/// A commit of the period.
struct CountedCommit: Sendable {
  enum Boundary: Sendable {
    case inside
    /// The clone ends here, so the commit's changes are unknown.
    case shallow
  }

  var name: String
  var parents: [String]
  /// Seconds since 1970.
  var time: Int
  var author: String
  var boundary = Boundary.inside

  var day: CalendarDay { CalendarDay(secondsSince1970: time) }
}

struct CountedCommits: Sendable {
  /// Children stand before their parents; otherwise newest first.
  var list: [CountedCommit]
  var days: ClosedRange<CalendarDay>
  var end: LineHistory.End?
}
