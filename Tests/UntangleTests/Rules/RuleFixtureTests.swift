import Testing
import UntangleFindings
import UntangleReports
import UntangleRules
import UntangleScores
import UntangleSourceFiles

struct RuleFixtureTests {
  /// Every fixture of every rule: findings are where the markers are, and nowhere else.
  @Test(arguments: RuleFixture.all)
  func findsWhatIsMarked(_ fixture: RuleFixture) async throws {
    let check = try await FixtureCheck(fixture)
    for sentence in check.differences { Issue.record("\(sentence)") }
    if try await check.ignoresOptions() {
      Issue.record("\(fixture.stem): its options change no finding; remove the `//@` lines")
    }
  }

  /// `x.fixed.swift` is different, parses, and has no finding of the rule.
  @Test(arguments: RuleFixture.all.filter { Repository.exists($0.fixedPath) })
  func isSilentAboutTheMendedSource(_ fixture: RuleFixture) async throws {
    let text = try Repository.text(fixture.fixedPath)
    let path = fixture.shownPath(fixture.fixedPath)
    let run = await FixtureRun(
      [NamedSource(path: path, text: text)], rules: try await FixtureCheck(fixture).rulesOfMended)
    for problem in run.problems { Issue.record("\(path) \(problem.reason)") }
    for finding in run.findings {
      Issue.record("\(path):\(finding.location.line): not mended: \(finding.message)")
    }
    if try await FixtureCheck(fixture).source == text {
      Issue.record("\(path) is the same as before; mend the source in it, or remove the file")
    }
  }

  /// Place, wording and notes, exactly as a user of an editor sees them.
  @Test(
    arguments: RuleFixture.all.filter {
      $0.name == "example" || Repository.exists($0.reportPath)
    })
  func printsTheReport(_ fixture: RuleFixture) async throws {
    let run = try await FixtureCheck(fixture).run
    let report = LintReport(
      findings: run.findings, scores: ScoreSheet(files: [], types: []), unreadable: [],
      filesRead: fixture.paths.count)
    let bytes = LintFormat.xcode.text(of: report, on: Page())
    try expectStored(String(decoding: bytes, as: UTF8.self), at: fixture.reportPath)
  }
}
