package import UntangleSourceFiles

/// What decides about comments that suppress rules, besides the comments and the findings.
package struct SuppressionTerms: Sendable {
  /// How much of what findings follow from a run has read.
  package enum View: Sendable {
    case whole
    /// What is not found may follow from a file that was not read.
    case part
  }

  /// The day of the run.
  package var today: CalendarDay
  package var view: View

  package init(today: CalendarDay, view: View) {
    self.today = today
    self.view = view
  }

  /// No suppression has ended, and everything was read.
  package static let standard = SuppressionTerms(today: .earliest, view: .whole)
}

/// The days for which a judgement of comments holds: between two ends of suppressions.
package struct JudgedDays: Hashable, Sendable {
  /// The first of them.
  package var first: CalendarDay
  /// The first day after them; nil where there is none.
  package var end: CalendarDay?

  package init(first: CalendarDay, end: CalendarDay?) {
    self.first = first
    self.end = end
  }

  /// Those around a day on which the same suppressions hold; `ends` are the days on which one does not any more.
  package init(around today: CalendarDay, ends: some Sequence<CalendarDay>) {
    self.init(first: .earliest, end: nil)
    for day in ends {
      if day <= today { first = max(first, day) } else { end = min(end ?? day, day) }
    }
  }

  package func contains(_ day: CalendarDay) -> Bool { day >= first && end.map { day < $0 } ?? true }
}
