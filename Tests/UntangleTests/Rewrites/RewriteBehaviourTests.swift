import Testing
import UntanglePipeline

/// Each type of the engine's tests, rewritten where it can be, does the same in every sequence of steps.
@Suite("Rewrites: behaviour") struct RewriteBehaviourTests {
  private static let fixtures = Result { try StateFixture.all().filter { $0.subject == .type } }

  /// By name.
  static let types = Task {
    try await withThrowingTaskGroup(of: ComparedType.self) { group in
      for fixture in try Self.fixtures.get() {
        let sources = try fixture.sources()
        group.addTask { try await ComparedType(fixture.driverPart(sources), sources) }
      }
      return try await group.reduce(into: [String: ComparedType]()) { $0[$1.part.name] = $1 }
    }
  }

  /// One compilation and one run for all that were rewritten.
  private static let program = Task {
    try await RewrittenProgram(types.value.values.sorted { $0.part.name < $1.part.name })
  }

  @Test(arguments: try fixtures.get())
  func doesTheSame(_ fixture: StateFixture) async throws {
    let type = try #require(await Self.types.value[fixture.name])
    guard type.rewritten.isRewritten else { return }
    let difference = try await Self.program.value.difference(
      of: type, from: OracleTests.program.value)
    guard let flaw = fixture.rewriteFlaw else {
      if let difference { Issue.record("\(difference)") }
      return
    }
    withKnownIssue("\(flaw)") {
      if let difference { Issue.record("\(difference)") }
    }
  }

  /// The same without the old names that nothing else needs, where there are such.
  private static let shortTypes = Task {
    try await withThrowingTaskGroup(of: ComparedType.self) { group in
      for type in try await types.value.values where type.rewritten.isRewritten {
        group.addTask { try await ComparedType(type.part, type.sources, oldNames: .removed) }
      }
      return try await group.reduce(into: [ComparedType]()) {
        if !$1.rewritten.removed.isEmpty { $0.append($1) }
      }
    }
  }

  @Test func doTheSameWithoutOldNames() async throws {
    let types = try await Self.shortTypes.value.sorted { $0.part.name < $1.part.name }
    #expect(types.count >= 30)
    let program = try await RewrittenProgram(types)
    for type in types {
      let difference = try await program.difference(of: type, from: OracleTests.program.value)
      if let difference { Issue.record("\(difference)") }
    }
  }

  @Test(arguments: try fixtures.get())
  func becomesWhatItsHeadSays(_ fixture: StateFixture) async throws {
    let type = try #require(await Self.types.value[fixture.name])
    let told = type.rewritten.outcomes.map(\.text)
    if told != fixture.rewrites { try fixture.expect(rewrites: told) }
  }

  /// Fewer would mean that most is refused, which is safe and of no use.
  @Test func atLeastThirtyAreRewritten() async throws {
    let count = try await Self.types.value.values.count(where: \.rewritten.isRewritten)
    #expect(count >= 30)
  }
}

extension StateFixture {
  /// Tells that the head says something else, or mends it where the tests are updating.
  fileprivate func expect(rewrites: [String]) throws {
    let path = paths.first { $0.hasSuffix("/\(name).swift") } ?? paths[0]
    let text = try Repository.text(path)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let kept = lines.filter {
      !$0.hasPrefix("//~ rewrite ") || $0.hasPrefix("//~ rewrite flaw: ") || $0 == "//~ rewrite again"
    }
    let head = kept.prefix { $0.hasPrefix("//~ ") }
    let new = head + rewrites.map { "//~ rewrite \($0)" } + kept.dropFirst(head.count)
    try expectStored(new.joined(separator: "\n"), at: path)
  }
}
