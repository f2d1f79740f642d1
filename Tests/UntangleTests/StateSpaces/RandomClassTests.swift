import Foundation
import Testing

/// Types made by chance, compiled and played: the engine's tables must hold what was seen.
///
/// `RANDOM_CLASSES=500 swift test --filter RandomClassTests` makes more of them, `RANDOM_SEED=77` others.
struct RandomClassTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let count = environment["RANDOM_CLASSES"].flatMap(Int.init) ?? 25
  private static let firstSeed = environment["RANDOM_SEED"].flatMap(UInt64.init) ?? 1
  /// So many fit into one compilation without making it slow.
  private static let batch = 100

  @Test(.serialized, arguments: Array(stride(from: 0, to: count, by: batch)))
  func typesMadeByChanceReachWhatTheTableSays(start: Int) async throws {
    let seeds = (start..<min(start + Self.batch, Self.count)).map { Self.firstSeed + UInt64($0) }
    let classes = seeds.map(RandomClass.make)
    let program = try await CompiledDriver(
      classes.flatMap { $0.driverPart.observable($0.sources) }, parts: classes.map(\.driverPart))
    for random in classes {
      let sighting = try #require(program.sightings[random.name], "seed \(random.seed)")
      #expect(sighting.states(of: random.variables) != nil, "seed \(random.seed)")
      let table = try await engineTable(of: random.sources, type: random.name)
      let comparison = TableComparison(
        table: table, sighting: sighting, verdict: sighting.completeness == .whole ? .exact : .contains)
      if let told = Self.report(comparison.mistakes, random) { Issue.record(told) }
      guard let told = Self.report(comparison.surplus, random) else { continue }
      // Until the flaws are mended that the fixtures name in their heads.
      withKnownIssue("the table is wider than it must be", isIntermittent: true) { Issue.record(told) }
    }
  }

  private static func report(_ sentences: [String], _ random: RandomClass) -> Comment? {
    guard !sentences.isEmpty else { return nil }
    return "seed \(random.seed):\n\(sentences.joined(separator: "\n"))\n\(random.source)"
  }
}
