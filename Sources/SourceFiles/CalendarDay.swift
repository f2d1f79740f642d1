/// A day of the Gregorian calendar, in UTC.
package struct CalendarDay: Hashable, Sendable {
  /// Days since 1970-01-01, which is 0.
  package var number: Int

  package init(number: Int) { self.number = number }

  /// The day of a time in seconds since the start of 1970, UTC.
  package init(secondsSince1970 seconds: Int) {
    let (day, rest) = seconds.quotientAndRemainder(dividingBy: 86_400)
    number = rest < 0 ? day - 1 : day
  }

  /// nil where the date does not exist. Years range from 1 to 9999.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9_999).contains(year), (1...12).contains(month),
      (1...Self.dayCount(ofMonth: month, in: year)).contains(day)
    else { return nil }
    number = Self.firstDay(ofMonth: month, in: year) + day - 1
  }

  /// Earlier than any date in practice.
  package static let earliest = CalendarDay(number: .min)

  /// The first day of the following month; nil where the month does not exist.
  package init?(afterMonth month: Int, of year: Int) {
    guard (1...9_999).contains(year), (1...12).contains(month) else { return nil }
    number = Self.firstDay(ofMonth: month, in: year) + Self.dayCount(ofMonth: month, in: year)
  }

  private static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }

  private static func dayCount(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func firstDay(ofMonth month: Int, in year: Int) -> Int {
    let past = year - 1
    let leapDays = past / 4 - past / 100 + past / 400
    let months = (1..<month).reduce(0) { $0 + dayCount(ofMonth: $1, in: year) }
    // 1970-01-01 is 719,162 days after 0001-01-01.
    return past * 365 + leapDays + months - 719_162
  }
}

extension CalendarDay: Comparable {
  package static func < (left: CalendarDay, right: CalendarDay) -> Bool { left.number < right.number }
}
