import Testing
import UntangleFindings
import UntangleRules

struct RuleFixtureLayoutTests {
  @Test(arguments: allSchemas.map(\.id.rawValue))
  func everyRuleHasAnExample(rule: String) {
    for name in ["example.swift", "example.fixed.swift"] {
      let path = "\(RuleFixture.folder)/\(rule)/\(name)"
      if !Repository.exists(path) {
        Issue.record("\(path) is missing; write it: it is what the page of the rule shows")
      }
    }
  }

  @Test func everyFolderBelongsToARule() throws {
    for rule in RuleFixture.rules {
      do throws(FixtureMistake) {
        _ = try FixtureRules(folder: rule)
      } catch {
        Issue.record("\(RuleFixture.folder)/\(rule): \(error)")
      }
    }
  }

  @Test func everyFileHasAMeaning() {
    for rule in RuleFixture.rules {
      let folder = "\(RuleFixture.folder)/\(rule)"
      let fixtures = RuleFixture.fixtures(of: rule)
      let known = Set(fixtures.flatMap { [$0.fixedPath, $0.reportPath] + $0.paths })
      for name in Repository.names(in: folder) {
        let path = "\(folder)/\(name)"
        if Repository.isFolder(path) || known.contains(path) { continue }
        Issue.record("\(path) belongs to no fixture; rename it after one, or remove it")
      }
    }
  }

  /// `keeps-silent-when-no-body-relates-them.swift`.
  @Test(arguments: RuleFixture.all)
  func namesAreSentences(_ fixture: RuleFixture) {
    let letters = fixture.name.unicodeScalars.allSatisfy {
      $0 == "-" || ("a"..."z").contains($0) || ("0"..."9").contains($0)
    }
    if !letters || (fixture.name != "example" && !fixture.name.contains("-")) {
      Issue.record("\(fixture.stem) is no sentence; write lowercase words joined by '-'")
    }
  }

  /// They stand beside those that the rule states itself.
  @Test(arguments: RuleFixture.all)
  func limitsAreSentences(_ fixture: RuleFixture) throws {
    for limit in try fixture.limits {
      let isSentence = limit.first.map { $0.isUppercase || $0 == "`" } ?? false
      if !isSentence || !limit.hasSuffix(".") {
        Issue.record("\(fixture.stem): `\(limit)` is no sentence; start it big, end it with a period")
      }
    }
  }

  /// A rule that only fires proves nothing about what it leaves alone.
  @Test(arguments: allSchemas.map(\.id.rawValue))
  func everyRuleIsSilentSomewhere(rule: String) async throws {
    for fixture in RuleFixture.fixtures(of: rule) {
      let findings = try await FixtureCheck(fixture).run.findings
      if !findings.contains(where: { $0.rule.rawValue == rule }) { return }
    }
    Issue.record("\(RuleFixture.folder)/\(rule) has no fixture without a finding; add one")
  }
}
