package import UntangleSourceFiles

/// The context in which suppression comments are judged.
package struct SuppressionTerms: Sendable {
  /// How much of the relevant code the run has read.
  package enum View: Sendable {
    case whole
    /// A missing finding may depend on a file that was not read.
    case part
  }

  /// The day of the run.
  package var today: CalendarDay
  package var view: View

  package init(today: CalendarDay, view: View) {
    self.today = today
    self.view = view
  }

  /// No suppression has expired, and everything was read.
  package static let standard = SuppressionTerms(today: .earliest, view: .whole)
}

/// A range of days on which the same suppressions are in force, so that a cached outcome stays valid.
package struct JudgedDays: Hashable, Sendable {
  /// The first day of the range.
  package var first: CalendarDay
  /// The first day after the range; nil if it is unlimited.
  package var end: CalendarDay?

  package init(first: CalendarDay, end: CalendarDay?) {
    self.first = first
    self.end = end
  }

  /// The range around a day; `ends` are the days on which suppressions expire.
  package init(around today: CalendarDay, ends: some Sequence<CalendarDay>) {
    self.init(first: .earliest, end: nil)
    for day in ends {
      if day <= today { first = max(first, day) } else { end = min(end ?? day, day) }
    }
  }

  package func contains(_ day: CalendarDay) -> Bool { day >= first && end.map { day < $0 } ?? true }
}
