package import UntangleFindings
package import UntangleSourceFiles

/// The figures of the sources at one commit.
package struct HistoryPoint: Hashable, Sendable {
  /// In full; nil for a working tree that differs from its commit.
  package var commit: String?
  /// The day of the commit, or of the run, in UTC.
  package var day: CalendarDay
  package var files: Int
  package var lines: Int
  /// The points of all types and files together.
  package var score: Double
  /// Types with points.
  package var tangledTypes: Int
  /// Stored Bool variables.
  package var flags: Int
  /// Defaults over an enum.
  package var enumDefaults: Int
  /// String keys, at all their places.
  package var keys: Int
  /// Rules without findings are left out.
  package var findings: [RuleID: Int]

  package init(
    commit: String?, day: CalendarDay, files: Int, lines: Int, score: Double, tangledTypes: Int, flags: Int,
    enumDefaults: Int, keys: Int, findings: [RuleID: Int]
  ) {
    self.commit = commit
    self.day = day
    self.files = files
    self.lines = lines
    self.score = score
    self.tangledTypes = tangledTypes
    self.flags = flags
    self.enumDefaults = enumDefaults
    self.keys = keys
    self.findings = findings
  }
}

/// How far back a history goes.
package enum HistoryReach: String, Hashable, Sendable {
  /// To the first commit of the branch.
  case whole
  /// The clone is shallow: what was before its commits is not known.
  case shallow
}

/// How often the sources changed lately.
package enum Churn: Hashable, Sendable {
  case unasked
  /// Why it is not known, in one lowercase sentence: no repository, a shallow clone.
  case unknown(reason: String)
  case known(ChangeCounts)
}

/// The commits of some days that touched types and files.
package struct ChangeCounts: Hashable, Sendable {
  package struct Count: Hashable, Sendable {
    package var commits: Int
    package var authors: Int
    /// Of the newest of these commits, in UTC.
    package var last: CalendarDay

    package init(commits: Int, authors: Int, last: CalendarDay) {
      self.commits = commits
      self.authors = authors
      self.last = last
    }
  }

  /// How old the lines of a type are, by the newest commit that wrote each.
  package struct LineAges: Hashable, Sendable {
    /// Written within the last 30 days before the newest commit, or not committed yet.
    package var lastMonth = 0
    /// Of 31 to 90 days.
    package var lastQuarter = 0
    /// Older, but of the days looked at.
    package var lastYear = 0
    /// Written before the days looked at.
    package var older = 0
    /// On which half of the lines had been written; nil before the days looked at.
    package var median: CalendarDay?

    package init() {}

    package var lines: Int { lastMonth + lastQuarter + lastYear + older }
  }

  /// What the counts do not hold.
  package enum Gap: Hashable, Sendable {
    /// The clone is shallow: its history begins within the days that were asked for.
    case shallow
    /// There are more changes than are followed: the days end earlier than was asked for.
    case manyChanges
    /// Files in submodules, whose commits are those of other repositories.
    case submodules(fileCount: Int)
    /// Files that lie outside of the repository.
    case outside(fileCount: Int)
  }

  /// The days looked at, up to the newest commit.
  package var days: ClosedRange<CalendarDay>
  /// Types of which no line changed in these days are left out.
  package var types: [TypeIdentity: Count]
  /// By path as users see it.
  package var files: [String: Count]
  /// Of all types that were asked for, where git knows their lines.
  package var ages: [TypeIdentity: LineAges] = [:]
  /// In order of the cases.
  package var gaps: [Gap] = []

  package init(days: ClosedRange<CalendarDay>, types: [TypeIdentity: Count], files: [String: Count]) {
    self.days = days
    self.types = types
    self.files = files
  }
}
