package import UntangleFindings
package import UntangleSourceFiles

/// The figures of the sources at one commit.
@dynamicMemberLookup
package struct HistoryPoint: Hashable, Sendable {
  /// The full hash; nil for a working tree with changes.
  package var commit: String?
  /// The day of the commit or of the run, in UTC.
  package var day: CalendarDay
  package var figures: HistoryFigures

  package init(commit: String?, day: CalendarDay, _ figures: HistoryFigures) {
    self.commit = commit
    self.day = day
    self.figures = figures
  }

  package subscript<Value>(dynamicMember path: KeyPath<HistoryFigures, Value>) -> Value {
    figures[keyPath: path]
  }
}

/// What a trend shows of some sources.
package struct HistoryFigures: Hashable, Sendable {
  package var files: Int
  package var lines: Int
  /// The sum of the points of all types and files.
  package var score: Double
  /// Types with points.
  package var tangledTypes: Int
  /// The number of stored Bool variables.
  package var flags: Int
  /// The number of `default` branches over an enum.
  package var enumDefaults: Int
  /// The number of literals in key positions, and of constants that hold one.
  package var keys: Int
  /// Counts by rule; rules without findings are left out.
  package var findings: [RuleID: Int]

  package init(
    files: Int, lines: Int, score: Double, tangledTypes: Int, flags: Int, enumDefaults: Int, keys: Int,
    findings: [RuleID: Int]
  ) {
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

extension HistoryFigures {
  /// Points for each 1,000 lines; 0 without lines.
  package var density: Double { lines > 0 ? score * 1_000 / Double(lines) : 0 }
}

/// The extent of a history.
package enum HistoryReach: String, Hashable, Sendable {
  /// To the first commit of the branch.
  case whole
  /// The clone is shallow, so older commits are unknown.
  case shallow
}

/// How often the sources changed recently.
package enum Churn: Hashable, Sendable {
  case unasked
  /// The reason, in one lowercase sentence: no repository, a shallow clone.
  case unknown(reason: String)
  case known(ChangeCounts)
}

/// The number of commits in a period that changed each type and file.
package struct ChangeCounts: Hashable, Sendable {
  package struct Count: Hashable, Sendable {
    package var commits: Int
    package var authors: Int
    /// The day of the newest of these commits, in UTC.
    package var last: CalendarDay

    package init(commits: Int, authors: Int, last: CalendarDay) {
      self.commits = commits
      self.authors = authors
      self.last = last
    }
  }

  /// The number of a type's lines by age: the age of a line is that of the newest commit that wrote it.
  package struct LineAges: Hashable, Sendable {
    /// At most 30 days before the newest commit, or not committed yet.
    package var lastMonth = 0
    /// 31 to 90 days old.
    package var lastQuarter = 0
    /// Older, but within the period.
    package var lastYear = 0
    /// Written before the period.
    package var older = 0
    /// The median day of the lines; nil if it is before the period.
    package var median: CalendarDay?

    package init() {}

    package var lines: Int { lastMonth + lastQuarter + lastYear + older }
  }

  /// What the counts leave out.
  package enum Gap: Hashable, Sendable {
    /// The clone is shallow, and its history begins within the period.
    case shallow
    /// There are too many changes to follow, so the period is shorter than requested.
    case manyChanges
    /// Files in submodules, whose commits belong to other repositories.
    case submodules(fileCount: Int)
    /// Files outside the repository.
    case outside(fileCount: Int)
  }

  /// The period, up to the newest commit.
  package var days: ClosedRange<CalendarDay>
  /// Types without a changed line in the period are left out.
  package var types: [TypeIdentity: Count]
  /// By path as users see it.
  package var files: [String: Count]
  /// All requested types whose lines git knows.
  package var ages: [TypeIdentity: LineAges] = [:]
  /// In the order of the enum's cases.
  package var gaps: [Gap] = []

  package init(days: ClosedRange<CalendarDay>, types: [TypeIdentity: Count], files: [String: Count]) {
    self.days = days
    self.types = types
    self.files = files
  }
}
