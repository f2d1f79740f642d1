import Testing
import UntangleFindings

struct MessageTests {
  /// Over all fixtures: every message that a rule can word in one way or another is among them.
  @Test(arguments: RuleFixture.all)
  func messagesAreWordedAlike(_ fixture: RuleFixture) async throws {
    for finding in try await FixtureCheck(fixture).run.findings {
      for message in [finding.message] + finding.notes.map(\.message) {
        if let mend = flaw(in: message) { Issue.record("`\(message)`: \(mend)") }
      }
      if finding.fingerprint.isEmpty { Issue.record("`\(finding.message)` has no fingerprint") }
    }
  }

  private func flaw(in message: String) -> String? {
    guard let first = message.first else { return "say something" }
    if first != "'", !first.isLowercase { return "start lowercase, or with a name in quotes" }
    if message.hasSuffix(".") { return "drop the period" }
    if message.contains("\n") { return "write one line" }
    if message.contains("\"") || message.contains("`") { return "quote names like 'this'" }
    return nil
  }
}
