extension CalendarDay {
  package struct Parts: Hashable, Sendable {
    package var year: Int
    /// From 1 to 12.
    package var month: Int
    /// From 1.
    package var day: Int
  }

  /// The algorithm is from Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms". Its years begin in
  /// March, so that the leap day is the last day of a year.
  package var parts: Parts {
    // 0000-03-01 is 719,468 days before 1970-01-01; 400 years have 146,097 days.
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    let year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
    return Parts(year: year, month: month, day: dayOfYear - (153 * marchMonth + 2) / 5 + 1)
  }

  /// `2026-11-23`.
  package var isoText: String {
    let parts = parts
    return [(parts.year, 4), (parts.month, 2), (parts.day, 2)].map { number, width in
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
    .joined(separator: "-")
  }
}
