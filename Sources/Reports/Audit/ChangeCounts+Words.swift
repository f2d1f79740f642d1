package import UntangleSourceFiles

extension Churn {
  /// nil if the counts are not known.
  var counts: ChangeCounts? {
    switch self {
    case .unasked, .unknown: nil
    case .known(let counts): counts
    }
  }
}

extension ChangeCounts {
  /// The period of the commits, with an absolute date, because the page may be read later.
  var periodText: String {
    isCut ? "since \(days.lowerBound.isoText)" : "in the year to \(days.upperBound.isoText)"
  }

  /// Whether the history of a whole year is not known.
  private var isCut: Bool { gaps.contains { $0 == .shallow || $0 == .manyChanges } }

  /// Whether a month is known, before which nothing can be said of what changes often.
  var isLongEnough: Bool { !isCut || days.upperBound.number - days.lowerBound.number >= Self.month }

  /// In days.
  static let month = 30

  /// What is missing in a history that is cut short; nil where a year is known.
  var cutText: String? {
    gaps.first { $0 == .shallow || $0 == .manyChanges }?.sentence(of: days)
  }

  /// An explanation of the columns and of what they leave out.
  var explanation: String {
    let span =
      "The commits are those from \(days.lowerBound.isoText) to \(days.upperBound.isoText) that changed "
      + "lines of the type, merges left out."
    return ([span] + gaps.map { $0.sentence(of: days) }).joined(separator: " ")
  }
}

extension ChangeCounts.Gap {
  /// `days` is the period that is known.
  package func sentence(of days: ClosedRange<CalendarDay>) -> String {
    let start = days.lowerBound.isoText
    return switch self {
    case .shallow: "The clone is shallow: no commit before \(start) is known."
    case .manyChanges: "There are too many changes to go back beyond \(start)."
    case .submodules(let count):
      "\(counted(count, "file")) in submodules: commits of other repositories are not counted."
    case .outside(let count): "\(counted(count, "file")) outside of the repository: no commit is known."
    }
  }
}

extension ChangeCounts.LineAges {
  /// Such as `half of its 120 lines were written since 2025-03-01, 14 in the last 30 days`. `start` is the first day
  /// that is known.
  func words(knownFrom start: CalendarDay) -> String {
    let half = median.map { "half of its \(counted(lines, "line")) were written since \($0.isoText)" }
    let recent = lastMonth > 0 ? ", \(grouped(lastMonth)) in the last 30 days" : ""
    return (half ?? "most of its \(counted(lines, "line")) were written before \(start.isoText)") + recent
  }
}
