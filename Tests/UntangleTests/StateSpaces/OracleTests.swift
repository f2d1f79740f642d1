import Testing

/// The driver against expectations found by thinking: who checks the engine must be checked, too.
struct OracleTests {
  private static let fixtures = Result { try StateFixture.all() }

  /// One compilation and one run for all fixtures.
  static let sightings = Task {
    let fixtures = try Self.fixtures.get()
    let folder = try TemporaryFolder()
    return try await CompiledDriver.sightings(
      sources: fixtures.flatMap { try $0.sources(in: folder) }, parts: fixtures.map(\.driverPart))
  }

  @Test(arguments: try fixtures.get())
  func theDriverSeesWhatIsExpected(of fixture: StateFixture) async throws {
    let sighting = try #require(await Self.sightings.value[fixture.name])
    let seen = try #require(
      sighting.states(of: fixture.variables), "not all of \(fixture.variables) are in the instance")
    guard !fixture.expected.isEmpty else { return }
    let expected = Set(fixture.expected)
    for state in expected.subtracting(seen) {
      Issue.record("\(fixture.name): \(state.joined(separator: " ")) was never seen")
    }
    for state in seen.subtracting(expected) {
      let way = sighting.way(to: state, of: fixture.variables) ?? []
      Issue.record(
        "\(fixture.name): \(state.joined(separator: " ")) was seen after \(way.joined(separator: ", "))")
    }
  }
}
