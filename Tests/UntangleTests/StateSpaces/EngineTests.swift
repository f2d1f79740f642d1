import Testing

/// The engine's tables against the states that the compiled types really reach.
struct EngineTests {
  @Test(arguments: try StateFixture.all())
  func theTableHoldsWhatWasSeen(of fixture: StateFixture) async throws {
    guard let flaw = fixture.flaw else { return try await compare(fixture) }
    await withKnownIssue("\(flaw)") { try await compare(fixture) }
  }

  private func compare(_ fixture: StateFixture) async throws {
    let sighting = try #require(await OracleTests.program.value.sightings[fixture.name])
    let table = try await engineTable(
      of: fixture.sources(), type: fixture.type, comparing: fixture.compared)
    #expect(table.variables.map(\.name) == fixture.variables)
    let comparison = TableComparison(table: table, sighting: sighting, verdict: fixture.verdict)
    for sentence in comparison.mistakes + comparison.surplus {
      Issue.record("\(fixture.name): \(sentence)")
    }
    for way in fixture.ways {
      let state = table.reachable.first { $0.values == way.state }
      #expect(state?.witness == way.operations, "\(fixture.name): a shortest way")
    }
  }
}
