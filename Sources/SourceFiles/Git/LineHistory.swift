/// The lines whose history is asked for.
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
    /// A number from 0; whoever asks knows whose.
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
  /// How many days before the newest commit are looked at.
  package var dayCount = 365
  package var bounds = Bounds()
  package var workingDirectory: String

  /// What a walk through a history may take.
  package struct Bounds: Sendable {
    package var commits = 20_000
    /// Of patches.
    package var bytes = 500_000_000

    package init() {}
  }

  package init(files: [File], stretches: [Stretch], workingDirectory: String) {
    self.files = files
    self.stretches = stretches
    self.workingDirectory = workingDirectory
  }

  /// A path as seen from the working directory, however it was named.
  func key(_ path: String) -> String {
    guard path.hasPrefix("/") else { return path }
    let folder = FilePath(written: workingDirectory)
    return printable(FilePath(path.utf8).relative(to: folder))
  }
}

/// What git knows of some lines: which commits of the last days changed them.
package struct LineHistory: Sendable {
  package struct Touches: Sendable {
    package var commits = 0
    /// Mail addresses, as the mailmap has them.
    package var authors: Set<String> = []
    package var last = CalendarDay.earliest
  }

  /// Why the days are fewer than was asked for.
  package enum End: Sendable {
    case shallow
    case manyChanges
  }

  /// When a line was written.
  package enum LineAge: Hashable, Sendable {
    case written(CalendarDay)
    /// Before the days looked at.
    case older
  }

  /// Up to the newest commit.
  package var days: ClosedRange<CalendarDay>
  /// nil where the days are all that were asked for.
  package var end: End?
  /// By the owners' numbers.
  package var owners: [Int: Touches] = [:]
  package var files: [String: Touches] = [:]
  /// By path, a value for each line; none for files that git does not know.
  package var ages: [String: [LineAge]] = [:]
  /// Files in submodules.
  package var inSubmodules = 0
  /// Files outside of the repository.
  package var outside = 0
}

/// Walks back from the working tree through all commits of the last days, and carries the lines along.
///
/// All parents of a merge are followed: whoever wrote a line is its author, not whoever merged it. What a merge itself
/// changed counts for nobody.
package func lineHistory(
  of question: LineQuestion, git: GitQuestions
) throws(GitFailure) -> LineHistory {
  let reader = CommitReader(git: try git.withoutFilters(), prefix: try git.prefix())
  let commits = try reader.commits(question)
  var walk = LineWalk(question, commits, try reader.places(of: question))
  try reader.follow(commits, question.bounds, &walk)
  return walk.history(commits)
}

/// A commit of the days looked at.
struct CountedCommit: Sendable {
  enum Boundary: Sendable {
    case inside
    /// The clone has nothing before it: what it changed is not known.
    case shallow
  }

  var name: String
  var parents: [String]
  /// When it was made, in seconds since 1970.
  var time: Int
  var author: String
  var boundary = Boundary.inside

  var day: CalendarDay { CalendarDay(secondsSince1970: time) }
}

struct CountedCommits: Sendable {
  /// No parent stands before a child, else the newest first.
  var list: [CountedCommit]
  var days: ClosedRange<CalendarDay>
  var end: LineHistory.End?
}
