package import UntangleSourceFiles

/// The sources and the time of an audit.
package struct AuditOrigin: Hashable, Sendable {
  /// The state of the repository.
  package struct Revision: Hashable, Sendable {
    package enum WorkingTree: Hashable, Sendable {
      /// All sources are as in the commit.
      case clean
      case changed
    }

    /// The full hash in hexadecimal.
    package var commit: String
    /// The day of the commit in UTC.
    package var day: CalendarDay
    /// nil if HEAD is detached.
    package var branch: String?
    package var workingTree: WorkingTree

    package init(commit: String, day: CalendarDay, branch: String?, workingTree: WorkingTree) {
      self.commit = commit
      self.day = day
      self.branch = branch
      self.workingTree = workingTree
    }
  }

  /// The last component of the remote's name, or the folder's name without a remote.
  package var project: String
  /// nil outside a repository.
  package var revision: Revision?
  /// The day of the run in UTC.
  package var day: CalendarDay
  /// The time for reading and analysing, in seconds; nil for reproducible output (`SOURCE_DATE_EPOCH`).
  package var seconds: Double?

  package init(project: String, revision: Revision?, day: CalendarDay, seconds: Double?) {
    self.project = project
    self.revision = revision
    self.day = day
    self.seconds = seconds
  }
}
