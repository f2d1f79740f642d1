import ArgumentParser
import UntangleReports
import UntangleSourceFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The only access to the system's clock.
enum Clock {
  /// Whether the output must be reproducible byte for byte.
  static var isFixed: Bool { Environment.value(of: "SOURCE_DATE_EPOCH") != nil }

  /// The current day in UTC. SOURCE_DATE_EPOCH replaces the clock to make runs reproducible.
  static func today() throws -> CalendarDay {
    guard let written = Environment.value(of: "SOURCE_DATE_EPOCH") else {
      return CalendarDay(secondsSince1970: Int(time(nil)))
    }
    guard let seconds = Int(written), seconds >= 0 else {
      Console.write(
        "SOURCE_DATE_EPOCH: error: '\(written.visible)' is no number of seconds since 1970; set one, or unset it\n",
        to: .error)
      throw ExitCode(2)
    }
    return CalendarDay(secondsSince1970: seconds)
  }
}
