import Testing
import UntangleSourceFiles

struct CalendarDayTests {
  /// Over leap years, centuries and the start of 1970.
  @Test func daysGoToTheirPartsAndBack() throws {
    for number in stride(from: -719_162, to: 2_932_896, by: 97) {
      let parts = CalendarDay(number: number).parts
      let again = try #require(CalendarDay(year: parts.year, month: parts.month, day: parts.day))
      #expect(again.number == number)
    }
  }

  @Test func daysAreWrittenAsISOHasThem() throws {
    #expect(CalendarDay(number: 0).isoText == "1970-01-01")
    #expect(try #require(CalendarDay(year: 2024, month: 2, day: 29)).isoText == "2024-02-29")
    #expect(try #require(CalendarDay(year: 987, month: 12, day: 3)).isoText == "0987-12-03")
  }
}
