import Testing

/// Types made by chance are rewritten or refused, and do the same after it.
@Suite("Rewrites: types made by chance") struct RandomRewriteTests {
  @Test(.serialized, arguments: RandomBatches.starts)
  func mixedTypesAreRewrittenOrRefused(start: Int) async throws {
    let batch = try await RandomBatches.mixed.batch(from: start)
    _ = try await check(batch)
  }

  @Test(.serialized, arguments: RandomBatches.starts)
  func steppingTypesDoTheSame(start: Int) async throws {
    try await checkMostly(RandomBatches.stepping.batch(from: start), oneIn: 5)
  }

  @Test(.serialized, arguments: RandomBatches.starts)
  func typesThatStepOnTheirWayOutDoTheSame(start: Int) async throws {
    try await checkMostly(RandomBatches.leaving.batch(from: start), oneIn: 15)
  }

  @Test(.serialized, arguments: RandomBatches.starts)
  func typesWithAFollowerDoTheSame(start: Int) async throws {
    try await checkMostly(RandomBatches.following.batch(from: start), oneIn: 10)
  }

  /// At least one of so many types has to be rewritten.
  private func checkMostly(_ batch: RandomBatches.Batch, oneIn share: Int) async throws {
    let types = try await check(batch)
    let outcomes = types.flatMap { $0.rewritten.outcomes.map(\.text) }.sorted()
    let count = types.count(where: \.rewritten.isRewritten)
    #expect(
      count * share >= types.count, "only \(count) are rewritten:\n\(outcomes.joined(separator: "\n"))")
  }

  private func check(_ batch: RandomBatches.Batch) async throws -> [ComparedType] {
    let types = try await withThrowingTaskGroup(of: ComparedType.self) { group in
      for random in batch.classes {
        group.addTask { try await ComparedType(random.driverPart, random.sources) }
      }
      return try await group.reduce(into: [ComparedType]()) { $0.append($1) }
        .sorted { $0.part.name < $1.part.name }
    }
    let program = try await RewrittenProgram(types)
    for type in types where type.rewritten.isRewritten {
      if let told = try await program.difference(of: type, from: batch.program) {
        Issue.record("\(told)\nbefore:\n\(type.sources[0].text)")
      }
      if let told = RewrittenText(type).mistakes.first {
        Issue.record("\(type.part.name): \(told)\n\(type.rewritten.text)\nbefore:\n\(type.sources[0].text)")
      }
    }
    return types
  }
}
