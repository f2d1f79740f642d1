import Testing
import UntangleConfiguration
import UntangleFindings
import UntangleRules
import UntangleSourceFiles

@testable import UntanglePipeline
@testable import UntangleReports

struct PointCacheTests {
  private func cache(in folder: borrowing TemporaryFolder, on day: Int) throws -> PointCache {
    var request = AnalysisRequest(
      source: .paths([]), workingDirectory: folder.path, configuration: .standard, threadCount: 1)
    request.cache = .folder("caches")
    request.today = CalendarDay(number: day)
    return try #require(PointCache(request))
  }

  private let figures = HistoryFigures(
    files: 3, lines: 1_000, score: 12.5, tangledTypes: 2, flags: 9, enumDefaults: 4, keys: 120,
    findings: ["tangled_state": 4, "string_key": 70])
  private let key = ContentDigest(of: [1])

  @Test func figuresAreKeptForTheirDays() throws {
    let folder = try TemporaryFolder()
    let first = try cache(in: folder, on: 20_000)
    #expect(first.figures(key) == nil)
    let end = CalendarDay(number: 20_005)
    first.add(figures, for: key, JudgedDays(around: CalendarDay(number: 20_000), ends: [end]))
    first.save()
    #expect(try cache(in: folder, on: 20_004).figures(key) == figures)
    // A suppression ended.
    #expect(try cache(in: folder, on: 20_005).figures(key) == nil)
    #expect(try cache(in: folder, on: 20_004).figures(ContentDigest(of: [2])) == nil)
  }

  @Test func figuresThatAreUsedStay() throws {
    let folder = try TemporaryFolder()
    let days = JudgedDays(around: CalendarDay(number: 20_000), ends: [])
    for round in 0..<4 {
      let cache = try cache(in: folder, on: 20_000)
      #expect((cache.figures(key) == nil) == (round == 0))
      if round == 0 { cache.add(figures, for: key, days) }
      for other in 0..<10 {
        cache.add(figures, for: ContentDigest(of: [9, UInt8(round * 10 + other)]), days)
      }
      cache.save()
    }
  }

  @Test func nothingIsKeptWithoutACache() {
    let request = AnalysisRequest(
      source: .paths([]), workingDirectory: "/", configuration: .standard, threadCount: 1)
    #expect(PointCache(request) == nil)
  }
}
