package import UntangleSourceFiles

/// What an audit looked at, and when.
package struct AuditOrigin: Hashable, Sendable {
  /// What was checked out.
  package struct Revision: Hashable, Sendable {
    package enum WorkingTree: Hashable, Sendable {
      /// All sources are as they are in the commit.
      case clean
      case changed
    }

    /// In full, in hexadecimal digits.
    package var commit: String
    /// The day of the commit in UTC.
    package var day: CalendarDay
    /// nil where no branch is checked out.
    package var branch: String?
    package var workingTree: WorkingTree

    package init(commit: String, day: CalendarDay, branch: String?, workingTree: WorkingTree) {
      self.commit = commit
      self.day = day
      self.branch = branch
      self.workingTree = workingTree
    }
  }

  /// The last part of the remote repository's name, else the folder's name.
  package var project: String
  /// nil outside of a repository.
  package var revision: Revision?
  /// The day of the run in UTC.
  package var day: CalendarDay
  /// How long reading and analysing took, in seconds; nil where runs are to be the same byte for byte
  /// (`SOURCE_DATE_EPOCH`).
  package var seconds: Double?

  package init(project: String, revision: Revision?, day: CalendarDay, seconds: Double?) {
    self.project = project
    self.revision = revision
    self.day = day
    self.seconds = seconds
  }
}
