import Testing
import UntangleConfiguration
import UntanglePipeline
import UntangleReports
import UntangleRules

struct FixtureReportTests {
  /// `untangle lint Fixtures --config Fixtures/.lintrc.yml --format xcode`, which `.ci/run` compares with
  /// what the program prints.
  @Test func theReportOverAllFixturesIsCurrent() throws {
    let root = Repository.rootPath
    let loaded = loadConfiguration(path: "\(root)/Fixtures/.lintrc.yml", schemas: allSchemas)
    #expect(loaded.mistakes.isEmpty, "mend Fixtures/.lintrc.yml")
    var request = AnalysisRequest(
      source: .paths(["Fixtures"]), workingDirectory: root, configuration: loaded.configuration,
      threadCount: 2)
    request.today = FixtureRun.day
    let analysis = analyze(request)
    let report = LintReport(
      findings: analysis.findings, scores: analysis.project.scores, unreadable: analysis.problems,
      filesRead: analysis.filesRead)
    let text = String(decoding: LintFormat.xcode.text(of: report, on: Page()), as: UTF8.self)
    try expectStored(text, at: "Fixtures/lint.expected.txt")
  }
}
