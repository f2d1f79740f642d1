import Testing

/// How the rewritten types of the engine's tests are written.
@Suite("Rewrites: text") struct RewriteTextTests {
  private static let fixtures = Result { try StateFixture.all().filter { $0.subject == .type } }

  @Test(arguments: try fixtures.get())
  func parsesKeepsItsCommentsAndIsLeftThen(_ fixture: StateFixture) async throws {
    let type = try #require(await RewriteBehaviourTests.types.value[fixture.name])
    guard type.rewritten.isRewritten else { return }
    let text = RewrittenText(type)
    let again = try await text.isRewrittenAgain
    #expect(again == (fixture.repetition == .again), "\(fixture.name) is not left when it is rewritten")
    for mistake in text.mistakes {
      Issue.record("\(fixture.name): \(mistake)\n\(type.rewritten.text)")
    }
  }

  /// Short names: where lines break depends on their width, and a tab is narrower than two spaces.
  @Test(arguments: ["Game", "Workout", "Mailbox", "Stopwatch", "Weir"], WrittenForm.allCases)
  func staysWrittenAsItWas(_ name: String, _ form: WrittenForm) async throws {
    let type = try #require(await RewriteBehaviourTests.types.value[name])
    #expect(type.rewritten.isRewritten)
    for mistake in try await RewrittenText(type).mistakes(writtenAs: form) { Issue.record("\(mistake)") }
  }
}
