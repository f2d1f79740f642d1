import Testing
import UntangleConfiguration
import UntanglePipeline
import UntangleReports
import UntangleRules
import UntangleScores

struct SelfLintTests {
  /// A linter that is not clean by its own rules is not credible: no finding, no baseline.
  @Test func theToolFindsNothingInItsOwnSources() {
    let root = Repository.rootPath
    let loaded = loadConfiguration(
      path: "\(root)/\(configurationFileName)", schemas: allSchemas)
    #expect(loaded.mistakes.isEmpty, "mend .lintrc.yml")
    let analysis = analyze(
      AnalysisRequest(
        source: .paths(["Sources"]), workingDirectory: root, configuration: loaded.configuration,
        threadCount: 2))
    #expect(analysis.filesRead == Repository.swiftFiles(below: "Sources").count)
    #expect(analysis.problems.isEmpty)
    guard !analysis.findings.isEmpty else { return }
    let report = LintReport(
      findings: analysis.findings, scores: ScoreSheet(files: [], types: []), unreadable: [],
      filesRead: analysis.filesRead)
    let text = String(decoding: LintFormat.xcode.text(of: report, on: Page()), as: UTF8.self)
    Issue.record("mend these, or the rule that is wrong about them; suppress nothing:\n\(text)")
  }
}
