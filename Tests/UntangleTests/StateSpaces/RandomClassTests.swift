import Testing

/// Types made by chance, compiled and played: the engine's tables must hold what was seen.
struct RandomClassTests {
  @Test(.serialized, arguments: RandomBatches.starts)
  func typesMadeByChanceReachWhatTheTableSays(start: Int) async throws {
    try await check(RandomBatches.mixed.batch(from: start))
  }

  @Test(.serialized, arguments: RandomBatches.starts)
  func typesThatStepReachWhatTheTableSays(start: Int) async throws {
    try await check(RandomBatches.stepping.batch(from: start))
  }

  @Test(.serialized, arguments: RandomBatches.starts)
  func typesThatStepOnTheirWayOutReachWhatTheTableSays(start: Int) async throws {
    try await check(RandomBatches.leaving.batch(from: start))
  }

  private func check(_ batch: RandomBatches.Batch) async throws {
    for random in batch.classes {
      let sighting = try #require(batch.program.sightings[random.name], "seed \(random.seed)")
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
