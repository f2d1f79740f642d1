import Testing

/// The driver against expectations found by thinking: who checks the engine must be checked, too.
struct OracleTests {
  private static let fixtures = Result { try StateFixture.all() }

  /// One compilation and one run for all fixtures.
  static let program = Task {
    var sources: [NamedSource] = []
    var parts: [DriverPart] = []
    for fixture in try Self.fixtures.get() {
      let own = try fixture.stagedSources()
      parts.append(fixture.driverPart(own))
      sources += parts[parts.count - 1].observable(own)
    }
    return try await CompiledDriver(sources, parts: parts)
  }

  @Test(arguments: try fixtures.get())
  func theDriverSeesWhatIsExpected(of fixture: StateFixture) async throws {
    let sighting = try #require(await Self.program.value.sightings[fixture.name])
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
